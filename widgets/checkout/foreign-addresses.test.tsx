// @vitest-environment happy-dom
import { findByLabelText, queryByLabelText, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { GUEST } from '../../tests/support/guest.ts';
import { openPage } from '../../tests/support/open-page.ts';
import { bodies, fillIn, goToStep, openCheckout, shown } from './checkout.support.ts';
import { island } from './checkout.island.tsx';
import { placedOrders } from '../../tools/demo-shop/placed-orders.support.ts';

const IN_MADRID = {
  ...GUEST,
  country: 'es',
  street: 'Calle de Alcalá 25 bis',
  house_number: '',
  house_number_addition: '',
  address_line_2: 'Escalera B, 3º dcha.',
  zip_code: '28014',
  city: 'Madrid',
  province: 'M',
};

async function open(extras: readonly 'foreign-addresses'[] = ['foreign-addresses']) {
  return openCheckout({ extras: [...extras] });
}

describe('an address of one street line', () => {
  test('is sent, comes back and stands in the summary as it was typed', async () => {
    const checkout = await open();
    fillIn(checkout.model, IN_MADRID);
    await checkout.model.submit({});
    expect(checkout.model.step.value).toBe('delivery');
    expect(bodies(checkout, '/checkout/validate')[0]).toMatchObject({
      street: 'Calle de Alcalá 25 bis',
      house_number: '',
      address_line_2: 'Escalera B, 3º dcha.',
      province: 'M',
    });
    expect(checkout.model.addresses.billing.lines.value).toEqual([
      'Noor Bakker',
      'Calle de Alcalá 25 bis',
      'Escalera B, 3º dcha.',
      '28014 Madrid',
      'Madrid',
      'Spanje',
    ]);
    sessionStorage.clear();
    const { form } = await checkout.reload();
    expect(form.fields.value).toMatchObject({ street: 'Calle de Alcalá 25 bis', province: 'M' });
    expect(form.fields.value.address_line_2).toBe('Escalera B, 3º dcha.');
  });

  test('is ordered to, and an address in the Netherlands has none of these fields', async () => {
    const checkout = await open();
    fillIn(checkout.model, IN_MADRID);
    await checkout.model.submit({});
    await shown(checkout.model);
    await goToStep('payment', checkout);
    await checkout.model.submit({});
    expect(bodies(checkout, '/checkout/validate/payment')[0]).toMatchObject({ province: 'M' });
    const row = await placedOrders(checkout.shop.db).select('details').executeTakeFirst();
    expect(JSON.parse(row!.details!)).toMatchObject({
      billing: { address_line_2: 'Escalera B, 3º dcha.', province: 'M' },
    });
    const dutch = await open();
    fillIn(dutch.model);
    await dutch.model.submit({});
    const [body] = bodies(dutch, '/checkout/validate');
    expect(Object.keys(body!).filter((name) => /address_line_2|province/.test(name))).toEqual([]);
  });

  test('has no address search, and takes the house number of another country into its line', async () => {
    const { model } = await open();
    model.form.edit('street', 'Laan van 1940');
    model.form.edit('house_number', '12');
    expect(model.addresses.billing.shape.value.search).toBe(true);
    model.form.edit('country', 'fr');
    expect(model.addresses.billing.shape.value).toMatchObject({ search: false, isLocked: false, isInLines: true });
    expect(model.form.fields.value).toMatchObject({ street: 'Laan van 1940 12', house_number: '' });
  });

  test('has the messages of the shop at its own fields', async () => {
    const { model } = await open();
    fillIn(model, { ...IN_MADRID, street: '', province: '' });
    await model.submit({});
    expect(model.problems.value.map(({ field }) => field)).toEqual(['street', 'province']);
    expect(model.form.errorsOf('province')).not.toEqual([]);
  });

  test('of the delivery is sent by its own names', async () => {
    const checkout = await open();
    fillIn(checkout.model);
    const { form } = checkout.model;
    form.edit('shipping_address_same_as_billing_address', false);
    for (const [name, value] of Object.entries(IN_MADRID))
      if (!/email|phone/.test(name)) form.edit(`shipping_${name}` as 'shipping_city', value);
    await checkout.model.submit({});
    expect(checkout.model.step.value).toBe('delivery');
    const [body] = bodies(checkout, '/checkout/validate');
    expect(body).toMatchObject({ shipping_address_line_2: 'Escalera B, 3º dcha.', shipping_province: 'M' });
    expect(body).not.toHaveProperty('province');
  });

  test('a draft of this tab keeps line and province', async () => {
    const checkout = await open();
    fillIn(checkout.model, IN_MADRID);
    const { form } = await checkout.reload();
    expect(form.fields.value).toMatchObject({ country: 'es', address_line_2: 'Escalera B, 3º dcha.', province: 'M' });
  });
});

test('a shop without these keys keeps the fields that it had', async () => {
  const checkout = await open([]);
  checkout.model.form.edit('country', 'es');
  expect(checkout.model.addresses.billing.shape.value).toMatchObject({
    isInLines: false,
    secondLine: false,
    province: null,
  });
  fillIn(checkout.model, { ...GUEST, zip_code: '28014', city: 'Madrid' });
  await checkout.model.submit({});
  expect(Object.keys(bodies(checkout, '/checkout/validate')[0]!)).not.toContain('province');
});

test('the fields have names that a browser fills in', async () => {
  sessionStorage.clear();
  history.replaceState(null, '', '/checkout');
  const page = await openPage({ cart: [{ id: 512 }], extras: ['foreign-addresses'] });
  const { element } = page.mount(island, '<div data-widget="checkout" data-postcode-key="demo"></div>');
  await userEvent.selectOptions(await findByLabelText(element, /^Land/), 'es');
  const line = await findByLabelText(element, /^Straat en huisnummer/);
  expect(line.getAttribute('autocomplete')).toBe('billing address-line1');
  expect(queryByLabelText(element, /^Huisnummer/)).toBeNull();
  expect(queryByLabelText(element, /^Zoek je adres/)).toBeNull();
  const second = await findByLabelText(element, /^Adresregel 2/);
  expect(second.getAttribute('autocomplete')).toBe('billing address-line2');
  const province = await findByLabelText<HTMLSelectElement>(element, /^Provincie/);
  expect([province.tagName, province.getAttribute('autocomplete'), province.getAttribute('aria-required')]).toEqual([
    'SELECT',
    'billing address-level1',
    'true',
  ]);
  await userEvent.selectOptions(province, 'SE');
  await userEvent.selectOptions(await findByLabelText(element, /^Land/), 'it');
  await waitFor(async () => {
    const typed = await findByLabelText<HTMLInputElement>(element, /^Provincie/);
    expect([typed.tagName, typed.value]).toEqual(['INPUT', '']);
  });
});
