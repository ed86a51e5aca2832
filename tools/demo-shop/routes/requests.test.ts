import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mailWhenInStock, readInstallerRequest } from '../../../shared/contract/requests.ts';
import { callEndpoint, postJson } from '../shop-client.ts';
import { openNode } from '../db/open-node.ts';
import { openShop, type OpenedShop, type ShopSetup } from '../open-shop.ts';
import { forgetReminder, remindersOf } from '../rules/requests/reminders.ts';

let shop: OpenedShop;
const open = async (setup: Partial<ShopSetup> = {}) => {
  shop = await openShop({ open: openNode, products: 60, ...setup });
};
beforeEach(() => open());
afterEach(() => shop.close());

const reminder = { type: 'product', id: 2004, name: 'Sanne', email: 'Piet@example.nl' };
const kept = () => shop.db.selectFrom('requests').selectAll().execute();

async function errorsOf(path: string, body: object): Promise<Record<string, string[]>> {
  const answer = await postJson(shop, path, body);
  expect(answer.status).toBe(422);
  return (await answer.json()).errors;
}

describe('a stock reminder', () => {
  const reminders = () =>
    shop.db
      .selectFrom('stock_reminders')
      .select(['product_id', 'person_id', 'name', 'email'])
      .where('email', '=', 'piet@example.nl')
      .execute();

  test('is stored once per e-mail address', async () => {
    await Promise.all(
      [reminder, { ...reminder, name: 'Sanne de Vries' }].map((each) => callEndpoint(shop, mailWhenInStock, each)),
    );
    expect(await reminders()).toEqual([
      { product_id: '2004', person_id: null, name: expect.stringMatching('Sanne'), email: 'piet@example.nl' },
    ]);
  });

  test('belongs to the signed-in customer', async () => {
    await shop.close();
    await open({ customer: 'sanne' });
    await callEndpoint(shop, mailWhenInStock, reminder);
    await callEndpoint(shop, mailWhenInStock, { ...reminder, id: 4711 });
    const sanne = shop.session.customer!;
    const waiting = await remindersOf(shop.db, sanne, 'nl');
    expect(waiting.slice(0, 2).map(({ image }) => image)).toEqual(['/media/p/4711.svg', '/media/p/2004.svg']);
    await forgetReminder(shop.db, { id: 'jansen' }, waiting[0]!.id);
    await forgetReminder(shop.db, sanne, waiting[1]!.id);
    expect(await remindersOf(shop.db, sanne, 'nl')).toHaveLength(waiting.length - 1);
  });

  test.each([
    { locale: 'nl', name: 'Vul je naam in.', email: 'Vul een geldig e-mailadres in, zoals naam@voorbeeld.nl.' },
    {
      locale: 'de',
      name: 'Geben Sie Ihren Namen ein.',
      email: 'Geben Sie eine gültige E-Mail-Adresse ein, etwa name@beispiel.de.',
    },
    { locale: 'en', name: 'Enter your name.', email: 'Enter a valid email address, such as name@example.com.' },
  ] as const)('asks for name and address in $locale', async ({ locale, name, email }) => {
    await shop.close();
    await open({ locale });
    expect(await errorsOf('/mail-when-in-stock', { ...reminder, name: ' ', email: 'sanne@' })).toEqual({
      name: [name],
      email: [email],
    });
    expect(await reminders()).toEqual([]);
  });

  test.each([
    { ...reminder, id: 999_999 },
    { ...reminder, type: 'bundle' },
    { ...reminder, id: 'cadeau-1' },
  ])('is not promised for $type $id, which is not sold', async (unknown) => {
    expect(await errorsOf('/mail-when-in-stock', unknown)).toEqual({ id: ['Dit product bestaat niet meer.'] });
  });
});

