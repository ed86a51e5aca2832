import { afterEach, describe, expect, test } from 'vitest';
import type { CheckoutData } from '../../../shared/contract/checkout-data.ts';
import * as contract from '../../../shared/contract/checkout.ts';
import { callEndpoint, postJson } from '../shop-client.ts';
import { openNode } from '../db/open-node.ts';
import type { OpenedShop, ShopSetup } from '../open-shop.ts';
import { openShop } from '../open-shop.ts';
import { checkoutTokenOf } from '../rules/checkout-token.ts';
import { exampleData } from '../seed/checkout/example.ts';

let shop: OpenedShop;
afterEach(() => shop.close());

const CART = [{ id: 512 }];

async function open(setup: Partial<ShopSetup> = {}) {
  shop = await openShop({ open: openNode, cart: CART, ...setup });
}

async function errorsOf(answer: Response): Promise<Record<string, string[]>> {
  if (answer.ok) return {};
  expect(answer.status).toBe(422);
  const { message, errors } = await answer.json();
  expect(Object.values(errors)[0]).toContain(message);
  return errors;
}

const validate = async (changes: Partial<CheckoutData> = {}) =>
  errorsOf(await postJson(shop, '/checkout/validate', exampleData(changes)));
const place = async (changes: Partial<CheckoutData> = {}, ct: string | null = null) => {
  const chosen = { shipping_method: 'thuis', payment_method: 'ideal', ...changes };
  return errorsOf(await postJson(shop, '/checkout/validate/payment', { ...exampleData(chosen), ct }));
};

describe('beginning', () => {
  test('a guest starts with empty fields', async () => {
    await open();
    const start = await callEndpoint(shop, contract.startCheckout);
    expect(start.user).toBeNull();
    expect(start.checkoutData).toMatchObject({
      email: '',
      country: '',
      shipping_address_same_as_billing_address: true,
    });
    expect(start).toMatchObject({
      defaultCountry: 'nl',
      termsPage: '/algemene-voorwaarden',
      privacyPage: '/privacy',
      discountEnabled: true,
      spsCreditEarnDisabled: false,
      secondChanceShippingNotice: null,
    });
    expect(start.allowedCountries.map(({ alpha_2_code }) => alpha_2_code).join()).toBe('nl,be,de,lu,at,ch,fr,es,it,pl');
  });

  test('a customer starts with saved addresses and the data of the account', async () => {
    await open({ customer: 'sanne' });
    const { user, checkoutData } = await callEndpoint(shop, contract.startCheckout);
    expect(user).toMatchObject({
      addresses: [{ id: 7, street: 'Damrak', middle_name: 'de', company: '' }, { id: 8 }, { id: 10 }],
      defaultBillingAddress: 7,
      defaultShippingAddress: 7,
      isAllowedToParticipateInPowerCreditProgram: true,
    });
    expect(checkoutData).toMatchObject({ email: 'sanne@example.nl', phone: '0612345678', street: '' });
  });

  test('a business earns no credits', async () => {
    await open({ customer: 'jansen' });
    const { user, spsCreditEarnDisabled, checkoutData } = await callEndpoint(shop, contract.startCheckout);
    expect([user?.isAllowedToParticipateInPowerCreditProgram, spsCreditEarnDisabled]).toEqual([false, true]);
    expect(checkoutData).toMatchObject({ type: 'business', company: 'Jansen Installatie B.V.' });
  });

  test.each([
    { locale: 'nl', country: 'nl', name: 'Duitsland' },
    { locale: 'de', country: 'de', name: 'Deutschland' },
    { locale: 'en', country: 'nl', name: 'Germany' },
  ] as const)('the site in $locale begins in $country and names countries in its language', async (site) => {
    await open({ locale: site.locale });
    const { defaultCountry, allowedCountries, taxExemptionCountries } = await callEndpoint(
      shop,
      contract.startCheckout,
    );
    expect(defaultCountry).toBe(site.country);
    expect(allowedCountries.find(({ alpha_3_code }) => alpha_3_code === 'deu')?.name).toBe(site.name);
    expect(taxExemptionCountries).toMatchObject([{ country_code: 'de', popup_text: expect.stringContaining('<ul>') }]);
  });

  test('a gift card shows its remaining amount, and a second chance has a notice', async () => {
    await open({ cart: [{ id: 'sc-88' }], voucher: 'CADEAU1000' });
    const { cart, currentVoucher, secondChanceShippingNotice } = await callEndpoint(shop, contract.startCheckout);
    expect(cart.currentVoucher).toEqual({ name: 'CADEAU1000', amount: 100_000 });
    expect(currentVoucher).toEqual(cart.currentVoucher);
    expect(secondChanceShippingNotice).not.toBeNull();
  });
});

