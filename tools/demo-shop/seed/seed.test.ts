import { describe, expect, test } from 'vitest';
import { openNode } from '../db/open-node.ts';
import { LOCALES } from '../rules/language.ts';
import { assortment } from './assortment.ts';
import { brands } from './brands.ts';
import { categories } from './categories.ts';
import { productRows } from './products.ts';
import { ALL_PRODUCTS, seed } from './seed.ts';

const whole = productRows(ALL_PRODUCTS);

test('the shop sells 2,000 products, from every category and brand', () => {
  expect(whole).toHaveLength(2000);
  const leaves = categories.filter((category) => category.parent_id !== null);
  for (const leaf of leaves) expect(whole.filter((row) => row.category_id === leaf.id).length).toBeGreaterThan(3);
  for (const brand of brands)
    expect(
      whole.some((row) => row.brand_id === brand.id),
      brand.name,
    ).toBe(true);
});

test.each(['id', 'sku', 'slug'] as const)('no two products share their %s', (key) => {
  expect(new Set(whole.map((row) => row[key])).size).toBe(whole.length);
});

test('no two products share their name', () => {
  for (const locale of LOCALES) expect(new Set(whole.map((row) => row[`name_${locale}`])).size).toBe(whole.length);
});

test('every product has texts in every language, and at least one specification', () => {
  for (const row of whole) {
    for (const locale of LOCALES) expect(row[`name_${locale}`].length).toBeGreaterThan(5);
    expect(Object.keys(JSON.parse(row.description))).toEqual([...LOCALES]);
    expect(JSON.parse(row.specifications).length).toBeGreaterThan(0);
    expect(`${row.name_nl}${row.name_de}${row.description}${row.specifications}`).not.toMatch(/undefined|NaN|null/);
  }
});

test('the shop has bundles, second chances, labels, and a very long name', () => {
  const count = (is: (row: (typeof whole)[number]) => boolean) => whole.filter(is).length;
  expect(count((row) => row.type === 'bundle')).toBeGreaterThan(50);
  expect(count((row) => row.type === 'second-chance-product')).toBeGreaterThan(50);
  for (const mark of [
    'pre_order',
    'pre_heat',
    'price_on_request',
    'eol',
    'best_choice',
    'has_tax_exemption',
  ] as const) {
    expect(
      count((row) => row[mark] === 1),
      mark,
    ).toBeGreaterThan(10);
  }
  expect(count((row) => row.stock === 0)).toBeGreaterThan(50);
  expect(count((row) => row.rating === null)).toBeGreaterThan(100);
  expect(count((row) => (row.from_price ?? 0) > row.price)).toBeGreaterThan(200);
  expect(Math.max(...whole.map((row) => row.name_nl.length))).toBeGreaterThanOrEqual(138);
});

test('an earlier price is higher, a rating has reviews, and the stock of a second chance is one', () => {
  for (const row of whole) {
    expect(row.from_price === null || row.from_price! > row.price, row.sku).toBe(true);
    expect((row.rating === null) === (row.reviews === 0), row.sku).toBe(true);
    if (row.type === 'second-chance-product') expect(row.stock).toBe(1);
  }
});

describe.each([12, 60, 2000])('a shop of %i products', (count) => {
  const rows = productRows(count);
  const ids = new Set(rows.map((row) => row.id));

  test('has that many, including the named ones', () => {
    expect(rows).toHaveLength(count);
    for (const id of ['4711', '512', 'sc-88', '900', '640']) expect(ids).toContain(id);
  });

  test('refers only to existing products', () => {
    const unknown = rows.flatMap((row) => {
      const companions = [...JSON.parse(row.accessories), ...JSON.parse(row.related)] as string[];
      const parts = (JSON.parse(row.parts ?? '[]') as { id: string }[]).map((part) => part.id);
      const named = [...companions, ...parts, ...(row.second_chance_of ? [row.second_chance_of] : [])];
      return named.filter((id) => !ids.has(id) || id === row.id).map((id) => `${row.sku} names ${id}`);
    });
    expect(unknown).toEqual([]);
  });
});

test('a small shop is the beginning of the large one', () => {
  const large = new Map(assortment(2000).map((product) => [product.id, product.sku]));
  const small = assortment(60).filter((product) => product.type !== 'bundle' && !product.id.startsWith('sc-1'));
  for (const product of small) expect(large.get(product.id)).toBe(product.sku);
});

test('seeding again changes nothing', async () => {
  const db = await openNode();
  await seed(db, { products: 60, now: 1 });
  await db.updateTable('products').set({ stock: 3 }).where('id', '=', '4711').execute();
  await seed(db, { products: 60, now: 1 });
  const { stock } = await db.selectFrom('products').select('stock').where('id', '=', '4711').executeTakeFirstOrThrow();
  expect(stock).toBe(3);
  await db.destroy();
});
