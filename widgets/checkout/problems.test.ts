// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { answerSteps, fillIn, openCheckout, goToStep, type OpenCheckout } from './checkout.support.ts';

const SAME = 'shipping_address_same_as_billing_address';

function refuse(errors: Readonly<Record<string, unknown>>) {
  answerSteps(422, { errors });
}

const said = ({ model }: OpenCheckout) => model.problems.value.map(({ field, message }) => [field, message]);

test('a removed delivery address has no problems, and returns unmarked', async () => {
  const checkout = await openCheckout();
  const { form } = checkout.model;
  fillIn(checkout.model);
  form.edit(SAME, false);
  form.edit('shipping_manual_address', true);
  await checkout.model.submit({});
  expect(said(checkout).map(([field]) => field)).toContain('shipping_city');
  form.edit(SAME, true);
  expect(said(checkout)).toEqual([]);
  form.edit(SAME, false);
  expect(said(checkout)).toEqual([]);
  expect(form.markOf('shipping_city')).toBe('neutral');
  await checkout.model.submit({});
  expect(form.markOf('shipping_city')).toBe('error');
});

test.each([
  ['company', 'type', 'private', 'business'],
  ['vat_number', 'type', 'private', 'business'],
  ['vat_number', 'country', 'nl', 'be'],
  ['shipping_company', 'shipping_type', 'private', 'business'],
] as const)('an empty %s is not a problem after the %s becomes %s', async (name, option, without, back) => {
  const checkout = await openCheckout();
  const { form } = checkout.model;
  form.edit('type', 'business');
  form.edit('country', 'be');
  form.edit(SAME, false);
  form.edit('shipping_type', 'business');
  refuse({ [name]: ['Vul in.'] });
  await checkout.model.submit({});
  expect(said(checkout)).toEqual([[name, 'Vul in.']]);
  form.edit(option, without);
  expect(said(checkout)).toEqual([]);
  form.edit(option, back);
  expect(said(checkout)).toEqual([]);
  expect(form.markOf(name)).toBe('neutral');
});

test('the message about an e-mail address goes with that address, also when the next text is none', async () => {
  const checkout = await openCheckout();
  const { form } = checkout.model;
  fillIn(checkout.model);
  refuse({ email: ['Er is al een account met dit e-mailadres.'] });
  await checkout.model.submit({});
  form.type('email', 'noor');
  form.leave('email');
  expect(form.errorsOf('email')).toEqual([]);
});

test('without an account, the problems of its passwords disappear', async () => {
  const checkout = await openCheckout();
  const { form } = checkout.model;
  form.chooseAccount(true);
  refuse({ password: ['Te kort.'] });
  await checkout.model.submit({});
  expect(said(checkout)).toEqual([['password', 'Te kort.']]);
  form.chooseAccount(false);
  expect(said(checkout)).toEqual([]);
  form.chooseAccount(true);
  expect(form.markOf('password')).toBe('neutral');
  expect(form.errorsOf('password')).toEqual([]);
});

test('an error of a hidden field is general, and the field is not marked before it is shown', async () => {
  const checkout = await openCheckout();
  const { form } = checkout.model;
  refuse({ company: ['Vul een bedrijfsnaam in.'] });
  await checkout.model.submit({});
  expect(said(checkout)).toEqual([[null, 'Vul een bedrijfsnaam in.']]);
  form.edit('type', 'business');
  expect(form.markOf('company')).toBe('neutral');
  expect(form.errorsOf('company')).toEqual([]);
});

test('another method does not have the problems of the previous method’s options', async () => {
  const checkout = await openCheckout();
  await goToStep('payment', checkout);
  const { model } = checkout;
  const [first, second] = model.payment.methods.value;
  model.payment.choose(second!);
  refuse({ payment_method_option: ['Kies een optie.'] });
  await model.submit({});
  expect(said(checkout)).toHaveLength(1);
  model.payment.choose(first!);
  expect(said(checkout)).toEqual([]);
});

