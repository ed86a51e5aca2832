import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Overview } from '../../../../shared/contract/overview.ts';
import { readFilterPath } from '../../../../shared/rules/filter-path.ts';
import { listingPage } from '../../../../shared/rules/listing-pages.ts';
import { filtered, priceBounds, sorted } from '../../../../shared/rules/listing.ts';
import { times } from '../../../../tests/storm/storm-options.ts';
import { createOptionCounter } from '../../../../widgets/product-overview/option-counts.rules.ts';
import { knownSelection } from '../../../../widgets/product-overview/selection-path.rules.ts';
import { openNode } from '../../db/open-node.ts';
import { openPostgres } from '../../db/open-postgres.ts';
import type { Db } from '../../db/schema.ts';
import { createDatabases, server } from '../../new-database.support.ts';
import { seed } from '../../seed/seed.ts';
import { createSqlEngine } from '../search/sql-engine.ts';
import { findListing, readOverview } from './overview.ts';
import { readListPage, readServerList, type ListPage } from './server-list.ts';

/** The browser filters a whole list with the widget's rules, and the shop with SQL: both show the same. */

const PRODUCTS = times(3000, 10_000);
const shopper = { cartId: '', locale: 'nl', person: null, now: 0 } as const;

const LISTS = [
  { id: 1, type: 'category' },
  { id: 12, type: 'category' },
  { id: 122, type: 'category' },
  { id: 17, type: 'category' },
  { id: 1, type: 'discount' },
  { id: 13, type: 'discount' },
] as const;

interface Both {
  readonly whole: Overview;
  readonly answer: (path: string) => Promise<ListPage>;
  readonly first: () => Promise<Overview>;
}

/** The lists of a shop, as the browser gets them and as the shop answers them. */
function createLists(db: Db) {
  const lists = { db, engine: createSqlEngine(db) };
  const opened = new Map<string, Promise<Both>>();

  async function read(wanted: (typeof LISTS)[number]): Promise<Both> {
    const listing = (await findListing(db, 'nl', wanted))!;
    return {
      whole: (await readOverview(db, shopper, wanted))!,
      answer: (path) => readListPage(lists, shopper, listing, path),
      first: () => readServerList(lists, shopper, listing, undefined),
    };
  }

  return (wanted: (typeof LISTS)[number]): Promise<Both> => {
    const key = `${wanted.type} ${wanted.id}`;
    const known = opened.get(key) ?? read(wanted);
    opened.set(key, known);
    return known;
  };
}

/** What the browser shows of a whole list. */
function shownOf(whole: Overview, path: string) {
  const selection = knownSelection(readFilterPath(path).selection, whole);
  const results = sorted(filtered(whole.products, selection, whole), selection.sort);
  const hasBanner = (whole.productOverviewBanner ?? whole.banners[0] ?? null) !== null;
  const { page, from, to } = listingPage(results.length, selection.page, hasBanner);
  const { brands, options, bestChoice, discount } = createOptionCounter(whole.products, whole, new Map())(selection);
  return {
    products: results.slice(from, to),
    total: results.length,
    page,
    counts: {
      brands: shownCounts(brands),
      options: shownCounts(options),
      best_choice: Object.fromEntries(bestChoice),
      discount: Object.fromEntries(discount),
    },
  };
}

/** An option that shows nothing may be missing. */
function shownCounts(counts: Iterable<readonly [string, number]>): Record<string, number> {
  return Object.fromEntries([...counts].filter(([, count]) => count > 0));
}

const some = (values: readonly string[], most: number) =>
  values.length === 0
    ? fc.constant<string[]>([])
    : fc.array(fc.constantFrom(...values), { minLength: 1, maxLength: most });
const euros = fc.constantFrom('', '0', '5', '20', '99', '100', '450', '1.000', '2500', '9999', '99999999999');

/** Any path of a list, most of it with what the list has. */
function pathsOf({ brands, filters }: Overview): fc.Arbitrary<string> {
  const aliases = (options: readonly { url_alias: string }[]) => options.map(({ url_alias }) => url_alias);
  const ofFilter = filters.map(({ url_alias, options }) =>
    some(aliases(options), 3).map((values) => [url_alias, values.join()]),
  );
  const segments = fc.record(
    {
      brand: some(aliases(brands), 4).map((values) => ['brand', values.join()]),
      first: ofFilter.length === 0 ? fc.constant(['geen', 'x']) : fc.oneof(...ofFilter),
      second: ofFilter.length === 0 ? fc.constant(['geen', 'y']) : fc.oneof(...ofFilter),
      price: fc.tuple(euros, euros).map(([min, max]) => ['price', `${min}-${max}`]),
      best: fc.constantFrom('yes', 'no', 'yes,no').map((value) => ['best_choice', value]),
      discount: fc.constant(['discount', 'yes']),
      sort: fc.constantFrom('price-low', 'price-high', 'name').map((value) => ['sort', value]),
      page: fc.constantFrom('1', '2', '3', '7', '99').map((value) => ['page', value]),
    },
    { requiredKeys: [] },
  );
  return segments.map((chosen) =>
    Object.values(chosen)
      .map(([name, values]) => `/${name}:${values}`)
      .join(''),
  );
}

const databases = createDatabases();

describe.each([
  { name: 'SQLite', open: () => openNode(), isThere: true },
  { name: 'PostgreSQL', open: async () => openPostgres(await databases.create()), isThere: server !== undefined },
])('on $name', ({ open, isThere }) => {
  describe.skipIf(!isThere)('browser and shop agree', () => {
    let db: Db;
    let listOf: ReturnType<typeof createLists>;
    beforeAll(async () => {
      db = await open();
      await seed(db, { products: PRODUCTS });
      listOf = createLists(db);
    }, 120_000);
    afterAll(async () => {
      await db.destroy();
      await databases.drop();
    }, 30_000);

    test('about products, page, total and counts of any selection', { timeout: 600_000 }, async () => {
      const cases = await Promise.all(LISTS.map(async (wanted) => pathsOf((await listOf(wanted)).whole)));
      const anyCase = fc.oneof(...cases.map((paths, at) => paths.map((path) => [LISTS[at]!, path] as const)));
      await fc.assert(
        fc.asyncProperty(anyCase, async ([wanted, path]) => {
          const { whole, answer } = await listOf(wanted);
          const { counts, ...page } = await answer(path);
          const brands = shownCounts(Object.entries(counts!['brands']!));
          expect({ ...page, counts: { ...counts, brands } }).toEqual(shownOf(whole, path));
        }),
        { numRuns: times(200, 2000) },
      );
    });

    test.each(LISTS)('about filters, brands, texts, banners and prices of the $type list $id', async (wanted) => {
      const { whole, first } = await listOf(wanted);
      const { products, total, page, counts, mode, prices, has_best_choice: hasBestChoice, ...frame } = await first();
      const { products: all, ...rest } = whole;
      expect(frame).toEqual(rest);
      expect({ products, total, page, mode }).toEqual({ ...shownOf(whole, ''), counts: undefined, mode: 'server' });
      expect(counts).toBeDefined();
      expect(priceBounds([priced(prices!.min), priced(prices!.max)])).toEqual(priceBounds(all));
      expect(hasBestChoice).toBe(new Set(all.map(({ best_choice: isBest }) => isBest)).size === 2);
    });
  });
});

function priced(price: number) {
  return { price, price_on_request: false } as Overview['products'][number];
}
