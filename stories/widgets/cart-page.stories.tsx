import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { island } from '../../widgets/cart-page/cart-page.island.tsx';
import { MORE, PATIENT, REMOVE, RETRY, hasFailed, isReady, showsSlot, templatesFor } from './play.ts';

const INVERTER = 'GRW-MIN3000TLXH';
const CONNECTORS = 'STA-MC4-SET';

/** The server markup for browsers without JavaScript. */
const PRINTED = `<div>
  <p>Growatt MIN 3000TL-XH omvormer, 1 stuk: € 649,-</p>
  <p><a href="/checkout">Naar bestellen</a></p>
</div>`;

/** An earlier price, several pieces, a second chance, the longest name, a set, and a gift. */
const MIXED = [
  { sku: INVERTER, qty: 2 },
  { sku: CONNECTORS, qty: 12 },
  { id: 'sc-88' },
  { sku: 'SE-SET-XXL' },
  { id: '80001' },
];

const meta = {
  title: 'Widgets/cart-page',
  args: { island, inputs: {}, shop: { cart: MIXED } },
  play: isReady,
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Empty: Story = { args: { shop: {} } };
/** Below € 500,- the shopper pays for shipping and gets no gift. */
export const PaidShipping: Story = { args: { shop: { cart: [{ sku: CONNECTORS, qty: 3 }] } } };
export const FreeShipping: Story = { args: { shop: { cart: [{ sku: INVERTER }] } } };

export const Discount: Story = { args: { shop: { cart: [{ sku: INVERTER }], discount: 'ZON10' } } };
/** A discount that was bought with Power Credits. */
export const PowerCredits: Story = {
  args: { shop: { cart: [{ sku: INVERTER }], customer: 'sanne', discount: 'CREDITS5' } },
};
/** The shop's reason for refusing a code, below the buttons. */
export const DiscountExpired: Story = { args: { shop: { cart: [{ sku: INVERTER }], discount: 'ZOMER24' } } };
/** A voucher pays a part of the total. */
export const Voucher: Story = { args: { shop: { cart: [{ sku: INVERTER }], voucher: 'CADEAU50' } } };
export const VoucherPaysAll: Story = { args: { shop: { cart: [{ sku: INVERTER }], voucher: 'CADEAU1000' } } };
export const DiscountAndVoucher: Story = {
  args: { shop: { cart: [{ sku: INVERTER }], discount: 'SOLAR5', voucher: 'CADEAU50' } },
};
/** Lines of a quotation earn no Power Credits. */
export const Quotation: Story = { args: { shop: { customer: 'sanne', quotation: 'off-20261' } } };
/** A private buyer in Germany with the 0 % rate. */
export const Exempt: Story = {
  args: { shop: { cart: [{ sku: INVERTER }, { sku: CONNECTORS, qty: 2 }], isExempt: true } },
  globals: { locale: 'de' },
};
/** A business earns no Power Credits. */
export const Business: Story = { args: { shop: { cart: [{ sku: INVERTER }], customer: 'jansen' } } };
export const OutOfStock: Story = {
  args: { shop: { cart: [{ sku: INVERTER }, { sku: CONNECTORS }], stock: { [INVERTER]: 0 } } },
};

/** The first answer takes six seconds, on a page without server markup. */
export const Waiting: Story = {
  args: { shop: { cart: MIXED, answers: { '/cart/get': 'slower' } } },
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelector('[data-widget][aria-busy]')).not.toBeNull(), PATIENT);
  },
};
/** The first answer takes six seconds; meanwhile the server markup can be used. */
export const WaitingBesidePrinted: Story = { ...Waiting, args: { ...Waiting.args, html: PRINTED } };
/** The first call failed: the server markup stays, with a message and a button to try again. */
export const Unavailable: Story = {
  args: { shop: { cart: [{ sku: INVERTER }], answers: { '/cart/get': '500' } }, html: PRINTED },
  async play({ canvas, canvasElement }) {
    await hasFailed({ canvasElement });
    await expect(await canvas.findByRole('button', { name: RETRY }, PATIENT)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Naar bestellen' })).toBeVisible();
  },
};
/** After a successful retry. */
export const AvailableAgain: Story = {
  ...Unavailable,
  async play({ canvas, canvasElement, userEvent }) {
    await hasFailed({ canvasElement });
    await fetch('/demo/behaviour', { method: 'DELETE' });
    await userEvent.click(await canvas.findByRole('button', { name: RETRY }, PATIENT));
    await isReady({ canvasElement });
  },
};

/** Increases the first line. */
const increase: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  const [more] = await canvas.findAllByRole('button', { name: MORE }, PATIENT);
  await userEvent.click(more!);
};

