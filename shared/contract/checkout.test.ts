import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Address } from './address.ts';
import { CheckoutFields, EMPTY_CHECKOUT, toFields, toOrder } from './checkout-data.ts';
import { CheckoutStart, PaymentMethods, placeOrder, ShippingMethods, validateShipping } from './checkout.ts';
import { readAddress, searchAddress } from './postcode.ts';
import { ProductInfo, readCombination } from './combination.ts';

const cart = {
  items: [{ sku: 'A', name: 'Omvormer', brand: 'Growatt', price: '649.00', qty: '1', type: 'product' }],
  subtotal: 649,
  shippingCosts: '9.95',
  vat: 114.36,
  vatRate: '21',
  extraVatLines: { 21: '114.36', 9: 4 },
};

/** The least that a shop may say. */
const start = { taxExemptionCountries: [], allowedCountries: [], checkoutData: [], cart };

describe('the start of a checkout', () => {
  test('everything but the cart is optional', () => {
    const read = z.decode(CheckoutStart, start);
    expect(read).toMatchObject({ user: null, defaultCountry: null, currentVoucher: null, discountEnabled: false });
    expect(read.cart).toMatchObject({ subtotal: 64_900, shippingCosts: 995, quotationDiscount: null });
    expect(read.cart.extraVatLines).toEqual({ 21: 11_436, 9: 400 });
    expect(read.checkoutData).toMatchObject({
      type: 'private',
      email: '',
      shipping_address_same_as_billing_address: true,
      shipping_method: null,
    });
  });

  test('the notice on the legal guarantee is read as PHP writes it', () => {
    const notice = { image: '/nl.svg', width: '600', height: 840, alt: '', url: null };
    const read = z.decode(CheckoutStart, { ...start, guarantee_notice: notice });
    expect(read.guarantee_notice).toEqual({ image: '/nl.svg', width: 600, height: 840, alt: null, url: null });
  });

  test.each([
    undefined,
    null,
    [],
    '/nl.svg',
    {},
    { image: '' },
    { image: 'javascript:alert(1)' },
    { image: 'data:text/html,x' },
  ])('a notice of %j is as if it were missing', (guarantee_notice) => {
    expect(z.decode(CheckoutStart, { ...start, guarantee_notice }).guarantee_notice).toBeUndefined();
  });

  test.each([
    { width: 'auto', height: 0, url: 'javascript:alert(1)' },
    { alt: true, url: { nl: '/garantie' } },
    { alt: { nl: 'Garantie' }, url: ['/garantie'] },
  ])('a notice keeps its picture where the rest cannot be read: %j', (rest) => {
    const read = z.decode(CheckoutStart, { ...start, guarantee_notice: { image: '/nl.svg', ...rest } });
    expect(read.guarantee_notice?.image).toBe('/nl.svg');
    expect(read.guarantee_notice?.alt ?? read.guarantee_notice?.url ?? null).toBeNull();
  });

  test('a notice keeps its text where its address cannot be read', () => {
    const notice = { image: '/nl.svg', alt: 'Twee jaar', url: true };
    const read = z.decode(CheckoutStart, { ...start, guarantee_notice: notice });
    expect(read.guarantee_notice).toEqual({ image: '/nl.svg', alt: 'Twee jaar', url: undefined });
  });

  test('an empty map of rates is no map, as PHP writes it', () => {
    const read = z.decode(CheckoutStart, { ...start, cart: { ...cart, extraVatLines: [] } });
    expect(read.cart.extraVatLines).toEqual({});
  });

  test.each([
    { wire: 7, id: 7 },
    { wire: '7', id: '7' },
    { wire: { id: 7, street: 'Damrak' }, id: 7 },
    { wire: null, id: null },
    { wire: [], id: null },
  ])('the default address $wire is known by $id', ({ wire, id }) => {
    const user = { addresses: [], defaultBillingAddress: wire };
    expect(z.decode(CheckoutStart, { ...start, user }).user?.defaultBillingAddress).toBe(id);
  });

  test('countries are compared in lower case', () => {
    const allowedCountries = [{ alpha_2_code: 'NL', alpha_3_code: 'NLD', name: 'Nederland' }];
    const read = z.decode(CheckoutStart, { ...start, allowedCountries, defaultCountry: 'NL' });
    expect(read.allowedCountries[0]?.alpha_2_code).toBe('nl');
    expect(read.defaultCountry).toBe('nl');
  });
});

/** The keys of an order. */
const ORDER_KEYS = `
  email first_name middle_name last_name type company vat_number ignore_vat country street
  house_number house_number_addition zip_code city manual_address phone
  shipping_address_same_as_billing_address shipping_first_name shipping_middle_name shipping_last_name
  shipping_type shipping_company shipping_country shipping_street shipping_house_number
  shipping_house_number_addition shipping_zip_code shipping_city shipping_manual_address
  tax_exemption_accepted has_tax_exemption password password_confirmation shipping_method
  shipping_method_option payment_method payment_method_option
`
  .trim()
  .split(/\s+/);

test('an order is sent with exactly the keys of the contract, in their types', () => {
  const data = z.decode(CheckoutFields, { ignore_vat: '1', house_number: 12, shipping_method: 3 });
  const wire = z.encode(CheckoutFields, data) as Record<string, unknown>;
  expect(Object.keys(wire)).toEqual(ORDER_KEYS);
  expect(wire).toMatchObject({ ignore_vat: true, house_number: '12', middle_name: '', shipping_method: 3 });
  expect(wire['payment_method']).toBeNull();
});

