// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bus } from '../../tests/support/page-bus.ts';
import { openPage, type OpenPage } from '../../tests/support/open-page.ts';
import type { CartView, CodeAnswer } from '../contract/cart-view.ts';
import { CartView as CartViewSchema, CodeAnswer as CodeAnswerSchema } from '../contract/cart-view.ts';
import type { CartCommand } from './cart-commands.ts';

const LINE = 'product-4711';
const CART = [{ sku: 'GRW-MIN3000TLXH', qty: 2 }];
type Setup = NonNullable<Parameters<typeof openPage>[0]>;

let carryOut: typeof import('../runtime/cart-without-widget.ts').carryOut;

beforeEach(async () => {
  // The queue belongs to a page.
  vi.resetModules();
  ({ carryOut } = await import('../runtime/cart-without-widget.ts'));
});
afterEach(() => vi.restoreAllMocks());

const open = (setup: Setup = {}) =>
  openPage({
    cart: CART,
    pages: (app) =>
      app.get('/', (context) =>
        context.html(`<!doctype html><meta content="${context.get('session')!.csrf}" name="csrf-token">`),
      ),
    ...setup,
  });
const send = (name: CartCommand, detail?: unknown) => carryOut({ bus, locale: 'nl', settings: {} }, name, detail);
const cartAfter = async (name: CartCommand, detail?: unknown) => (await send(name, detail)) as CartView;
const sent = ({ requests }: OpenPage) => requests.map(({ path, body }) => [path, body]);
const failureOf = (name: CartCommand, detail?: unknown) =>
  send(name, detail).then(
    () => undefined,
    ({ reason, status = null, errors }: Record<string, unknown>) => ({ reason, status, errors }),
  );