test('an error of an earlier step is shown, also at a field that was edited since', async () => {
  const checkout = await openCheckout();
  await goToStep('delivery', checkout);
  checkout.model.form.edit('city', 'Utrecht');
  refuse({ city: ['Onbekend.'] });
  await checkout.model.submit({});
  expect(said(checkout)).toEqual([['city', 'Onbekend.']]);
});

test('problems of a searched address are at the search, not at locked fields', async () => {
  const checkout = await openCheckout();
  const { form } = checkout.model;
  refuse({ zip_code: ['Onbekend.', 'Te kort.'], first_name: ['Vul in.'] });
  await checkout.model.submit({});
  expect(said(checkout)).toEqual([
    ['first_name', 'Vul in.'],
    ['address_search', 'Onbekend.'],
    ['address_search', 'Te kort.'],
  ]);
  expect(form.errorsOf('zip_code')).toEqual([]);
  expect(form.markOf('zip_code')).toBe('neutral');
  expect(form.errorsOf('address_search')).toEqual(['Onbekend.', 'Te kort.']);
  form.edit('manual_address', true);
  expect(said(checkout)).toEqual([['first_name', 'Vul in.']]);
  expect(form.markOf('zip_code')).toBe('neutral');
});

test('text in the search is a problem as long as it is there, and only of an address that is shown', async () => {
  const checkout = await openCheckout({ customer: 'sanne' });
  const { addresses, step, submit, problems } = checkout.model;
  addresses.billing.lookup.setText('Zonneweg 12');
  addresses.shipping.lookup.setText('Dam');
  await submit({});
  expect(step.value).toBe('details');
  expect(problems.value).toEqual([{ field: 'address_search', message: null, step: 'details' }]);
  addresses.billing.lookup.setText('');
  expect(problems.value).toEqual([]);
  await submit({});
  expect(step.value).toBe('delivery');
});

test('an empty address is one problem, with the widget’s own message', async () => {
  const checkout = await openCheckout();
  await checkout.model.submit({});
  const ofPlace = () => said(checkout).filter(([field]) => field === 'address_search');
  expect(ofPlace()).toEqual([['address_search', null]]);
  expect(checkout.model.form.markOf('address_search')).toBe('error');
  for (const name of ['street', 'house_number', 'zip_code', 'city'] as const)
    expect(checkout.model.form.markOf(name)).toBe('neutral');
});

test.each([
  [{ errors: { unknown: ['Dat gaat niet.'] } }],
  [{ errors: 'Dat gaat niet.' }],
  [{ errors: { address: { billing: ['Dat gaat niet.'] } } }],
  [{ message: 'Dat gaat niet.' }],
  [{ message: 'Dat gaat niet.', errors: [] }],
])('a step refused by %j shows a message, and can be sent again', async (body) => {
  const { model } = await openCheckout();
  answerSteps(422, body);
  await model.submit({});
  const words = model.problems.value.map(({ message }) => message);
  const { refusal } = model;
  const whole = refusal.value?.is === 'shop-message' ? refusal.value.messages : [];
  expect([...words, ...whole]).toEqual(['Dat gaat niet.']);
  expect(model.isSubmitting.value).toBe(false);
});

test.each([[{}], [[]], [null], [{ errors: {} }], [{ errors: { zip_code: [] } }], [{ errors: { zip_code: null } }]])(
  'a step refused without messages, as by %j, shows a general error',
  async (body) => {
    const { model } = await openCheckout();
    answerSteps(422, body);
    await model.submit({});
    expect(model.refusal.value).toEqual({ is: 'went-wrong' });
    expect(model.isSubmitting.value).toBe(false);
  },
);

test('an ignored VAT flag still shows a general error', async () => {
  const { model } = await openCheckout({ checkout: { type: 'business', country: 'be', ignore_vat: true } });
  refuse({ vat_number_check_not_possible: ['1'] });
  await model.submit({});
  expect(model.problems.value).toEqual([]);
  expect(model.refusal.value).toEqual({ is: 'went-wrong' });
});