describe('an installer', () => {
  const request = {
    first_name: 'Sanne',
    middle_name: 'de',
    last_name: 'Vries',
    email: 'sanne@example.nl',
    phone: '06 12345678',
    street: 'Damrak',
    house_number: '1',
    house_number_addition: 'A',
    zip_code: '1012 LG',
    city: 'Amsterdam',
    description: '10 panelen',
    website_id: 1,
    model_id: 4711,
    model_type: 'PRODUCT',
  };
  const path = '/installer-request-submission';

  test('is available with texts in the shopper’s language', async () => {
    const { modalData, displayButton } = await callEndpoint(shop, readInstallerRequest);
    expect([displayButton, modalData.button_text]).toEqual([true, 'Vraag een installateur aan']);
    await shop.close();
    await open({ customer: 'jansen', locale: 'en' });
    const forBusiness = await callEndpoint(shop, readInstallerRequest);
    expect([forBusiness.displayButton, forBusiness.modalData.title]).toEqual([false, 'Do you need an installer?']);
  });

  test('receives the request', async () => {
    expect((await postJson(shop, path, request)).status).toBe(200);
    const [stored] = await kept();
    expect(stored).toMatchObject({ kind: 'installer', product_id: '4711', website_id: '1', locale: 'nl' });
    const { website_id: _website, model_id: _id, model_type: _type, ...fields } = request;
    expect(JSON.parse(stored!.data)).toEqual(fields);
  });

  test('requires a name and an address', async () => {
    const empty = Object.fromEntries(Object.keys(request).map((name) => [name, '']));
    const errors = await errorsOf(path, { ...empty, model_id: 4711, model_type: 'PRODUCT' });
    expect(Object.keys(errors)).toEqual([
      'first_name',
      'last_name',
      'email',
      'phone',
      'street',
      'house_number',
      'zip_code',
      'city',
    ]);
    expect(await kept()).toEqual([]);
  });

  test.each([
    { field: 'phone', value: '12', message: 'Vul een geldig telefoonnummer in, zoals 06 12345678.' },
    { field: 'house_number', value: '12345678901', message: 'Hier passen niet meer dan 10 tekens in.' },
    { field: 'house_number_addition', value: 'A'.repeat(11), message: 'Hier passen niet meer dan 10 tekens in.' },
    { field: 'house_number', value: 'A', message: 'Een huisnummer begint met een cijfer.' },
    { field: 'zip_code', value: '12', message: 'Vul een geldige postcode in, zoals 1012 LG.' },
    { field: 'model_id', value: 1, message: 'Dit product bestaat niet meer.' },
  ])('is not sent to $field $value', async ({ field, value, message }) => {
    expect(await errorsOf(path, { ...request, [field]: value })).toEqual({ [field]: [message] });
  });

  test('is available in Belgium and Germany too', async () => {
    expect((await postJson(shop, path, { ...request, zip_code: '2000' })).status).toBe(200);
    await shop.close();
    await open({ locale: 'de' });
    const { zip_code: _zip, middle_name: _middle, ...rest } = request;
    expect((await postJson(shop, path, { ...rest, zip_code: 10_115 })).status).toBe(200);
  });
});

describe('a better price', () => {
  const request = {
    first_name: 'Sanne',
    middle_name: '',
    last_name: 'Vries',
    email: 'sanne@example.nl',
    price: '599,95',
    link: 'https://winkel.example/omvormer',
    remark: '',
    website_id: 1,
    product_id: 4711,
  };

  test('is stored for the shop', async () => {
    expect((await postJson(shop, '/price-match', request)).status).toBe(200);
    expect(await kept()).toMatchObject([{ kind: 'price-match', product_id: '4711', person_id: null }]);
  });

  test('requires a price and the address of a page', async () => {
    expect(await errorsOf('/price-match', { ...request, price: 'veel', link: 'de buurman' })).toEqual({
      price: ['Vul een prijs in, zoals 599,95.'],
      link: ['Vul het adres van de pagina in, zoals https://winkel.example/product.'],
    });
    expect(Object.keys(await errorsOf('/price-match', { product_id: 4711 }))).toEqual([
      'first_name',
      'last_name',
      'email',
      'price',
      'link',
    ]);
  });
});