describe('on a page without a cart', () => {
  test('`cart-get` reads the cart with the specified call, and answers the documented shape', async () => {
    const page = await open();
    const cart = await cartAfter('cart-get');
    expect(CartViewSchema.parse(cart)).toEqual(cart);
    expect(cart).toMatchObject({
      count: 3,
      currency: 'EUR',
      subtotal: 129_800,
      total: 129_800,
      lines: [
        { id: LINE, productId: 4711, quantity: 2, price: 64_900, total: 129_800 },
        { isGift: true, price: 0 },
      ],
    });
    expect(sent(page)).toEqual([['/cart/get', '']]);
    expect(page.published).toEqual([['cart-count', { count: 3 }]]);
  });

  test('a quantity is set by the specified steps, and the count is published', async () => {
    const page = await open();
    expect(await cartAfter('cart-change', { line: LINE, quantity: 4 })).toMatchObject({ count: 5, subtotal: 259_600 });
    const step = { type: 'product', id: 4711, qty: 1 };
    expect(sent(page)).toEqual([
      ['/cart/get', ''],
      ['/cart/plus', step],
      ['/cart/plus', step],
    ]);
    expect(page.published.at(-1)).toEqual(['cart-count', { count: 5 }]);
    await cartAfter('cart-change', { line: LINE, quantity: 3 });
    expect(sent(page).slice(3)).toEqual([
      ['/cart/get', ''],
      ['/cart/min', step],
    ]);
  });

  test('the quantity that the line has sends no change', async () => {
    const page = await open();
    expect(await cartAfter('cart-change', { line: LINE, quantity: 2 })).toMatchObject({ count: 3 });
    expect(sent(page)).toEqual([['/cart/get', '']]);
  });

  test('a removal sends no quantity', async () => {
    const page = await open();
    expect(await cartAfter('cart-remove', { line: LINE })).toMatchObject({ count: 0, lines: [] });
    expect(sent(page).at(-1)).toEqual(['/cart/min', { type: 'product', id: 4711 }]);
  });

  test('two commands at once are carried out one after the other', async () => {
    const page = await open();
    const [more, fewer, cart] = await Promise.all([
      cartAfter('cart-change', { line: LINE, quantity: 3 }),
      cartAfter('cart-change', { line: LINE, quantity: 1 }),
      cartAfter('cart-get'),
    ]);
    expect([more.count, fewer.count, cart.count]).toEqual([4, 2, 2]);
    expect(sent(page).map(([path]) => path)).toEqual([
      '/cart/get',
      '/cart/plus',
      '/cart/get',
      '/cart/min',
      '/cart/min',
      '/cart/get',
    ]);
  });

  test.each([
    ['cart-change', { line: LINE, quantity: 0 }, { quantity: ['a whole number from 1'] }],
    ['cart-change', { line: LINE, quantity: '3' }, { quantity: ['a whole number from 1'] }],
    ['cart-change', undefined, { line: ['the id of a line'], quantity: ['a whole number from 1'] }],
    ['cart-remove', { line: 4711 }, { line: ['the id of a line'] }],
    ['discount-apply', { code: ' ' }, { code: ['a code'] }],
  ] as const)('%s with %j is refused without a call', async (name, detail, errors) => {
    const page = await open();
    expect(await failureOf(name, detail)).toEqual({ reason: 'refused', status: null, errors });
    expect(page.requests).toEqual([]);
  });

  test.each([
    ['cart-change', { line: 'product-1', quantity: 3 }, { line: ['the cart has no such line'] }],
    ['cart-change', { line: LINE, quantity: 33 }, { quantity: [expect.stringContaining('30 pieces')] }],
  ] as const)('%s with %j changes nothing', async (name, detail, errors) => {
    const page = await open();
    expect(await failureOf(name, detail)).toEqual({ reason: 'refused', status: null, errors });
    expect(sent(page)).toEqual([['/cart/get', '']]);
  });

  test('a gift can be neither changed nor removed', async () => {
    const page = await open();
    const gift = (await cartAfter('cart-get')).lines.find(({ isGift }) => isGift)!.id;
    expect(gift).toMatch(/-gift$/);
    expect(await failureOf('cart-change', { line: gift, quantity: 2 })).toMatchObject({ reason: 'refused' });
    expect(await failureOf('cart-remove', { line: gift })).toMatchObject({ reason: 'refused' });
    expect(sent(page).every(([path]) => path === '/cart/get')).toBe(true);
  });

  test('a change with a stale token is sent again with a new one, once', async () => {
    const page = await open({ answers: { '/cart/plus': { how: '419', times: 1 } } });
    expect(await cartAfter('cart-change', { line: LINE, quantity: 3 })).toMatchObject({ count: 4 });
    expect(sent(page).map(([path]) => path)).toEqual(['/cart/get', '/cart/plus', '/', '/cart/plus']);
  });

  test('a change whose answer is cut is made, and is not sent again', async () => {
    const page = await open({ answers: { '/cart/min': 'cut' } });
    expect(await cartAfter('cart-remove', { line: LINE })).toMatchObject({ count: 0 });
    expect(sent(page).map(([path]) => path)).toEqual(['/cart/get', '/cart/min', '/cart/get']);
    expect(page.published.at(-1)).toEqual(['cart-count', { count: 0 }]);
  });

  test('a failed change rejects with what the call says, and the next command is carried out', async () => {
    await open({ answers: { '/cart/plus': { how: '500', times: 1 } } });
    expect(await failureOf('cart-change', { line: LINE, quantity: 3 })).toMatchObject({
      reason: 'refused',
      status: 500,
    });
    expect(await cartAfter('cart-change', { line: LINE, quantity: 3 })).toMatchObject({ count: 4 });
  });

  test('offline, a command rejects', async () => {
    await open({ answers: { '/cart/get': 'offline' } });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await failureOf('cart-get')).toMatchObject({ reason: 'network', status: null });
  });

  test.each([
    ['ZON10', { isAccepted: true, message: null, cart: { discounts: [{ name: 'ZON10' }] } }],
    ['NIETS', { isAccepted: false, message: expect.stringMatching(/\S/), cart: { discounts: [] } }],
  ])('the code %s is answered with the cart', async (code, expected) => {
    const page = await open();
    const answer = (await send('discount-apply', { code: ` ${code}` })) as CodeAnswer;
    expect(CodeAnswerSchema.parse(answer)).toEqual(answer);
    expect(answer).toMatchObject(expected);
    expect(sent(page)).toEqual([
      ['/discounts/apply', { code }],
      ['/cart/get', ''],
    ]);
  });
});
