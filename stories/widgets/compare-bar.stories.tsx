import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { island } from '../../widgets/compare-bar/compare-bar.island.tsx';
import { isReady, PATIENT } from './play.ts';

const INVERTER = { id: 4711, type: 'product' };
const FIVE = [
  INVERTER,
  { id: '900', type: 'product' },
  { id: 2002, type: 'product' },
  { id: 512, type: 'product' },
  { id: 80_054, type: 'bundle' },
];

const meta = {
  title: 'Widgets/compare-bar',
  args: {
    island,
    inputs: {},
    shop: {},
    kept: { compare: FIVE },
    html: '<div><p>De pagina.</p><div data-widget="compare-bar"></div></div>',
  },
  play: isReady,
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const TOGGLE = /^(Vergelijk producten|Produkte vergleichen|Compare products)/;
const REMOVE = /^(Verwijder|Remove)|entfernen$/;

const open: Play = async (context) => {
  const { canvas, userEvent } = context;
  await isReady(context);
  await userEvent.click(await canvas.findByRole('button', { name: TOGGLE }, PATIENT));
};

const openAndWait: Play = async (context) => {
  await open(context);
  await waitFor(() => expect(context.canvas.getAllByRole('listitem').length).toBeGreaterThan(0), PATIENT);
};

/** Closed, with five products on the list. */
export const Closed: Story = {};
/** The first three of five. */
export const Open: Story = { play: openAndWait };
export const OneProduct: Story = { args: { kept: { compare: [INVERTER] } }, play: openAndWait };
/** The answer has not arrived yet. */
export const Waiting: Story = { args: { shop: { answers: { '/compare': 'slower' } } }, play: open };
/** The call failed: the bar stays, without products and without a message. */
export const Failed: Story = {
  args: { shop: { answers: { '/compare': '500' } } },
  async play(context) {
    await open(context);
    await waitFor(() => expect(context.canvas.queryByRole('status', { name: /geladen/ })).toBeNull(), PATIENT);
  },
};
/** The shop knows none of the products in the list. */
export const Unknown: Story = { args: { kept: { compare: [{ id: 'nobody', type: 'product' }] } }, play: open };
/** The comparison is empty, so nothing is rendered. */
export const Empty: Story = { args: { kept: { compare: [] } } };
/** The last product is removed: the bar closes and disappears. */
export const LastRemoved: Story = {
  args: { kept: { compare: [INVERTER] } },
  async play(context) {
    await openAndWait(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: REMOVE }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: TOGGLE })).toBeNull());
  },
};
/** A set with the longest name of the shop, and a product with a price on request. */
export const LongestText: Story = {
  args: { kept: { compare: [{ id: 80_054, type: 'bundle' }, { id: 2002, type: 'product' }, INVERTER] } },
  play: openAndWait,
};
/** Numbers as text, lists as objects. */
export const WrittenByPhp: Story = { args: { shop: { answers: { '/compare': 'quirks' } } }, play: openAndWait };
export const German: Story = { args: { shop: { locale: 'de' } }, globals: { locale: 'de' }, play: openAndWait };
export const English: Story = { args: { shop: { locale: 'en' } }, globals: { locale: 'en' }, play: openAndWait };
/** A phone of 320 px. */
export const Narrow: Story = { ...LongestText, tags: ['narrow'], globals: { viewport: { value: 'mobile1' } } };
