import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { island } from '../../widgets/quotation/quotation.island.tsx';
import { hasFailed, isReady, PATIENT, showsSlot, templatesFor } from './play.ts';

const meta = {
  title: 'Widgets/quotation',
  args: { island, inputs: { id: 'off-20261' }, shop: { customer: 'sanne' } },
  play: isReady,
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A quotation for the cart, in its second version. */
export const Valid: Story = {};
/** The order is placed immediately, and paid by invoice. */
export const OnAccount: Story = { args: { inputs: { id: 'off-20310' }, shop: { customer: 'jansen' } } };
/** The customer may choose amounts without VAT. */
export const ExemptionAllowed: Story = {
  args: { inputs: { id: 'off-20262' }, shop: { customer: 'greta', locale: 'de' } },
  globals: { locale: 'de' },
};
/** All amounts and the address of acceptance have changed. */
export const Exempt: Story = {
  args: { inputs: { id: 'off-20262' }, shop: { customer: 'greta', locale: 'de' } },
  globals: { locale: 'de' },
  async play(context) {
    await isReady(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('checkbox'));
    const accept = await canvas.findByRole('link', { name: 'In den Warenkorb' }, PATIENT);
    await expect(accept.getAttribute('href')).toMatch(/[?&]signature=.+&tax_exemption_accepted=1$/);
  },
};
export const Accepted: Story = { args: { inputs: { id: 'off-20255' } } };
export const Declined: Story = { args: { inputs: { id: 'off-20244' } } };
export const Expired: Story = { args: { inputs: { id: 'off-20190' } } };
export const Waiting: Story = { args: { shop: { customer: 'sanne', answers: { '*': 'slower' } } }, play: () => {} };
/** An expired token: as after every failed call, nothing is rendered. */
export const Refused: Story = { args: { shop: { customer: 'sanne', answers: { '*': '419' } } }, play: hasFailed };
export const Offline: Story = { args: { shop: { customer: 'sanne', answers: { '*': 'offline' } } }, play: hasFailed };
/** Nothing is rendered. */
export const Failed: Story = { args: { shop: { customer: 'sanne', answers: { '*': '500' } } }, play: hasFailed };
/** The server markup stays. */
export const FailedWithHtml: Story = {
  args: { shop: { customer: 'sanne', answers: { '*': '500' } }, html: '<div><p>Offerte OFF-20261</p></div>' },
  play: hasFailed,
};
/** Large amounts, long words and a high version number. */
export const LongWords: Story = {
  args: { inputs: { id: 'off-20333' }, shop: { customer: 'jansen', locale: 'de' } },
  globals: { locale: 'de' },
};
export const LongWordsNarrow: Story = {
  ...LongWords,
  tags: ['narrow'],
  globals: { locale: 'de', viewport: { value: 'mobile1' } },
  async play(context) {
    await isReady(context);
    await context.userEvent.click(context.canvas.getByRole('checkbox'));
  },
};
export const Narrow: Story = {
  tags: ['narrow'],
  args: { inputs: { id: 'off-20311' }, shop: { customer: 'jansen' } },
  globals: { viewport: { value: 'mobile1' } },
};
export const German: Story = {
  args: { inputs: { id: 'off-20310' }, shop: { customer: 'jansen', locale: 'de' } },
  globals: { locale: 'de' },
};
export const English: Story = {
  args: { inputs: { id: 'off-20310' }, shop: { customer: 'jansen', locale: 'en' } },
  globals: { locale: 'en' },
};
/** HTML of the page in the slot. */
export const Slots: Story = {
  args: { html: `<div>${templatesFor('summary-end')}</div>` },
  async play(context) {
    await isReady(context);
    await showsSlot('summary-end', context);
  },
};
