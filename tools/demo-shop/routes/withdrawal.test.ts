import { beforeEach, expect, onTestFinished, test } from 'vitest';
import {
  readWithdrawalOrders,
  sendWithdrawal,
  type WithdrawalReceipt,
  type WithdrawalStatement,
} from '../../../shared/contract/withdrawal.ts';
import { openNode } from '../db/open-node.ts';
import { openShop, type OpenedShop, type ShopSetup } from '../open-shop.ts';
import { callEndpoint, postJson } from '../shop-client.ts';

const NUMBER = '2026-11120';
const INVERTERS = 1_112_001;
const REFUND = /terug|betal/i;
const GUEST: WithdrawalStatement = {
  name: 'Sanne de Vries',
  email: 'sanne@example.nl',
  order_number: NUMBER,
  lines: [],
  part: '',
};

const line = (id: number, amount: number) => ({ id, amount, name: `Product ${id}` });
const EVERYTHING = [line(1_112_001, 2), line(1_112_002, 6), line(1_112_003, 1), line(1_112_004, 1)];

let shop: OpenedShop;
const open = async (setup: Partial<ShopSetup> = {}) => {
  shop = await openShop({ open: openNode, products: 60, ...setup });
  const { close } = shop;
  onTestFinished(() => close());
};
beforeEach(() => open());

const state = (changes: Partial<WithdrawalStatement> = {}): Promise<WithdrawalReceipt> =>
  callEndpoint(shop, sendWithdrawal, { ...GUEST, ...changes });
const statements = () => shop.db.selectFrom('withdrawals').selectAll().execute();
const mails = () => shop.db.selectFrom('mails').selectAll().execute();

test('a guest’s statement is kept with its mail, and the receipt has its text and time', async () => {
  await open({ clock: () => Date.UTC(2026, 0, 15, 12, 30, 5) });
  const receipt = await state();
  const [statement] = await statements();
  const [mail] = await mails();
  expect(receipt).toEqual({
    id: 'H-70001',
    received_at: '2026-01-15T12:30:05.000Z',
    email: 'sanne@example.nl',
    text: mail!.text,
  });
  expect(statement).toMatchObject({ text: mail!.text, order_id: 'bestelling-7f3a9c1e5b', person_id: null });
  expect(mail).toMatchObject({ recipient: 'sanne@example.nl', recipient_name: 'Sanne de Vries', sent_at: null });
  expect(receipt.text).toContain('op donderdag 15 januari 2026 om 13:30:05 (Nederlandse tijd)');
  for (const stated of [
    'Naam: Sanne de Vries',
    `Bestelling: ${NUMBER}`,
    'Wat: de hele bestelling',
    'Stuur de producten',
  ])
    expect(receipt.text).toContain(stated);
});

test('ten statements at once and ten one after the other are one withdrawal and one mail', async () => {
  const receipts = await Promise.all(Array.from({ length: 10 }, () => state()));
  for (let again = 0; again < 10; again++) receipts.push(await state({ email: ' SANNE@example.nl ' }));
  expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1);
  expect(await statements()).toHaveLength(1);
  expect(await mails()).toHaveLength(1);
});

test('a statement about another part is another withdrawal', async () => {
  await state();
  await state({ part: 'Alleen de accu' });
  expect((await statements()).map(({ number }) => number)).toEqual(['H-70001', 'H-70002']);
  expect(await mails()).toHaveLength(2);
});

test('only a name, an order and an e-mail address are required', async () => {
  const answer = await postJson(shop, '/withdrawal', {});
  expect(answer.status).toBe(422);
  const { errors } = (await answer.json()) as { errors: Record<string, string[]> };
  expect(Object.keys(errors).toSorted()).toEqual(['email', 'name', 'order_number']);
  expect([await statements(), await mails()]).toEqual([[], []]);
});

test.each([{ email: 'sanne' }, { email: `${'s'.repeat(300)}@example.nl` }])('%j is refused', async (fields) => {
  const answer = await postJson(shop, '/withdrawal', { ...GUEST, ...fields });
  expect(answer.status).toBe(422);
  expect(Object.keys(((await answer.json()) as { errors: object }).errors)).toEqual(['email']);
});

test.each([
  ['a long text', { part: 'x'.repeat(20_000) }, `Wat: ${'x'.repeat(20_000)}`],
  ['a long name', { name: 'S'.repeat(300) }, `Naam: ${'S'.repeat(300)}`],
  ['a product of another order', { lines: [line(1_109_001, 1)] }, 'Wat: 1 × Product 1109001\n'],
  ['more pieces than were bought', { lines: [line(INVERTERS, 3)] }, 'Wat: 3 × Growatt MIN 3000TL-XH omvormer\n'],
  ['a product without its name', { lines: [{ id: 31, amount: 2, name: '' }] }, 'Wat: 2 × product 31\n'],
  [
    'a product of the order and another one',
    { lines: [line(INVERTERS, 1), line(31, 1)] },
    'omvormer; 1 × Product 31\n',
  ],
  ['products of an order that is not found', { order_number: '2026-9', lines: [line(31, 1)] }, 'Wat: 1 × Product 31\n'],
  ['a zero byte', { part: 'Kabel\0' }, 'Wat: Kabel\n'],
])('a statement with %s is kept as it was stated', async (_, fields, stated) => {
  const { text } = await state(fields);
  expect(text).toContain(stated);
  if ('lines' in fields) {
    expect(text).not.toMatch(REFUND);
    expect(text).toMatch(/We zoeken/);
  }
  expect(await statements()).toHaveLength(1);
});

