import { expect, test } from 'vitest';
import { parseHtml } from '../parse-html.ts';
import { pricesIn, pricesInAnswer } from './observe-prices.ts';

async function prices(html: string, address = 'https://shop.example/kabel') {
  const url = new URL(address);
  const page = parseHtml(`<!doctype html><body>${html}</body>`, url);
  try {
    return pricesIn(page.document, url).map(({ product, price, struck }) => [product, price, struck]);
  } finally {
    await page.close();
  }
}
const data = (json: unknown) => `<script type="application/ld+json">${JSON.stringify(json)}</script>`;
const product = (offers: unknown, more = {}) => ({ '@type': 'Product', offers, ...more });

test.each([
  ['one offer', product({ price: 10 }), [['/kabel', 1000, null]]],
  ['a graph', { '@graph': [{ '@type': 'WebPage' }, product({ price: '10.50' })] }, [['/kabel', 1050, null]]],
  ['several types', [product({ price: 10 }, { '@type': ['Product', 'Thing'], url: '/x' })], [['/kabel', 1000, null]]],
  ['offers at one price', product([{ price: 10 }, { price: '10.00' }]), [['/kabel', 1000, null]]],
  ['offers at two prices', product([{ price: 10 }, { price: 12 }], { url: '/kabel' }), []],
  [
    'variants with addresses',
    product([
      { price: 10, url: '/kabel?size=1' },
      { price: 12, url: '/kabel?size=2' },
    ]),
    [
      ['/kabel?size=1', 1000, null],
      ['/kabel?size=2', 1200, null],
    ],
  ],
  ['a list', [product({ price: 1 }, { url: '/a' }), product({ price: 2 })], [['/a', 100, null]]],
  ['no offer', { '@type': 'Product' }, []],
])('structured data with %s', async (_, json, expected) => {
  expect(await prices(data(json))).toEqual(expected);
});

test('microdata of the page, and of cards', async () => {
  expect(await prices('<meta itemprop="price" content="10.50"><b>x</b>')).toEqual([['/kabel', 1050, null]]);
  expect(await prices('<b itemprop="price">€ 10,50</b>')).toEqual([['/kabel', 1050, null]]);
  const card = '<article><a href="/lamp">Lamp</a><b itemprop="price" content="5">€ 5,-</b></article>';
  expect(await prices(`${card}<b itemprop="price" content="10"></b>`)).toEqual([
    ['/lamp', 500, null],
    ['/kabel', 1000, null],
  ]);
  expect(await prices('<b itemprop="price" content="10"></b><b itemprop="price" content="11"></b>')).toEqual([]);
  expect(await prices('<s itemprop="price" content="10"></s>')).toEqual([]);
});

test('products differ by their query, without where the visitor came from', async () => {
  const price = '<s>€ 12,-</s> € 10,-';
  const address = 'https://shop.example/p?utm_source=mail&size=2&color=red&gclid=a&fbclid=b';
  expect(await prices(price, address)).toEqual([['/p?color=red&size=2', 1000, 1200]]);
  expect(await prices(price, 'https://shop.example/p?utm_source=mail')).toEqual([['/p', 1000, 1200]]);
  const cards = [1, 2].map((id) => `<li><a href="/p?id=${id}">Kabel</a><s>€ 12,-</s> € ${id},-</li>`).join('');
  expect(await prices(cards)).toEqual([
    ['/p?id=1', 100, 1200],
    ['/p?id=2', 200, 1200],
  ]);
  const seen = pricesInAnswer({ products: [{ url: '/p?id=3', price: 1 }] }, new URL('https://shop.example/'));
  expect(seen).toEqual([{ product: '/p?id=3', price: 100, struck: null }]);
});

test.each([
  ['an advice price', 'UVP € 90,- <b>€ 75,-</b>'],
  ['a saved amount', '<i>Je bespaart € 5,-</i> <b>€ 75,-</b>'],
  ['a saved amount after it', '<b>€ 75,-</b> <i>(€ 5,- korting)</i>'],
  ['a price of a unit', '<i>€ 1,60/m</i> <b>€ 75,-</b>'],
  ['the delivery', '<i>Verzendkosten € 6,95</i> <b>€ 75,-</b>'],
  ['an amount without VAT', '<b>€ 75,-</b> <i>€ 61,98 excl. btw</i>'],
  ['raised cents', '<b>€ 75<sup>00</sup></b>'],
])('beside a struck price, %s is not the price', async (_, beside) => {
  expect(await prices(`<p><s>€ 80,-</s> ${beside}</p>`)).toEqual([['/kabel', 7500, 8000]]);
});

test('raised cents are cents, and not hundreds', async () => {
  expect(await prices('<p><s>€ 999<sup>95</sup></s> <b>€ 1.299<sup>50</sup></b></p>')).toEqual([
    ['/kabel', 129_950, 99_995],
  ]);
});

test('what cannot be told apart is no price of a product', async () => {
  expect(await prices('<p><s>€ 80,-</s> <b>€ 75,-</b> <b>€ 70,-</b></p>')).toEqual([]);
  const tile = (path: string, price: number) =>
    `<div><a href="${path}">Kabel</a><p><s>€ 90,-</s> <b>€ ${price},-</b></p></div>`;
  expect(await prices(tile('/a', 80) + tile('/b', 70))).toEqual([]);
  const card = (path: string, price: number) => `<a href="${path}"><p><s>€ 90,-</s> <b>€ ${price},-</b></p></a>`;
  expect(await prices(card('/a', 80) + card('/b', 70))).toEqual([
    ['/a', 8000, 9000],
    ['/b', 7000, 9000],
  ]);
});
