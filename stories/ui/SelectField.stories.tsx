import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField, type SelectFieldProps } from '../../shared/ui/form/SelectField.tsx';
import { Narrow } from './Row.tsx';
import '../../shared/ui/form.css';

function Chosen({ value: start, ...rest }: Omit<SelectFieldProps, 'onChange'>) {
  const [value, setValue] = useState(start);
  return <SelectField {...rest} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Kit/Select field',
  component: Chosen,
  args: {
    name: 'country',
    label: 'Land',
    value: 'nl',
    autoComplete: 'country',
    isRequired: true,
    options: [
      { value: 'nl', label: 'Nederland' },
      { value: 'be', label: 'België' },
      { value: 'de', label: 'Duitsland' },
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
export const Valid: Story = { args: { mark: 'valid' } };
export const Refused: Story = {
  args: { errors: ['Wij leveren niet in dit land.', 'Kies een ander land of neem contact op.'] },
};
export const Disabled: Story = { args: { isDisabled: true } };
/** An option that is wider than the list. */
export const LongestText: Story = {
  args: {
    name: 'saved_address',
    label: 'Gespeicherte Lieferadressen und Baustellenadressen',
    value: '1',
    autoComplete: 'off',
    mark: 'valid',
    options: [{ value: '1', label: 'Photovoltaikgroßhandelsgesellschaft, Bürgermeister-Schmitz-Straße 128a, Köln' }],
  },
  globals: { locale: 'de' },
  tags: ['narrow'],
};
