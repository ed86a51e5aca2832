import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOverview } from '../../../shared/contract/overview.ts';
import { suggestSearch, type Suggestions } from '../../../shared/contract/search.ts';
import { openNode } from '../db/open-node.ts';
import { openShop, type OpenedShop } from '../open-shop.ts';
import { mountPages } from '../pages/pages.ts';
import { callEndpoint } from '../shop-client.ts';

let shop: OpenedShop;
beforeAll(async () => {
  shop = await openShop({ open: openNode, pages: mountPages, products: 2000 });
});
afterAll(() => shop.close());

async function suggest(q: string, locale = 'nl'): Promise<Suggestions> {
  const answer = await shop.fetch(suggestSearch.target!({ q, locale }).path, {
    headers: { Accept: 'application/json' },
  });
  expect(answer.status).toBe(200);
  return z.decode(suggestSearch.answer, (await answer.json()) as object);
}

describe('units, plurals and word order are forgiven', () => {
  test.each([
    ['nl', ['omvormer 5 kw', '5kW omvormers', '5 kW omvormer', 'omvormers 5000 watt', '5,0 kW omvormer']],
    ['de', ['wechselrichter 5 kw', '5kW Wechselrichter', '5.000 Watt Wechselrichtern']],
    ['en', ['inverter 5 kw', '5kW inverters', '5,000 w inverter']],
    ['nl', ['zonnepanelen 400wp', 'zonnepaneel 400 Wp', '400 watt zonnepaneel', '400 wp panelen']],
    ['de', ['Solarmodule 400 Wp', '400Wp Solarmodul', 'Module 400 Watt']],
    ['en', ['solar panels 400wp', '400 Wp solar panel', 'panel 400 w solar']],
    ['nl', ['thuisbatterijen 10 kwh', '10kWh thuisbatterij']],
    ['en', ['home batteries 10 kwh', '10 kWh home battery']],
  ])('%s: %j', async (locale, searches) => {
    const answers = await Promise.all(searches.map((text) => suggest(text, locale)));
    const [first] = answers;
    expect(first!.total).toBeGreaterThan(0);
    for (const answer of answers) expect(answer).toEqual(first);
  });

  test('only products with that power are found', async () => {
    const { products } = await callEndpoint(shop, readOverview, { type: 'search', id: 'omvormer 5 kw' });
    // Sets and used products have another text.
    const details = products.filter(({ type }) => type === 'product').map((product) => product.short_item_detail_text);
    expect(details.length).toBeGreaterThan(20);
    expect(details.filter((detail) => !detail?.endsWith(', 5 kW'))).toEqual([]);
  });
});

test('products come with picture, price and page, and with categories and brands', async () => {
  const { products, categories, brands, total } = await suggest('growatt omvormers');
  expect(products).toHaveLength(6);
  expect(total).toBeGreaterThan(6);
  for (const { name, url, image } of products) {
    expect(name).toMatch(/growatt/i);
    expect(url).toMatch(/^\//);
    expect(image).toMatch(/^\/media\/p\//);
  }
  expect(categories[0]).toEqual({ name: 'Omvormers', url: '/omvormers' });
  expect(brands[0]).toEqual({ name: 'Growatt', url: '/merken/growatt' });
});

test('a brand is suggested by its name, also where a product is not', async () => {
  expect((await suggest('growatt xyz')).brands.map(({ name }) => name)).toEqual(['Growatt']);
  expect((await suggest('xyzxyz')).total).toBe(0);
});

test.each(['%', '_', '!!', ',', '\u0000', "'; drop table products --", '\\', '"'])(
  'a search for %j finds nothing and harms nothing',
  async (text) => {
    expect((await suggest(text)).total).toBe(0);
  },
);

test('the page of results lists them with the widget of lists, and the call answers the same products', async () => {
  const answer = await shop.fetch('/zoeken?q=omvormer+5+kw', { headers: { Accept: 'text/html' } });
  const html = await answer.text();
  expect(html).toMatch(/data-widget="product-overview"\s+data-type="search"\s+data-id="omvormer 5 kw"/);
  expect(html).toContain('>Resultaten voor “omvormer 5 kw”</h1>');
  const { products, content, brands } = await callEndpoint(shop, readOverview, { type: 'search', id: 'omvormer 5 kw' });
  expect(content.content_name).toBe('Resultaten voor “omvormer 5 kw”');
  expect(html).toContain(`${products.length} producten`);
  expect(html).toContain(products[0]!.name);
  expect(brands.length).toBeGreaterThan(3);
});

test('a filter in the path is of the same page', async () => {
  const answer = await shop.fetch('/zoeken/brand:growatt?q=omvormer', { headers: { Accept: 'text/html' } });
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain('Resultaten voor “omvormer”');
  expect(html).toContain('action="/zoeken/brand:growatt?q=omvormer"');
  expect(html).toMatch(/<option value="price-low"/);
  expect(html).toContain('<input type="hidden" name="q" value="omvormer" />');
  const names = [...html.matchAll(/class="sw-product-card__body">\s*<p class="sw-product-card__text">([^<]+)</g)];
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names.map(([, brand]) => brand))).toEqual(new Set(['Growatt']));
});

test('prices that are typed without scripts become part of the path', async () => {
  const answer = await shop.fetch('/zoeken?q=omvormer&min=100&max=500', {
    headers: { Accept: 'text/html' },
    redirect: 'manual',
  });
  expect(answer.headers.get('location')).toBe('/zoeken/price:100-500?q=omvormer');
});

test('an address below it that is no filter is not found', async () => {
  const answer = await shop.fetch('/zoeken/nergens?q=omvormer', { headers: { Accept: 'text/html' } });
  expect(answer.status).toBe(404);
});

test('without results, the page names the categories', async () => {
  const answer = await shop.fetch('/zoeken?q=niets-van-dit-alles', { headers: { Accept: 'text/html' } });
  const html = await answer.text();
  expect(html).not.toContain('data-widget="product-overview"');
  expect(html).toContain('<h2>Bekijk onze categorieën</h2>');
  expect(html).toContain('<a href="/omvormers">Omvormers</a>');
});

test('results that stay on the server are the same products, page by page', async () => {
  const server = await openShop({ open: openNode, products: 400, extras: ['server-lists', 'cached-lists'] });
  const wanted = { type: 'search', id: '5kW omvormers' };
  const list = await callEndpoint(server, readOverview, { ...wanted, path: '/' });
  const usual = await openShop({ open: openNode, products: 400 });
  const whole = await callEndpoint(usual, readOverview, wanted);
  expect([list.mode, list.total]).toEqual(['server', whole.products.length]);
  expect(list.products.map(({ id }) => id)).toEqual(whole.products.slice(0, list.products.length).map(({ id }) => id));
  expect(list.readUrl).toBe('/product-overview/page?id=5kW+omvormers&type=search&language=nl');
  await Promise.all([server.close(), usual.close()]);
});
