import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { pageTools } from './page-tools.ts';

const tools = pageTools();
const toolOf = (name: string) => tools.find((tool) => tool.name === name)!;

test('tools are the commands of the cart and of the list, and none places an order', () => {
  expect(tools.map(({ name }) => name)).toEqual([
    'cart-get',
    'add-to-cart',
    'cart-change',
    'cart-remove',
    'discount-apply',
    'cart-open',
    'list-filter',
  ]);
});

test('no tool takes personal data: these are the keys of all of them', () => {
  const keys = tools.map(({ name, inputSchema }) => [name, Object.keys(inputSchema.properties ?? {})]);
  expect(Object.fromEntries(keys)).toEqual({
    'cart-get': [],
    'add-to-cart': ['type', 'id', 'qty'],
    'cart-change': ['line', 'quantity'],
    'cart-remove': ['line'],
    'discount-apply': ['code'],
    'cart-open': [],
    'list-filter': [],
  });
});

test('each tool and each key is described, and only reading the cart is marked as harmless', () => {
  for (const { description, inputSchema } of tools) {
    expect(description).toMatch(/^[A-Z].*\.$/);
    for (const key of Object.values(inputSchema.properties ?? {}))
      expect(key).toMatchObject({ description: expect.stringMatching(/\w/) });
  }
  expect(tools.filter(({ annotations }) => annotations?.readOnlyHint).map(({ name }) => name)).toEqual(['cart-get']);
});

test.each([
  ['cart-get', {}, { line: 'product-4711' }],
  ['add-to-cart', { type: 'product', id: 4711, qty: 2 }, { type: 'product', id: 4711, qty: 2, email: 's@example.nl' }],
  ['cart-change', { line: 'product-4711', quantity: 3 }, { line: 'product-4711', quantity: 0 }],
  ['cart-remove', { line: 'product-4711' }, {}],
  ['discount-apply', { code: 'ZON10' }, { code: ' ' }],
  ['list-filter', { brand: ['sma', 'growatt'], price: '100-500' }, { brand: 3 }],
])('%s takes %j, and not %j', (name, right, wrong) => {
  const isValid = new Ajv2020().compile(toolOf(name).inputSchema);
  expect(isValid(right)).toBe(true);
  expect(isValid(wrong)).toBe(false);
});
