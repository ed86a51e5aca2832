import { expect, test } from 'vitest';
import { openNode } from '../db/open-node.ts';
import { openShop } from '../open-shop.ts';
import { mountPages } from './pages.ts';

test.each([
  { before: 'an empty cart', cart: [], isFilled: true },
  { before: 'a cart with products', cart: [{ id: 4711, qty: 5 }], isFilled: false },
])('the catalogue fills $before: $isFilled', async ({ cart: lines, isFilled }) => {
  const shop = await openShop({ open: openNode, pages: mountPages, cart: lines });
  const read = async (path: string) => (await shop.fetch(path, { headers: { Accept: 'text/html' } })).text();
  await read('/catalogus');
  const cart = await read('/cart');
  expect(cart).toContain('Growatt MIN 3000TL-XH');
  expect(cart.includes('STA-MC4-SET')).toBe(isFilled);
  await shop.close();
});
