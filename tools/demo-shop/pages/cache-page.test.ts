import { html } from 'hono/html';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { postJson } from '../shop-client.ts';
import { createApp } from '../app.ts';
import type { ShopApp } from '../context.ts';
import { openNode } from '../db/open-node.ts';
import type { Db } from '../db/schema.ts';
import { createPageCache } from '../page-cache.ts';
import { seed } from '../seed/seed.ts';
import { DEMO_PASSWORD } from '../seed/people.ts';
import { takeStock } from '../rules/settle.ts';
import { cachePage } from './cache-page.ts';
import { mountPages } from './pages.ts';
import { send } from './send.ts';
import { visitOf } from './visit-of.ts';

let db: Db;
let app: ShopApp;
let now: number;
beforeEach(async () => {
  now = Date.now();
  db = await openNode();
  await seed(db, { products: 60 });
  app = createApp({ db, pages: mountPages, clock: () => now, keepsPages: true });
});
afterEach(() => db.destroy());

/** A separate browser, with the token of its pages. */
function visitor() {
  const session = crypto.randomUUID();
  const fetch = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('X-Demo-Session', session);
    return Promise.resolve(app.request(`http://shop.test${path}`, { ...init, headers }));
  };
  const page = async (path: string) => (await fetch(path, { headers: { accept: 'text/html' } })).text();
  const token = async (path = '/') => /csrf-token" content="([^"]+)"/.exec(await page(path))![1]!;
  const post = async (path: string, body: object) => postJson({ fetch }, path, body, { 'X-CSRF-TOKEN': await token() });
  return { page, token, post };
}

const without = (page: string, token: string) => page.replaceAll(token, 'TOKEN');

test('guests get the same page, each with their own token', async () => {
  const [first, second] = [visitor(), visitor()];
  const tokens = [await first.token('/omvormers'), await second.token('/omvormers')] as const;
  expect(tokens[0]).not.toBe(tokens[1]);
  const [page, again] = [await first.page('/omvormers'), await second.page('/omvormers')];
  expect(without(again, tokens[1])).toBe(without(page, tokens[0]));
  expect(again).not.toContain(tokens[0]);
  expect(again.split(tokens[1]).length).toBeGreaterThan(2);
});

test('personal parts are not cached: name, cart count, language, notice', async () => {
  const [guest, buyer, customer] = [visitor(), visitor(), visitor()];
  const plain = await guest.page('/');
  await buyer.post('/cart/add', { type: 'product', id: 512, qty: 3 });
  await customer.post('/login', { email: 'sanne@example.nl', password: DEMO_PASSWORD });
  expect(plain).not.toContain('cart-link__count');
  expect(await buyer.page('/')).toContain('<span class="cart-link__count">3</span>');
  expect(await customer.page('/')).toContain('Sanne');
  expect(await guest.page('/?lang=de')).toContain('<html lang="de"');
  expect(await guest.page('/')).toContain('<html lang="de"');
  expect(await visitor().page('/')).not.toMatch(/Sanne|cart-link__count|lang="de">/);
});

test('a changed price is on the page after some seconds', async () => {
  await visitor().page('/growatt-min-3000tl-xh');
  await db.updateTable('products').set({ price: 123_456 }).execute();
  now += 6000;
  expect(await visitor().page('/growatt-min-3000tl-xh')).toMatch(/1\.234,56/);
});

test('another process shows the stock after a payment at once', async () => {
  const sibling = createApp({ db, pages: mountPages, clock: () => now, keepsPages: true });
  const read = async () => {
    const headers = { accept: 'text/html', 'X-Demo-Session': crypto.randomUUID() };
    return (await sibling.request('http://shop.test/growatt-min-3000tl-xh', { headers })).text();
  };
  await db.updateTable('products').set({ stock: 1 }).where('id', '=', '4711').execute();
  const before = await read();
  await takeStock(db, [{ id: 4711, name: 'Growatt', qty: 1, price: 64_900, image: null }]);
  expect(before).not.toMatch(/uitverkocht/i);
  expect(await read()).toMatch(/uitverkocht/i);
});

test('a page that many guests ask for at the same time is rendered once', async () => {
  let renders = 0;
  app = createApp({
    db,
    keepsPages: true,
    clock: () => now,
    pages: (shop) =>
      shop.get('/counted', cachePage, async (context) => {
        renders++;
        return send(context, await visitOf(context), { title: 'Counted', body: html`${renders}` });
      }),
  });
  const visitors = Array.from({ length: 8 }, visitor);
  // Opens the sessions, so that the requests below come to the page at the same time.
  await Promise.all(visitors.map(({ page }) => page('/cart/get')));
  const tokens = await Promise.all(visitors.map(({ token }) => token('/counted')));
  expect(renders).toBe(1);
  expect(new Set(tokens).size).toBe(8);
  now += 6000;
  await Promise.all(visitors.map(({ page }) => page('/counted')));
  expect(renders).toBe(2);
});

test('at most two hundred pages are cached, and the least recently used ones are removed', () => {
  const pages = createPageCache();
  const page = { parts: [], headers: new Headers(), until: 1 };
  for (let index = 0; index < 300; index++) {
    pages.set(String(index), page);
    expect(pages.get('0', 0)).toBe(page);
  }
  expect([pages.get('1', 0), pages.get('298', 0), pages.get('299', 2)]).toEqual([undefined, page, undefined]);
});
