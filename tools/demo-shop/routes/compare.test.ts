import { afterAll, beforeAll, expect, test } from 'vitest';
import { readComparison } from '../../../shared/contract/compare.ts';
import { callEndpoint, postJson } from '../shop-client.ts';
import { openNode } from '../db/open-node.ts';
import { openShop, type OpenedShop } from '../open-shop.ts';

let shop: OpenedShop;
beforeAll(async () => {
  shop = await openShop({ open: openNode });
});
afterAll(() => shop.close());

const inverter = { id: 4711, type: 'product' };
const battery = { id: '900', type: 'product' };

test('products have their specifications side by side', async () => {
  const { items, specs } = await callEndpoint(shop, readComparison, { items: [battery, inverter] });

  expect(items.map(({ key }) => key)).toEqual(['product-900', 'product-4711']);
  expect(items[1]).toMatchObject({ id: 4711, price: 64_900, from_price: 72_900, rating: 4.6, orderable: true });
  expect(specs.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Vermogen', 'Aantal fasen', 'Garantie', 'Capaciteit']),
  );
  const rows = specs.map(({ id, name }) => [name, ...items.map((item) => item.specs[String(id)])]);
  expect(rows).toContainEqual(['Garantie', '10 jaar', '10 jaar']);
  expect(rows).toContainEqual(['Vermogen', undefined, '3 kW']);
});

test('the shop answers a map by key', async () => {
  const answer = (await (await postJson(shop, '/compare', { items: [inverter] })).json()) as { items: object };
  expect(Object.keys(answer.items)).toEqual(['product-4711']);
});

test('the bar gets no specifications', async () => {
  const { items, specs } = await callEndpoint(shop, readComparison, { items: [inverter], mini: true });
  expect(items[0]).toMatchObject({ url: '/growatt-min-3000tl-xh', specs: {} });
  expect(specs).toEqual([]);
});

test.each([
  ['nothing', []],
  ['what it does not know', [{ id: 'x', type: 'product' }]],
  ['another kind than the product has', [{ id: 4711, type: 'bundle' }]],
  ['the gift, which is not for sale', [{ id: 'cadeau-1', type: 'product' }]],
])('of %s the shop answers nothing', async (_, items) => {
  expect(await callEndpoint(shop, readComparison, { items })).toEqual({ items: [], specs: [] });
});

test('a product that occurs twice is compared once, and a price on request has no amount', async () => {
  const onRequest = { id: 2002, type: 'product' };
  const { items } = await callEndpoint(shop, readComparison, { items: [onRequest, { ...onRequest, id: '2002' }] });
  expect(items).toMatchObject([{ id: 2002, price: null, price_on_request: true }]);
});

test('an invalid list is refused', async () => {
  expect((await postJson(shop, '/compare', { items: 'x' })).status).toBe(422);
});
