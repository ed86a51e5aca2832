import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { Facets, Filters, ListSort, Part, PriceLimits, Scope, SearchEngine } from './engine.ts';
import { dialectOf, type Dialect } from './dialect.ts';
import { textCondition } from './text-condition.ts';

type Condition = RawBuilder<unknown>;

/** Stands for the price of products without one: the largest amount that a column can store. */
export const UNPRICED = 2_147_483_647;
/** The highest price in cents. */
export const MOST_PRICE = UNPRICED - 1;

/** The groups of options, each with its condition. A number is the id of a filter. */
type Tests = ReadonlyMap<'brand' | 'best_choice' | 'reduced' | number, Condition>;

/** Finds products with SQL, in SQLite or PostgreSQL. */
export function createSqlEngine(db: Db, dialect: Dialect = dialectOf(db)): SearchEngine {
  return {
    async facets(scope, filters) {
      const { rows } = await facetsQuery(scope, filters, dialect).execute(db);
      return facetsIn(rows);
    },
    async priceLimits(scope) {
      const { rows } = await sql<PriceLimits>`
        select min(price) as min, max(price) as max from listed where ${within(scope, dialect)} and price > 0`.execute(
        db,
      );
      return rows[0]!;
    },
    async productIds(scope, filters, part) {
      if (part.count === 0) return [];
      const { rows } = await idsQuery(scope, filters, part, dialect).execute(db);
      return rows.map(({ product_id }) => product_id);
    },
  };
}

function idsQuery(scope: Scope, filters: Filters, { sort, from, count }: Part, dialect: Dialect) {
  return sql<{ product_id: string }>`
    select product_id from listed
    where ${within(scope, dialect)} and ${costs(filters.price)} and ${all([...testsOf(filters, dialect).values()])}
    order by ${ORDER[sort ?? 'own']} limit ${count} offset ${from}`;
}

const ORDER: Readonly<Record<NonNullable<ListSort> | 'own', Condition>> = {
  own: sql`place`,
  'price-low': sql`price_up, place`,
  'price-high': sql`price_down, place`,
};

interface FacetRow {
  kind: string;
  id: string;
  /** PostgreSQL writes a sum as text. */
  products: number | string | null;
}

/**
 * The products that fit scope and price, counted by all that an option can ask of them: a few thousand rows. Everything
 * else is counted from these.
 */
function facetsQuery(scope: Scope, filters: Filters, dialect: Dialect) {
  const tests = testsOf(filters, dialect);
  const chosen = [...filters.options.keys()];
  const others = chosen.length === 0 ? sql`1 = 1` : sql`filter_id not in (${sql.join(chosen)})`;
  const options = (where: Condition, of: Condition) =>
    sql`select 'option', option_id, sum(products) from fitting join option_sets using (option_set)
      where ${where} and ${of} group by option_id`;
  const parts = [
    sql`select 'total' as kind, '' as id, sum(products) as products from fitting where ${all([...tests.values()])}`,
    sql`select 'brand', cast(brand_id as text), sum(products) from fitting
      where ${allBut(tests, 'brand')} group by brand_id`,
    sql`select 'best', cast(best_choice as text), sum(products) from fitting
      where ${allBut(tests, 'best_choice')} group by best_choice`,
    sql`select 'reduced', cast(reduced as text), sum(products) from fitting
      where ${allBut(tests, 'reduced')} group by reduced`,
    options(all([...tests.values()]), others),
    ...chosen.map((id) => options(allBut(tests, id), sql`filter_id = ${id}`)),
  ];
  return sql<FacetRow>`
    with fitting as materialized (
      select option_set, brand_id, best_choice, reduced, sum(products) as products from ${counted(scope, filters)}
      where ${within(scope, dialect)} and ${costs(filters.price)}
      group by option_set, brand_id, best_choice, reduced)
    ${sql.join(parts, sql` union all `)}`;
}

/** Products with equal categories and options are counted already. A price or a text asks each product. */
function counted({ text }: Scope, { price }: Filters): Condition {
  const isEach = text.trim() !== '' || price.min !== null || price.max !== null;
  return isEach ? sql`(select listed.*, 1 as products from listed) as each_product` : sql`listed_counts`;
}

function facetsIn(rows: readonly FacetRow[]): Facets {
  const of = (kind: string) =>
    new Map(rows.filter((row) => row.kind === kind).map(({ id, products }) => [id, Number(products ?? 0)]));
  const [best, reduced] = [of('best'), of('reduced')];
  return {
    total: of('total').get('') ?? 0,
    brands: new Map([...of('brand')].map(([id, products]) => [Number(id), products])),
    options: of('option'),
    bestChoice: { yes: best.get('1') ?? 0, no: best.get('0') ?? 0 },
    reduced: reduced.get('1') ?? 0,
  };
}

function within({ categories, isOffers, text }: Scope, dialect: Dialect): Condition {
  return all([
    ...(categories ? [isIn('category_id', categories)] : []),
    ...(isOffers ? [sql`offered = 1`] : []),
    ...(text.trim() === '' ? [] : [textCondition(text, dialect)]),
  ]);
}

/** Written for both orders of prices, each of which has an index. */
function costs({ min, max }: Filters['price']): Condition {
  if (min === null && max === null) return all([]);
  const [from, to] = [Math.min(min ?? 0, MOST_PRICE), Math.min(max ?? MOST_PRICE, MOST_PRICE)];
  return sql`price_up between ${from} and ${to} and price_down between ${-to} and ${-from}`;
}

function testsOf({ brands, options, isBestChoice, isReduced }: Filters, dialect: Dialect): Tests {
  const tests = new Map<'brand' | 'best_choice' | 'reduced' | number, Condition>();
  if (brands.length > 0) tests.set('brand', isIn('brand_id', brands));
  for (const [filter, ids] of options) tests.set(filter, hasOption(ids, dialect));
  if (isBestChoice !== null) tests.set('best_choice', sql`best_choice = ${isBestChoice ? 1 : 0}`);
  if (isReduced) tests.set('reduced', sql`reduced = 1`);
  return tests;
}

function hasOption(ids: readonly string[], dialect: Dialect): Condition {
  const sets = sql`select option_set from option_sets where ${isIn('option_id', ids)}`;
  // PostgreSQL would look up the options of each product; this way it reads the few sets first.
  return dialect === 'postgres' ? sql`option_set = any (array(${sets}))` : sql`option_set in (${sets})`;
}

function allBut(tests: Tests, group: string | number): Condition {
  return all([...tests].filter(([key]) => key !== group).map(([, test]) => test));
}

function all(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql`1 = 1` : sql.join(conditions, sql` and `);
}

function isIn(column: string, values: readonly (string | number)[]): Condition {
  return sql`${sql.ref(column)} in (${sql.join(values)})`;
}
