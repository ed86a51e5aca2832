import { afterEach, describe, expect, test } from 'vitest';
import {
  addToCart,
  decreaseLine,
  increaseLine,
  readCart,
  readCartSize,
  removeLine,
} from '../../../shared/contract/cart.ts';
import { callEndpoint, postJson } from '../shop-client.ts';
import { openNode } from '../db/open-node.ts';
import type { OpenedShop, ShopSetup } from '../open-shop.ts';
import { openShop } from '../open-shop.ts';

let shop: OpenedShop;
afterEach(() => shop.close());

async function open(setup: Partial<ShopSetup> = {}) {
  shop = await openShop({ open: openNode, ...setup });
}

const inverter = { type: 'product', id: 4711 } as const;
const setOfTwo = { type: 'product', id: 512 } as const;

describe('reading the cart', () => {
  test.each([undefined, {}, { any: 'thing' }])('works with the body %j', async (body) => {
    await open({ cart: [{ id: 512, qty: 2 }] });
    const answer = await postJson(shop, '/cart/get', body);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ subtotal: 7.9, shippingCosts: 9.95, vat: 3.1, vatRate: 21 });
  });

  test('answers lines, totals and recommendations', async () => {
    await open({ cart: [{ id: 4711 }, { id: 'sc-88' }], discount: 'ZON10' });
    const cart = await callEndpoint(shop, readCart);
    expect(cart.items.map(({ id, qty, price, free }) => ({ id, qty, price, free }))).toEqual([
      { id: 4711, qty: 1, price: 64_900, free: false },
      { id: 'sc-88', qty: 1, price: 5950, free: false },
      { id: 'cadeau-1', qty: 1, price: 0, free: true },
    ]);
    expect(cart).toMatchObject({
      subtotal: 70_850,
      shippingCosts: 0,
      vat: 12_123,
      currentDiscount: { name: 'ZON10', amount: 1000 },
      discountError: null,
      discountEnabled: true,
    });
    expect(cart.relatedItems.length).toBeGreaterThan(0);
    expect(cart.relatedItems.map((item) => item.id)).not.toContain(4711);
  });

  test('an empty cart has no costs and no gift', async () => {
    await open();
    expect(await callEndpoint(shop, readCart)).toMatchObject({
      items: [],
      subtotal: 0,
      shippingCosts: 0,
      vat: 0,
      relatedItems: [],
    });
    expect(await callEndpoint(shop, readCartSize)).toEqual({ amount: 0 });
  });

  test('lists what is out of stock', async () => {
    await open({ cart: [{ id: 4711 }, { id: 512 }], stock: { 512: 0 } });
    expect((await callEndpoint(shop, readCart)).items.map((line) => line.in_stock)).toEqual([true, false, true]);
  });
});

