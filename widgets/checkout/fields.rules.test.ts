import { formatOf } from '../../shared/rules/address-format.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Address } from '../../shared/contract/address.ts';
import { NO_STREET } from '../../shared/rules/address.ts';
import { isHttpUrl } from '../../shared/rules/url.ts';
import { fromSaved, isSaved, savedAddresses } from './addresses.rules.ts';
import {
  addressFields,
  EMPTY_CHECKOUT,
  toFields,
  toOrder,
  type CheckoutData,
  type FieldName,
} from '../../shared/contract/checkout-data.ts';
import { isPassword } from './field-names.rules.ts';
import {
  autofilled,
  dependentChanges,
  isVisible,
  passwordProblems,
  orderBody,
  readDraftValues,
  startingData,
} from './fields.rules.ts';
import { linksFor } from './start.rules.ts';
import { pathOf, reachable, STEPS, stepOf } from './steps.rules.ts';

const DAMRAK: Address = {
  id: 7,
  first_name: 'Sanne',
  middle_name: 'de',
  last_name: 'Vries',
  street: 'Damrak',
  house_number: '1',
  house_number_addition: 'A',
  zip_code: '1012 LG',
  city: 'Amsterdam',
  country: 'nl',
  company: '',
  vat_number: '',
};
const AMBACHT: Address = { ...DAMRAK, id: 9, street: 'Ambachtsweg', company: 'Jansen', vat_number: 'NL1' };
const user = {
  addresses: [DAMRAK, AMBACHT],
  defaultBillingAddress: '9',
  defaultShippingAddress: null,
  isAllowedToParticipateInPowerCreditProgram: true,
};

describe('the first values of a checkout', () => {
  test.each([
    ['', null, 'nl'],
    ['', 'be', 'be'],
    ['DE', 'be', 'de'],
  ])('country “%s”, default %s: %s', (country, defaultCountry, expected) => {
    const data = startingData({ checkoutData: { ...EMPTY_CHECKOUT, country }, defaultCountry, user: null });
    expect([data.country, data.shipping_country]).toEqual([expected, defaultCountry ?? 'nl']);
  });

  test('the first saved address is used if the shop has none for this order', () => {
    const of = (street: string) =>
      startingData({ checkoutData: { ...EMPTY_CHECKOUT, street }, defaultCountry: null, user }).street;
    expect([of(''), of('Elders')]).toEqual(['Ambachtsweg', 'Elders']);
  });
});

describe('saved addresses', () => {
  test('the default of each kind comes first', () => {
    expect(savedAddresses(user, 'billing').map(({ id }) => id)).toEqual([9, 7]);
    expect(savedAddresses(user, 'shipping').map(({ id }) => id)).toEqual([7, 9]);
  });

  test('a saved address fills in the fields of its kind, and is recognised there', () => {
    for (const kind of ['billing', 'shipping'] as const)
      for (const address of user.addresses) {
        const data = { ...EMPTY_CHECKOUT, ...fromSaved(address, kind) };
        expect(isSaved(data, address, kind)).toBe(true);
        expect(isSaved({ ...data, ...addressFields(kind, NO_STREET) }, address, kind)).toBe(false);
      }
    expect(fromSaved(AMBACHT, 'shipping')).not.toHaveProperty('vat_number');
    expect(fromSaved(AMBACHT, 'billing')).toMatchObject({ type: 'business', vat_number: 'NL1' });
    expect(fromSaved(DAMRAK, 'billing')).not.toHaveProperty('type');
    expect(fromSaved({ ...DAMRAK, country: '' }, 'billing')).not.toHaveProperty('country');
  });
});

