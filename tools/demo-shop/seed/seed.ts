import type { Db } from '../db/schema.ts';
import { fillLists } from '../rules/search/fill-lists.ts';
import { seedAccount } from './account/account.ts';
import { brands } from './brands.ts';
import { categories } from './categories.ts';
import { discounts, vouchers } from './codes.ts';
import { addresses, ordersAt, people, sample } from './people.ts';
import { combinationRows } from './combinations.ts';
import { productRows } from './products.ts';
import { quotationsAt } from './quotations/quotations.ts';
import { returnableOrdersAt, returnsAt } from './returns/orders.ts';

export const ALL_PRODUCTS = 2000;
/** SQLite binds at most 32,766 values, and statements of one size are prepared once. */
const ROWS_AT_ONCE = 500;

export interface SeedOptions {
  /** 2,000 by default; every shop has the named ones. */
  products?: number;
  /** Epoch milliseconds; orders and quotations are dated relative to it. */
  now?: number;
  /** The database is empty. */
  onStart?: () => void;
}

/** Seeds an empty database, completely or not at all; a database with products is not changed. */
export async function seed(db: Db, options: SeedOptions = {}): Promise<void> {
  const { products = ALL_PRODUCTS, now = Date.now(), onStart } = options;
  if (await db.selectFrom('products').select('id').limit(1).executeTakeFirst()) return;
  onStart?.();
  // Another host waits for the lock of the transaction for a few seconds at most, so the rows are prepared before it.
  const catalogue = { products: productRows(products), combinations: combinationRows(products) };
  await db.transaction().execute(async (transaction) => {
    if (!(await isFirst(transaction))) return;
    await seedCatalogue(transaction, catalogue);
    await seedPeople(transaction, now);
    await transaction.insertInto('discounts').values(discounts).execute();
    await transaction.insertInto('vouchers').values(vouchers).execute();
    await seedAccount(transaction, now);
  });
}

/**
 * If two hosts start at the same time, the second one waits here for the first and then finds its brands. No conflict
 * column is named, because PostgreSQL may detect the unique slug before the id.
 */
async function isFirst(db: Db): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('brands')
    .values([...brands])
    .onConflict((brand) => brand.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows !== 0n;
}

interface Catalogue {
  readonly products: ReturnType<typeof productRows>;
  readonly combinations: ReturnType<typeof combinationRows>;
}

async function seedCatalogue(db: Db, { products, combinations }: Catalogue): Promise<void> {
  const rows = categories.map(({ name, intro, ...category }, position) => ({
    ...category,
    position,
    name: JSON.stringify(name),
    intro: JSON.stringify(intro),
  }));
  await db.insertInto('categories').values(rows).execute();
  for (let from = 0; from < products.length; from += ROWS_AT_ONCE) {
    await db
      .insertInto('products')
      .values(products.slice(from, from + ROWS_AT_ONCE))
      .execute();
  }
  await fillLists(db);
  for (let from = 0; from < combinations.length; from += ROWS_AT_ONCE) {
    await db
      .insertInto('combinations')
      .values(combinations.slice(from, from + ROWS_AT_ONCE))
      .execute();
  }
}

async function seedPeople(db: Db, now: number): Promise<void> {
  await db
    .insertInto('people')
    .values([...people, sample])
    .execute();
  await db.insertInto('addresses').values(addresses).execute();
  await db.insertInto('orders').values(ordersAt(now)).execute();
  await db.insertInto('orders').values(returnableOrdersAt(now)).execute();
  await db.insertInto('quotations').values(quotationsAt(now)).execute();
  const { returns, lines } = returnsAt(now);
  await db.insertInto('returns').values(returns).execute();
  await db.insertInto('return_lines').values(lines).execute();
}
