// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { answerSteps, bodies, fillIn, setFault, openCheckout, goToStep } from './checkout.support.ts';

describe('marks of fields', () => {
  test('fields are unmarked before the first step is validated, and after an edit', async () => {
    const { model } = await openCheckout();
    const { form } = model;
    form.edit('first_name', 'Sanne');
    form.edit('manual_address', true);
    expect([form.markOf('first_name'), form.markOf('city')]).toEqual(['neutral', 'neutral']);
    await model.submit({});
    expect([form.markOf('first_name'), form.markOf('city')]).toEqual(['valid', 'error']);
    form.edit('city', 'Amsterdam');
    expect(form.markOf('city')).toBe('neutral');
    expect(form.errorsOf('city')).toEqual([]);
    expect(model.problems.value.map(({ field }) => field)).not.toContain('city');
  });

  test('an empty optional field is not marked as valid', async () => {
    const { model } = await openCheckout();
    fillIn(model);
    answerSteps(422, { errors: { city: ['Onbekend.'] } });
    await model.submit({});
    const marks = (['street', 'company', 'city', 'middle_name'] as const).map(model.form.markOf);
    expect(marks).toEqual(['valid', 'neutral', 'error', 'neutral']);
  });

  test('a validation result does not mark fields that were edited in the meantime', async () => {
    const { model } = await openCheckout();
    model.form.edit('manual_address', true);
    const sent = model.submit({});
    model.form.edit('city', 'Amsterdam');
    await sent;
    expect(model.form.markOf('city')).toBe('neutral');
    expect(model.form.markOf('street')).toBe('error');
  });

  test('fields of a step that was not validated are unmarked', async () => {
    const checkout = await openCheckout();
    await setFault(checkout, '/checkout/validate', '500');
    await checkout.model.submit({});
    expect(checkout.model.form.markOf('first_name')).toBe('neutral');
    expect(checkout.model.refusal.value).toEqual({ is: 'went-wrong' });
  });

  test('a password shows only its first message', async () => {
    const { model } = await openCheckout();
    answerSteps(422, { errors: { password: ['a', 'b'], zip_code: ['c', 'd'] } });
    model.form.chooseAccount(true);
    model.form.edit('manual_address', true);
    await model.submit({});
    expect(model.form.errorsOf('password')).toEqual(['a']);
    expect(model.form.errorsOf('zip_code')).toEqual(['c', 'd']);
  });
});

describe('a refused order', () => {
  test('a refused order marks fields of earlier steps, and names their step', async () => {
    const checkout = await openCheckout();
    await goToStep('payment', checkout);
    const shop = globalThis.fetch;
    answerSteps(422, { errors: { zip_code: ['Onbekend.'], stock: ['Uitverkocht.'], payment_method: ['Kies.'] } });
    const { model } = checkout;
    await model.submit({});
    expect(model.problems.value).toEqual([
      { field: 'zip_code', step: 'details', message: 'Onbekend.' },
      { field: 'payment_method', step: 'payment', message: 'Kies.' },
      { field: null, step: 'payment', message: 'Uitverkocht.' },
    ]);
    vi.stubGlobal('fetch', shop);
    model.goTo('details');
    expect(model.form.markOf('zip_code')).toBe('error');
    expect(model.problems.value).toHaveLength(1);
    model.form.edit('zip_code', '1012 AB');
    expect(model.problems.value).toEqual([]);
  });

  test('a message for a field that is not shown is a general message', async () => {
    const { model } = await openCheckout();
    answerSteps(422, { errors: { shipping_city: ['Vul in.'], company: ['Vul in.'], payment_method: ['Kies.'] } });
    await model.submit({});
    expect(model.problems.value.map(({ field, step }) => [field, step])).toEqual([
      [null, 'details'],
      [null, 'details'],
      [null, 'details'],
    ]);
  });

  test.each([
    [419, { message: 'CSRF token mismatch.' }, { is: 'expired', isInputKept: true }],
    [401, { message: 'Unauthenticated.' }, { is: 'expired', isInputKept: true }],
    [429, { message: 'Too Many Attempts.' }, { is: 'too-many-attempts' }],
    [500, {}, { is: 'went-wrong' }],
    [422, { message: 'De winkel is dicht.' }, { is: 'shop-message', messages: ['De winkel is dicht.'] }],
  ])('%s without a field is a general message', async (status, body, refusal) => {
    const { model } = await openCheckout();
    fillIn(model);
    answerSteps(status, body);
    await model.submit({});
    expect(model.refusal.value).toEqual(refusal);
    expect(model.form.fields.value.city).toBe('Amsterdam');
    expect(model.isSubmitting.value).toBe(false);
  });
});

