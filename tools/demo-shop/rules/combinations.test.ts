import { afterEach, describe, expect, test } from 'vitest';
import { addToCart, readCart, removeLine } from '../../../shared/contract/cart.ts';
import { readCombination, readProductInfo } from '../../../shared/contract/combination.ts';
import { callEndpoint, postJson } from '../shop-client.ts';
import { openNode } from '../db/open-node.ts';
import type { OpenedShop, ShopSetup } from '../open-shop.ts';
import { openShop } from '../open-shop.ts';

let shop: OpenedShop;
afterEach(() => shop.close());

async function open(setup: Partial<ShopSetup> = {}) {
  shop = await openShop({ open: openNode, ...setup });
}

const SET = {
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
};
const IN_SET = 62_900 + 189_000 + 4 * 350;

describe('a combination', () => {
  test('the inverter of the contract has the set of the contract', async () => {
    await open();
    const { mainProduct, products, extraProducts } = await callEndpoint(shop, readCombination, { id: 4711 });
    expect(mainProduct).toMatchObject({
      id: 4711,
      qty: 1,
      inStock: true,
      maxAllowed: 5,
      price: 62_900,
      fromPrice: 64_900,
      originalPrice: 64_900,
      vat: 10_917,
      vatRate: 21,
      hasTaxExemption: true,
      mandatoryProduct: null,
    });
    expect(products[0]).toMatchObject({
      id: 900,
      maxAllowed: 2,
      price: 189_000,
      fromPrice: 199_900,
      originalPrice: 199_900,
      mandatoryProduct: { name: 'ARK montagevoet', qty: 1 },
    });
    expect(extraProducts[0]).toMatchObject({ id: 512, maxAllowed: 10, price: 350, originalPrice: 395 });
  });

  test.each(['4711', '430', '900'])('product %s has several alternatives', async (id) => {
    await open({ products: 400 });
    const { products, extraProducts } = await callEndpoint(shop, readCombination, { id });
    expect(products.length).toBeGreaterThanOrEqual(3);
    expect(products.length).toBeLessThanOrEqual(4);
    expect(extraProducts.length).toBeGreaterThanOrEqual(4);
    expect(extraProducts.length).toBeLessThanOrEqual(6);
    for (const part of [...products, ...extraProducts]) {
      expect(part.price).toBeLessThan(part.originalPrice!);
      expect(part.fromPrice).toBe(part.originalPrice);
    }
  });

  test('the accessories include one that is sold out, one with a limit, and one with an included product', async () => {
    await open({ products: 400 });
    const { extraProducts } = await callEndpoint(shop, readCombination, { id: 4711 });
    expect(extraProducts.some(({ inStock }) => !inStock)).toBe(true);
    expect(extraProducts.some(({ inStock, maxAllowed }) => inStock && maxAllowed === 2)).toBe(true);
    expect(extraProducts.some(({ mandatoryProduct }) => mandatoryProduct !== null)).toBe(true);
  });

  test.each([
    { product: 'a connector', id: 512, stock: {} },
    { product: 'a product that does not exist', id: 'nothing', stock: {} },
    { product: 'an inverter that is sold out', id: 4711, stock: { 4711: 0 } },
  ])('$product has no set', async ({ id, stock }) => {
    await open({ stock });
    const empty = { mainProduct: null, products: [], extraProducts: [] };
    expect(await callEndpoint(shop, readCombination, { id })).toEqual(empty);
  });

  test('an exempt shopper sees prices without VAT where the product allows it', async () => {
    await open({ locale: 'de', isExempt: true });
    const { mainProduct, extraProducts } = await callEndpoint(shop, readCombination, { id: 4711 });
    expect(mainProduct).toMatchObject({ price: 51_983, originalPrice: 53_636, vat: 0, vatRate: 0 });
    expect(mainProduct?.name).toContain('Wechselrichter');
    expect(extraProducts[0]).toMatchObject({ price: 350, vatRate: 21 });
  });
});

describe('the details of one part', () => {
  test('pictures that exist, a film, specifications, stock and the price of the set', async () => {
    await open({ pages: (await import('../pages/pages.ts')).mountPages });
    const info = await callEndpoint(shop, readProductInfo, { id: 4711, product_id: 900 });
    expect(info).toMatchObject({
      name: 'Growatt ARK 5.1 kWh accu',
      fromPrice: 199_900,
      toPrice: 189_000,
      stockMessage: 'Direct leverbaar',
      stockStatusClass: 'in-stock',
      trustedShopReviews: { productRating: 4.4, totalReviews: 31 },
    });
    expect(info.videos).toHaveLength(1);
    expect(info.specs.length).toBeGreaterThan(1);
    expect(info.images.length).toBeGreaterThan(2);
    const drawn = await Promise.all(
      [info.stockStatusImage!, ...info.images.map(({ url }) => url)].map(async (url) => {
        const answer = await shop.fetch(url);
        expect(answer.status, url).toBe(200);
        return answer.text();
      }),
    );
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  test('a product of another set is not found', async () => {
    await open();
    expect((await postJson(shop, '/recommended-combination/info', { id: 4711, product_id: 'sc-88' })).status).toBe(404);
    expect((await postJson(shop, '/recommended-combination/info', { id: 512, product_id: 512 })).status).toBe(404);
  });
});

describe('in the cart', () => {
  test('a set costs as much as its block shows, with the earlier prices', async () => {
    await open();
    await callEndpoint(shop, addToCart, SET);
    const { subtotal, items } = await callEndpoint(shop, readCart);
    expect(subtotal).toBe(IN_SET);
    expect(items.find(({ id }) => id === 900)).toMatchObject({ price: 189_000, from_price: 209_900 });
    expect(items.find(({ id }) => id === 512)).toMatchObject({ price: 350, from_price: 395, qty: 4 });
  });

  test('a set without VAT has its price without VAT', async () => {
    await open({ locale: 'de', isExempt: true });
    await callEndpoint(shop, addToCart, SET);
    expect((await callEndpoint(shop, readCart)).subtotal).toBe(51_983 + 156_198 + 4 * 350);
  });

  test('the last part of a set has its normal price', async () => {
    await open();
    await callEndpoint(shop, addToCart, { ...SET, recommended_combination_extra_product_1_id: null });
    await callEndpoint(shop, removeLine, { type: 'product', id: 900 });
    expect((await callEndpoint(shop, readCart)).subtotal).toBe(64_900);
  });

  test('a guest who signs in keeps the price of the set', async () => {
    await open();
    await callEndpoint(shop, addToCart, SET);
    const credentials = { email: 'sanne@example.nl', password: 'zonneschijn' };
    expect((await postJson(shop, '/login', credentials, { Accept: 'application/json' })).status).toBe(200);
    expect((await callEndpoint(shop, readCart)).subtotal).toBe(IN_SET);
  });

  test('a product that is not offered in a set has its normal price', async () => {
    await open();
    await callEndpoint(shop, addToCart, { ...SET, recommended_combination_extra_product_1_id: 'sc-nothing' }).catch(
      () => null,
    );
    expect((await callEndpoint(shop, readCart)).items).toEqual([]);
    await callEndpoint(shop, addToCart, { type: SET.type, id: 512, qty: 2, recommended_combination_product_id: 4711 });
    expect((await callEndpoint(shop, readCart)).subtotal).toBe(2 * 395 + 2 * 64_900);
  });
});
