import { afterEach, expect, test } from 'vitest';
import { readCart } from '../../../shared/contract/cart.ts';
import { readQuotation } from '../../../shared/contract/quotation.ts';
import { callEndpoint, postJson } from '../shop-client.ts';
import { openNode } from '../db/open-node.ts';
import { openSession } from '../rules/sessions.ts';
import { openShop, type OpenedShop, type ShopSetup } from '../open-shop.ts';
import { placedOrders } from '../placed-orders.support.ts';

let shop: OpenedShop;
const open = async (setup: Partial<ShopSetup> = {}) => {
  shop = await openShop({ open: openNode, products: 60, ...setup });
};
afterEach(() => shop.close());

async function offer(id: string) {
  const answer = await postJson(shop, `/quotation/${id}`);
  return readQuotation.answer.parse(await answer.json());
}

function follow(path: string | null, headers: Record<string, string> = {}): Promise<Response> {
  return shop.fetch(path!, { headers: { Accept: 'text/html', ...headers } });
}

test.each([
  ['off-20261', 'sanne', { is_valid: true, is_on_account: false, is_accepted: false }],
  ['off-20190', 'sanne', { is_valid: false, is_accepted: false, accept_url: null, valid_days: 0 }],
  ['off-20255', 'sanne', { is_valid: false, is_accepted: true, accept_url: null }],
  ['off-20244', 'sanne', { is_valid: false, is_accepted: false, content: null }],
  ['off-20310', 'jansen', { is_valid: true, is_on_account: true, tax_exemption_allowed: false }],
  ['off-20311', 'jansen', { is_valid: true, is_on_account: true, tax_exemption_allowed: true }],
])('quotation %s shows its status to its customer', async (id, customer, state) => {
  await open({ customer });
  expect((await offer(id)).quotation).toMatchObject(state);
});

test('accepting adds all lines to the cart at the quoted price', async () => {
  await open({
    customer: 'sanne',
    cart: [
      { id: 430, qty: 20 },
      { id: 512, qty: 1 },
    ],
  });
  const { quotation } = await offer('off-20261');
  const answer = await follow(quotation.accept_url);
  expect(answer.headers.get('location')).toBe('/cart');
  const cart = await callEndpoint(shop, readCart);
  expect(cart.items.map(({ id, qty }) => [String(id), qty])).toEqual(
    expect.arrayContaining([
      ['430', 20],
      ['4711', 1],
      ['512', 1],
    ]),
  );
  expect((await offer('off-20261')).quotation).toMatchObject({ is_accepted: true, is_valid: false });
  expect((await follow(quotation.accept_url)).headers.get('location')).toBe('/cart');
});

test('at 0 % the total of the cart equals that of the quotation', async () => {
  await open({ customer: 'greta', locale: 'de' });
  const { quotation } = await offer('off-20262');
  expect(quotation.tax_exemption_allowed).toBe(true);
  await follow(`${quotation.accept_url}&tax_exemption_accepted=1`);
  const { subtotal, shippingCosts, quotationDiscount } = await callEndpoint(shop, readCart);
  expect(subtotal + shippingCosts! - Math.abs(quotationDiscount ?? 0)).toBe(quotation.tax_exemption_total);
  expect((await offer('off-20262')).tax_exemption_accepted).toBe(true);
});

test('on account, accepting places one order and reduces the stock', async () => {
  await open({ customer: 'jansen' });
  const { quotation } = await offer('off-20310');
  const before = await stockOf('900');
  const answer = await follow(quotation.accept_url);
  expect(answer.headers.get('location')).toBe('/offerte/off-20310');
  await follow(quotation.accept_url);
  const orders = await placedOrders(shop.db).selectAll().execute();
  expect(orders).toMatchObject([{ person_id: 'jansen', total: quotation.total, status: 'paid' }]);
  expect(await stockOf('900')).toBe(before - 2);
});

async function stockOf(id: string): Promise<number> {
  const { stock } = await shop.db.selectFrom('products').select('stock').where('id', '=', id).executeTakeFirstOrThrow();
  return stock;
}

test('declining ends it, and neither link works afterwards', async () => {
  await open({ customer: 'sanne' });
  const { quotation } = await offer('off-20261');
  expect((await follow(quotation.decline_url)).headers.get('location')).toBe('/offerte/off-20261');
  expect((await follow(quotation.accept_url)).headers.get('location')).toBe('/offerte/off-20261');
  expect((await offer('off-20261')).quotation).toMatchObject({ is_accepted: false, is_valid: false });
  expect((await callEndpoint(shop, readCart)).items).toEqual([]);
});

test('a link without its signature, and a prefetch, decide nothing', async () => {
  await open({ customer: 'sanne' });
  const { quotation } = await offer('off-20261');
  await follow('/quotation/off-20261/accept');
  await follow('/quotation/off-20261/decline?signature=x');
  await follow(quotation.accept_url, { 'Sec-Purpose': 'prefetch;prerender' });
  await shop.fetch(quotation.accept_url!, { method: 'HEAD' });
  expect((await offer('off-20261')).quotation.is_valid).toBe(true);
});

test('the download is a PDF with the name of the quotation', async () => {
  await open({ customer: 'sanne' });
  const answer = await follow((await offer('off-20261')).quotation.download_url);
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="OFF-20261.pdf"');
  const text = new TextDecoder('latin1').decode(await answer.arrayBuffer());
  expect(text).toMatch(/^%PDF-1\.4[\s\S]*OFF-20261[\s\S]*%%EOF\n$/);
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(start, start + 4)).toBe('xref');
});

test('the signed link of an e-mail gives access in that session only', async () => {
  await open();
  expect((await postJson(shop, '/quotation/off-20261')).status).toBe(404);
  await follow('/quotation/off-20261/download?signature=zon20262');
  expect((await postJson(shop, '/quotation/off-20261')).status).toBe(404);
  await follow('/quotation/off-20261/download?signature=zon20261');
  expect((await offer('off-20261')).quotation.accept_url).toContain('signature=zon20261');
  expect((await postJson(shop, '/quotation/off-20190')).status).toBe(404);
  const { csrf } = await openSession(shop.db, 'another', () => crypto.randomUUID(), Date.now());
  const headers = { 'X-Demo-Session': 'another', 'X-CSRF-TOKEN': csrf };
  const answer = await shop.app.request('/quotation/off-20261', { method: 'POST', headers });
  expect(answer.status).toBe(404);
});

test('an unknown quotation answers 404', async () => {
  await open();
  expect((await postJson(shop, '/quotation/off-1')).status).toBe(404);
});
