import { afterEach, describe, expect, test } from 'vitest';
import * as addresses from '../../../shared/contract/address-book.ts';
import { startCheckout } from '../../../shared/contract/checkout.ts';
import { readPowerCredits } from '../../../shared/contract/power-credits.ts';
import { readStockReminders } from '../../../shared/contract/stock-reminders.ts';
import { callEndpoint, postJson, submitForm } from '../shop-client.ts';
import { openNode } from '../db/open-node.ts';
import { openShop, type OpenedShop, type ShopSetup } from '../open-shop.ts';
import { mountPages } from '../pages/pages.ts';
import { DEMO_PASSWORD } from '../seed/people.ts';

let shop: OpenedShop;
const open = async (setup: Partial<ShopSetup> = {}) => {
  shop = await openShop({ open: openNode, products: 12, pages: mountPages, customer: 'sanne', ...setup });
};
const openForGuest = async () => {
  shop = await openShop({ open: openNode, products: 12, pages: mountPages });
};
afterEach(() => shop.close());

const STORE = '/dashboard/addresses/vue/store';
const BUY = '/dashboard/power_credits/vue/buy';
const typed = {
  first_name: 'Noor',
  middle_name: '',
  last_name: 'Bakker',
  phone: '0687654321',
  type: 'private',
  company: '',
  country: 'nl',
  street: 'Herestraat',
  house_number: '103',
  house_number_addition: '',
  zip_code: '9711 LG',
  city: 'Groningen',
  vat_number: '',
  ignore_vat: false,
} as const;
const belgian = { ...typed, type: 'business', company: 'Zon', country: 'be', zip_code: '2000' } as const;

const remove = (path: string) => shop.fetch(path, { method: 'DELETE', headers: { Accept: 'application/json' } });
const page = async (path: string) => (await shop.fetch(path, { headers: { Accept: 'text/html' } })).text();
const ids = async () => (await callEndpoint(shop, addresses.readAddressBook)).addresses.map(({ id }) => id);

describe('without signing in', () => {
  test.each(['addresses', 'power_credits', 'stock_reminders'])(
    'the calls of %s are answered with 401',
    async (part) => {
      await openForGuest();
      expect((await postJson(shop, `/dashboard/${part}/vue/data`, {})).status).toBe(401);
    },
  );

  test('a page redirects to the login and back', async () => {
    await openForGuest();
    const answer = await shop.fetch('/dashboard/power_credits', { headers: { Accept: 'text/html' } });
    expect(answer.headers.get('location')).toBe('/login?back=%2Fdashboard%2Fpower_credits');
  });
});

