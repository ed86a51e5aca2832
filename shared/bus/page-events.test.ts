import { afterEach, expect, test } from 'vitest';
import { emit, inspect, on, ready, send } from './page-events.ts';

const page = globalThis as { shopWidgets?: unknown };
afterEach(() => delete page.shopWidgets);

test('events of the page wait in a queue until the loader has started', () => {
  emit('menu-open');
  emit('cart-count', { count: 3 });
  expect(page.shopWidgets).toEqual([
    ['emit', 'menu-open', undefined],
    ['emit', 'cart-count', { count: 3 }],
  ]);
});

test('the queue replaces an element that has its name as id', () => {
  page.shopWidgets = { href: 'https://shop.example/' };
  emit('menu-open');
  expect(page.shopWidgets).toEqual([['emit', 'menu-open', undefined]]);
});

test('the loader runs a call at once when it has started', () => {
  const calls: unknown[] = [];
  page.shopWidgets = { push: (call: unknown) => calls.push(call) };
  emit('voucher-activation', { credits: 500 });
  expect(calls).toEqual([['emit', 'voucher-activation', { credits: 500 }]]);
});

test('an unsubscribed listener gets no further events', () => {
  const published: number[] = [];
  const stop = on('cart-count', ({ count }) => published.push(count));
  const [[method, name, publish]] = page.shopWidgets as [[string, string, (detail: object) => void]];
  publish({ count: 1 });
  stop();
  publish({ count: 2 });
  expect([method, name, published]).toEqual(['on', 'cart-count', [1]]);
});

test('what is sent and awaited before the loader waits in the queue too, with a function that gets the promise', async () => {
  const results = [send('menu-open', undefined, { timeout: 5 }), ready('cart-page'), inspect()];
  const queue = page.shopWidgets as unknown[][];
  expect(queue).toEqual([
    ['send', 'menu-open', undefined, { timeout: 5 }, expect.any(Function)],
    ['ready', 'cart-page', expect.any(Function)],
    ['inspect', expect.any(Function)],
  ]);
  for (const [at, call] of queue.entries()) (call.at(-1) as (result: unknown) => void)(Promise.resolve(at));
  expect(await Promise.all(results)).toEqual([0, 1, 2]);
});
