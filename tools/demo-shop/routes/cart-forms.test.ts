import { afterEach, expect, test } from 'vitest';
import { readCart } from '../../../shared/contract/cart.ts';
import { callEndpoint, submitForm } from '../shop-client.ts';
import { openNode } from '../db/open-node.ts';
import type { OpenedShop, ShopSetup } from '../open-shop.ts';
import { openShop } from '../open-shop.ts';

let shop: OpenedShop;
afterEach(() => shop.close());

async function open(setup: Partial<ShopSetup> = {}) {
  shop = await openShop({ open: openNode, ...setup });
}

test('a form changes the cart and returns to its page', async () => {
  await open();
  const answer = await submitForm(shop, '/cart/add', {
    type: 'product',
    id: '4711',
    qty: '2',
    back: '/omvormers?page=2#p',
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/omvormers?page=2#p');
  expect((await callEndpoint(shop, readCart)).items[0]?.qty).toBe(2);
});

test('a form without a quantity removes the line', async () => {
  await open({ cart: [{ id: 4711, qty: 2 }] });
  const answer = await submitForm(shop, '/cart/min', { type: 'product', id: '4711', qty: '' });
  expect(answer.headers.get('location')).toBe('/cart');
  expect((await callEndpoint(shop, readCart)).items).toEqual([]);
});

test.each(['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)', 'cart'])(
  'a form never leads to %s',
  async (back) => {
    await open();
    const answer = await submitForm(shop, '/cart/add', { type: 'product', id: '512', qty: '1', back });
    expect(answer.headers.get('location')).toBe('/cart');
  },
);

test('a refused form shows a notice on the next page', async () => {
  await open();
  const answer = await submitForm(shop, '/cart/add', {
    type: 'product',
    id: '2004',
    qty: '1',
    back: '/montagemateriaal',
  });
  expect(answer.headers.get('location')).toBe('/montagemateriaal');
  const { notice } = await shop.db.selectFrom('sessions').select('notice').executeTakeFirstOrThrow();
  expect(notice).toBe('Dit product is tijdelijk uitverkocht.');
});

test('an invalid code shows its error on the cart page', async () => {
  await open({ cart: [{ id: 512 }] });
  await submitForm(shop, '/discounts/apply', { code: 'ONZIN' });
  const { notice } = await shop.db.selectFrom('sessions').select('notice').executeTakeFirstOrThrow();
  expect(notice).toBe('Deze code is niet geldig.');
});