describe('dependent changes', () => {
  const changesBetween = (before: CheckoutData, after: CheckoutData, isExemptible: boolean) =>
    dependentChanges(toOrder(before), toOrder(after), { isExemptible, formatOf: (country) => formatOf([], country) });
  const business = { ...EMPTY_CHECKOUT, type: 'business', country: 'be', company: 'J', vat_number: 'BE1' } as const;

  test('a business keeps its company', () => {
    expect(changesBetween(business, { ...business, country: 'nl' }, false)).not.toHaveProperty('company');
  });

  test('a buyer who becomes private loses company and VAT number, and keeps ignore_vat', () => {
    const changes = changesBetween(business, { ...business, type: 'private' }, false);
    expect(changes).toMatchObject({ company: '', vat_number: '' });
    expect(changes).not.toHaveProperty('ignore_vat');
  });

  test.each([
    ['private', true, false],
    ['private', false, true],
    ['business', true, true],
  ] as const)('%s, exemptible %s: consent is reset: %s', (type, isExemptible, isReset) => {
    const after = { ...EMPTY_CHECKOUT, type, country: 'de', tax_exemption_accepted: true };
    const changes = changesBetween(after, after, isExemptible);
    expect('tax_exemption_accepted' in changes).toBe(isReset);
  });

  test.each([
    ['nl', false],
    ['ch', false],
    ['es', true],
  ])('%s turns manual entry off: %s', (country, isOff) => {
    const changes = changesBetween(EMPTY_CHECKOUT, { ...EMPTY_CHECKOUT, country, shipping_country: country }, false);
    expect(['manual_address' in changes, 'shipping_manual_address' in changes]).toEqual([isOff, isOff]);
  });
});

describe('the data of an order', () => {
  const data = { ...EMPTY_CHECKOUT, password: 'zonneschijn', password_confirmation: 'zonneschijn', company: 'J' };

  test('passwords are sent only with a new account', () => {
    const sent = (wantsAccount: boolean) => orderBody(toOrder(data), { wantsAccount, isExemptionShown: false });
    expect(sent(true).password).toBe('zonneschijn');
    expect(sent(false)).toMatchObject({ password: '', password_confirmation: '' });
  });

  test('the exemption is sent as shown, and a private buyer sends no company', () => {
    const sentBy = (isExemptionShown: boolean, changes: Partial<CheckoutData>) =>
      toFields(orderBody(toOrder({ ...data, ...changes }), { wantsAccount: false, isExemptionShown }));
    expect(sentBy(false, { has_tax_exemption: true })).toMatchObject({ has_tax_exemption: false, company: '' });
    expect(sentBy(true, { tax_exemption_accepted: true })).toMatchObject({
      has_tax_exemption: true,
      tax_exemption_accepted: true,
    });
  });

  test('the keys are always the same', () => {
    const sent = toFields(orderBody(toOrder(data), { wantsAccount: true, isExemptionShown: true }));
    expect(Object.keys(sent)).toEqual(Object.keys(EMPTY_CHECKOUT));
    expect(Object.keys(EMPTY_CHECKOUT)).toHaveLength(37);
  });

  test('autofilled values are sent, and unknown fields are not', () => {
    const typed = { email: 'a@b.nl', city: '', type: 'business', country: 'be', login_email: 'x', ignore_vat: 'on' };
    expect(autofilled(EMPTY_CHECKOUT, typed)).toEqual({ email: 'a@b.nl' });
  });
});

test('invalid draft values are dropped, and so are passwords', () => {
  const names = fc.oneof(fc.constantFrom(...(Object.keys(EMPTY_CHECKOUT) as FieldName[])), fc.string());
  fc.assert(
    fc.property(fc.dictionary(names, fc.jsonValue()), (values) => {
      for (const [name, value] of Object.entries(readDraftValues(values))) {
        expect(Object.keys(EMPTY_CHECKOUT)).toContain(name);
        expect(isPassword(name)).toBe(false);
        if (typeof EMPTY_CHECKOUT[name as FieldName] === 'string') expect(typeof value).toBe('string');
      }
    }),
  );
  expect(readDraftValues(null)).toEqual({});
});

