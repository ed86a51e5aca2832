import { GUEST } from '../support/guest.ts';
import {
  bodiesOf,
  expectStep,
  field,
  next,
  openCheckout,
  ORDER_KEYS,
  recordCalls,
  toPayment,
  toShipping,
  typeAddress,
} from './checkout.ts';
import { CONNECTORS, expect, INVERTER, test } from './shop.ts';

test('a guest’s order sends exactly the expected requests, step by step', async ({ page, fill }) => {
  await fill(INVERTER, 1);
  const sent = recordCalls(page);
  const checkout = await openCheckout(page);
  expect(bodiesOf(sent, '/checkout/init')).toEqual(['']);
  await toShipping(checkout);
  const [addresses] = bodiesOf(sent, '/checkout/validate') as [Record<string, unknown>];
  expect(Object.keys(addresses).sort()).toEqual(ORDER_KEYS);
  expect(addresses).toMatchObject({
    ...GUEST,
    type: 'private',
    country: 'nl',
    manual_address: true,
    company: '',
    ignore_vat: false,
    shipping_address_same_as_billing_address: true,
    has_tax_exemption: false,
    password: '',
  });

  const pickup = checkout.getByRole('radio', { name: /Afhalen/ }).first();
  await pickup.check();
  await next(checkout).click();
  await expectStep(checkout, 'payment');
  const [shipping] = bodiesOf(sent, '/checkout/validate/shipping') as [Record<string, unknown>];
  expect(Object.keys(shipping).sort().slice(-2)).toEqual(['shipping_method', 'shipping_method_option']);

  const ct = await page.locator('meta[name="ct"]').getAttribute('content');
  await checkout.getByRole('button', { name: 'Afrekenen' }).click();
  await page.waitForURL(/\/betalen\//);
  const [order] = bodiesOf(sent, '/checkout/validate/payment') as [Record<string, unknown>];
  expect(Object.keys(order).sort()).toEqual([...ORDER_KEYS, 'ct'].sort());
  expect(order['ct']).toBe(ct);
  // For a pick-up, the delivery address is the pick-up location.
  expect(order).toMatchObject({ shipping_address_same_as_billing_address: false, street: GUEST.street });
  expect(order['shipping_street']).not.toBe('');
  expect(order['shipping_street']).not.toBe(GUEST.street);

  for (const { request } of sent.filter(({ path }) => path.startsWith('/checkout'))) {
    const headers = await request.allHeaders();
    expect(request.method()).toBe('POST');
    expect(headers['x-requested-with']).toBe('XMLHttpRequest');
    expect(headers['x-csrf-token']).toBeTruthy();
  }
});

test('each step is tracked once, with the event names of Google', async ({ page, fill }) => {
  await fill(INVERTER, 2);
  await page.addInitScript(() => {
    const layer: unknown[] = [];
    Object.assign(globalThis, { dataLayer: layer });
    // Facts are stored before the page unloads.
    const push = layer.push.bind(layer);
    layer.push = (...items) => {
      for (const item of items)
        sessionStorage.setItem('told', `${sessionStorage.getItem('told') ?? ''}${JSON.stringify(item)}\n`);
      return push(...items);
    };
  });
  const checkout = await openCheckout(page);
  await toPayment(checkout);
  await checkout.getByRole('button', { name: 'Afrekenen' }).click();
  await page.waitForURL(/\/betalen\//);
  const items = await page.evaluate(() =>
    sessionStorage
      .getItem('told')!
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  );
  const events = items.filter((item) => 'event' in item && item.ecommerce);
  expect(events.map(({ event }) => event)).toEqual(['begin_checkout', 'add_shipping_info', 'add_payment_info']);
  expect(items.filter((item) => item.ecommerce === null)).toHaveLength(3);
  const [begin, shipping, payment] = events.map(({ ecommerce }) => ecommerce);
  expect(begin).toMatchObject({
    currency: 'EUR',
    items: expect.arrayContaining([expect.objectContaining({ quantity: 2 })]),
  });
  expect(shipping.shipping_tier).toBeTruthy();
  expect(payment.payment_type).toBeTruthy();
});

test('the address search sends the same requests as the provider’s library, and a choice fills the fields', async ({
  page,
  fill,
}) => {
  await fill(CONNECTORS, 1);
  const checkout = await openCheckout(page);
  const requested: { url: URL; session: string | undefined }[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/postcode') requested.push({ url, session: request.headers()['x-autocomplete-session'] });
  });
  for (const name of ['street', 'house_number', 'house_number_addition', 'zip_code', 'city'])
    await expect(field(checkout, name)).toBeDisabled();
  const search = checkout.getByRole('combobox', { name: /Zoek je adres|Adres zoeken|adres/i }).first();
  await search.click();
  await search.pressSequentially('1012LG');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toBeVisible();
  // Continues until a complete address is chosen.
  for (let turn = 0; turn < 4 && (await options.count()) > 0; turn++) {
    await options.first().click();
    await page.waitForTimeout(600);
    if ((await field(checkout, 'street').inputValue()) !== '') break;
  }
  await expect(field(checkout, 'street')).not.toHaveValue('');
  await expect(field(checkout, 'zip_code')).not.toHaveValue('');
  // The search folds into the address, and opens empty.
  await expect(search).toHaveCount(0);
  await checkout.getByRole('group', { name: 'Adres', exact: true }).getByRole('button', { name: 'Wijzigen' }).click();
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
  expect(new Set(requested.map(({ session }) => session)).size).toBe(1);
  expect(requested[0]!.session).toMatch(/^[\w.-]{8,64}$/);
  const queries = requested.map(({ url }) => url.search);
  expect(queries[0]).toMatch(/^\?k=demo&p=internationalAutocomplete\/nld\/1[^/]*\/nl-NL$/);
  expect(queries.at(-1)).toMatch(/^\?k=demo&p=internationalGetDetails\/[^/]+$/);
});

test('the shop refuses empty fields, at each field and in an error summary that takes the focus', async ({
  page,
  fill,
}) => {
  await fill(CONNECTORS, 1);
  const sent = recordCalls(page);
  const checkout = await openCheckout(page);
  await expect(checkout.locator('[aria-invalid="true"]')).toHaveCount(0);
  await next(checkout).click();
  await expect(field(checkout, 'email')).toHaveAttribute('aria-invalid', 'true');
  expect(bodiesOf(sent, '/checkout/validate')).toHaveLength(1);
  await expectStep(checkout, 'details');
  const focused = page.locator(':focus');
  await expect(focused).toHaveText(/./);
  const link = checkout.locator('a[href="#sw-checkout-email"]');
  await link.click();
  await expect(field(checkout, 'email')).toBeFocused();
  await field(checkout, 'email').fill('noor@example.nl');
  await expect(field(checkout, 'email')).not.toHaveAttribute('aria-invalid', 'true');
  await typeAddress(checkout);
  await next(checkout).click();
  await expectStep(checkout, 'delivery');
});
