import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { island } from '../../widgets/shipping-costs/shipping-costs.island.tsx';
import { hasFailed, isReady, PATIENT, RETRY } from './play.ts';

const meta = {
  title: 'Widgets/shipping-costs',
  args: { island, inputs: { price: 649 }, shop: {} },
  play: isReady,
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const open: Play = async (context) => {
  await isReady(context);
  const { canvas, userEvent } = context;
  await userEvent.click(canvas.getByRole('button'));
  await expect(await canvas.findByRole('dialog', {}, PATIENT)).toBeVisible();
};

const openAndWait: Play = async (context) => {
  await open(context);
  await waitFor(() => expect(context.canvas.getAllByRole('rowheader').length).toBeGreaterThan(0), PATIENT);
};

/** The widget's own button, in an empty element. */
export const Closed: Story = {};
/** A link of the page opens the popup, and keeps its style. */
export const WithLink: Story = {
  args: { html: '<div><a href="/verzendkosten">Wat kost verzenden?</a></div>' },
  play: openAndWait,
};
export const WithLabel: Story = { args: { inputs: { price: 649, label: 'Wat kost verzenden?' } } };
/** The first row is emphasised, and free shipping is a text. */
export const Open: Story = { play: openAndWait };
export const Waiting: Story = { args: { shop: { answers: { '/shipping-costs': 'slower' } } }, play: open };
/** The call failed: no rows, a message and a button to try again. */
export const Failed: Story = {
  args: { shop: { answers: { '/shipping-costs': '500' } } },
  async play(context) {
    await open(context);
    await expect(await context.canvas.findByRole('button', { name: RETRY }, PATIENT)).toBeVisible();
  },
};
/** Numbers as text, lists as objects. */
export const WrittenByPhp: Story = { args: { shop: { answers: { '/shipping-costs': 'quirks' } } }, play: openAndWait };
/** A phone of 320 px: the popup rises from the lower edge. */
export const Narrow: Story = {
  args: { shop: { locale: 'de' } },
  play: openAndWait,
  tags: ['narrow'],
  globals: { locale: 'de', viewport: { value: 'mobile1' } },
};
/** The page has no price: its link stays. */
export const WithoutPrice: Story = {
  tags: ['mistaken'],
  args: { inputs: {}, html: '<div><a href="/verzendkosten">Verzendkosten</a></div>' },
  play: hasFailed,
};
export const German: Story = { args: { shop: { locale: 'de' } }, globals: { locale: 'de' }, play: openAndWait };
export const English: Story = { args: { shop: { locale: 'en' } }, globals: { locale: 'en' }, play: openAndWait };