describe('the address book', () => {
  test('contains complete addresses, defaults first', async () => {
    await open();
    const { addresses: book, defaultCountry } = await callEndpoint(shop, addresses.readAddressBook);
    expect(defaultCountry).toBe('nl');
    expect(book?.map(({ id }) => id)).toEqual([7, 8, 10]);
    expect(book[0]).toMatchObject({ name: 'Sanne de Vries', address: 'Damrak 1A', country_name: 'Nederland' });
    expect(book[0]).toMatchObject({ defaultShip: true, defaultBill: true });
    expect(book[2]).toMatchObject({ type: 'business', vat_number: 'BE0123456789', country_name: 'België' });
  });

  test.each([
    { locale: 'nl', zip_code: 'Vul een geldige postcode in, zoals 10115.', city: 'Vul de plaats in.' },
    { locale: 'de', zip_code: 'Geben Sie eine gültige Postleitzahl ein, etwa 10115.', city: 'Geben Sie den Ort ein.' },
    { locale: 'en', zip_code: 'Enter a valid postcode, such as 10115.', city: 'Enter the town.' },
  ] as const)('says in $locale what is wrong at each field', async ({ locale, zip_code, city }) => {
    await open({ locale });
    const answer = await postJson(shop, STORE, { ...typed, country: 'de', city: ' ' });
    expect(answer.status).toBe(422);
    expect((await answer.json()).errors).toEqual({ zip_code: [zip_code], city: [city] });
    expect(await ids()).toEqual([7, 8, 10]);
  });

  test('continues without a check of the VAT number when the customer chooses so', async () => {
    await open();
    const unchecked = { ...belgian, vat_number: 'BE0123456700' };
    const answer = await postJson(shop, STORE, unchecked);
    expect((await answer.json()).errors).toMatchObject({ vat_number_check_not_possible: ['1'] });
    const { addresses: book } = await callEndpoint(shop, addresses.storeAddress, { ...unchecked, ignore_vat: true });
    expect(book?.at(-1)).toMatchObject({ vat_number: 'BE0123456700', ignore_vat: true });
  });

  test('stores no business fields of a private address', async () => {
    await open();
    const { addresses: book } = await callEndpoint(shop, addresses.storeAddress, {
      ...belgian,
      type: 'private',
      id: 10,
    });
    expect(book?.at(-1)).toMatchObject({ id: 10, company: '', vat_number: '' });
  });

  test('lists a new default first, also in the checkout', async () => {
    await open({ cart: [{ id: 512 }] });
    await callEndpoint(shop, addresses.chooseDefaultAddress, { type: 'shipping', id: 8 });
    const { addresses: book } = await callEndpoint(shop, addresses.chooseDefaultAddress, { type: 'billing', id: 10 });
    expect(book?.map(({ id }) => id)).toEqual([8, 10, 7]);
    const { user } = await callEndpoint(shop, startCheckout);
    expect(user).toMatchObject({ defaultShippingAddress: 8, defaultBillingAddress: 10 });
  });

  test('chooses a new default when the default is deleted', async () => {
    await open();
    expect((await remove('/dashboard/addresses/7/vue/delete')).status).toBe(200);
    const { addresses: book } = await callEndpoint(shop, addresses.readAddressBook);
    expect(book[0]).toMatchObject({ id: 8, defaultShip: true, defaultBill: true });
  });

  test('cannot be changed by another customer', async () => {
    await open();
    await remove('/dashboard/addresses/9/vue/delete');
    expect((await postJson(shop, STORE, { ...typed, id: 9 })).status).toBe(422);
    expect((await postJson(shop, '/dashboard/addresses/vue/default', { type: 'billing', id: 9 })).status).toBe(422);
    const businessAddress = shop.db.selectFrom('addresses').selectAll().where('id', '=', 9);
    expect(await businessAddress.executeTakeFirst()).toMatchObject({
      street: 'Ambachtsweg',
      person_id: 'jansen',
      is_billing: 1,
    });
  });
});

