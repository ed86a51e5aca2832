import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { island } from '../../widgets/product-overview/product-overview.island.tsx';
import { PATIENT, hasFailed, isReady, misbehave, showsSlot, templatesFor } from './play.ts';

/** The server markup: links to the same products. */
const SHOPS_OWN = '<div><h1>Omvormers</h1><a href="/growatt-min-3000tl-xh">Growatt MIN 3000TL-XH omvormer</a></div>';

const meta = {
  title: 'Widgets/product-overview',
  args: { island, inputs: { id: '1' }, shop: {}, html: SHOPS_OWN, path: '/assortiment' },
  play: isReady,
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const MORE_OPTIONS = /^(Toon meer|Mehr anzeigen|Show more): /;
const READ_MORE = /^(Lees meer|Mehr lesen|Read more)$/;
const FILTERS = /^(Filters?)$/;
const BUY = /^(In winkelwagen|In den Warenkorb|Add to cart): /;
const COMPARE = /^(Vergelijk .+|.+ vergleichen|Compare .+)$/;

/** All products: filters, a banner among the products, and pages. */
export const WholeShop: Story = {};
/** A category with subcategories and a description. */
export const Category: Story = { args: { inputs: { id: '12' }, path: '/omvormers' } };
export const DescriptionUnfolded: Story = {
  ...Category,
  async play(context) {
    await isReady(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: READ_MORE }, PATIENT));
  },
};
/** Offers: no price filter, and links to other lists that keep the chosen filters. */
export const Offers: Story = {
  args: { inputs: { id: '1', type: 'discount' }, path: '/aanbiedingen/best_choice:yes' },
};

/** All kinds of filters, from a link; each can be removed. */
export const Filtered: Story = {
  args: { path: '/assortiment/brand:growatt,sma/price:10-5000/discount:yes/sort:price-low' },
};
/** Both options of the best choice: selected, but without effect. */
export const BothAnswers: Story = { args: { path: '/assortiment/best_choice:yes,no' } };
export const SecondPage: Story = { args: { path: '/assortiment/page:2' } };
/** No results, with a suggestion. */
export const NoResults: Story = { args: { path: '/assortiment/price:999998-999999' } };
/** The address contains unknown brands, sort orders and pages. */
export const UnknownAddress: Story = { args: { path: '/assortiment/brand:nobody/foo:bar/sort:best/page:99' } };
/** A long filter with all of its options. */
export const AllOptions: Story = {
  async play(context) {
    await isReady(context);
    await context.userEvent.click(context.canvas.getAllByRole('button', { name: MORE_OPTIONS })[0]!);
  },
};

/** A product is being added to the cart. */
export const Adding: Story = {
  async play(context) {
    await isReady(context);
    await context.userEvent.click(context.canvas.getAllByRole('button', { name: BUY })[0]!);
  },
};
export const Compared: Story = {
  async play(context) {
    await isReady(context);
    const box = context.canvas.getAllByRole<HTMLInputElement>('checkbox', { name: COMPARE })[0]!;
    if (!box.checked) await context.userEvent.click(box);
    await waitFor(() => expect(box.checked).toBe(true));
  },
};
/** Prices without VAT: each product without VAT shows it. */
export const Exempt: Story = {
  args: { shop: { locale: 'de' }, settings: { taxExemptionSelected: true } },
  globals: { locale: 'de' },
};

/** The server markup stays until the answer arrives. */
export const Waiting: Story = {
  args: { shop: { answers: { '/product-overview/init': 'slower' } } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', {}, PATIENT)).toBeVisible();
  },
};
/** After a failed call the server markup stays, without a message. */
export const Failed: Story = {
  args: { shop: { answers: { '/product-overview/init': '500' } } },
  async play(context) {
    await hasFailed(context);
    await expect(context.canvas.getByRole('link')).toBeVisible();
  },
};

/** As PHP encodes it: numbers as text, lists as objects, booleans as 0 and 1. It looks like any other list. */
export const WrittenByPhp: Story = { args: { shop: { answers: { '/product-overview/init': 'quirks' } } } };

/** A list that stays on the server: one page, and a call for each selection. It looks like any other list. */
export const OnServer: Story = {
  args: { path: '/assortiment/brand:growatt,sma/sort:price-low', shop: { extras: ['server-lists'], products: 200 } },
};
/** The shop does not count what each option shows. */
export const OnServerWithoutCounts: Story = {
  args: { shop: { extras: ['server-lists', 'uncounted-lists'] } },
};
/** The answer for a selection is on its way: the earlier products stay. */
export const OnServerWaiting: Story = {
  args: { shop: { extras: ['server-lists'] } },
  async play(context) {
    await isReady(context);
    await misbehave('/product-overview/init', 'slower');
    await context.userEvent.click(context.canvas.getAllByRole('checkbox')[0]!);
    await waitFor(() => expect(context.canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull());
  },
};
/** The answer for a selection failed: the earlier products stay, with a message. */
export const OnServerFailed: Story = {
  args: { shop: { extras: ['server-lists'] } },
  async play(context) {
    await isReady(context);
    await misbehave('/product-overview/init', '500');
    await context.userEvent.click(context.canvas.getAllByRole('checkbox')[0]!);
    await expect(await context.canvas.findByRole('alert', {}, PATIENT)).toBeVisible();
  },
};

/** A phone of 320 px: the filters wait behind a button. */
export const Narrow: Story = { ...Filtered, tags: ['narrow'], globals: { viewport: { value: 'mobile1' } } };
const openDrawer: Play = async (context) => {
  await isReady(context);
  await context.userEvent.click(await context.canvas.findByRole('button', { name: FILTERS }, PATIENT));
  const drawer = await context.canvas.findByRole('dialog', {}, PATIENT);
  await waitFor(() => expect(within(drawer).getAllByRole('checkbox')[0]).toBeVisible(), PATIENT);
};
export const NarrowDrawer: Story = {
  tags: ['narrow'],
  globals: { viewport: { value: 'mobile1' } },
  play: openDrawer,
};

/** Another shop: the lowest price of variants, which are chosen on the product's page. */
export const Variants: Story = {
  args: { path: '/assortiment/sort:price-low', shop: { extras: ['variants'] } },
};
/** A shop that sends no mail, and has no ratings: “Uitverkocht”, and no stars. */
export const SoldOutWithoutMail: Story = {
  args: { path: '/assortiment', shop: { extras: ['no-reminders', 'no-ratings'] } },
};
/** Neither comparing nor a filter for the best choice. */
export const NothingToChoose: Story = { args: { inputs: { id: '1', compare: 'false', bestChoice: 'false' } } };

export const German: Story = { ...Filtered, globals: { locale: 'de' } };
export const English: Story = { ...Filtered, globals: { locale: 'en' } };
/** HTML of the page in the slot. */
export const Slots: Story = {
  args: { html: `<div>${templatesFor('card-end')}</div>` },
  async play(context) {
    await isReady(context);
    await showsSlot('card-end', context);
  },
};