const isRefused: NonNullable<Story['play']> = async (context) => {
  await increase(context);
  await expect(await context.canvas.findByRole('alert', {}, PATIENT)).toBeVisible();
};

/** The shop answers how many are left; the line keeps its quantity. */
export const Refused: Story = {
  args: { shop: { cart: [{ sku: INVERTER }], stock: { [INVERTER]: 1 } } },
  play: isRefused,
};
export const TooManyAttempts: Story = {
  args: { shop: { cart: [{ sku: INVERTER }], answers: { '/cart/plus': '429' } } },
  play: isRefused,
};
export const ConnectionLost: Story = {
  args: { shop: { cart: [{ sku: INVERTER }], answers: { '/cart/plus': 'offline' } } },
  play: isRefused,
};
/** A change is pending; further ones are ignored until it is answered. */
export const Busy: Story = {
  args: { shop: { cart: MIXED, answers: { '/cart/plus': 'slower' } } },
  async play(context) {
    await increase(context);
    await waitFor(
      () => expect(context.canvasElement.querySelector('.sw-cart-page[aria-busy=true]')).not.toBeNull(),
      PATIENT,
    );
  },
};
const remove: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  const [trash] = await canvas.findAllByRole('button', { name: REMOVE }, PATIENT);
  await userEvent.click(trash!);
  const undo = await canvas.findByRole('button', { name: /^(Ongedaan maken|Rückgängig machen|Undo)$/ }, PATIENT);
  await expect(undo).toHaveFocus();
};
/** A removal can be undone; the button stays while it has the focus. */
export const Removed: Story = { args: { shop: { cart: MIXED } }, play: remove };
export const LastOneRemoved: Story = { args: { shop: { cart: [{ sku: INVERTER, qty: 2 }] } }, play: remove };

/** Sums of a shop that stores prices without VAT: a line and the total are cents from those of added prices. */
export const SumsOfTheShop: Story = { args: { shop: { cart: [{ sku: CONNECTORS, qty: 5 }], extras: ['sums'] } } };
/** Neither shipping costs nor VAT are known before the address, and the shop has no credits. */
export const UnknownCosts: Story = {
  args: { shop: { cart: [{ sku: CONNECTORS, qty: 5 }], extras: ['unknown-costs', 'unknown-vat', 'no-credits'] } },
};
/** A line of VAT for each rate. */
export const SeveralRates: Story = { args: { shop: { cart: MIXED, extras: ['several-rates'] } } };
/** Two codes, and a promotion of the shop that has no button. */
export const SeveralReductions: Story = {
  args: { shop: { cart: MIXED, discount: 'ZON10', voucher: 'CADEAU50', extras: ['several-reductions', 'sums'] } },
};
/** A typed quantity is one call. */
export const AnyQuantity: Story = { args: { shop: { cart: [{ sku: CONNECTORS, qty: 5 }], extras: ['any-quantity'] } } };

/** As PHP encodes it: numbers as text, lists as objects, booleans as 0 and 1. It looks like any other cart. */
export const WrittenByPhp: Story = { args: { shop: { cart: MIXED, answers: { '*': 'quirks' } } } };

export const German: Story = {
  args: { shop: { cart: MIXED, discount: 'SOLAR5', voucher: 'CADEAU50' } },
  globals: { locale: 'de' },
};
export const English: Story = { ...German, globals: { locale: 'en' } };
/** A phone of 320 px. */
export const Narrow: Story = { ...German, tags: ['narrow'], globals: { viewport: { value: 'mobile1' } } };
export const NarrowGerman: Story = { ...Narrow, globals: { locale: 'de', viewport: { value: 'mobile1' } } };
const SLOTS = `<div>${templatesFor('line-end', 'summary-end', 'empty')}</div>`;
/** HTML of the page in the slots of a cart with lines. */
export const Slots: Story = {
  args: { html: SLOTS },
  async play(context) {
    await isReady(context);
    await showsSlot('line-end', context);
    await showsSlot('summary-end', context);
  },
};
export const SlotsOfEmptyCart: Story = {
  args: { shop: {}, html: SLOTS },
  async play(context) {
    await isReady(context);
    await showsSlot('empty', context);
  },
};
