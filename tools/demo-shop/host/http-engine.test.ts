import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { times } from '../../../tests/storm/storm-options.ts';
import { openNode } from '../db/open-node.ts';
import type { Db } from '../db/schema.ts';
import { seed } from '../seed/seed.ts';
import { NO_FILTERS, type Filters, type ListSort, type Scope, type SearchEngine } from '../rules/search/engine.ts';
import { createSqlEngine } from '../rules/search/sql-engine.ts';
import { fillIndex } from './fill-index.ts';
import { createHttpEngine } from './http-engine.ts';
import { serve } from './listen.ts';
import { openSearch } from './open-search.ts';
import { openSearchServer, type TestSearchServer } from './search-server.support.ts';
import { SearchFailed, searchPlaceIn, searchServerAt } from './search-server.ts';

const ALL: Scope = { categories: null, isOffers: false, text: '' };
const PRODUCTS = 2500;

let db: Db;
beforeAll(async () => {
  db = await openNode();
  await seed(db, { products: PRODUCTS });
}, 60_000);
afterAll(() => db.destroy());

let server: TestSearchServer;
const connected = (timeout?: number) => searchServerAt(searchPlaceIn(server.url)!, timeout);

describe('an index of the products', () => {
  let engine: SearchEngine;
  let sqlite: SearchEngine;
  beforeAll(async () => {
    server = await openSearchServer();
    await fillIndex(db, connected());
    engine = createHttpEngine(connected(20_000));
    sqlite = createSqlEngine(db);
  }, 60_000);
  afterAll(() => server.close());

  test('finds and counts what the database does, in any scope with any filters', { timeout: 300_000 }, async () => {
    const { brands, options } = await sqlite.facets(ALL, NO_FILTERS);
    const listed = await db.selectFrom('option_sets').select(['filter_id', 'option_id']).distinct().execute();
    const byFilter = [...Map.groupBy(listed, ({ filter_id }) => filter_id)];
    expect(options.size).toBe(listed.length);
    const option = fc.constantFrom(...byFilter).chain(([filter, own]) =>
      fc
        .subarray(
          own.map(({ option_id: id }) => id),
          { minLength: 1, maxLength: Math.min(3, own.length) },
        )
        .map((ids) => [filter, ids] as const),
    );
    const cents = fc.option(fc.constantFrom(0, 500, 2000, 9900, 10_000, 64_900, 250_000, 999_999_999_900));
    const scopes: fc.Arbitrary<Scope> = fc.record({
      categories: fc.constantFrom(
        null,
        null,
        [12, 120, 121, 122, 123],
        [13, 130, 131, 132],
        [17, 170, 171, 172],
        [999],
      ),
      isOffers: fc.boolean(),
      text: fc.constantFrom(
        '',
        '',
        '',
        ' ',
        'growatt',
        'omvormers 5kw',
        '5.000 watt',
        'kabel 2,5 mm2',
        'zonnepanelen',
        '3000tl',
        '*',
        'a?b',
        '100%',
        ',;',
        'x',
      ),
    });
    const filters: fc.Arbitrary<Filters> = fc.record({
      brands: fc.subarray([...brands.keys()], { maxLength: 4 }),
      options: fc.array(option, { maxLength: 3 }).map((chosen) => new Map(chosen)),
      price: fc.record({ min: cents, max: cents }),
      isBestChoice: fc.constantFrom(null, null, true, false),
      isReduced: fc.boolean(),
    });
    const parts = fc.record({
      sort: fc.constantFrom<ListSort>(null, 'price-low', 'price-high'),
      from: fc.constantFrom(0, 0, 17, 18, 2000),
      count: fc.constantFrom(18, 500, 0),
    });
    await fc.assert(
      fc.asyncProperty(scopes, filters, parts, async (scope, selected, part) => {
        expect(await engine.facets(scope, selected)).toEqual(await sqlite.facets(scope, selected));
        expect(await engine.priceLimits(scope)).toEqual(await sqlite.priceLimits(scope));
        expect(await engine.productIds(scope, selected, part)).toEqual(await sqlite.productIds(scope, selected, part));
      }),
      { numRuns: times(200, 2000) },
    );
  });

  test.each(['growatt', 'omvormers 5kw', '5.000 watt', 'zonnepanelen'])('is searched for “%s”', async (text) => {
    const { total } = await engine.facets({ ...ALL, text }, NO_FILTERS);
    expect(total).toBeGreaterThan(0);
    expect(total).toBe((await sqlite.facets({ ...ALL, text }, NO_FILTERS)).total);
  });

  test('has products without a price at the end of both orders', async () => {
    const { productIds } = engine;
    const whole = { from: 0, count: PRODUCTS };
    const rows = await db.selectFrom('listed').select('product_id').where('price', 'is', null).execute();
    const unpriced = new Set(rows.map(({ product_id: id }) => id));
    expect(unpriced.size).toBeGreaterThan(0);
    for (const sort of ['price-low', 'price-high'] as const) {
      const ids = await productIds(ALL, NO_FILTERS, { sort, ...whole });
      expect(new Set(ids.slice(-unpriced.size))).toEqual(unpriced);
    }
  });
});

