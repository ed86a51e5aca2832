import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox, type CheckboxProps } from '../../shared/ui/form/Checkbox.tsx';
import { Narrow } from './Row.tsx';
import '../../shared/ui/form.css';

function Ticked({ isChecked: start, children, ...rest }: Omit<CheckboxProps, 'onChange'>) {
  const [isChecked, setChecked] = useState(start);
  return (
    <Checkbox {...rest} isChecked={isChecked} onChange={setChecked}>
      {children}
    </Checkbox>
  );
}

const meta = {
  title: 'Kit/Checkbox',
  component: Ticked,
  args: { name: 'manual_address', isChecked: false, children: 'Ik vul mijn adres zelf in' },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof Ticked>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Ticks: Story = { args: { isChecked: true } };
export const WithHint: Story = { args: { hint: 'Voor een nieuwbouwadres dat nog niet bekend is' } };
export const Refused: Story = {
  args: {
    children: 'Ik ga akkoord met de voorwaarden',
    isRequired: true,
    errors: ['Zonder akkoord kunnen we niet verder.', 'Lees eerst de voorwaarden.'],
  },
};
export const Disabled: Story = { args: { isChecked: true, isDisabled: true } };
export const LongestText: Story = {
  args: {
    children:
      'Hiermit bestätige ich, dass die Voraussetzungen für den Nullsteuersatz nach § 12 Absatz 3 des Umsatzsteuergesetzes für die Photovoltaikanlage erfüllt sind.',
    hint: 'Die Bestätigung wird mit der Rechnung aufbewahrt',
    errors: ['Bitte bestätigen Sie die Voraussetzungen für den Nullsteuersatz.'],
  },
  globals: { locale: 'de' },
  tags: ['narrow'],
};
