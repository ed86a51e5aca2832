import { afterAll, beforeAll, expect, test } from 'vitest';
import { openNode } from '../../db/open-node.ts';
import type { Db } from '../../db/schema.ts';
import { seed } from '../../seed/seed.ts';
import { categories } from '../catalogue.ts';
import { createSqlEngine } from '../search/sql-engine.ts';
import { listingsOf } from './listings.ts';
import { overviewOf } from './overview.ts';
import { readOverviewPage, type OverviewPage } from './page.ts';
import { readListAddress } from './selection.ts';

let db: Db;
beforeAll(async () => {
  db = await openNode();
  await seed(db, { products: 400 });
});
afterAll(() => db.destroy());

const READER = { locale: 'nl', now: Date.parse('2026-11-24T09:00:00Z') } as const;

async function pageAt(path: string): Promise<OverviewPage> {
  const { base, selection } = readListAddress(path);
  const listing = listingsOf(await categories(db, 'nl'), 'nl').find(({ url }) => url === base);
  return readOverviewPage({ db, engine: createSqlEngine(db) }, READER, listing!, selection);
}

test('a main category shows the products of its subcategories', async () => {
  const whole = await pageAt('/omvormers');
  const parts = await Promise.all(whole.listing.subitems.map(({ url }) => pageAt(url)));
  expect(parts.every(({ total }) => total > 0)).toBe(true);
  expect(whole.total).toBe(parts.reduce((sum, { total }) => sum + total, 0));
});

test('the pages of a list contain every product once, with and without a banner', async () => {
  for (const path of ['/omvormers', '/gereedschap']) {
    const first = await pageAt(path);
    const pages = await Promise.all(
      Array.from({ length: first.shown.pages }, (_, at) => pageAt(`${path}/page:${at + 1}`)),
    );
    const ids = pages.flatMap(({ products }) => products.map(({ id }) => id));
    const whole = await overviewOf(db, READER, first.listing);
    expect(ids).toEqual(whole.products.map(({ id }) => id));
    expect(first.products.length).toBe(path === '/omvormers' ? 17 : 18);
  }
});

test('unknown filters are ignored, and a page that does not exist becomes the last one', async () => {
  const { selection, shown, total } = await pageAt('/omvormers/brand:sma,nobody/foo:bar/vermogen:9000-kw/page:99');
  expect(Object.fromEntries(selection)).toEqual({ brand: ['sma'], page: [String(shown.pages)] });
  expect(total).toBeGreaterThan(0);
});

test.each([
  ['/omvormers', 'Omvormers'],
  ['/omvormers/brand:sma', 'SMA omvormers'],
  ['/omvormers/brand:sma/page:2', 'SMA omvormers'],
  ['/omvormers/aantal-fasen:3', '3-fase omvormers'],
  ['/omvormers/brand:sma/aantal-fasen:3', 'SMA 3-fase omvormers'],
  ['/omvormers/brand:sma,growatt', 'Omvormers'],
  ['/omvormers/brand:sma/aantal-fasen:1', 'Omvormers'],
  ['/zonnepanelen/brand:ja-solar', 'JA Solar zonnepanelen'],
  ['/kabels-connectoren/kleur:rood,zwart', 'Rode en zwarte kabel'],
  ['/aanbiedingen/omvormers/brand:sma', 'Aanbiedingen: Omvormers'],
])('%s is called %s', async (path, name) => {
  expect((await pageAt(path)).heading.name).toBe(name);
});

test('offers cost less than before', async () => {
  const { products, total } = await pageAt('/aanbiedingen/zonnepanelen/sort:price-low');
  expect(total).toBeGreaterThan(5);
  expect(products.every(({ price, from_price }) => price < (from_price ?? 0))).toBe(true);
});
