import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { Suggestions } from '../../shared/contract/search.ts';
import { readSuggestions } from './read-suggestions.ts';

const PRODUCT = {
  id: 4711,
  type: 'product',
  sku: 'GRW-MIN3000TLXH',
  name: 'Growatt MIN 3000TL-XH omvormer',
  url: '/growatt-min-3000tl-xh',
  image: '/media/p/4711-m.svg',
  price: 649.5,
  price_on_request: false,
  price_from: true,
};
const LINK = { name: 'Omvormers', url: '/omvormers' };

/** Each is read without the library as the contract reads it. */
test.each([
  { products: [PRODUCT], categories: [LINK], brands: [LINK], total: 42 },
  {},
  [],
  null,
  { products: null, categories: false, brands: [], total: '' },
  { products: { 3: { ...PRODUCT, id: 'sc-88', price: '649.50', price_from: '1', price_on_request: 0 } }, total: '42' },
  { products: [{ name: 'Kabel', url: '/kabel' }] },
  { products: [{ ...PRODUCT, image: null, price: null, sku: '' }] },
  { products: [{ ...PRODUCT, image: 'javascript:alert(1)', price_on_request: 'true' }] },
  { categories: [{ ...LINK, name: 42 }] },
])('%j', (body) => {
  expect(readSuggestions(body)).toEqual(z.decode(Suggestions, body as never));
});

test.each([
  ['an entry without a name', { name: '  ', url: '/x' }],
  ['an entry without an address', { name: 'Omvormers' }],
  ['an address that runs a script', { name: 'Omvormers', url: 'javascript:alert(1)' }],
  ['no entry', null],
  ['a text', 'Omvormers'],
])('%s is left out', (_, entry) => {
  const { products, categories, brands } = readSuggestions({
    products: [entry, PRODUCT],
    categories: [entry, LINK],
    brands: [LINK, entry],
  });
  expect([products.length, categories, brands]).toEqual([1, [LINK], [LINK]]);
});

test.each(['text', 3, { products: 'text', total: 'many', brands: 3 }])('%j has no suggestions', (body) => {
  expect(readSuggestions(body)).toEqual({ products: [], categories: [], brands: [], total: null });
});
