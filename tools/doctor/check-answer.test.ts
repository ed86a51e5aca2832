import { describe, expect, test } from 'vitest';
import { FILLED } from '../../tests/support/faults/calls.ts';
import { addToCart, readCart, readCartSize } from '../../shared/contract/cart.ts';
import type { AnyEndpoint } from '../../shared/contract/endpoint.ts';
import { readOverview } from '../../shared/contract/overview.ts';
import { checkAnswer } from './check-answer.ts';
import { closestKey } from './check-contract.ts';
import { findPhpMessage } from './php-message.ts';

function found(endpoint: AnyEndpoint, body: unknown, init: { status?: number; headers?: Record<string, string> } = {}) {
  const { status = 200, headers = { 'Content-Type': 'application/json' } } = init;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const bytes = new TextEncoder().encode(text);
  const answer = { status, text, bytes, headers: new Headers(headers), duration: 1, redirects: [] };
  return checkAnswer('POST /x (x)', endpoint, answer).map(({ code, what }) => `${code}: ${what}`);
}

test('every fault of an answer is listed, with the key that was probably meant', () => {
  const { shippingCosts, vat, ...rest } = FILLED;
  const line = { type: 'product', product_id: 4711, name: 'Omvormer', quantity: 2, price: '€ 649' };
  expect(found(readCart, { ...rest, items: { 4711: line }, shipping_costs: shippingCosts, vat_amount: vat })).toEqual([
    'call-contract: items[0].id: expected number or string, found nothing. The answer has `product_id`: did you mean `id`?',
    'call-contract: items[0].qty: expected number or string, found nothing. The answer has `quantity`: did you mean `qty`?',
    'call-contract: items[0].price: expected a number, or text that is one, found "€ 649".',
    'call-contract: shippingCosts: expected number or string, found nothing. The answer has `shipping_costs`: did you mean `shippingCosts`?',
    'call-contract: vat: expected number or string, found nothing. The answer has `vat_amount`: did you mean `vat`?',
  ]);
});

test('of more faults than a report shows, each kind is listed before it repeats, and the rest is counted', () => {
  const items = Array.from({ length: 300 }, () => ({ ...FILLED.items[0], price: undefined }));
  const sentences = found(readCart, { ...FILLED, items, vat: 'much' });
  expect(sentences.slice(0, 3)).toEqual([
    'call-contract: items[0].price: expected number or string, found nothing.',
    'call-contract: vat: expected a number, or text that is one, found "much".',
    'call-contract: items[1].price: expected number or string, found nothing.',
  ]);
  expect(sentences).toHaveLength(100);
  expect(sentences.at(-1)).toBe('call-contract: These are 99 of 301 faults.');
});

test.each([
  ['shippingCosts', ['shipping_costs', 'costs'], 'shipping_costs'],
  ['subtotal', ['subTotal', 'total'], 'subTotal'],
  ['name', ['title', 'productName'], 'productName'],
  ['qty', ['price', 'quantity'], 'quantity'],
  ['vatRate', ['vat_percentage', 'vatrate'], 'vatrate'],
  ['price', ['title', 'sku', 'width'], undefined],
  ['id', ['width', 'video'], undefined],
])('for %s, of %j the answer meant %s', (missing, written, meant) => {
  expect(closestKey(missing, written)).toBe(meant);
});

describe('a refusal of a call that writes', () => {
  test('is information when it has a message', () => {
    expect(found(addToCart, { errors: { qty: ['Nog 3.'] } }, { status: 422 })).toEqual([
      'call-declined: It answers 422, and the shopper reads: qty: Nog 3.',
    ]);
    expect(found(addToCart, { message: 'Uitverkocht.' }, { status: 422 })).toEqual([
      'call-declined: It answers 422, and the shopper reads: Uitverkocht.',
    ]);
  });

  test.each([400, 403, 422])('is an error without a message, and with %s the token is a suspect', (status) => {
    const [sentence, ...others] = found(addToCart, {}, { status });
    expect(sentence).toMatch(/^call-(status|forbidden|refused): It answers \d+: [^.]+; a suspect is the CSRF token, /);
    expect(others).toEqual([]);
  });

  test.each([
    [403, { message: 'Invalid CSRF token.' }],
    [400, { message: 'Missing anti-forgery token' }],
    [422, { message: "Can't verify CSRF token authenticity." }],
  ])('names the token where the message of %s does: %j', (status, body) => {
    expect(found(addToCart, body, { status })).toEqual([
      `call-token: It answers ${status}: the server refuses the CSRF token (${body.message}).`,
    ]);
  });

  test('with other statuses, nothing is said of the token', () => {
    expect(found(addToCart, { message: 'Server Error' }, { status: 500 })).toEqual([
      'call-failed: It answers 500: the server failed (Server Error).',
    ]);
  });
});

