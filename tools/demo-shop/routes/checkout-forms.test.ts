import { afterEach, expect, test } from 'vitest';
import { startCheckout } from '../../../shared/contract/checkout.ts';
import { callEndpoint, submitForm } from '../shop-client.ts';
import { openNode } from '../db/open-node.ts';
import type { OpenedShop, ShopSetup } from '../open-shop.ts';
import { openShop } from '../open-shop.ts';
import type { OrderDetails } from '../rules/order.ts';

let shop: OpenedShop;
afterEach(() => shop.close());

async function open(setup: Partial<ShopSetup> = {}) {
  shop = await openShop({ open: openNode, cart: [{ id: 512 }], ...setup });
}

const typed = {
  email: 'noor@example.nl',
  first_name: 'Noor',
  last_name: 'Bakker',
  country: 'nl',
  street: 'Damrak',
  house_number: '1',
  zip_code: '1012 LG',
  city: 'Amsterdam',
  phone: '0612345678',
};

const sent = async (path: string, fields: Record<string, string>) => {
  const answer = await submitForm(shop, path, fields);
  return [answer.status, answer.headers.get('location')];
};
const notice = async () => (await shop.db.selectFrom('sessions').select('notice').executeTakeFirstOrThrow()).notice;

test('three forms place an order', async () => {
  await open();
  expect(await sent('/checkout/validate', { ...typed, back: '/checkout/shipping' })).toEqual([
    303,
    '/checkout/shipping',
  ]);
  const shipping = { shipping_method: 'winkel', shipping_method_option: '32', back: '/checkout/payment' };
  expect(await sent('/checkout/validate/shipping', shipping)).toEqual([303, '/checkout/payment']);
  const [status, page] = await sent('/checkout/validate/payment', { payment_method: 'paypal' });
  expect([status, page]).toEqual([303, expect.stringMatching(/^\/betalen\/[0-9a-f]{32}$/)]);
  const { details } = await shop.db
    .selectFrom('orders')
    .select('details')
    .where('id', '=', String(page).split('/')[2]!)
    .executeTakeFirstOrThrow();
  expect(JSON.parse(details!) as OrderDetails).toMatchObject({
    billing: { street: 'Damrak', house_number: '1' },
    shipping: { street: 'Vredenburg', company: 'Zonshop Utrecht' },
    paymentMethod: { id: 'paypal' },
  });
});

test('a refused form returns to its page, with the submitted values and all errors', async () => {
  await open({ locale: 'en' });
  const form = {
    ...typed,
    zip_code: '99',
    phone: '',
    password: 'zonnepaneel',
    again: '/checkout',
    back: '/checkout/shipping',
  };
  expect(await sent('/checkout/validate', { ...form, password_confirmation: 'zonnepaneel' })).toEqual([
    303,
    '/checkout',
  ]);
  expect(await notice()).toBe('Enter a valid postcode, such as 1012 LG. Enter your phone number.');
  const { checkoutData } = await callEndpoint(shop, startCheckout);
  expect(checkoutData).toMatchObject({ street: 'Damrak', zip_code: '99', password: '' });
});

test('a form without `back` returns to the page that sent it', async () => {
  await open();
  const answer = await shop.fetch('/checkout/validate/shipping', {
    method: 'POST',
    headers: { Accept: 'text/html', Referer: 'http://shop.test/checkout/shipping?x=1' },
    body: new URLSearchParams({ _token: shop.csrf, shipping_method: 'raket' }),
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/checkout/shipping']);
  expect(await notice()).toBe('Kies een verzendmethode.');
});

test('a VAT number that cannot be checked is reported without the marker for widgets', async () => {
  await open();
  const business = { type: 'business', company: 'Zon', country: 'be', zip_code: '2000', vat_number: 'BE0123456700' };
  await sent('/checkout/validate', { ...typed, ...business });
  expect(await notice()).toBe('Het btw-nummer kan nu niet gecontroleerd worden.');
});

test('an unchecked box requires a delivery address', async () => {
  await open();
  await sent('/checkout/validate', { ...typed, shipping_address_same_as_billing_address: '0' });
  expect(await notice()).toContain('Vul de straat in.');
});
