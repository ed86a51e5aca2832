import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openNode } from '../db/open-node.ts';
import type { Db } from '../db/schema.ts';
import { seed } from '../seed/seed.ts';
import { accessoriesOf, categories, productBySlug, products, relatedTo, secondChanceOf, SORTS } from './catalogue.ts';

let db: Db;
beforeAll(async () => {
  db = await openNode();
  await seed(db, { products: 400 });
});
afterAll(() => db.destroy());

test('the shop has six main categories, named in the language of the visitor', async () => {
  const names = async (locale: 'nl' | 'de' | 'en') => (await categories(db, locale)).map((category) => category.name);
  expect(await names('nl')).toEqual([
    'Omvormers',
    'Zonnepanelen',
    'Thuisbatterijen',
    'Montagemateriaal',
    'Kabels en connectoren',
    'Gereedschap',
  ]);
  expect((await names('de'))[0]).toBe('Wechselrichter');
  expect((await names('en'))[0]).toBe('Inverters');
});

describe('pages of a list', () => {
  test('contain every product once, in the order of the whole list', async () => {
    for (const sort of SORTS) {
      const whole = await products(db, 'nl', { sort, size: 1000 });
      const pages = await Promise.all(
        Array.from({ length: Math.ceil(whole.total / 50) }, (_, index) =>
          products(db, 'nl', { sort, size: 50, page: index + 1 }),
        ),
      );
      expect(pages.flatMap((page) => page.products.map((product) => product.id))).toEqual(
        whole.products.map((product) => product.id),
      );
    }
  });

  test.each([
    { requested: 0, shown: 1 },
    { requested: -3, shown: 1 },
    { requested: Number.NaN, shown: 1 },
    { requested: 9999, shown: 17 },
  ])('page $requested becomes page $shown', async ({ requested, shown }) => {
    expect(await products(db, 'nl', { page: requested })).toMatchObject({ page: shown, pages: 17 });
  });

  test('order by price, with prices on request last in both directions', async () => {
    for (const [sort, sign] of [
      ['price-up', 1],
      ['price-down', -1],
    ] as const) {
      const { products: list } = await products(db, 'nl', { sort, size: 1000 });
      const priced = list.filter((product) => !product.price_on_request);
      expect(list.slice(0, priced.length)).toEqual(priced);
      expect(priced).toEqual(priced.toSorted((a, b) => sign * (a.price - b.price) || 0));
      expect(list.length).toBeGreaterThan(priced.length);
    }
  });
});

describe('searching', () => {
  test.each(['growatt 3000', 'GROWATT min', 'grw-min3000tlxh', 'wechselrichter growatt 3000tl-xh'])(
    '"%s" finds the inverter',
    async (search) => {
      const { products: matches } = await products(db, 'nl', { search, size: 200 });
      expect(matches.map((product) => product.id)).toContain(4711);
    },
  );

  test.each(['100%', '_', "'; drop table products; --", '\\'])('"%s" is searched literally', async (search) => {
    const { products: matches } = await products(db, 'nl', { search, size: 1000 });
    const everything = await products(db, 'nl', { size: 1 });
    expect(matches.length).toBeLessThan(everything.total);
  });

  test('the gift cannot be found', async () => {
    expect((await products(db, 'nl', { search: 'zonnelamp' })).total).toBe(0);
  });
});

describe('a product', () => {
  test('has its name, texts and specifications in the language of the visitor', async () => {
    const german = await productBySlug(db, 'de', 'growatt-min-3000tl-xh');
    expect(german).toMatchObject({
      id: 4711,
      sku: 'GRW-MIN3000TLXH',
      url: '/growatt-min-3000tl-xh',
      name: 'Growatt MIN 3000TL-XH Wechselrichter',
      price: 64_900,
      from_price: 72_900,
      brand: { id: 3, name: 'Growatt', slug: 'growatt' },
      orderable: true,
      extra_power_credits: 25,
    });
    expect(german!.specifications[0]).toEqual({ name: 'Leistung', value: '3 kW' });
  });

  test('lists its accessories, the connector set first', async () => {
    const accessories = await accessoriesOf(db, 'nl', 4711);
    expect(accessories[0]).toMatchObject({ id: 512, name: 'MC4-connector set' });
    expect(accessories.length).toBeGreaterThan(2);
    expect(accessories.map((accessory) => accessory.id)).not.toContain(4711);
    expect((await relatedTo(db, 'nl', 4711)).length).toBeGreaterThan(3);
  });

  test('includes its second chance while it is in stock', async () => {
    expect(await secondChanceOf(db, 'nl', 430)).toMatchObject({ id: 'sc-88', url: '/tweede-kans/ja-solar-430' });
    await db.updateTable('products').set({ stock: 0 }).where('id', '=', 'sc-88').execute();
    expect(await secondChanceOf(db, 'nl', 430)).toBeUndefined();
  });
});

test('a product that is no longer sold is not recommended', async () => {
  const ids = async () =>
    (await Promise.all([accessoriesOf(db, 'nl', 4711), relatedTo(db, 'nl', 4711)])).flat().map(({ id }) => String(id));
  const [ended] = await ids();
  await db.updateTable('products').set({ eol: 1 }).where('id', '=', ended!).execute();
  expect(await ids()).not.toContain(ended);
  const all = await db.selectFrom('products').select('id').where('eol', '=', 1).execute();
  expect(all.length).toBeGreaterThan(1);
});
