import { expect, test } from 'vitest';
import { openNode } from './db/open-node.ts';
import { openShop } from './open-shop.ts';
import { mountPages } from './pages/pages.ts';
import { postJson, submitForm } from './shop-client.ts';

test('the setup, a call and a form choose extras; a call ends them', async () => {
  const shop = await openShop({ open: openNode, extras: ['sums'] });
  const active = async () => (await shop.fetch('/demo/extras')).json();
  expect(await active()).toEqual({ names: ['sums'] });
  expect((await postJson(shop, '/demo/extras', { names: ['nonsense'] })).status).toBe(422);
  await postJson(shop, '/demo/extras', { names: ['any-quantity', 'no-credits'] });
  expect(await active()).toEqual({ names: ['any-quantity', 'no-credits'] });
  const answer = await submitForm(shop, '/demo/extras', { 'names[]': 'sums', back: '/demo/cart-page' });
  expect(answer.headers.get('location')).toBe('/demo/cart-page');
  expect(await active()).toEqual({ names: ['sums'] });
  await shop.fetch('/demo/extras', { method: 'DELETE' });
  expect(await active()).toEqual({ names: [] });
  await shop.close();
});

test('the demo pages have a form with every extra, and those that are active are chosen', async () => {
  const shop = await openShop({
    open: openNode,
    extras: ['sums'],
    pages: (app) => mountPages(app, () => Promise.resolve([])),
  });
  const page = await (await shop.fetch('/demo', { headers: { Accept: 'text/html' } })).text();
  expect(page).toMatch(/value="sums"\s+checked/);
  expect(page).toMatch(/value="no-ratings"\s+\/>/);
  await shop.close();
});