test('a stored type of buyer is private or business, for both addresses', () => {
  expect(readDraftValues({ type: 'business', shipping_type: 'business' })).toEqual({
    type: 'business',
    shipping_type: 'business',
  });
  expect(readDraftValues({ type: 'company', shipping_type: '' })).toEqual({});
});

test.each([
  ['', '', false, false],
  ['zonnig', '', true, false],
  ['zonnig', 'regen', true, true],
  ['zonnig', 'zonnig', true, false],
  ['zonneschijn', '', false, false],
  ['zonneschijn', 'zonneschij', false, true],
  ['zonneschijn', 'zonneschijn', false, false],
])(
  'password “%s”, again “%s”: too short %s, different %s',
  (password, password_confirmation, isTooShort, isDifferent) => {
    expect(passwordProblems({ password, password_confirmation })).toEqual({ isTooShort, isDifferent });
  },
);

test.each([
  ['email', {}, true],
  ['email', { isGuest: false }, false],
  ['middle_name', { hasMiddleName: false }, false],
  ['company', {}, false],
  ['vat_number', {}, false],
  ['ignore_vat', {}, false],
  ['ignore_vat', { canIgnoreVat: true }, true],
  ['take_back', {}, false],
  ['take_back', { hasTakeBack: true }, true],
  ['manual_address', {}, false],
  ['password', {}, false],
  ['password', { wantsAccount: true }, true],
  ['shipping_city', {}, false],
  ['shipping_method', {}, true],
  ['tax_exemption_accepted', { isExemptionShown: true }, true],
] as const)('%s is on the screen with %j: %s', (name, context, isShown) => {
  const usual = {
    isGuest: true,
    wantsAccount: false,
    isExemptionShown: false,
    hasMiddleName: true,
    canIgnoreVat: false,
    hasTakeBack: false,
    formatOf: (country: string) => formatOf([], country),
  };
  expect(isVisible(name, toOrder(EMPTY_CHECKOUT), { ...usual, ...context })).toBe(isShown);
});

describe('steps and their paths', () => {
  test.each([
    ['/checkout', 'details'],
    ['/checkout/', 'details'],
    ['/checkout/shipping', 'delivery'],
    ['/checkout/payment/', 'payment'],
    ['/iframe.html', 'details'],
  ])('%s is step %s', (path, step) => {
    expect(stepOf(path)).toBe(step);
  });

  test('every step has a unique path', () => {
    for (const step of STEPS) expect(stepOf(pathOf(step))).toBe(step);
  });

  test.each([
    [false, false, false, 'details'],
    [true, false, false, 'payment'],
    [false, true, false, 'payment'],
    [false, false, true, 'payment'],
  ] as const)('street %s, saved %s, accepted %s: step %s', (hasStreet, hasSaved, isAccepted, step) => {
    expect(reachable('payment', { hasStreet, hasSaved, isAccepted })).toBe(step);
  });

  test.each([
    ['/bedankt/1', true],
    ['bedankt', true],
    ['https://betaal.example/abc', true],
    ['//betaal.example/abc', true],
    ['javascript:alert(1)', false],
    [' \tJavaScript:alert(1)', false],
    ['java\nscript:alert(1)', false],
    ['data:text/html,x', false],
    ['http://', false],
  ])('%s is a valid address to go to: %s', (url, is) => {
    expect(isHttpUrl(url)).toBe(is);
  });
});

test('the help centre has English as en-gb', () => {
  const inputs = {
    cartUrl: '/cart',
    forgotPasswordUrl: '/forgot-password',
    customerServiceUrl: '',
    helpCentreUrl: 'https://help/{locale}',
    taxExemptionUpdateUrl: '',
    postcodeKey: '',
    ctMeta: 'ct',
  };
  expect(linksFor(inputs, null, 'en')).toMatchObject({ helpCentre: 'https://help/en-gb', customerService: null });
  expect(linksFor(inputs, { termsPage: '/av', privacyPage: null }, 'nl')).toMatchObject({
    helpCentre: 'https://help/nl',
    terms: '/av',
    privacy: null,
  });
});
