import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PasswordField } from '../../shared/ui/form/PasswordField.tsx';
import { Narrow } from './Row.tsx';
import '../../shared/ui/form.css';

function Typed({ errors = [] }: { errors?: readonly string[] }) {
  const [value, setValue] = useState('Zonnepaneel 12');
  return (
    <Narrow>
      <PasswordField
        name="password"
        label="Wachtwoord"
        autoComplete="current-password"
        value={value}
        errors={errors}
        mark={errors.length > 0 ? 'error' : 'neutral'}
        onChange={setValue}
      />
    </Narrow>
  );
}

const meta = { title: 'Kit/PasswordField', component: Typed } satisfies Meta<typeof Typed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Shown: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tonen Wachtwoord' }));
    await expect(canvas.getByLabelText('Wachtwoord')).toHaveAttribute('type', 'text');
  },
};
export const Refused: Story = { args: { errors: ['Dit wachtwoord klopt niet.'] } };