test('a framework in debug mode says where it failed', () => {
  const body = { message: 'Call to undefined method', exception: 'Error', file: '/srv/Cart.php', line: 31 };
  expect(found(readCart, body, { status: 500 })[0]).toContain('(Call to undefined method in /srv/Cart.php on line 31)');
});

test.each([
  ['Warning: Undefined variable $a in /srv/a.php on line 3', 'Warning: Undefined variable $a in /srv/a.php on line 3'],
  [
    "Deprecated: strlen(): Passing null in /srv/a.php(12) : eval()'d code on line 1",
    'Deprecated: strlen(): Passing null in /srv/a.php on line 1',
  ],
  [
    '"\\n<b>Parse error<\\/b>:  syntax error, unexpected &quot;}&quot; in <b>\\/srv\\/a.php<\\/b> on line <b>9<\\/b>"',
    'Parse error: syntax error, unexpected &quot;}&quot; in /srv/a.php on line 9',
  ],
  ['Warning: the price on line 3 of your quotation has changed', null],
  ['{"name":"Notice: keep dry","text":"see the table on line 4"}', null],
])('in %j, PHP says %s', (text, message) => {
  expect(findPhpMessage(text)).toBe(message);
});

const cart = (changes: object, line: object = {}) => ({
  ...FILLED,
  ...changes,
  items: [{ ...FILLED.items[0], ...line }],
});

describe('nothing is said of', () => {
  test.each<[string, unknown]>([
    ['the smallest answer', { items: [], shippingCosts: 0, vatRate: 21, vat: 0, subtotal: 0 }],
    [
      'one line with required keys only',
      {
        items: [{ type: 'product', id: 1, name: 'A', qty: 1, price: 10 }],
        shippingCosts: 0,
        vatRate: 21,
        vat: 1.74,
        subtotal: 10,
      },
    ],
    ['numbers as PHP writes them', cart({ vat: '225.27', subtotal: '1298.00' }, { price: '649.00', qty: '2' })],
    [
      'shipping that is dearer than the goods',
      cart({ subtotal: 3.95, shippingCosts: 150, vat: 26.72 }, { qty: 1, price: 3.95, from_price: null }),
    ],
    ['an offer for one euro', cart({ subtotal: 1, vat: 0.17 }, { qty: 1, price: 1, from_price: 99 })],
    ['a gift', cart({ subtotal: 1298 }, { qty: 2, price: 649, free: 1, from_price: 0 })],
    ['an exempt customer', cart({ vat: 0, taxExemptionSelected: true, taxExemptionPossible: true })],
    ['exempt lines beside a small one with VAT', cart({ vat: 2.25, taxExemptionPossible: true })],
    [
      'VAT that is a whole number of euros',
      cart({ subtotal: 1210, vat: 210 }, { qty: 1, price: 1210, from_price: null }),
    ],
    ['a rounding per line', cart({ vat: 225.28 })],
    ['a discount', cart({ vat: 51.73, currentDiscount: { name: 'ZON', amount: '-1000' } })],
    ['credits that are a fraction', cart({}, { extra_power_credits: 12.5 })],
    ['German quotation marks', cart({}, { name: '„Großer Spaß“ und »Maß« für CAFÉ®, ÅÄÖ “Â”' })],
    ['a replacement character in the data of the shop', cart({}, { name: 'Caf\ufffd' })],
  ])('%s', (_, body) => {
    expect(found(readCart, body)).toEqual([]);
  });

  test('a list for every visitor that shared caches may store', () => {
    const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=60' };
    expect(found(readOverview, { products: [] }, { headers })).toEqual([]);
    expect(found(readCartSize, { amount: 1 }, { headers: { ...headers, 'Cache-Control': 'private' } })).toEqual([]);
    expect(found(readOverview, { products: [], email: 'sanne@example.nl' }, { headers })).toEqual([
      expect.stringMatching(/^call-cache: /),
    ]);
  });
});