describe('the values of the form', () => {
  test('values that the browser filled in without an event are sent', async () => {
    const checkout = await openCheckout();
    await checkout.model.submit({ email: 'sanne@example.nl', first_name: 'Sanne', unknown: 'x' });
    expect(bodies(checkout, '/checkout/validate')[0]).toMatchObject({
      email: 'sanne@example.nl',
      first_name: 'Sanne',
    });
    expect(checkout.model.form.fields.value.first_name).toBe('Sanne');
  });

  test('a password is sent only when an account is wanted', async () => {
    const checkout = await openCheckout();
    const { form } = checkout.model;
    form.chooseAccount(true);
    form.edit('password', 'zonneschijn');
    form.edit('password_confirmation', 'regen');
    await checkout.model.submit({});
    form.chooseAccount(false);
    await checkout.model.submit({});
    const sent = bodies(checkout, '/checkout/validate').map(({ password }) => password);
    expect(sent).toEqual(['zonneschijn', '']);
  });
});

describe('another buyer', () => {
  test('a new country or type reloads the cart with the totals for that buyer', async () => {
    const checkout = await openCheckout();
    checkout.model.form.edit('country', 'be');
    checkout.model.form.edit('type', 'business');
    checkout.model.form.edit('first_name', 'Pieter');
    await vi.waitFor(() =>
      expect(bodies(checkout, '/checkout/reload-cart')).toEqual([
        { country: 'be', tax_exemption_accepted: false, type: 'private' },
        { country: 'be', tax_exemption_accepted: false, type: 'business' },
      ]),
    );
  });

  test('a private buyer has no company and no VAT number', async () => {
    const checkout = await openCheckout();
    const { form } = checkout.model;
    form.edit('type', 'business');
    form.edit('country', 'be');
    form.edit('company', 'Jansen');
    form.edit('vat_number', 'BE0123456789');
    form.edit('type', 'private');
    expect(form.fields.value).toMatchObject({ company: '', vat_number: '' });
    await checkout.model.submit({});
    expect(bodies(checkout, '/checkout/validate')[0]).toMatchObject({ company: '', vat_number: '' });
  });

  test('a country without address search resets manual entry', async () => {
    const { model } = await openCheckout();
    model.form.edit('manual_address', true);
    model.form.edit('country', 'de');
    expect(model.form.fields.value.manual_address).toBe(true);
    model.form.edit('country', 'es');
    expect(model.form.fields.value.manual_address).toBe(false);
  });
});

describe('a VAT number that cannot be checked', () => {
  test.each([
    { vat_number_check_not_possible: ['1'] },
    { 'data.vat_number_check_not_possible': true },
    { vat_number: ['vat_number_check_not_possible'] },
  ])('%o shows the box to continue without a check, and is no message', async (errors) => {
    const { model } = await openCheckout();
    model.form.edit('country', 'be');
    model.form.edit('type', 'business');
    model.form.edit('manual_address', true);
    answerSteps(422, { errors: { ...errors, city: ['Vul in.'] } });
    await model.submit({});
    expect(model.addresses.billing.shape.value).toMatchObject({ vatNumber: true, ignoreVat: true });
    expect(model.problems.value.map(({ field, message }) => [field, message])).toEqual([
      ['city', 'Vul in.'],
      ['ignore_vat', null],
    ]);
    model.form.edit('vat_number', 'BE0123456789');
    expect(model.problems.value.map(({ field }) => field)).toEqual(['city']);
    expect(model.addresses.billing.shape.value.ignoreVat).toBe(true);
  });

  test('a failed check without a message marks its box, and the flag is not shown', async () => {
    const { model } = await openCheckout();
    answerSteps(422, { errors: { vat_number_check_not_possible: ['1'] } });
    await model.submit({});
    expect(model.problems.value).toEqual([{ field: 'ignore_vat', step: 'details', message: null }]);
    expect(model.refusal.value).toBeNull();
    model.form.edit('ignore_vat', true);
    expect(model.problems.value).toEqual([]);
  });

  test('the shop’s message wins', async () => {
    const { model } = await openCheckout();
    answerSteps(422, { errors: { vat_number: ['Kan nu niet.'], vat_number_check_not_possible: ['1'] } });
    await model.submit({});
    expect(model.problems.value.map(({ message }) => message)).toEqual(['Kan nu niet.']);
  });

  test('once ignored, the VAT check stays ignored for every buyer', async () => {
    const { model } = await openCheckout({ checkout: { type: 'business', country: 'be', ignore_vat: true } });
    const { form } = model;
    const isThere = () => model.addresses.billing.shape.value.ignoreVat;
    expect(isThere()).toBe(true);
    form.edit('type', 'private');
    expect([isThere(), form.fields.value.ignore_vat]).toEqual([true, true]);
    form.edit('type', 'business');
    expect([isThere(), form.fields.value.ignore_vat]).toEqual([true, true]);
    form.edit('ignore_vat', false);
    expect(isThere()).toBe(true);
  });
});