describe('the stored input of a checkout', () => {
  test('returns after every accepted step, without passwords', async () => {
    await open();
    const account = { password: 'zonnepaneel', password_confirmation: 'zonnepaneel' };
    expect(await validate({ ...account, street: ' Damrak ' })).toEqual({});
    await callEndpoint(shop, contract.validateShipping, { shipping_method: 'winkel', shipping_method_option: 31 });
    expect((await callEndpoint(shop, contract.startCheckout)).checkoutData).toEqual(
      exampleData({ shipping_method: 'winkel', shipping_method_option: 31 }),
    );
    const kept = await shop.db.selectFrom('checkouts').select('data').execute();
    expect(JSON.stringify(kept)).not.toContain('zonnepaneel');
  });

  test('excludes refused values', async () => {
    await open();
    await validate({ zip_code: 'nope' });
    expect((await callEndpoint(shop, contract.startCheckout)).checkoutData.street).toBe('');
  });

  test('can be set at the start', async () => {
    await open({ checkout: { street: 'Singel', house_number: '3' } });
    expect((await callEndpoint(shop, contract.startCheckout)).checkoutData).toMatchObject({
      street: 'Singel',
      city: '',
    });
  });

  test('is kept when a guest signs in, with the e-mail address of the customer', async () => {
    await open();
    await validate();
    expect(
      (await postJson(shop, '/checkout/login', { email: 'sanne@example.nl', password: 'zonneschijn' })).status,
    ).toBe(200);
    const { user, checkoutData, cart } = await callEndpoint(shop, contract.startCheckout);
    expect(user).not.toBeNull();
    expect(checkoutData).toMatchObject({ street: 'Damrak', first_name: 'Noor', email: 'sanne@example.nl' });
    expect(cart.items).toMatchObject([{ id: 512 }]);
  });
});

test('a wrong password is reported at the e-mail address', async () => {
  await open();
  const wrong = { email: 'sanne@example.nl', password: 'regen' };
  expect(await errorsOf(await postJson(shop, '/checkout/login', wrong))).toEqual({
    email: ['Deze combinatie is onjuist.'],
  });
});

