import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { island } from '../../widgets/vat-toggle/vat-toggle.island.tsx';
import { hasFailed, isReady } from './play.ts';

const meta = {
  title: 'Widgets/vat-toggle',
  args: { island, inputs: { updateUrl: '/tax-exemption' }, shop: {} },
  play: isReady,
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Prices with the standard rate. */
export const Standard: Story = {};
/** The page starts with prices without VAT. */
export const Exempt: Story = {
  args: { settings: { taxExemptionSelected: true } },
  async play(context) {
    await isReady(context);
    await expect(context.canvas.getByRole('combobox')).toHaveDisplayValue('0%');
  },
};
/** A rate with a fraction. */
export const AnotherRate: Story = { args: { inputs: { updateUrl: '/tax-exemption', vatRate: 20.5 } } };
/** The choice is being sent; then the page reloads. */
export const Busy: Story = {
  args: { shop: { answers: { '/tax-exemption': 'slower' } } },
  async play(context) {
    await isReady(context);
    const { canvas, userEvent } = context;
    await userEvent.selectOptions(canvas.getByRole('combobox'), '0%');
    await expect(canvas.getByRole('combobox')).toBeDisabled();
  },
};
/** A phone of 320 px, and the longest words. */
export const Narrow: Story = { tags: ['narrow'], globals: { locale: 'de', viewport: { value: 'mobile1' } } };
/** The page has no address for the choice: its form stays. */
export const WithoutAddress: Story = {
  tags: ['mistaken'],
  args: { inputs: {}, html: '<div><form><button>Prijzen met 0%</button></form></div>' },
  play: hasFailed,
};
export const German: Story = { args: { shop: { locale: 'de' } }, globals: { locale: 'de' } };
export const English: Story = { args: { shop: { locale: 'en' } }, globals: { locale: 'en' } };
