import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOverview, type Overview } from '../../../shared/contract/overview.ts';
import { NOTHING_SELECTED, readFilterPath } from '../../../shared/rules/filter-path.ts';
import { filtered } from '../../../shared/rules/listing.ts';
import { callEndpoint, postJson } from '../shop-client.ts';
import { openNode } from '../db/open-node.ts';
import { openShop, type OpenedShop } from '../open-shop.ts';

let shop: OpenedShop;
beforeAll(async () => {
  shop = await openShop({ open: openNode, products: 2000 });
});
afterAll(() => shop.close());

function overviewOf(id: number | string, type = 'category'): Promise<Overview> {
  return callEndpoint(shop, readOverview, { id, type });
}

describe('a category', () => {
  test('contains all products of its subcategories, best sold first', async () => {
    const { products, content, subitems } = await overviewOf(12);

    expect(products.length).toBe(381);
    expect(products[0]).toMatchObject({ id: 4711, price: 64_900, msrp: 72_900, best_choice: true, discount: true });
    expect(content).toMatchObject({ content_name: 'Omvormers', alias: 'omvormers', subitems_name: 'Soorten' });
    expect(subitems[1]).toEqual({ name: 'Hybride omvormers', url: '/omvormers/hybride' });
  });

  test('lists only filters with more than one option, in the order of their values', async () => {
    const { filters, brands } = await overviewOf(12);

    expect(filters.map(({ url_alias }) => url_alias)).toEqual([
      'vermogen',
      'aantal-fasen',
      'mpp-trackers',
      'beschermingsklasse',
      'garantie',
      'staat',
    ]);
    const [power] = filters;
    expect(power!.options.map(({ name }) => name).slice(0, 5)).toEqual([
      '0,29 kW',
      '0,33 kW',
      '0,366 kW',
      '0,384 kW',
      '0,6 kW',
    ]);
    expect(brands.map(({ name }) => name)).toEqual(brands.map(({ name }) => name).toSorted());
  });

  test('every option has products, and every alias is unique', async () => {
    const { products, ...filterOptions } = await overviewOf(1);
    for (const { url_alias, options } of filterOptions.filters) {
      expect(new Set(options.map((option) => option.url_alias)).size, url_alias).toBe(options.length);
      for (const option of options) {
        const selection = { ...NOTHING_SELECTED, filters: new Map([[url_alias, [option.url_alias]]]) };
        const count = filtered(products, selection, filterOptions).length;
        expect(count > 0 && count < products.length, `${url_alias}:${option.url_alias}`).toBe(true);
      }
    }
  });

  test.each([
    ['/omvormers/brand:growatt', 'Growatt omvormers'],
    ['/omvormers/aantal-fasen:3', '3-fase omvormers'],
    ['/omvormers/brand:sma/aantal-fasen:3', 'SMA 3-fase omvormers'],
  ])('has a text of its own for %s: %s', async (path, name) => {
    const { content, brands, filters } = await overviewOf(12);
    const { selection } = readFilterPath(path);
    const brandId = brands.find(({ url_alias }) => url_alias === selection.brands[0])?.id ?? null;
    const options = filters.flatMap((filter) =>
      filter.options.filter(({ url_alias }) => selection.filters.get(filter.url_alias)?.includes(url_alias)),
    );
    const entry = content.seo.find(
      (text) => text.brand_id === brandId && String(text.option_ids) === String(options.map(({ id }) => id)),
    );
    expect(entry?.name).toBe(name);
  });

  test('shows the banners of the shop', async () => {
    const [inverters, mounting, tools] = await Promise.all([overviewOf(12), overviewOf(15), overviewOf(17)]);
    expect(inverters.productOverviewBanner).toMatchObject({ open_chat: true, link: null });
    expect(inverters.productOverviewFilterBanner).toMatchObject({ open_chat: false, link: '/klantenservice' });
    expect(mounting.banners).toHaveLength(2);
    expect(tools).toMatchObject({ banners: [], productOverviewBanner: null, productOverviewFilterBanner: null });
  });
});

test('the whole shop contains every kind of product', async () => {
  const { products } = await overviewOf(1);

  expect(products.length).toBe(1999);
  expect(new Set(products.map(({ type }) => type))).toEqual(new Set(['product', 'bundle', 'second-chance-product']));
  for (const flag of [
    'pre_order',
    'pre_heat',
    'price_on_request',
    'eol',
    'best_choice',
    'discount',
    'on_sale',
  ] as const) {
    expect(products.filter((product) => product[flag]).length, flag).toBeGreaterThan(10);
    expect(products.filter((product) => !product[flag]).length, flag).toBeGreaterThan(100);
  }
  for (const field of ['upsell_label', 'overlay_image', 'info', 'msrp', 'second_chance'] as const) {
    expect(products.filter((product) => product[field] !== null).length, field).toBeGreaterThan(10);
  }
  expect(products.every(({ price, price_on_request }) => price_on_request === (price === null))).toBe(true);
});

test('a new product has a link to its cheapest second chance', async () => {
  const { products } = await overviewOf(130);
  expect(products.find(({ id }) => id === 430)!.second_chance).toEqual({
    price: 5950,
    url: '/tweede-kans/ja-solar-430',
  });
});

test('offers contain all reduced products, of the shop or of one category', async () => {
  const [all, inverters] = await Promise.all([overviewOf(1, 'discount'), overviewOf(12, 'discount')]);

  expect(all.products.every(({ price, msrp }) => msrp! > (price ?? 0))).toBe(true);
  expect(all.subitems[0]).toEqual({ name: 'Omvormers', url: '/aanbiedingen/omvormers' });
  expect(inverters.content.content_name).toBe('Aanbiedingen: Omvormers');
  expect(inverters.products.length).toBeLessThan(all.products.length);
});

test('the large list has 10,000 products with unique ids', async () => {
  const { products } = await overviewOf(10_000);
  expect(new Set(products.map(({ id }) => id)).size).toBe(10_000);
});

test('uses the language of the visitor and the same aliases', async () => {
  const german = await openShop({ open: openNode, locale: 'de' });
  const { content, filters } = await callEndpoint(german, readOverview, { id: 12, type: 'category' });
  expect(content.content_name).toBe('Wechselrichter');
  expect(filters[0]).toMatchObject({ name: 'Leistung', url_alias: 'vermogen' });
  await german.close();
});

test('contains the name and e-mail address of a customer, and none for a guest', async () => {
  const sanne = await openShop({ open: openNode, customer: 'sanne' });
  expect(await callEndpoint(sanne, readOverview, { id: 12, type: 'category' })).toMatchObject({
    name: 'Sanne de Vries',
    email: 'sanne@example.nl',
  });
  await sanne.close();
  expect(await overviewOf(12)).toMatchObject({ name: null, email: null });
});

test.each([
  { id: 999, type: 'category' },
  { id: 12, type: 'somewhere' },
])('there is no list $id of the kind $type', async (wanted) => {
  expect((await postJson(shop, '/product-overview/init', wanted)).status).toBe(404);
});

test('an id may be a text', async () => {
  expect((await overviewOf('12')).content.alias).toBe('omvormers');
});