describe('a server', () => {
  beforeEach(async () => {
    server = await openSearchServer();
  });
  afterEach(() => server.close());

  test('is filled once, and anew when the products are others; the earlier index answers until then', async () => {
    expect(await fillIndex(db, connected())).toBe(true);
    const [first] = server.indexes.keys();
    expect(server.indexes.get(first!)?.size).toBe((await createSqlEngine(db).facets(ALL, NO_FILTERS)).total);
    expect(await fillIndex(db, connected())).toBe(false);

    const small = await openNode();
    await seed(small, { products: 60 });
    server.calls.length = 0;
    expect(await fillIndex(small, connected())).toBe(true);
    expect(server.calls.at(-1)).toBe(`DELETE /${first}`);
    expect([...server.indexes.keys()]).toEqual([...server.aliases.get('shop-products')!]);
    expect(server.indexes.has(first!)).toBe(false);
    await small.destroy();
  });

  test('that two processes fill at once answers from one index', async () => {
    const small = await openNode();
    await seed(small, { products: 60 });
    await fillIndex(db, connected());
    const [first] = server.indexes.keys();
    expect(await Promise.all([fillIndex(small, connected()), fillIndex(small, connected())])).toEqual([true, true]);
    expect(server.aliases.get('shop-products')?.size).toBe(1);
    expect(server.indexes.has(first!)).toBe(false);
    expect(await createHttpEngine(connected()).facets(ALL, NO_FILTERS)).toEqual(
      await createSqlEngine(small).facets(ALL, NO_FILTERS),
    );
    await small.destroy();
  });

  test('that does not take a product says why, and has no half index', async () => {
    server.fault = 'takes-no-products';
    await expect(fillIndex(db, connected())).rejects.toThrow('disk usage exceeded');
    expect(server.indexes.size).toBe(0);
  });

  /** More products than a server answers at once: those of the index, with other places. */
  test('answers pages beyond its window', { timeout: 60_000 }, async () => {
    await fillIndex(db, connected());
    const index = server.indexes.get([...server.aliases.get('shop-products')!][0]!)!;
    const [document] = index.values();
    index.clear();
    for (let place = 1; place <= 20_100; place++) index.set(`p${place}`, { ...document, place });
    const { productIds } = createHttpEngine(connected(20_000));
    const ids = (from: number, count: number) => productIds(ALL, NO_FILTERS, { sort: 'price-low', from, count });
    expect(await ids(9990, 20)).toEqual(Array.from({ length: 20 }, (_, at) => `p${9991 + at}`));
    expect(await ids(20_090, 18)).toEqual(Array.from({ length: 10 }, (_, at) => `p${20_091 + at}`));
    expect(await ids(30_000, 18)).toEqual([]);
  });

  test.each([
    ['refuses', 'answers 503: {"error":{"root_cause":[],"type":"cluster_block_exception"'],
    ['hangs', 'has no answer'],
    ['stops-in-answer', 'has no answer'],
    ['answers-a-page', 'has no answer in JSON'],
    ['answers-a-part', 'A part of the index does not answer'],
  ] as const)('that %s fails the search, and is tried again', async (fault, message) => {
    await fillIndex(db, connected());
    const { facets } = createHttpEngine(connected(300));
    server.fault = fault;
    await expect(facets(ALL, NO_FILTERS)).rejects.toMatchObject({
      constructor: SearchFailed,
      message: expect.stringContaining(message),
    });
    server.fault = null;
    expect((await createHttpEngine(connected()).facets(ALL, NO_FILTERS)).total).toBeGreaterThan(0);
  });
});

test.each([
  {
    url: 'http://localhost:9200',
    place: { address: 'http://localhost:9200', alias: 'shop-products', authorization: null },
  },
  {
    url: 'https://shop:r%40in@search.example/demo',
    place: { address: 'https://search.example', alias: 'demo', authorization: `Basic ${btoa('shop:r@in')}` },
  },
])('$url is a place', ({ url, place }) => {
  expect(searchPlaceIn(url)).toEqual(place);
});

test.each(['localhost:9200', 'no address', 'http://localhost:9200/_all'])('%s is no place', (url) => {
  expect(() => searchPlaceIn(url)).toThrow('SEARCH_URL');
});

test('a shop whose search server fails is not ready, and answers its lists with 500 until it is back', async () => {
  server = await openSearchServer();
  const { engine, isReady } = await openSearch(db, searchPlaceIn(server.url)!);
  const served = await serve({ port: 0, db, engine, isSearchReady: isReady, extras: ['server-lists'] });
  const home = await fetch(served.url);
  const [, token = ''] = /name="csrf-token" content="([^"]+)"/.exec(await home.text()) ?? [];
  const cookie = home.headers
    .getSetCookie()
    .map((entry) => entry.split(';')[0])
    .join('; ');
  const readList = () =>
    fetch(`${served.url}/product-overview/init`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': token, cookie },
      body: JSON.stringify({ id: 12, type: 'category' }),
    });
  const readiness = async () => (await fetch(`${served.url}/readyz`)).status;

  server.fault = 'refuses';
  const failed = await readList();
  expect([failed.status, await failed.json()]).toEqual([500, { message: 'Server Error' }]);
  const page = await fetch(`${served.url}/omvormers?lang=nl&gclid=1`, { headers: { Accept: 'text/html' } });
  expect([page.status, await page.text()]).toEqual([
    500,
    expect.stringContaining('<a href="/omvormers?lang=nl&amp;gclid=1">'),
  ]);
  expect(await readiness()).toBe(503);
  server.fault = null;
  const answer = await readList();
  expect([answer.status, (await answer.json()).mode]).toEqual([200, 'server']);
  expect(await readiness()).toBe(200);
  await served.close();
  await server.close();
});
