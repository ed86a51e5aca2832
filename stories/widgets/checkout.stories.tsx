import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { GUEST } from '../../tests/support/guest.ts';
import type { StoryShop } from '../../tests/support/story-shop.ts';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { island } from '../../widgets/checkout/checkout.island.tsx';
import { PATIENT, RETRY, hasFailed, isReady, misbehave, showsSlot, templatesFor } from './play.ts';

const INVERTER = 'GRW-MIN3000TLXH';
const CONNECTORS = 'STA-MC4-SET';

const INPUTS = {
  customerServiceUrl: '/klantenservice',
  helpCentreUrl: 'https://help.zonshop.example/{locale}',
  taxExemptionUpdateUrl: '/tax-exemption',
  postcodeKey: 'demo',
};

const IN_AMSTERDAM = { ...GUEST, country: 'nl', manual_address: true } as const;

const TO_ANTWERP = {
  shipping_address_same_as_billing_address: false,
  shipping_first_name: 'Lode',
  shipping_last_name: 'Vermeersch',
  shipping_country: 'be',
  shipping_street: 'Meir',
  shipping_house_number: '12',
  shipping_zip_code: '2000',
  shipping_city: 'Antwerpen',
  shipping_manual_address: true,
} as const;

/** A cart whose checkout is stored up to the step of the story. */
function shop(changes: StoryShop = {}): StoryShop {
  return {
    cart: [
      { sku: INVERTER, qty: 2 },
      { sku: CONNECTORS, qty: 12 },
    ],
    ...changes,
  };
}
const known = (changes: StoryShop = {}) => shop({ checkout: IN_AMSTERDAM, ...changes });

const meta = {
  title: 'Widgets/checkout',
  args: { island, inputs: INPUTS, shop: shop(), path: '/checkout' },
  // Clears the input of other stories.
  beforeEach: () => sessionStorage.removeItem('sw-checkout'),
  play: isReady,
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const NEXT = /^(Doorgaan naar|Afrekenen|Weiter zur|Zahlungspflichtig|Continue to|Place order)/;
const BUSINESS = /^(Zakelijk|Geschäftlich|Business)$/;
const MORE = /^(Toon meer opties|Mehr Optionen anzeigen|Show more options)$/;
const DISCOUNT = /^(Kortingscode|Rabattcode|Redeem a discount code)/;

/** The control of a field, by its name in the request. */
function field({ canvasElement }: Context, name: string): HTMLInputElement {
  return canvasElement.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
}

async function fill(context: Context, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await context.userEvent.clear(field(context, name));
    await context.userEvent.type(field(context, name), value);
  }
}

async function goOn({ canvas, userEvent }: Context): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: NEXT }, PATIENT));
}

/** The methods of the step have loaded. */
const hasMethods: Play = async (context) => {
  await isReady(context);
  await context.canvas.findAllByRole('radio', {}, PATIENT);
};

// Step 1

export const Guest: Story = {};
export const GuestComesBack: Story = { args: { shop: known() } };
/** The default address is first in the list and fills the fields. */
export const Customer: Story = { args: { shop: shop({ customer: 'sanne' }) } };
export const BusinessCustomer: Story = { args: { shop: shop({ customer: 'jansen' }) } };

export const SeparateDelivery: Story = { args: { shop: known({ checkout: { ...IN_AMSTERDAM, ...TO_ANTWERP } }) } };

const openLogin: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /account\?|Konto\?/ }, PATIENT));
};
export const Login: Story = { play: openLogin };
/** Errors of the login are shown at its own fields. */
export const LoginRefused: Story = {
  async play(context) {
    await openLogin(context);
    await fill(context, { login_email: 'noor@example.nl', login_password: 'vergeten' });
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field(context, 'login_email')).toHaveAttribute('aria-invalid', 'true'), PATIENT);
  },
};

export const Account: Story = {
  args: { shop: known() },
  async play(context) {
    await isReady(context);
    await context.userEvent.click(field(context, 'create_account'));
    await fill(context, { password: 'zonnig', password_confirmation: 'regenachtig' });
    await goOn(context);
    await waitFor(() => expect(field(context, 'password')).toHaveAttribute('aria-invalid', 'true'), PATIENT);
  },
};

/** Each field shows its errors, and a list above links to them. */
export const Refused: Story = {
  async play(context) {
    await isReady(context);
    await fill(context, { first_name: 'Noor', phone: 'nul zes' });
    await goOn(context);
    await waitFor(() => expect(field(context, 'email')).toHaveAttribute('aria-invalid', 'true'), PATIENT);
  },
};

