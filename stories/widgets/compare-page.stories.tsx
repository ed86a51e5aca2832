import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { island } from '../../widgets/compare-page/compare-page.island.tsx';
import { hasFailed, isReady, PATIENT, showsSlot, templatesFor } from './play.ts';

const INVERTER = { id: 4711, type: 'product' };
const BATTERY = { id: '900', type: 'product' };
const ON_REQUEST = { id: 2002, type: 'product' };
const SET = { id: 80_054, type: 'bundle' };
const SECOND_CHANCE = { id: 'sc-119', type: 'second-chance-product' };

/** The server markup for browsers without JavaScript. */
const SHOPS_OWN = '<div><p>Vergelijken werkt alleen met JavaScript.</p></div>';

const meta = {
  title: 'Widgets/compare-page',
  args: { island, inputs: {}, shop: {}, kept: { compare: [INVERTER, BATTERY, ON_REQUEST] }, html: SHOPS_OWN },
  play: isReady,
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const DIFFERENCES = /^(Alleen verschillen|Nur Unterschiede|Show differences)/;
const REMOVE = /^(Verwijder|Remove)|entfernen$/;

export const Three: Story = {};
/** Another shop: no ratings, and the lowest price of variants, which are chosen on the product's page. */
export const Variants: Story = {
  args: {
    kept: { compare: [{ id: 512, type: 'product' }, INVERTER] },
    shop: { extras: ['variants', 'no-ratings'] },
  },
};
export const One: Story = { args: { kept: { compare: [INVERTER] } } };
/** More columns than fit: they scroll, with sticky headings. A set has the longest name. */
export const Five: Story = {
  args: { kept: { compare: [SET, INVERTER, SECOND_CHANCE, BATTERY, ON_REQUEST] } },
};
/** One column is hidden; the comparison is unchanged. */
export const Hidden: Story = {
  async play(context) {
    const { canvas, userEvent } = context;
    await isReady(context);
    await userEvent.click(canvas.getAllByRole('checkbox')[1]!);
    await waitFor(() => expect(canvas.getByText('2/3')).toBeVisible());
  },
};
export const AllHidden: Story = {
  args: { kept: { compare: [INVERTER] } },
  async play(context) {
    const { canvas, userEvent } = context;
    await isReady(context);
    await userEvent.click(canvas.getByRole('checkbox'));
    await waitFor(() => expect(canvas.queryByRole('table')).toBeNull());
  },
};
/** Hides rows that are the same for all products. */
export const OnlyDifferences: Story = {
  args: { kept: { compare: [INVERTER, BATTERY] } },
  async play(context) {
    const { canvas, userEvent } = context;
    await isReady(context);
    await userEvent.click(canvas.getByRole('checkbox', { name: DIFFERENCES }));
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: 'Garantie' })).toBeNull());
  },
};
/** Sold out: the shopper can set a reminder. */
export const SoldOut: Story = { args: { shop: { stock: { 'GRW-MIN3000TLXH': 0 } } } };
export const Removed: Story = {
  async play(context) {
    const { canvas, userEvent } = context;
    await isReady(context);
    await userEvent.click(canvas.getAllByRole('button', { name: REMOVE })[0]!);
    await waitFor(() => expect(canvas.getByText('2/2')).toBeVisible());
  },
};
/** The comparison is empty, and no request is sent. */
export const Empty: Story = { args: { kept: { compare: [] } } };
/** HTML of the page below the message. */
export const SlotOfEmptyComparison: Story = {
  args: { kept: { compare: [] }, html: `<div>${templatesFor('empty')}</div>` },
  async play(context) {
    await isReady(context);
    await showsSlot('empty', context);
  },
};
/** An invalid value in the browser's storage is an empty comparison. */
export const BrokenList: Story = { args: { kept: { compare: 'x' } } };
/** The shop knows none of the products; the list stays. */
export const Unknown: Story = { args: { kept: { compare: [{ id: 'nobody', type: 'product' }] } } };
/** The server markup stays until the answer arrives. */
export const Waiting: Story = {
  args: { shop: { answers: { '/compare': 'slower' } } },
  async play({ canvas }) {
    await expect(await canvas.findByText(/JavaScript/, {}, PATIENT)).toBeVisible();
  },
};
/** After a failed call the server markup stays, without a message. */
export const Failed: Story = { args: { shop: { answers: { '/compare': '500' } } }, play: hasFailed };
/** Numbers as text, lists as objects. */
export const AsPhpWritesIt: Story = { args: { shop: { answers: { '/compare': 'quirks' } } } };
export const German: Story = { args: { shop: { locale: 'de' } }, globals: { locale: 'de' } };
export const English: Story = { args: { shop: { locale: 'en' } }, globals: { locale: 'en' } };
/** A phone of 320 px: the columns scroll beside the row headings. */
export const Narrow: Story = { ...Five, tags: ['narrow'], globals: { viewport: { value: 'mobile1' } } };
export const EmptyInGerman: Story = { args: { kept: { compare: [] } }, globals: { locale: 'de' } };
export const EmptyInEnglish: Story = { args: { kept: { compare: [] } }, globals: { locale: 'en' } };