test('an order has its addresses as objects, and is sent with the same fields as before', () => {
  const fields = { ...EMPTY_CHECKOUT, city: 'Utrecht', phone: '030', shipping_city: 'Zeewolde', shipping_method: 3 };
  const order = toOrder(fields);
  expect([order.billing.city, order.shipping.city, order.billing.phone, order.shipping.phone]).toEqual([
    'Utrecht',
    'Zeewolde',
    '030',
    '',
  ]);
  expect(order).not.toHaveProperty('city');
  expect(order.shipping_method).toBe(3);
  expect(toFields(order)).toEqual(fields);
});

test('the costs of a method are optional, and default to nothing', () => {
  const read = z.decode(ShippingMethods, { pickupMethods: [{ id: 1, type: 'others', label: 'A', costs: null }] });
  expect(read.pickupMethods[0]!.costs).toBe(0);
  const { paymentMethods } = z.decode(PaymentMethods, { paymentMethods: [{ id: 'x', label: 'X' }] });
  expect(paymentMethods).toEqual([{ id: 'x', label: 'X', costs: 0, options: [] }]);
});

test('a saved address without a country does not break the checkout', () => {
  expect(z.decode(Address, { id: 7, country: null }).country).toBe('');
  expect(z.decode(Address, { id: 7, country: 'NL' }).country).toBe('nl');
});

test('the answer to an order without a redirect may be empty, as PHP writes it', () => {
  expect(z.decode(placeOrder.answer, [])).toEqual({ redirect: null });
});

test('the address of a method is sent as the shop wrote it', () => {
  const address = { street: 'Zonneweg', house_number: 12, house_number_addition: null, depot: 'B' };
  const options = [{ id: 'store-3', label: 'Boekhandel', address }];
  const [method] = z.decode(ShippingMethods, {
    shippingMethods: { 1: { id: 1, type: 'others', label: 'Afhaalpunt', costs: '0', options } },
  }).shippingMethods;
  const input = { shipping_method: 1, shipping_method_option: 'store-3', address: method!.options[0]!.address! };
  expect(z.encode(validateShipping.input!, input)).toEqual({ ...input, address });
});

describe('the search for an address', () => {
  const session = { key: 'k&1', session: 'ab12cd34', context: 'nld' };

  test('the parts of a search are joined into one value, with escaped slashes', () => {
    const target = searchAddress.target!({ ...session, term: '1012 LG/2', language: 'nl-NL' });
    expect(target.path).toBe('/postcode?k=k%261&p=internationalAutocomplete/nld/1012%20LG%2F2/nl-NL');
    expect(target.headers).toEqual({ 'X-Autocomplete-Session': 'ab12cd34' });
  });

  test('is followed by the details of one address', () => {
    expect(readAddress.target!(session).path).toBe('/postcode?k=k%261&p=internationalGetDetails/nld');
    const address = { street: 'Damrak', buildingNumber: 1, buildingNumberAddition: null, postcode: '1012 LG' };
    expect(z.decode(readAddress.answer, { address })).toEqual({
      address: { ...address, buildingNumber: '1', buildingNumberAddition: '', locality: '' },
    });
  });
});

test('a method is marked in words, and a mere flag is no reason', () => {
  const markOf = (sustainable: unknown) => {
    const method = { id: 1, type: 'delivery', label: 'Fietskoerier', sustainable };
    return z.decode(ShippingMethods, { shippingMethods: [method] }).shippingMethods[0]!.sustainable;
  };
  expect(markOf(' Met de bakfiets ')).toBe('Met de bakfiets');
  for (const value of [undefined, null, true, false, 1, '', ' ', [], {}]) expect(markOf(value)).toBeUndefined();
});

test.each([
  [undefined, undefined],
  [null, null],
  ['', null],
  ['/media/card.svg', '/media/card.svg'],
  ['javascript:alert(1)', null],
])('a payment method with the mark %s has the picture %s', (image, picture) => {
  const method = { id: 'card', label: 'Creditcard', image };
  expect(z.decode(PaymentMethods, { paymentMethods: [method] }).paymentMethods[0]!.image).toBe(picture);
});

test.each([
  { as: 'flat', wire: { name: 'Accu' } },
  { as: 'wrapped', wire: { product: { name: 'Accu' } } },
])('details of a product are read as $as, with bare addresses and codes', ({ wire }) => {
  const fields = { images: ['/a.jpg'], videos: ['aqz-KE-bpKQ', { code: 'b', title: 'Installatie' }] };
  const answer = 'product' in wire ? { product: { ...wire.product, ...fields } } : { ...wire, ...fields };
  expect(z.decode(ProductInfo, answer)).toMatchObject({
    name: 'Accu',
    images: [{ url: '/a.jpg', mobile_url: null, w: null }],
    videos: [
      { code: 'aqz-KE-bpKQ', title: null },
      { code: 'b', title: 'Installatie' },
    ],
    specs: [],
    trustedShopReviews: null,
    toPrice: null,
  });
});

test('a combination may be empty, and an empty picture is none', () => {
  expect(z.decode(readCombination.answer, { products: [] })).toEqual({
    mainProduct: null,
    products: [],
    extraProducts: [],
  });
  expect(z.decode(ProductInfo, { images: [null, '/a.jpg'] })).toMatchObject({ name: '', images: [{ url: '/a.jpg' }] });
});