/** A VAT number that cannot be checked now: the shopper may continue without the check. */
export const UncheckedVatNumber: Story = {
  args: {
    shop: known({
      checkout: {
        ...IN_AMSTERDAM,
        type: 'business',
        company: 'Zonnewerken bvba',
        vat_number: 'BE0123456700',
        country: 'be',
        street: 'Meir',
        zip_code: '2000',
        city: 'Antwerpen',
        phone: '+32470123456',
      },
    }),
  },
  async play(context) {
    await isReady(context);
    await goOn(context);
    await waitFor(() => expect(field(context, 'ignore_vat')).toBeVisible(), PATIENT);
  },
};

const search: Play = async (context) => {
  await isReady(context);
  const input = context.canvas.getAllByRole('combobox').find(({ id }) => id === 'sw-checkout-address_search')!;
  await context.userEvent.type(input, '1012LG');
};
export const SearchResults: Story = {
  async play(context) {
    await search(context);
    await expect((await context.canvas.findAllByRole('option', { name: /Damrak/ }, PATIENT))[0]).toBeVisible();
  },
};
/** The search does not answer: manual entry opens by itself. */
export const DeadSearch: Story = {
  args: { shop: shop({ answers: { '/postcode': '500' } }) },
  async play(context) {
    await search(context);
    await waitFor(() => expect(field(context, 'street')).toBeEnabled(), PATIENT);
  },
};

const EXEMPT = { shop: shop({ isExempt: true }), settings: { taxExemptionSelected: true } };
/** A private buyer in Germany, on a page with prices without VAT. */
export const Exemption: Story = { args: EXEMPT, globals: { locale: 'de' } };
/** Without consent, nothing is submitted. */
export const ExemptionMissing: Story = {
  ...Exemption,
  async play(context) {
    await isReady(context);
    await goOn(context);
    await waitFor(() => expect(field(context, 'tax_exemption_accepted')).toHaveFocus(), PATIENT);
  },
};
export const ExemptionExplained: Story = {
  ...Exemption,
  async play(context) {
    await isReady(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: /Voraussetzungen lesen/ }));
    await expect(await context.canvas.findByRole('dialog', {}, PATIENT)).toBeVisible();
  },
};
/** A business pays VAT. */
export const BusinessWarning: Story = {
  ...Exemption,
  async play(context) {
    await isReady(context);
    await context.userEvent.click(await context.canvas.findByRole('radio', { name: BUSINESS }));
    await expect(await context.canvas.findByRole('dialog', {}, PATIENT)).toBeVisible();
  },
};

/** The input before the page was reloaded. */
export const Restored: Story = {
  beforeEach() {
    sessionStorage.setItem(
      'sw-checkout',
      JSON.stringify({ whose: 'guest', values: { first_name: 'Noor', city: 'Amsterdam' }, wantsAccount: false }),
    );
  },
};

/** The session has expired; the input is kept in the tab. */
export const SessionEnded: Story = {
  args: { shop: known({ answers: { '/checkout/validate': '419' } }) },
  async play(context) {
    await isReady(context);
    await goOn(context);
    await expect(await context.canvas.findByRole('alert', {}, PATIENT)).toBeVisible();
  },
};

/** The answer takes six seconds; further submissions are ignored. */
export const Sending: Story = {
  args: { shop: known({ answers: { '/checkout/validate': 'slower' } }) },
  async play(context) {
    await isReady(context);
    await goOn(context);
    await expect(await context.canvas.findByRole('button', { name: NEXT })).toHaveAttribute('aria-busy', 'true');
  },
};

// Step 2

const SHIPPING = { shop: known(), path: '/checkout/shipping' };
export const Shipping: Story = { args: SHIPPING, play: hasMethods };
/** Below € 500,- the shopper pays for shipping; a faster method costs more. */
export const PaidShipping: Story = {
  args: { ...SHIPPING, shop: known({ cart: [{ sku: CONNECTORS, qty: 3 }] }) },
  play: hasMethods,
};
/** A second chance has a notice and a shipping method of its own. */
export const SecondChance: Story = {
  args: { ...SHIPPING, shop: known({ cart: [{ id: 'sc-88' }] }) },
  play: hasMethods,
};
export const AllDates: Story = {
  args: SHIPPING,
  async play(context) {
    await hasMethods(context);
    await context.userEvent.click((await context.canvas.findAllByRole('button', { name: MORE }))[0]!);
  },
};
/** A pick-up has no delivery and no shipping costs. */
export const Pickup: Story = {
  args: SHIPPING,
  async play(context) {
    await hasMethods(context);
    const group = await context.canvas.findByRole('radiogroup', { name: /^(Afhalen|Abholung|Pickup)$/ });
    await context.userEvent.click(within(group).getAllByRole('radio').at(-1)!);
  },
};
export const ShippingWaits: Story = {
  args: { ...SHIPPING, shop: known({ answers: { '/checkout/shipping': 'slower' } }) },
};
/** Not an error; the shopper may try again. */
export const ShippingUnavailable: Story = {
  args: { ...SHIPPING, shop: known({ answers: { '/checkout/shipping': '500' } }) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: RETRY }, PATIENT)).toBeVisible();
  },
};

