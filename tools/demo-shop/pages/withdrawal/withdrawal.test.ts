import { expect, onTestFinished, test } from 'vitest';
import { openNode } from '../../db/open-node.ts';
import { openShop, type OpenedShop, type ShopSetup } from '../../open-shop.ts';
import { submitForm } from '../../shop-client.ts';
import { mountPages } from '../pages.ts';

const NUMBER = '2026-11120';
const PERSON = { name: 'Sanne de Vries', email: 'sanne@example.nl' };
const PANELS = { 'lines[1112002][amount]': '3', 'lines[1112002][name]': 'JA Solar 430 Wp' };
/** Beneath another order, whose products are posted as well. */
const OTHERS = { 'lines[931101][amount]': '0', 'lines[931101][name]': 'Omvormer' };

async function open(setup: Partial<ShopSetup> = {}): Promise<OpenedShop> {
  const shop = await openShop({ open: openNode, products: 60, pages: mountPages, customer: 'sanne', ...setup });
  onTestFinished(() => shop.close());
  return shop;
}

/** A form with the token of an earlier session, or of none. */
function submitOld(shop: OpenedShop, path: string, fields: Record<string, string>): Promise<Response> {
  const headers = { Accept: 'text/html', 'X-CSRF-TOKEN': 'of-another-session' };
  return shop.fetch(path, { method: 'POST', headers, body: new URLSearchParams(fields) });
}

const texts = async ({ db }: OpenedShop) =>
  (await db.selectFrom('withdrawals').select('text').execute()).map(({ text }) => text);

test.each([
  ['3', '3 × JA Solar 430 Wp'],
  ['3 stuks', '3 stuks × JA Solar 430 Wp'],
])('products of an order that is not listed any more stay in the statement (%s)', async (amount, stated) => {
  const shop = await open();
  await shop.db.updateTable('orders').set({ status: 'cancelled' }).where('number', '=', NUMBER).execute();
  const fields = { ...PERSON, ...PANELS, ...OTHERS, order: NUMBER, 'lines[1112002][amount]': amount };
  expect((await submitForm(shop, '/withdrawal', fields)).status).toBe(303);
  expect((await texts(shop))[0]).toContain(`Wat: ${stated}\n`);
});

test('of a product with a box, the number counts while the box is ticked', async () => {
  const shop = await open();
  const boxes = { 'lines[1112002][chosen]': '1', 'lines[1112001][chosen]': '0', 'lines[1112001][amount]': '2' };
  await submitForm(shop, '/withdrawal', { ...PERSON, ...PANELS, ...boxes, order: NUMBER });
  expect((await texts(shop))[0]).toContain('Wat: 3 × JA Solar 430 Wp zonnepaneel\n');
});

test('words about a part stay with a chosen order, and products of other orders do not count', async () => {
  const shop = await open();
  const fields = { ...PERSON, ...PANELS, 'lines[1112002][amount]': '0', part: 'Alleen de doos', order: NUMBER };
  await submitForm(shop, '/withdrawal', fields);
  await submitForm(shop, '/withdrawal', { ...PERSON, ...PANELS, order: '2026-09311' });
  const [first, second] = await texts(shop);
  expect(first).toContain('Wat: Alleen de doos\n');
  expect(second).toContain('Wat: de hele bestelling\n');
});

test('a form whose session ended is kept as the statement of a guest', async () => {
  const shop = await open();
  const fields = { ...PERSON, ...PANELS, order: NUMBER };
  expect((await submitOld(shop, '/withdrawal', fields)).status).toBe(303);
  const [text] = await texts(shop);
  expect(text).toMatch(/Wat: 3 × JA Solar/);
  expect(await shop.db.selectFrom('withdrawals').select('person_id').execute()).toEqual([{ person_id: null }]);
});

test('a form that another site sent learns nothing about the customer’s order', async () => {
  const shop = await open();
  const fields = { name: 'Eve', email: 'eve@example.nl', order: NUMBER };
  await submitOld(shop, '/withdrawal', fields);
  expect((await texts(shop))[0]).toContain('We zoeken de bestelling nog');
  const refused = await submitOld(shop, '/discounts/apply', { code: 'zon10' });
  expect(refused.status).toBe(419);
});

test('after too many attempts the form has what was typed, and can be sent again', async () => {
  let now = Date.now();
  const shop = await open({ clock: () => now, tries: { session: 1, address: 9, account: 9 } });
  const fields = { ...PERSON, order: '', order_number: NUMBER, part: 'De kabel' };
  await submitForm(shop, '/withdrawal', { ...fields, part: 'De accu' });
  const refused = await submitForm(shop, '/withdrawal', fields);
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
  const html = await refused.text();
  expect(html).toContain('Te veel pogingen, probeer het later opnieuw');
  expect(html).toMatch(/<textarea[^>]*>De kabel<\/textarea>/);
  expect(html).toMatch(/id="order-other"[^>]*value=""\s+checked/);
  expect(html).toContain(`name="_token" value="${shop.csrf}"`);
  now += 61_000;
  expect((await submitForm(shop, '/withdrawal', fields)).status).toBe(303);
});

test('a refused form about an order that is not listed any more has its number and products as text', async () => {
  const shop = await open();
  const fields = { ...PANELS, name: '', email: 'sanne', order: '2026-99999', 'lines[55][amount]': '2' };
  const html = await (await submitForm(shop, '/withdrawal', { ...fields, ...OTHERS })).text();
  expect(html).toMatch(/name="order_number"[^>]*value="2026-99999"/);
  expect(html).toMatch(/<textarea[^>]*>2 × 55<\/textarea>/);
});

test('nothing is chosen when the page is opened', async () => {
  const shop = await open();
  expect(await (await shop.fetch('/withdrawal', { headers: { Accept: 'text/html' } })).text()).not.toMatch(/ checked/);
});