describe('the first step', () => {
  test.each([
    { locale: 'nl', first_name: 'Vul je voornaam in.', zip_code: 'Vul de postcode in.' },
    { locale: 'de', first_name: 'Geben Sie Ihren Vornamen ein.', zip_code: 'Geben Sie die Postleitzahl ein.' },
    { locale: 'en', first_name: 'Enter your first name.', zip_code: 'Enter the postcode.' },
  ] as const)('names every field that is missing ($locale)', async ({ locale, first_name, zip_code }) => {
    await open({ locale });
    const errors = await errorsOf(await postJson(shop, '/checkout/validate', {}));
    expect(errors).toMatchObject({ first_name: [first_name], zip_code: [zip_code] });
    expect(Object.keys(errors)).toEqual([
      'email',
      'first_name',
      'last_name',
      'country',
      'street',
      'house_number',
      'zip_code',
      'city',
      'phone',
    ]);
  });

  test.each<{ changes: Partial<CheckoutData>; errors: Record<string, string[]> }>([
    { changes: {}, errors: {} },
    { changes: { country: 'NL', zip_code: ' 1012lg ' }, errors: {} },
    { changes: { country: 'be', zip_code: '2000' }, errors: {} },
    { changes: { country: 'de' }, errors: { zip_code: ['Vul een geldige postcode in, zoals 10115.'] } },
    { changes: { zip_code: '1012' }, errors: { zip_code: ['Vul een geldige postcode in, zoals 1012 LG.'] } },
    { changes: { country: 'us' }, errors: { country: ['Naar dit land leveren we niet.'] } },
    { changes: { house_number: 'A1' }, errors: { house_number: ['Een huisnummer begint met een cijfer.'] } },
    {
      changes: { house_number_addition: 'achterhuis 3' },
      errors: { house_number_addition: ['Hier passen niet meer dan 10 tekens in.'] },
    },
    { changes: { street: 'x'.repeat(256) }, errors: { street: ['Hier passen niet meer dan 255 tekens in.'] } },
    { changes: { email: 'noor' }, errors: { email: ['Vul een geldig e-mailadres in, zoals naam@voorbeeld.nl.'] } },
    { changes: { phone: '12' }, errors: { phone: ['Vul een geldig telefoonnummer in, zoals 06 12345678.'] } },
    { changes: { type: 'business' }, errors: { company: ['Vul de bedrijfsnaam in.'] } },
    { changes: { type: 'business', company: 'Zon B.V.' }, errors: {} },
    {
      changes: { type: 'business', company: 'Zon', country: 'be', zip_code: '2000' },
      errors: { vat_number: ['Vul het btw-nummer in.'] },
    },
    {
      changes: { type: 'business', company: 'Zon', country: 'be', zip_code: '2000', vat_number: 'DE123456789' },
      errors: { vat_number: ['Dit btw-nummer is niet van het land van het factuuradres (België).'] },
    },
    {
      changes: { type: 'business', company: 'Zon', country: 'be', zip_code: '2000', vat_number: 'BE1' },
      errors: { vat_number: ['Vul een geldig btw-nummer in, zoals BE0123456789.'] },
    },
    {
      changes: { type: 'business', company: 'Zon', country: 'be', zip_code: '2000', vat_number: 'BE0123456700' },
      errors: {
        vat_number: ['Het btw-nummer kan nu niet gecontroleerd worden.'],
        vat_number_check_not_possible: ['1'],
      },
    },
    {
      changes: {
        type: 'business',
        company: 'Zon',
        country: 'be',
        zip_code: '2000',
        vat_number: 'BE0123456700',
        ignore_vat: true,
      },
      errors: {},
    },
    { changes: { country: 'be', zip_code: '2000', vat_number: 'BE1' }, errors: {} },
    {
      changes: { password: 'zon', password_confirmation: 'maan' },
      errors: {
        password: ['Het wachtwoord moet minimaal 8 karakters lang zijn'],
        password_confirmation: ['De wachtwoorden komen niet overeen'],
      },
    },
    {
      changes: { email: 'Sanne@example.nl', password: 'zonnepaneel', password_confirmation: 'zonnepaneel' },
      errors: { email: ['Er is al een account met dit e-mailadres. Log in, of bestel zonder nieuw account.'] },
    },
    { changes: { email: 'sanne@example.nl' }, errors: {} },
    {
      changes: {
        shipping_address_same_as_billing_address: false,
        shipping_country: 'de',
        shipping_zip_code: '1012 LG',
      },
      errors: {
        shipping_first_name: ['Vul je voornaam in.'],
        shipping_last_name: ['Vul je achternaam in.'],
        shipping_street: ['Vul de straat in.'],
        shipping_house_number: ['Vul het huisnummer in.'],
        shipping_city: ['Vul de plaats in.'],
        shipping_zip_code: ['Vul een geldige postcode in, zoals 10115.'],
      },
    },
  ])('given $changes answers $errors', async ({ changes, errors }) => {
    await open();
    expect(await validate(changes)).toEqual(errors);
  });

  test('needs neither e-mail address nor password of a customer', async () => {
    await open({ customer: 'sanne' });
    expect(await validate({ email: '', password: 'x' })).toEqual({});
  });

  test.each([
    { changes: {}, isRefused: true },
    { changes: { tax_exemption_accepted: true }, isRefused: false },
    { changes: { type: 'business', company: 'Zon', vat_number: 'DE123456789' } as const, isRefused: false },
    { changes: { country: 'at', zip_code: '1010' }, isRefused: false },
  ])('wants the rate of 0 % declared where it holds: $changes', async ({ changes, isRefused }) => {
    await open({ locale: 'de', isExempt: true });
    const errors = await validate({ country: 'de', zip_code: '10115', ...changes });
    expect(Object.keys(errors)).toEqual(isRefused ? ['tax_exemption_accepted'] : []);
  });

  test('with an empty cart is refused with that reason, and so are the others', async () => {
    await open({ cart: [] });
    const cart = ['Je winkelwagen is leeg. Er is niets besteld.'];
    expect(await validate()).toEqual({ cart });
    expect(await errorsOf(await postJson(shop, '/checkout/validate/shipping', { shipping_method: 'thuis' }))).toEqual({
      cart,
    });
    expect(await place()).toEqual({ cart });
  });
});

