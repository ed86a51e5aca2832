import { expect, test, vi } from 'vitest';
import { increaseLine, readCart } from '../../shared/contract/cart.ts';
import { callEndpoint, postJson } from './shop-client.ts';
import { openNode } from './db/open-node.ts';
import { openShop } from './open-shop.ts';

test('a shop opens with the given stock, cart, customer, codes and behaviours', async () => {
  const shop = await openShop({
    open: openNode,
    products: 30,
    cart: [{ sku: 'STA-MC4-SET', qty: 3 }, { id: 'sc-88' }],
    customer: 'sanne',
    locale: 'en',
    discount: 'SOLAR5',
    voucher: 'CADEAU50',
    stock: { 'STA-MC4-SET': 0 },
    answers: { '/cart/plus': '500', '/cart/init': { how: '429', times: 1 } },
  });
  const cart = await callEndpoint(shop, readCart);
  expect(cart).toMatchObject({
    user: { first_name: 'Sanne' },
    items: [{ id: 512, qty: 3, in_stock: false, name: 'MC4 connector set' }, { id: 'sc-88' }],
    currentDiscount: { name: 'SOLAR5' },
    currentVoucher: { name: 'CADEAU50' },
  });
  const statuses = [];
  for (const path of ['/cart/plus', '/cart/init', '/cart/init']) statuses.push((await postJson(shop, path, {})).status);
  expect(statuses).toEqual([500, 429, 200]);
  await shop.close();
});

test('two shops share nothing', async () => {
  const [first, second] = await Promise.all([
    openShop({ open: openNode, cart: [{ id: 4711 }] }),
    openShop({ open: openNode, cart: [{ id: 4711 }] }),
  ]);
  await callEndpoint(first, increaseLine, { type: 'product', id: 4711, qty: 4 });
  expect((await callEndpoint(second, readCart)).items[0]?.qty).toBe(1);
  await Promise.all([first.close(), second.close()]);
});

test('an impossible setup throws immediately', async () => {
  await expect(openShop({ open: openNode, cart: [{ sku: 'NOPE' }] })).rejects.toThrow('This shop has no product NOPE');
});

test('a slow answer of a closed shop never arrives', async () => {
  vi.useFakeTimers();
  const templateError = vi.spyOn(console, 'error');
  const shop = await openShop({ open: openNode, answers: { '/cart/get': 'slow' } });
  const answered = vi.fn();
  void postJson(shop, '/cart/get').then(answered, answered);
  await vi.advanceTimersByTimeAsync(100);
  await shop.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(answered).not.toHaveBeenCalled();
  expect(templateError).not.toHaveBeenCalled();
  vi.useRealTimers();
});
