// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { setFault, openCheckout, goToStep } from './checkout.support.ts';
import type { AddressMatch } from '../../shared/contract/postcode.ts';

const neverAborted = new AbortController().signal;
const house = (matches: readonly AddressMatch[]) => matches.find(({ precision }) => precision === 'Address');

describe('saved addresses', () => {
  test('a customer without an address for this order gets the default address', async () => {
    const { model } = await openCheckout({ customer: 'sanne' });
    expect(model.addresses.saved('billing').map(({ id }) => String(id))).toEqual(['7', '8', '10']);
    expect(model.addresses.savedId('billing')).toBe('7');
    expect(model.form.data.value).toMatchObject({ street: 'Damrak', house_number: '1', house_number_addition: 'A' });
    expect(model.form.markOf('street')).toBe('neutral');
  });

  test('choosing another address keeps phone number and manual entry', async () => {
    const { model } = await openCheckout({ customer: 'sanne' });
    const { phone } = model.form.data.value;
    model.addresses.chooseSaved('billing', '8');
    expect(model.addresses.savedId('billing')).toBe('8');
    expect(model.form.data.value).toMatchObject({ street: 'Zonneweg', house_number_addition: '', phone });
    expect(model.addresses.shape('billing').isLocked).toBe(true);
  });

  test('“another address” clears the locality', async () => {
    const { model } = await openCheckout({ customer: 'sanne' });
    model.addresses.chooseSaved('billing', '');
    expect(model.addresses.savedId('billing')).toBe('');
    expect(model.form.data.value).toMatchObject({ first_name: 'Sanne', street: '', zip_code: '', city: '' });
  });

  test('a separate delivery address starts with the first saved address', async () => {
    const { model } = await openCheckout({ customer: 'sanne' });
    model.form.edit('shipping_address_same_as_billing_address', false);
    expect(model.addresses.savedId('shipping')).toBe('7');
    model.addresses.chooseSaved('shipping', '8');
    expect(model.form.data.value).toMatchObject({ street: 'Damrak', shipping_street: 'Zonneweg' });
  });

  test('a saved address with a company sets the type to business', async () => {
    const { model } = await openCheckout({ customer: 'jansen' });
    expect(model.form.data.value.type).toBe('business');
    expect(model.addresses.shape('billing')).toMatchObject({ company: true, vatNumber: false });
  });

  test('a customer orders without typing', async () => {
    const checkout = await openCheckout({ customer: 'sanne' });
    await goToStep('payment', checkout);
    await checkout.model.submit({});
    expect(checkout.tab.navigations).toHaveLength(1);
  });
});

describe('the fields of an address', () => {
  test.each([
    ['nl', 'private', { company: false, vatNumber: false, search: true, isLocked: true, middleName: true }],
    ['nl', 'business', { company: true, vatNumber: false }],
    ['be', 'business', { company: true, vatNumber: true, search: true }],
    ['be', 'private', { company: false, vatNumber: false }],
    ['es', 'private', { search: false, isLocked: false }],
  ] as const)('%s, %s', async (country, type, block) => {
    const { model } = await openCheckout();
    model.form.edit('country', country);
    model.form.edit('type', type);
    expect(model.addresses.shape('billing')).toMatchObject(block);
  });

  test('the middle name is asked in the Netherlands only', async () => {
    const { model } = await openCheckout({ locale: 'de' });
    expect(model.addresses.shape('billing').middleName).toBe(false);
    expect(model.addresses.shape('shipping').middleName).toBe(false);
  });

  test('without a key for the address search, addresses are typed', async () => {
    const { model } = await openCheckout({ inputs: { postcodeKey: '' } });
    expect(model.addresses.shape('billing')).toMatchObject({ search: false, isLocked: false });
  });
});

describe('the search for an address', () => {
  test('the search continues until it finds a house, and fills in its fields', async () => {
    const checkout = await openCheckout();
    const { addresses, form } = checkout.model;
    const lookup = addresses.lookup('billing');
    expect(lookup.context.value).toBe('nld');
    const found = await lookup.search('nld', 'Damrak 1', neverAborted);
    const match = house(found!.matches)!;
    expect(await lookup.choose(match)).toBe(true);
    expect(form.data.value).toMatchObject({ street: 'Damrak', house_number: '1', city: 'Amsterdam' });
    expect(form.data.value.zip_code).toMatch(/^\d{4} [A-Z]{2}$/);
    expect(form.data.value.manual_address).toBe(false);
  });

  test('one address has one search session, and the next address another', async () => {
    const checkout = await openCheckout();
    const lookup = checkout.model.addresses.lookup('billing');
    const found = await lookup.search('nld', 'Damrak 1', neverAborted);
    await lookup.choose(house(found!.matches)!);
    await lookup.search('nld', 'Damrak 2', neverAborted);
    const sessions = checkout.requests
      .filter(({ path }) => path === '/postcode')
      .map(({ headers }) => headers.get('X-Autocomplete-Session'));
    expect(sessions[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(sessions[1]).toBe(sessions[0]);
    expect(sessions[2]).not.toBe(sessions[0]);
  });

  test('a found street that is only the number leaves street and number empty', async () => {
    const { model } = await openCheckout();
    model.form.edit('manual_address', true);
    model.form.edit('house_number', '12');
    model.form.edit('street', ' 12 ');
    model.form.edit('house_number_addition', 'B');
    expect(model.form.data.value.street).toBe(' 12 ');
    model.addresses.handleStreetBlur('billing');
    expect(model.form.data.value).toMatchObject({ street: '', house_number: '', house_number_addition: '' });
  });

  test.each(['500', 'offline', 'malformed', 'html'])('%s: manual entry opens once', async (how) => {
    const checkout = await openCheckout({ answers: { '/postcode': how as '500' } });
    const { addresses, form } = checkout.model;
    expect(await addresses.lookup('billing').search('nld', 'Damrak', neverAborted)).toBeNull();
    expect(addresses.shape('billing')).toMatchObject({ search: true, isLocked: false, hasLookupFailed: true });
    form.edit('manual_address', false);
    expect(await addresses.lookup('billing').search('nld', 'Damrak', neverAborted)).toBeNull();
    expect(form.data.value.manual_address).toBe(false);
    await setFault(checkout, '/postcode');
    expect(await addresses.lookup('billing').search('nld', 'Damrak', neverAborted)).not.toBeNull();
    expect(addresses.shape('billing').hasLookupFailed).toBe(false);
  });

  test('an aborted search is not a failure', async () => {
    const { model } = await openCheckout();
    const given = new AbortController();
    const asked = model.addresses.lookup('billing').search('nld', 'Damrak', given.signal);
    given.abort();
    expect(await asked).toBeNull();
    expect(model.addresses.shape('billing')).toMatchObject({ isLocked: true, hasLookupFailed: false });
  });

  test('an expired match opens manual entry', async () => {
    const { model } = await openCheckout();
    const match = { value: '', label: '', description: null, precision: 'Address', context: 'nld0', highlights: [] };
    expect(await model.addresses.lookup('shipping').choose(match)).toBe(false);
    expect(model.form.data.value.shipping_manual_address).toBe(true);
  });

  test('the search starts in the country of the form, in the code of the service', async () => {
    const { model } = await openCheckout();
    for (const [country, context] of Object.entries({ be: 'bel', de: 'deu', lu: 'lux', at: 'aut', fr: 'fra' })) {
      model.form.edit('shipping_country', country);
      expect(model.addresses.lookup('shipping').context.value).toBe(context);
    }
  });
});