describe('credits', () => {
  test('have totals by when they can be spent', async () => {
    await open();
    const credits = await callEndpoint(shop, readPowerCredits);
    expect(credits).toMatchObject({ creditsToSpend: 742, creditsToSpendLater: 660, userPowerCreditDiscount: 500 });
    expect(credits.userPowerCredits.filter(({ is_active }) => is_active)).toHaveLength(3);
  });

  test('are redeemed for a code that the checkout accepts', async () => {
    await open({ cart: [{ id: 4711 }] });
    const { code } = await (await postJson(shop, BUY, { credits: 500 })).json();
    expect(await callEndpoint(shop, readPowerCredits)).toMatchObject({
      creditsToSpend: 242,
      userPowerCreditDiscount: 1000,
    });
    expect(await (await postJson(shop, '/discounts/apply', { code })).json()).toEqual({ discountError: null });
    const { cart } = await callEndpoint(shop, startCheckout);
    expect(cart).toMatchObject({ isPowerCreditDiscount: true, currentDiscount: { amount: 500 } });
  });

  test.each([
    { credits: 1000, message: 'Niet genoeg credits' },
    { credits: 7, message: 'Ongeldige voucher' },
  ])('of which $credits are asked are refused: $message', async ({ credits, message }) => {
    await open();
    const answer = await postJson(shop, BUY, { credits });
    expect((await answer.json()).errors).toEqual({ credits: [message] });
    expect((await callEndpoint(shop, readPowerCredits)).creditsToSpend).toBe(742);
  });

  test('are spent once, even with two requests at the same time', async () => {
    await open();
    const answers = await Promise.all([1, 2].map(() => postJson(shop, BUY, { credits: 500 })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });
});

test('a reminder can be deleted by its owner only', async () => {
  await open();
  const { reminders } = await callEndpoint(shop, readStockReminders);
  expect(reminders.map(({ product }) => product.url)).toHaveLength(2);
  await remove(`/dashboard/stock_reminders/${reminders[0]!.id}/vue/delete`);
  expect((await callEndpoint(shop, readStockReminders)).reminders).toEqual([reminders[1]]);
});

describe('without scripts, a customer', () => {
  test('adds, changes and deletes an address', async () => {
    await open();
    const form = { ...typed, ignore_vat: '0' };
    const refused = await submitForm(shop, STORE, { ...form, city: '', street: '<Damrak>' });
    expect(refused.status).toBe(422);
    const text = await refused.text();
    expect(text).toMatch(/id="checkout-city-error">\s*<li class="sw-field__error">[\s\S]{0,900}?Vul de plaats in/);
    expect(text).toContain('value="&lt;Damrak&gt;"');
    expect((await submitForm(shop, STORE, form)).headers.get('location')).toBe('/dashboard/addresses');
    const id = (await ids()).at(-1)!;
    expect(await page(`/dashboard/addresses/${id}`)).toContain('value="Herestraat"');
    await submitForm(shop, `/dashboard/addresses/${id}/delete`, {});
    expect(await page('/dashboard/addresses')).not.toContain('Herestraat');
  });

  test('sees the form again when a field contains a file', async () => {
    await open();
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...typed, ignore_vat: '0' })) body.append(name, value);
    body.set('street', new File([], 'street.png'));
    const refused = await shop.fetch(STORE, { method: 'POST', headers: { Accept: 'text/html' }, body });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('value="Groningen"');
  });

  test('redeems credits and reads the code', async () => {
    await open();
    const answer = await submitForm(shop, BUY, { credits: '500', back: '/dashboard/power_credits' });
    expect(await page(answer.headers.get('location')!)).toMatch(/Gelukt\. Je code is PC-/);
  });

  const END = 'Overeenkomst hier ontbinden';

  /** Without the header and the footer, which have a link of their own. */
  async function mainOf(path: string): Promise<string> {
    const text = await page(path);
    return text.slice(text.indexOf('<main'), text.indexOf('</main>'));
  }

  test('reads an order with its invoice and return first, and ends the contract last, in its period only', async () => {
    await open();
    const recent = await mainOf('/dashboard/orders/2026-11120');
    const parts = ['Factuur downloaden', 'Retour of reparatie', 'Bezorgd op', 'JA Solar', '3.695,95', END];
    const places = parts.map((part) => recent.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(await mainOf('/dashboard/orders/2026-09311')).not.toContain(END);
    const inGerman = await mainOf('/dashboard/orders/2026-11120?lang=de');
    expect(inGerman).toContain('Wechselrichter');
    expect(inGerman).not.toContain('omvormer');
  });

  test('downloads the invoice of an order', async () => {
    await open();
    const answer = await shop.fetch('/dashboard/orders/2026-10482/factuur.pdf');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const text = new TextDecoder('latin1').decode(await answer.arrayBuffer());
    for (const part of ['Factuur 2026-10482', 'Growatt MIN 3000TL-XH omvormer', '649,00', '112,64'])
      expect(text).toContain(part);
  });

  test('finds quotations in one order, on both pages', async () => {
    await open();
    const listed = async (path: string) => [...new Set((await mainOf(path)).match(/\/offerte\/[^"?]+/g))];
    const inSummary = await listed('/dashboard');
    expect(inSummary.length).toBeGreaterThan(2);
    expect(await listed('/mijn-aanvragen')).toEqual(inSummary);
  });

  test.each([
    { back: {}, page: '/dashboard' },
    { back: { back: '/rma' }, page: '/rma' },
    { back: { back: 'https://elsewhere.example/' }, page: '/dashboard' },
  ])('signs in and comes to $page', async ({ back, page: target }) => {
    await openForGuest();
    const answer = await submitForm(shop, '/login', { email: 'sanne@example.nl', password: DEMO_PASSWORD, ...back });
    expect(answer.headers.get('location')).toBe(target);
  });

  test('finds orders and quotations on one page', async () => {
    await open();
    const text = await page('/dashboard');
    expect(text).toContain('2026-10482');
    const quoted = text
      .slice(text.indexOf('id="quotations"'))
      .replaceAll(/<[^>]+>|\s+/g, ' ')
      .replaceAll(/ +/g, ' ');
    for (const line of ['OFF-20261 Geldig tot en met', 'OFF-20255 Geaccepteerd', 'OFF-20244 Niet geaccepteerd'])
      expect(quoted).toContain(line);
  });
});
