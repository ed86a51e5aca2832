import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroup, type RadioGroupProps } from '../../shared/ui/form/RadioGroup.tsx';
import { Narrow } from './Row.tsx';
import '../../shared/ui/form.css';

function Chosen({ value: start, ...rest }: Omit<RadioGroupProps, 'onChange'>) {
  const [value, setValue] = useState(start);
  return <RadioGroup {...rest} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Kit/Radio group',
  component: Chosen,
  args: {
    name: 'type',
    legend: 'Ik bestel',
    value: 'private',
    options: [
      { value: 'private', label: 'Particulier' },
      { value: 'business', label: 'Zakelijk' },
    ],
  },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof Chosen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Refused: Story = {
  args: { errors: ['Kies hoe je bestelt.', 'Zakelijk bestellen kan alleen met een btw-nummer.'] },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const LongestText: Story = {
  args: {
    legend: 'Für wen bestellen Sie die Photovoltaikanlage?',
    options: [
      { value: 'private', label: 'Privat, als Verbraucherin oder Verbraucher' },
      { value: 'business', label: 'Gewerblich, mit Umsatzsteuer-Identifikationsnummer' },
    ],
  },
  globals: { locale: 'de' },
  tags: ['narrow'],
};
