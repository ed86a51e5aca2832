import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { island } from '../../widgets/recommended-combination/recommended-combination.island.tsx';
import { MORE, PATIENT, hasFailed, isReady, misbehave, showsSlot, templatesFor } from './play.ts';

/** The server markup: links to the same products. */
const SHOPS_OWN = '<div><p>Combineer met:</p><a href="/growatt-ark">Growatt ARK 5.1 kWh accu</a></div>';

const meta = {
  title: 'Widgets/recommended-combination',
  args: { island, inputs: { id: '4711' }, shop: {}, html: SHOPS_OWN },
  play: isReady,
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const ADD_ACCESSORY = /^(Accessoire kiezen|Zubehör wählen|Choose an accessory):/;
const ABOUT = /^(Meer informatie over|Mehr Informationen zu|More information about) /;
const CHANGE = /^(.+ (wijzigen|ändern)|Change .+)$/;

/** The shopper adds an accessory to the next free slot. */
async function take({ canvas, userEvent }: Context, name: RegExp): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: ADD_ACCESSORY }, PATIENT));
  const dialog = await canvas.findByRole('dialog', {}, PATIENT);
  const option = within(dialog)
    .getAllByRole('listitem')
    .find((item) => name.test(item.textContent));
  await userEvent.click(within(option!).getAllByRole('button')[0]!);
  await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull(), PATIENT);
}

/** The products in the slots; the first one with this quantity. */
function taking(accessories: readonly RegExp[], times = 1): Play {
  return async (context) => {
    await isReady(context);
    for (const name of accessories) await take(context, name);
    for (let more = 1; more < times; more++)
      await context.userEvent.click(context.canvas.getAllByRole('button', { name: MORE })[0]!);
  };
}

const PLUGS = /MC4/;
const SPANNER = /Wiha/;
const SOLD_OUT = /K2 Systems/;

/** The initial state: the first choice, and one free slot. */
export const Full: Story = {};
export const OneAccessory: Story = { play: taking([PLUGS], 4) };
export const TwoAccessories: Story = { play: taking([PLUGS, SPANNER], 10) };
/** Both slots contain the same product, so its quantities are added up. */
export const SameAccessoryTwice: Story = { play: taking([PLUGS, PLUGS], 2) };
/** Four pieces of a product with three in stock. */
export const AboveTheMost: Story = { play: taking([SPANNER], 4) };
export const SameAccessoryAboveTheMost: Story = { play: taking([SPANNER, SPANNER], 3) };
/** It can be viewed, but not ordered. */
export const OutOfStock: Story = { play: taking([SOLD_OUT]) };
/** A set of ten panels; the names of the inverters differ in length. */
export const Sets: Story = { args: { inputs: { id: '430' } } };
/** Prices without VAT: each product shows it, and a taxed accessory keeps its label. */
export const Exempt: Story = {
  args: { shop: { isExempt: true, locale: 'de' }, settings: { taxExemptionSelected: true } },
  globals: { locale: 'de' },
};
export const ExemptWithTaxedAccessory: Story = { ...Exempt, play: taking([PLUGS], 4) };

/** The server markup stays until the answer arrives. */
export const Waiting: Story = {
  args: { shop: { answers: { '/recommended-combination/init': 'slower' } } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', {}, PATIENT)).toBeVisible();
  },
};
/** After a failed call the server markup stays, without a message. */
export const Failed: Story = {
  args: { shop: { answers: { '/recommended-combination/init': '500' } } },
  async play(context) {
    await hasFailed(context);
    await expect(context.canvas.getByRole('link')).toBeVisible();
  },
};
/** Numbers as text, lists as objects: it looks like any other. */
export const WrittenByPhp: Story = { args: { shop: { answers: { '*': 'quirks' } } } };
/** The product has no combination: nothing is rendered, not even a heading. */
export const Incomplete: Story = { args: { inputs: { id: '512' } } };

/** The alternatives for a slot; the current one is marked. */
export const Choices: Story = {
  async play(context) {
    const { canvas, userEvent } = context;
    await isReady(context);
    await userEvent.click(canvas.getAllByRole('button', { name: CHANGE })[0]!);
    const dialog = await canvas.findByRole('dialog', {}, PATIENT);
    await waitFor(() => expect(dialog).toBeVisible(), PATIENT);
  },
};
export const Accessories: Story = {
  async play(context) {
    const { canvas, userEvent } = context;
    await isReady(context);
    await userEvent.click(canvas.getByRole('button', { name: ADD_ACCESSORY }));
    const dialog = await canvas.findByRole('dialog', {}, PATIENT);
    await waitFor(() => expect(dialog).toBeVisible(), PATIENT);
  },
};

/** Opens the details of the chosen product. */
async function ask(context: Context): Promise<HTMLElement> {
  const { canvas, userEvent } = context;
  await isReady(context);
  await userEvent.click(canvas.getAllByRole('button', { name: ABOUT })[1]!);
  return canvas.findByRole('dialog', {}, PATIENT);
}

/** Pictures, specifications and a video, whose provider gets no request before it is played. */
export const Info: Story = {
  async play(context) {
    const dialog = await ask(context);
    await waitFor(() => expect(within(dialog).getByText('LiFePO4')).toBeVisible(), PATIENT);
  },
};
export const InfoWaiting: Story = {
  async play(context) {
    await isReady(context);
    await misbehave('/recommended-combination/info', 'slower');
    const dialog = await ask(context);
    await waitFor(() => expect(within(dialog).getByRole('status')).toBeVisible(), PATIENT);
  },
};
/** The call failed: the data of the combination is shown instead. */
export const InfoFailed: Story = {
  args: { shop: { answers: { '/recommended-combination/info': '500' } } },
  async play(context) {
    const dialog = await ask(context);
    await waitFor(() => expect(within(dialog).getByText(/25 kWh/)).toBeVisible(), PATIENT);
  },
};

export const German: Story = { ...TwoAccessories, globals: { locale: 'de' } };
export const English: Story = { ...TwoAccessories, globals: { locale: 'en' } };
/** A phone of 320 px. */
export const Narrow: Story = { ...AboveTheMost, tags: ['narrow'], globals: { viewport: { value: 'mobile1' } } };
export const NarrowInfo: Story = { ...Info, tags: ['narrow'], globals: { viewport: { value: 'mobile1' } } };
/** HTML of the page in the slot. */
export const Slots: Story = {
  args: { html: `<div>${templatesFor('end')}</div>` },
  async play(context) {
    await isReady(context);
    await showsSlot('end', context);
  },
};
