// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { setFault, openCheckout, goToStep } from './checkout.support.ts';
import type { AddressMatch } from '../../shared/contract/postcode.ts';

const neverAborted = new AbortController().signal;
const house = (matches: readonly AddressMatch[]) => matches.find(({ precision }) => precision === 'Address');

describe('saved addresses', () => {
  test('a customer without an address for this order gets the default address', async () => {
    const { model } = await openCheckout({ customer: 'sanne' });
    expect(model.addresses.billing.saved.value.map(({ id }) => String(id))).toEqual(['7', '8', '10']);
    expect(model.addresses.billing.savedId.value).toBe('7');
    expect(model.form.fields.value).toMatchObject({ street: 'Damrak', house_number: '1', house_number_addition: 'A' });
    expect(model.form.markOf('street')).toBe('neutral');
  });

  test('choosing another address keeps phone number and manual entry', async () => {
    const { model } = await openCheckout({ customer: 'sanne' });
    const { phone } = model.form.fields.value;
    model.addresses.billing.chooseSaved('8');
    expect(model.addresses.billing.savedId.value).toBe('8');
    expect(model.form.fields.value).toMatchObject({ street: 'Zonneweg', house_number_addition: '', phone });
    expect(model.addresses.billing.shape.value.isLocked).toBe(true);
  });

  test('“another address” clears the locality', async () => {
    const { model } = await openCheckout({ customer: 'sanne' });
    model.addresses.billing.chooseSaved('');
    expect(model.addresses.billing.savedId.value).toBe('');
    expect(model.form.fields.value).toMatchObject({ first_name: 'Sanne', street: '', zip_code: '', city: '' });
  });

  test('a separate delivery address starts with the first saved address', async () => {
    const { model } = await openCheckout({ customer: 'sanne' });
    model.form.edit('shipping_address_same_as_billing_address', false);
    expect(model.addresses.shipping.savedId.value).toBe('7');
    model.addresses.shipping.chooseSaved('8');
    expect(model.form.fields.value).toMatchObject({ street: 'Damrak', shipping_street: 'Zonneweg' });
  });

  test('a saved address with a company sets the type to business', async () => {
    const { model } = await openCheckout({ customer: 'jansen' });
    expect(model.form.fields.value.type).toBe('business');
    expect(model.addresses.billing.shape.value).toMatchObject({ company: true, vatNumber: false });
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
    expect(model.addresses.billing.shape.value).toMatchObject(block);
  });

  test('the middle name is asked in the Netherlands only', async () => {
    const { model } = await openCheckout({ locale: 'de' });
    expect(model.addresses.billing.shape.value.middleName).toBe(false);
    expect(model.addresses.shipping.shape.value.middleName).toBe(false);
  });

  test('without a key for the address search, addresses are typed', async () => {
    const { model } = await openCheckout({ inputs: { postcodeKey: '' } });
    expect(model.addresses.billing.shape.value).toMatchObject({ search: false, isLocked: false });
  });
});

describe('the search for an address', () => {
  test('the search continues until it finds a house, and fills in its fields', async () => {
    const checkout = await openCheckout();
    const { addresses, form } = checkout.model;
    const lookup = addresses.billing.lookup;
    expect(lookup.context.value).toBe('nld');
    const answer = await lookup.search('nld', 'Damrak 1', neverAborted);
    const match = house(answer!.matches)!;
    expect(await lookup.choose(match)).toBe(true);
    expect(form.fields.value).toMatchObject({ street: 'Damrak', house_number: '1', city: 'Amsterdam' });
    expect(form.fields.value.zip_code).toMatch(/^\d{4} [A-Z]{2}$/);
    expect(form.fields.value.manual_address).toBe(false);
  });

  test('one address has one search session, and the next address another', async () => {
    const checkout = await openCheckout();
    const lookup = checkout.model.addresses.billing.lookup;
    const answer = await lookup.search('nld', 'Damrak 1', neverAborted);
    await lookup.choose(house(answer!.matches)!);
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
    expect(model.form.fields.value.street).toBe(' 12 ');
    model.addresses.billing.handleStreetBlur();
    expect(model.form.fields.value).toMatchObject({ street: '', house_number: '', house_number_addition: '' });
  });

  test.each(['500', 'offline', 'malformed', 'html'])('%s: manual entry opens once', async (how) => {
    const checkout = await openCheckout({ answers: { '/postcode': how as '500' } });
    const { addresses, form } = checkout.model;
    expect(await addresses.billing.lookup.search('nld', 'Damrak', neverAborted)).toBeNull();
    expect(addresses.billing.shape.value).toMatchObject({ search: true, isLocked: false, hasLookupFailed: true });
    form.edit('manual_address', false);
    expect(await addresses.billing.lookup.search('nld', 'Damrak', neverAborted)).toBeNull();
    expect(form.fields.value.manual_address).toBe(false);
    await setFault(checkout, '/postcode');
    expect(await addresses.billing.lookup.search('nld', 'Damrak', neverAborted)).not.toBeNull();
    expect(addresses.billing.shape.value.hasLookupFailed).toBe(false);
  });

  test('an aborted search is not a failure', async () => {
    const { model } = await openCheckout();
    const aborting = new AbortController();
    const matches = model.addresses.billing.lookup.search('nld', 'Damrak', aborting.signal);
    aborting.abort();
    expect(await matches).toBeNull();
    expect(model.addresses.billing.shape.value).toMatchObject({ isLocked: true, hasLookupFailed: false });
  });

  test('an expired match opens manual entry', async () => {
    const { model } = await openCheckout();
    const match = { value: '', label: '', description: null, precision: 'Address', context: 'nld0', highlights: [] };
    expect(await model.addresses.shipping.lookup.choose(match)).toBe(false);
    expect(model.form.fields.value.shipping_manual_address).toBe(true);
  });

  test('the search starts in the country of the form, in the code of the service', async () => {
    const { model } = await openCheckout();
    for (const [country, context] of Object.entries({ be: 'bel', de: 'deu', lu: 'lux', at: 'aut', fr: 'fra' })) {
      model.form.edit('shipping_country', country);
      expect(model.addresses.shipping.lookup.context.value).toBe(context);
    }
  });
});