const TWO_LINES = { part: 'De kabel\nen de accu' };
test.each([
  ['in another case', { order_number: 'zs-7', name: 'Émile' }, { order_number: 'ZS-7', name: 'ÉMILE' }],
  ['with the line ends of a form', TWO_LINES, { part: ' De kabel\r\nen de accu' }],
  ['with other spaces', TWO_LINES, { part: 'De  kabel en de accu ', name: 'Sanne\u00a0de  Vries' }],
  ['with decomposed letters', { name: 'Émile' }, { name: 'E\u0301mile' }],
  ['with every product of the order', {}, { lines: EVERYTHING }],
  ['with its products in another order', { lines: EVERYTHING.slice(1) }, { lines: EVERYTHING.slice(1).toReversed() }],
])('the same statement %s is the same withdrawal', async (_, first, second) => {
  const receipt = await state(first);
  expect(await state(second)).toEqual(receipt);
  expect(await statements()).toHaveLength(1);
  expect(await mails()).toHaveLength(1);
});

test('every product with words about a part is not the whole order', async () => {
  await state();
  await state({ lines: EVERYTHING, part: 'zonder de doos' });
  expect(await statements()).toHaveLength(2);
});

test('an order is found by its number in other capitals', async () => {
  await shop.db.updateTable('orders').set({ number: 'Zs-11120' }).where('number', '=', NUMBER).execute();
  await state({ order_number: 'zS-11120' });
  expect(await statements()).toMatchObject([{ order_number: 'zS-11120', order_id: 'bestelling-7f3a9c1e5b' }]);
});

test('a customer sees every order, with what the shop says about its period', async () => {
  await open({ customer: 'sanne' });
  const { orders, name, email } = await callEndpoint(shop, readWithdrawalOrders('/withdrawal/orders'));
  expect([name, email]).toEqual(['Sanne de Vries', 'sanne@example.nl']);
  const noticeOf = (number: string) => orders.find((order) => order.number === number)?.notice;
  expect(noticeOf(NUMBER)).toMatch(/^Je bedenktijd loopt tot en met /);
  expect(noticeOf('2026-09311')).toMatch(/^Je bedenktijd liep tot en met .* Je verklaring komt wel aan/);
});

test('a guest sees no orders', async () => {
  expect(await callEndpoint(shop, readWithdrawalOrders('/withdrawal/orders'))).toEqual({
    orders: [],
    name: '',
    email: '',
  });
});

test.each([
  ['after the period', '2026-09311', 'sanne@example.nl', /bedenktijd liep tot en met/],
  ['of a business', '2026-11090', 'inkoop@jansen-installatie.example', /zakelijke bestellingen/],
  ['about an unknown order', '2026-99999', 'sanne@example.nl', /zoeken de bestelling nog/],
  ['about another customer’s order', NUMBER, 'iemand@example.nl', /zoeken de bestelling nog/],
] as const)('a statement %s is kept, and the acknowledgement says what applies', async (_, number, email, words) => {
  const { text } = await state({ order_number: number, email });
  expect(text).toMatch(words);
  expect(text).not.toMatch(REFUND);
  expect(text).toContain('We bekijken je verklaring');
  expect(await statements()).toHaveLength(1);
  expect(await mails()).toHaveLength(1);
});

test('a statement on the last day is in time until midnight, and stays so when it is repeated', async () => {
  let now = Date.UTC(2026, 10, 10, 12);
  await open({ clock: () => now });
  // A Friday: it arrives on the Monday.
  const placed_at = Date.UTC(2026, 9, 30, 9);
  await shop.db.updateTable('orders').set({ placed_at, details: null }).where('number', '=', NUMBER).execute();
  const midnight = Date.UTC(2026, 11, 2, 23);
  now = midnight - 1;
  const inTime = await state();
  expect(inTime.received_at).toBe('2026-12-02T22:59:59.999Z');
  expect(inTime.text).not.toMatch(/bedenktijd/);
  now = midnight;
  expect(await state()).toEqual(inTime);
  const late = await state({ part: 'Alleen de accu' });
  expect(late.text).toContain('Je bedenktijd liep tot en met 2 december 2026.');
});

test('a product without the right can be stated; order and acknowledgement say so', async () => {
  await open({ customer: 'sanne', products: 2000 });
  const cable = await shop.db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select(['products.id', 'products.name_nl'])
    .where('categories.slug', '=', 'kabels-connectoren/solarkabel')
    .executeTakeFirstOrThrow();
  const lines = JSON.stringify([{ id: cable.id, name: cable.name_nl, qty: 1, price: 100 }]);
  await shop.db.updateTable('orders').set({ lines }).where('number', '=', NUMBER).execute();
  const { orders } = await callEndpoint(shop, readWithdrawalOrders('/withdrawal/orders'));
  const [bought] = orders.find((order) => order.number === NUMBER)!.lines;
  expect(bought!.notice).toBe('Voor je op maat geknipt: hiervoor geldt geen herroepingsrecht.');
  const { text } = await state({ lines: [line(INVERTERS, 1)] });
  expect(text).not.toMatch(REFUND);
  expect(text).toContain(`- ${cable.name_nl}. Voor je op maat geknipt`);
});

test('an order about which there is a statement says when', async () => {
  await open({ customer: 'sanne' });
  await state({ lines: [line(INVERTERS, 1)] });
  const { orders } = await callEndpoint(shop, readWithdrawalOrders('/withdrawal/orders'));
  expect(orders.find((order) => order.number === NUMBER)!.notice).toMatch(/kregen we op .* al een verklaring/);
});

test('when the mail cannot be queued, the statement is not kept either', async () => {
  await shop.db.schema.dropTable('mails').execute();
  expect((await postJson(shop, '/withdrawal', GUEST)).status).toBe(500);
  expect(await statements()).toEqual([]);
});
