import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createCompare } from './compare.ts';
import { openModels } from './open-models.support.ts';

const CONNECTORS = 512;
const PRODUCTS = [4711, 430, CONNECTORS, 999_999].map((id) => ({ type: 'product', id }));

test('a product is compared by every model of the shop', async () => {
  const { shop } = await openModels();
  const [table, badge] = [createCompare(shop), createCompare(shop)];
  expect(await table.start()).toEqual({ is: 'done' });
  expect(table.table.value).toEqual({ products: [], rows: [] });
  badge.toggle(PRODUCTS[0]!);
  expect(table.chosen.value).toEqual([PRODUCTS[0]]);
  await vi.waitFor(() => expect(table.table.value!.products).toMatchObject([PRODUCTS[0]!]));
  expect(table.table.value!.rows.length).toBeGreaterThan(0);
  expect(badge.isChosen(PRODUCTS[0]!)).toBe(true);
});

test('the first answer may fail, and start tries again', async () => {
  const { shop, fail, mend } = await openModels();
  const compare = createCompare(shop);
  compare.toggle(PRODUCTS[0]!);
  await fail('/compare', '422');
  expect(await compare.start()).toMatchObject({ is: 'refused' });
  expect(compare.table.value).toBeNull();
  await mend();
  expect(await compare.start()).toEqual({ is: 'done' });
});

test('after any choices, the table has the chosen products that the shop knows', async () => {
  const { shop } = await openModels();
  const compare = createCompare(shop);
  await compare.start();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...PRODUCTS), { maxLength: 10 }), async (choices) => {
      for (const product of choices) compare.toggle(product);
      const expected = compare.chosen.value.map(({ id }) => id).filter((id) => id !== 999_999);
      await vi.waitFor(() => expect(compare.table.value!.products.map(({ id }) => id)).toEqual(expected));
      for (const { values } of compare.table.value!.rows) expect(values).toHaveLength(expected.length);
    }),
    { numRuns: 15 },
  );
  compare.stop();
});