describe('the last step', () => {
  test.each<{ changes: Partial<CheckoutData>; fields: string[] }>([
    { changes: {}, fields: [] },
    { changes: { shipping_method: 'raket' }, fields: ['shipping_method'] },
    { changes: { shipping_method: null, payment_method: null }, fields: ['shipping_method', 'payment_method'] },
    { changes: { shipping_method_option: '2020-01-01' }, fields: ['shipping_method_option'] },
    { changes: { shipping_method: 'winkel' }, fields: ['shipping_method_option'] },
    { changes: { payment_method_option: 'NOBANK' }, fields: ['payment_method_option'] },
    { changes: { payment_method_option: 'RABONL2U' }, fields: [] },
    { changes: { payment_method: 'no_payment_needed' }, fields: ['payment_method'] },
    { changes: { country: 'be', zip_code: '2000' }, fields: ['payment_method'] },
    { changes: { zip_code: '' }, fields: ['zip_code'] },
  ])('validates everything again: $changes', async ({ changes, fields }) => {
    await open();
    expect(Object.keys(await place(changes))).toEqual(fields);
  });

  test('lists products that have been sold out since', async () => {
    await open({ cart: [{ id: 512, qty: 3 }], stock: { 512: 2 } });
    expect(await place()).toEqual({ cart: ['Van “MC4-connector set” zijn er nog 2. Pas je winkelwagen aan.'] });
  });

  test.each([
    { who: 'of this session', ct: () => checkoutTokenOf(shop.session), fields: [] },
    { who: 'of an old page', ct: () => 'something else', fields: ['ct'] },
  ])('with the value $who', async ({ ct, fields }) => {
    await open();
    expect(Object.keys(await place({}, await ct()))).toEqual(fields);
  });

  test('needs the token of its session', async () => {
    await open();
    const answer = await postJson(shop, '/checkout/validate/payment', exampleData(), { 'X-CSRF-TOKEN': 'ended' });
    expect(answer.status).toBe(419);
  });
});

describe('the price for a buyer', () => {
  const reload = (country: string, type: 'private' | 'business') =>
    callEndpoint(shop, contract.reloadCheckoutCart, { country, type, tax_exemption_accepted: false });

  test.each([
    { country: 'de', type: 'private', subtotal: 53_636 + 395, vatRate: 0, lines: { 0: 0, 21: 69 } },
    { country: 'de', type: 'business', subtotal: 65_295, vatRate: 21, lines: { 21: 11_332 } },
    { country: 'nl', type: 'private', subtotal: 65_295, vatRate: 21, lines: { 21: 11_332 } },
  ] as const)('$type in $country', async ({ country, type, subtotal, vatRate, lines }) => {
    await open({ cart: [{ id: 4711 }, { id: 512 }], locale: 'de', isExempt: true });
    expect((await reload(country, type)).cart).toMatchObject({ subtotal, vatRate, extraVatLines: lines });
    expect((await callEndpoint(shop, contract.startCheckout)).cart).toMatchObject({ subtotal });
    expect((await callEndpoint(shop, contract.startCheckout)).checkoutData).toMatchObject({ country, type });
  });

  test('of exempt goods only lists no other rate', async () => {
    await open({ cart: [{ id: 4711 }], locale: 'de', isExempt: true });
    expect((await reload('de', 'private')).cart).toMatchObject({ vat: 0, extraVatLines: { 0: 0 } });
  });
});
