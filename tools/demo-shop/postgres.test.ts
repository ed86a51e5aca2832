import { afterEach, describe, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { journeys } from './db/journeys.ts';
import { openPostgres } from './db/open-postgres.ts';
import type { Db } from './db/schema.ts';
import { fetchIn, openShop, type OpenedShop } from './open-shop.ts';
import { createDatabases, server } from './new-database.support.ts';
import { mountPages } from './pages/pages.ts';
import { products } from './rules/catalogue.ts';
import { seed } from './seed/seed.ts';

describe.skipIf(!server)('PostgreSQL', { timeout: 30_000 }, () => {
  const databases = createDatabases();
  const opened: Db[] = [];

  async function open(url: string): Promise<Db> {
    const db = await openPostgres(url);
    opened.push(db);
    return db;
  }

  afterEach(async () => {
    await Promise.all(opened.splice(0).map((db) => db.destroy()));
    await databases.drop();
  }, 30_000);

  test.each(journeys)('$what', async ({ walk, expected }) => {
    const url = await databases.create();
    const shop = await openShop({ open: () => open(url) });
    expect(await walk(shop)).toEqual(expected);
  });

  test.each(journeys)('$what, with every other request at another process', async ({ walk, expected }) => {
    const url = await databases.create();
    const shop = await openShop({ open: () => open(url) });
    const fetches = [shop.fetch, fetchIn(createApp({ db: await open(url) }), shop.session)];
    let requests = 0;
    const fetch: OpenedShop['fetch'] = (input, init) => fetches[requests++ % fetches.length]!(input, init);
    expect(await walk({ ...shop, fetch })).toEqual(expected);
  });

  test.each([
    ['POST', '/cart/add', { type: 'product', id: '\0', qty: 1 }],
    ['POST', '/dashboard/addresses/vue/default', { type: 'shipping', id: 1e12 }],
    ['DELETE', '/dashboard/addresses/99999999999999/vue/delete', undefined],
    ['DELETE', '/dashboard/stock_reminders/1.5/vue/delete', undefined],
    ['POST', '/media/init', { data: [{ id: 2 ** 40 }] }],
    ['GET', '/redactie/99999999999999', undefined],
  ])('%s %s answers 4xx for a value that no column can store', async (method, path, body) => {
    const url = await databases.create();
    const shop = await openShop({ open: () => open(url), customer: 'sanne', products: 20, pages: mountPages });
    const headers = { 'Content-Type': 'application/json' };
    const answer = await shop.fetch(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });

  test.each([
    ['/zoeken?q=a%00', 'text/html'],
    ['/search/suggest?q=ab%00', 'application/json'],
  ])('%s leaves out what no column can store', async (path, Accept) => {
    const url = await databases.create();
    const shop = await openShop({ open: () => open(url), products: 20, pages: mountPages });
    expect((await shop.fetch(path, { headers: { Accept } })).status).toBe(200);
  });

  test('two hosts that start at the same time create one database', async () => {
    const url = await databases.create();
    const hosts = await Promise.all([open(url), open(url)]);
    await Promise.all(hosts.map((db) => seed(db, { products: 60 })));
    expect((await products(hosts[0], 'nl', {})).total).toBe(59);
  });
});