// Step 3

const PAYMENT = { shop: known(), path: '/checkout/payment' };
export const Payment: Story = { args: PAYMENT, play: hasMethods };
/** A customer earns Power Credits, and has another delivery address. */
export const PaymentOfCustomer: Story = {
  args: { ...PAYMENT, shop: known({ customer: 'sanne', checkout: { ...IN_AMSTERDAM, ...TO_ANTWERP } }) },
  play: hasMethods,
};
export const PaymentCosts: Story = {
  args: PAYMENT,
  async play(context) {
    await hasMethods(context);
    await context.userEvent.click(
      await context.canvas.findByRole('radio', { name: /Achteraf betalen|Kauf auf Rechnung|Pay later/ }),
    );
  },
};
export const Discount: Story = {
  args: { ...PAYMENT, shop: known({ discount: 'SOLAR5', voucher: 'CADEAU50' }) },
  play: hasMethods,
};
/** A gift card pays the total. */
export const NothingToPay: Story = {
  args: { ...PAYMENT, shop: known({ cart: [{ sku: INVERTER }], voucher: 'CADEAU1000' }) },
};
const openCode: Play = async (context) => {
  await hasMethods(context);
  await context.userEvent.click(await context.canvas.findByRole('button', { name: DISCOUNT }));
  await context.canvas.findByRole('dialog', {}, PATIENT);
};
export const Code: Story = { args: PAYMENT, play: openCode };
/** The shop's reason for refusing the code. */
export const CodeRefused: Story = {
  args: PAYMENT,
  async play(context) {
    await openCode(context);
    await fill(context, { code: 'ZOMER24' });
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field(context, 'code')).toHaveAttribute('aria-invalid', 'true'), PATIENT);
  },
};
/** The shop refuses the order: each error links to its step. */
export const RefusedAtTheEnd: Story = {
  args: { ...PAYMENT, shop: known({ checkout: { ...IN_AMSTERDAM, zip_code: '1012', phone: '12' } }) },
  async play(context) {
    await hasMethods(context);
    await goOn(context);
    await waitFor(() => expect(context.canvasElement.querySelector('.sw-error-summary')).toBeVisible(), PATIENT);
  },
};
/** The connection failed: the input is kept, and the button can be pressed again. */
export const ConnectionLost: Story = {
  args: PAYMENT,
  async play(context) {
    await hasMethods(context);
    await misbehave('/checkout/validate/payment', 'offline');
    await goOn(context);
    await expect(await context.canvas.findByRole('alert', {}, PATIENT)).toBeVisible();
  },
};
/** The cart was changed on another device: the changes are shown, and the order waits for another press. */
export const ChangedElsewhere: Story = {
  args: { ...PAYMENT, shop: known({ cart: [{ sku: CONNECTORS, qty: 3 }] }) },
  async play(context) {
    await hasMethods(context);
    const token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '';
    await fetch('/cart/plus', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': token },
      body: JSON.stringify({ type: 'product', id: 512, qty: 1 }),
    });
    await goOn(context);
    await waitFor(() => expect(context.canvasElement.querySelector('.sw-checkout__changes')).toHaveFocus(), PATIENT);
  },
};
export const PaymentUnavailable: Story = {
  ...ShippingUnavailable,
  args: { ...PAYMENT, shop: known({ answers: { '/checkout/payment': '500' } }) },
};

// Beside the steps

