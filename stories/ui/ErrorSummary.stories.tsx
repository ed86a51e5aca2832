import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { ErrorSummary, type ErrorSummaryProps } from '../../shared/ui/form/ErrorSummary.tsx';
import { Field } from '../../shared/ui/form/Field.tsx';
import '../../shared/ui/form.css';

/** A form that the shop always refuses. */
function Refusing({ items }: Omit<ErrorSummaryProps, 'count'>) {
  const [count, setCount] = useState(0);
  const [street, setStreet] = useState('');
  return (
    <>
      <ErrorSummary count={count} items={count > 0 ? items : []} />
      <Field name="street" label="Straat" value={street} isRequired autoComplete="address-line1" onChange={setStreet} />
      <Button variant="primary" onClick={() => setCount(count + 1)}>
        Doorgaan
      </Button>
    </>
  );
}

const meta = {
  title: 'Kit/Error summary',
  component: Refusing,
  args: {
    items: [
      { key: 'street', message: 'Vul een straat in', href: '#sw-street' },
      { key: 'step', message: 'Kies een verzendmethode', onClick: () => undefined },
      { key: 'cart', message: 'De prijs van een product is gewijzigd' },
    ],
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Doorgaan' }));
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus();
  },
} satisfies Meta<typeof Refusing>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The summary takes the focus. */
export const Refused: Story = {};
export const Leading: Story = {
  async play(context) {
    await meta.play(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Vul een straat in' }));
    await expect(canvas.getByRole('textbox', { name: 'Straat' })).toHaveFocus();
  },
};
export const LongestText: Story = {
  args: {
    items: [
      {
        key: 'street',
        section: 'Rechnungsanschrift',
        message: 'Umsatzsteuer-Identifikationsnummer: Diese Nummer konnte vom Bundeszentralamt nicht bestätigt werden.',
        href: '#sw-street',
      },
    ],
  },
  globals: { locale: 'de' },
  tags: ['narrow'],
};
