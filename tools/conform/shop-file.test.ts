import { expect, test } from 'vitest';
import { parseShopFile } from './shop-file.ts';

const PRODUCTS = [{ id: 4711 }, { id: 512 }];
const PRODUCT = 'an object with id, and optionally type, stock';
const SENTENCE = 'The keys are in guide/conform.md#the-file.';

function mistakesIn(content: unknown): string[] {
  try {
    parseShopFile(typeof content === 'string' ? content : JSON.stringify(content), 'conform.json');
  } catch (error) {
    return (error as Error).message.split('\n');
  }
  return [];
}

test('a file with two products is enough', () => {
  expect(mistakesIn({ products: PRODUCTS })).toEqual([]);
  expect(parseShopFile(JSON.stringify({ products: PRODUCTS }), 'conform.json')).toMatchObject({
    isTestShop: false,
    products: [
      { type: 'product', id: 4711 },
      { type: 'product', id: 512 },
    ],
    has: [],
  });
});

test.each([
  ['a missing key', {}, `"products" is missing: expected a list of 2, each ${PRODUCT}.`],
  [
    'a list that is too short',
    { products: [{ id: 4711 }] },
    `"products": expected a list of 2, each ${PRODUCT}, found [{"id":4711}].`,
  ],
  [
    'a value of another type',
    { products: PRODUCTS, customer: 'sanne@example.nl' },
    '"customer": expected an object with email, password, found "sanne@example.nl".',
  ],
  [
    'a missing part',
    { products: [{ type: 'product' }, { id: 512 }] },
    '"products[0].id" is missing: expected a number or a text.',
  ],
  [
    'a text in place of a number',
    { products: [{ id: 4711, stock: '25' }, { id: 512 }] },
    '"products[0].stock": expected a whole number from 1, found "25".',
  ],
  ['an unknown key', { products: PRODUCTS, kode: 'ZON10' }, '"kode" is no key of the file. Did you mean "code"?'],
  [
    'a key in another spelling',
    { products: PRODUCTS, sold_out: { id: 1 } },
    '"sold_out" is no key of the file. Did you mean "soldOut"?',
  ],
  [
    'an unknown key inside',
    { products: PRODUCTS, list: { id: 1, pagina: '/x' } },
    '"pagina" is no key of "list". The keys are id, type, page.',
  ],
  [
    'an unknown word',
    { products: PRODUCTS, has: ['adress-book'] },
    /^"has\[0\]": expected one of account, address-book, .*, found "adress-book"\. Did you mean "address-book"\?$/,
  ],
  ['an empty text', { products: PRODUCTS, code: '' }, '"code": expected a text that is not empty, found "".'],
  [
    'a text in place of a flag',
    { products: PRODUCTS, isTestShop: 'ja' },
    '"isTestShop": expected true or false, found "ja".',
  ],
  ['no object', [], /^The file: expected an object with products, and optionally isTestShop, .*, found \[\]\.$/],
])('%s is named, with what was expected and what stood there', (_, content, sentence) => {
  const wanted =
    typeof sentence === 'string'
      ? `conform.json: ${sentence}`
      : expect.stringMatching(new RegExp(sentence.source.replace('^', '^conform\\.json: ')));
  expect(mistakesIn(content)).toEqual([wanted, SENTENCE]);
});

test('every mistake is said at once', () => {
  expect(mistakesIn({ product: PRODUCTS, isTestShop: 1 })).toEqual([
    'conform.json: "isTestShop": expected true or false, found 1.',
    `conform.json: "products" is missing: expected a list of 2, each ${PRODUCT}.`,
    'conform.json: "product" is no key of the file. Did you mean "products"?',
    SENTENCE,
  ]);
});

test('JSON that cannot be read is located', () => {
  expect(mistakesIn('{\n  "products": [\n')).toEqual(['conform.json is not valid JSON: line 3, column 1.']);
});