export const Empty: Story = { args: { shop: {} } };
export const Waiting: Story = {
  args: { shop: shop({ answers: { '/checkout/init': 'slower' } }) },
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelector('[data-widget][aria-busy]')).not.toBeNull(), PATIENT);
  },
};
/** The first call failed: the server markup stays, with a message and a button to try again. */
export const Unavailable: Story = {
  args: {
    shop: shop({ answers: { '/checkout/init': '500' } }),
    html: '<div><p>Growatt MIN 3000TL-XH omvormer, 2 stuks</p><a href="/cart">Terug naar winkelwagen</a></div>',
  },
  async play({ canvas, canvasElement }) {
    await hasFailed({ canvasElement });
    await expect(await canvas.findByRole('button', { name: RETRY }, PATIENT)).toBeVisible();
  },
};
/** As PHP encodes it: numbers as text, lists as objects, booleans as 0 and 1. It looks like any other checkout. */
export const WrittenByPhp: Story = {
  args: { ...PAYMENT, shop: known({ answers: { '*': 'quirks' } }) },
  play: hasMethods,
};

const NARROW = { viewport: { value: 'mobile1' } };
export const NarrowAddresses: Story = { ...SeparateDelivery, tags: ['narrow'], globals: NARROW };
export const NarrowShipping: Story = { ...Shipping, tags: ['narrow'], globals: NARROW };
export const NarrowPayment: Story = { ...Payment, tags: ['narrow'], globals: NARROW };

export const German: Story = { args: { shop: known() }, globals: { locale: 'de' } };
export const GermanShipping: Story = { ...Shipping, globals: { locale: 'de' } };
export const GermanPayment: Story = { ...Payment, globals: { locale: 'de' } };
export const English: Story = { args: { shop: known() }, globals: { locale: 'en' } };
export const EnglishShipping: Story = { ...Shipping, globals: { locale: 'en' } };
export const GermanChangedElsewhere: Story = { ...ChangedElsewhere, globals: { locale: 'de' } };
export const EnglishPayment: Story = { ...Payment, globals: { locale: 'en' } };

const SLOTS = `<div>${templatesFor('step-end', 'before-order', 'summary-end')}</div>`;
/** HTML of the page in the slots of each step. */
export const Slots: Story = {
  args: { html: SLOTS },
  async play(context) {
    await isReady(context);
    await showsSlot('step-end', context);
    await showsSlot('summary-end', context);
  },
};
export const SlotsOfPayment: Story = {
  args: { ...PAYMENT, html: SLOTS },
  async play(context) {
    await hasMethods(context);
    await showsSlot('before-order', context);
  },
};

// Shops that answer what another engine knows

/** Costs and VAT are unknown before the address; the promotion of the shop cannot be removed. */
export const UnknownCosts: Story = {
  args: { shop: shop({ cart: [{ sku: CONNECTORS, qty: 12 }], extras: ['unknown-costs', 'unknown-vat'] }) },
};
const OTHER_SUMS = ['sums', 'method-costs', 'several-rates', 'several-reductions'] as const;
/** A pickup with costs, the sums of the shop, two rates, and several reductions. */
export const PickupWithCosts: Story = {
  args: {
    path: '/checkout/shipping',
    shop: known({ discount: 'ZON10', extras: [...OTHER_SUMS] }),
  },
  async play(context) {
    await hasMethods(context);
    const pickup = context.canvasElement.querySelector<HTMLInputElement>('[name="shipping_method"][value="magazijn"]')!;
    await context.userEvent.click(pickup);
    await expect(context.canvasElement).toHaveTextContent(/Verzendkosten|Versandkosten|Shipping/);
  },
};
/** The badge is at the method that the shop recommends. */
export const RecommendedPayment: Story = {
  args: { path: '/checkout/payment', shop: known({ extras: ['recommended-payment'] }) },
  play: hasMethods,
};
/** One method is marked as the more sustainable one, in words of the shop. */
export const SustainableDelivery: Story = {
  args: { path: '/checkout/shipping', shop: known({ extras: ['sustainable-delivery'] }) },
  play: hasMethods,
};
/** The shop takes old equipment back. */
export const TakeBack: Story = {
  args: { path: '/checkout/shipping', shop: known({ extras: ['take-back'] }) },
  async play(context) {
    await hasMethods(context);
    const choice = context.canvasElement.querySelector<HTMLInputElement>('[name="take_back"]')!;
    await context.userEvent.click(choice);
    await expect(choice).toBeChecked();
    await expect(choice).toHaveAccessibleDescription(/.+/);
  },
};
/** One street line, a second one, and a list of provinces. */
export const ForeignAddress: Story = {
  args: {
    shop: known({
      checkout: {
        ...IN_AMSTERDAM,
        country: 'es',
        street: 'Calle de Alcalá 25 bis',
        house_number: '',
        house_number_addition: '',
        address_line_2: 'Escalera B, 3º dcha.',
        zip_code: '28014',
        city: 'Madrid',
        province: 'M',
      },
      extras: ['foreign-addresses'],
    }),
  },
};