describe('changing the cart', () => {
  test('increase, decrease and remove answer with the whole cart', async () => {
    await open({ cart: [{ id: 512, qty: 1 }] });
    expect((await callEndpoint(shop, increaseLine, { ...setOfTwo, qty: 1 })).items[0]?.qty).toBe(2);
    expect((await callEndpoint(shop, decreaseLine, { ...setOfTwo, qty: 1 })).items[0]?.qty).toBe(1);
    expect((await callEndpoint(shop, removeLine, setOfTwo)).items).toEqual([]);
  });

  test('a line keeps its place when it grows', async () => {
    await open({ cart: [{ id: 512 }, { id: 430 }] });
    const cart = await callEndpoint(shop, increaseLine, { ...setOfTwo, qty: 1 });
    expect(cart.items.map((line) => line.id)).toEqual([512, 430]);
  });

  test('the gift depends on the subtotal', async () => {
    await open({ cart: [{ id: 430, qty: 6 }] });
    const panel = { type: 'product', id: 430, qty: 1 };
    const hasGift = (cart: { items: { free: boolean }[] }) => cart.items.some((line) => line.free);
    expect(hasGift(await callEndpoint(shop, readCart))).toBe(false);
    expect(hasGift(await callEndpoint(shop, increaseLine, panel))).toBe(true);
    expect(await callEndpoint(shop, readCartSize)).toEqual({ amount: 8 });
    expect((await callEndpoint(shop, readCart)).items.at(-1)).toMatchObject({
      free: true,
      price: 0,
      from_price: 1495,
      url: null,
    });
    expect(hasGift(await callEndpoint(shop, decreaseLine, panel))).toBe(false);
  });

  test('values may be encoded as PHP does', async () => {
    await open({ cart: [{ id: 512 }] });
    const answer = await postJson(shop, '/cart/plus', { type: 'product', id: '512', qty: '2' });
    expect(await answer.json()).toMatchObject({ items: [{ id: 512, qty: 3 }] });
  });

  test.each([
    { locale: 'nl', message: 'Er zijn er nog 25 op voorraad.' },
    { locale: 'de', message: 'Es sind nur noch 25 auf Lager.' },
    { locale: 'en', message: 'Only 25 left in stock.' },
  ] as const)('more than the stock is refused in words ($locale), and nothing changes', async ({ locale, message }) => {
    await open({ cart: [{ id: 4711, qty: 25 }], locale });
    const answer = await postJson(shop, '/cart/plus', { ...inverter, qty: 1 });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ message, errors: { qty: [message] } });
    expect((await callEndpoint(shop, readCart)).items[0]?.qty).toBe(25);
  });

  test.each([
    { body: {}, fields: ['type', 'id'] },
    { body: { type: 'product', id: 512, qty: 'veel' }, fields: ['qty'] },
    { body: { type: 'product', id: { $ne: 1 }, qty: 1 }, fields: ['id'] },
    { body: [], fields: ['type', 'id'] },
  ])('what cannot be read is named: $fields', async ({ body, fields }) => {
    await open();
    const answer = await postJson(shop, '/cart/plus', body);
    expect(answer.status).toBe(422);
    expect(Object.keys((await answer.json()).errors)).toEqual(fields);
  });

  test('invalid JSON is answered with 400', async () => {
    await open();
    const answer = await shop.fetch('/cart/plus', { method: 'POST', body: '{"type":' });
    expect(answer.status).toBe(400);
  });
});

describe('adding to the cart', () => {
  test('answers what the popup shows', async () => {
    await open({ cart: [{ id: 430, qty: 2 }] });
    const added = await callEndpoint(shop, addToCart, {
      ...inverter,
      qty: 1,
      goToCart: false,
      has_tax_exemption: false,
    });
    expect(added).toMatchObject({
      item: { sku: 'GRW-MIN3000TLXH', brand: 'Growatt', price: 64_900, from_price: 72_900, qty: 1, type: 'product' },
      count: 4,
      vatRate: 21,
      hasTaxExemption: false,
    });
    expect(added.accessories[0]).toMatchObject({ id: 512, orderable: true, short_item_detail_text: 'Set van 2' });
  });

  test('does not suggest products that are in the cart', async () => {
    await open({ cart: [{ id: 512 }] });
    const added = await callEndpoint(shop, addToCart, { ...inverter, qty: 1 });
    expect(added.accessories.map((accessory) => accessory.id)).not.toContain(512);
  });

  test('adds a complete combination at its prices, regardless of the submitted total', async () => {
    await open();
    const added = await callEndpoint(shop, addToCart, {
      type: 'recommended-combination',
      id: 4711,
      qty: 1,
      total: 1,
      recommended_combination_product_id: 900,
      recommended_combination_product_qty: 1,
      recommended_combination_extra_product_1_id: 512,
      recommended_combination_extra_product_1_qty: 1,
      recommended_combination_extra_product_1_selected_qty: 4,
      recommended_combination_extra_product_2_id: null,
    });
    expect(added.item.sku).toBe('GRW-MIN3000TLXH');
    expect((await callEndpoint(shop, readCart)).subtotal).toBe(62_900 + 189_000 + 4 * 350);
  });

  test('adds no part of a combination when one part is sold out', async () => {
    await open({ stock: { 900: 0 } });
    const answer = await postJson(shop, '/cart/add', {
      type: 'recommended-combination',
      id: 4711,
      qty: 1,
      recommended_combination_product_id: 900,
    });
    expect(answer.status).toBe(422);
    expect((await callEndpoint(shop, readCart)).items).toEqual([]);
  });
});

test('an unknown path answers 404 in JSON', async () => {
  await open();
  const answer = await postJson(shop, '/cart/empty', {});
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ message: 'Not found.' });
});
