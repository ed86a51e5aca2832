import { afterEach, expect, test } from 'vitest';
import { emit, on } from './page-events.ts';

const page = globalThis as { shopWidgets?: unknown };
afterEach(() => delete page.shopWidgets);

test('what a page says before the loader is there waits for it in a list', () => {
  emit('menu-open');
  emit('cart-count', { count: 3 });
  expect(page.shopWidgets).toEqual([
    ['emit', 'menu-open', undefined],
    ['emit', 'cart-count', { count: 3 }],
  ]);
});

test('an element of the page that is called like the list makes way for it', () => {
  page.shopWidgets = { href: 'https://shop.example/' };
  emit('menu-open');
  expect(page.shopWidgets).toEqual([['emit', 'menu-open', undefined]]);
});

test('the loader that is there takes a wish at once', () => {
  const wishes: unknown[] = [];
  page.shopWidgets = { push: (wish: unknown) => wishes.push(wish) };
  emit('voucher-activation', { credits: 500 });
  expect(wishes).toEqual([['emit', 'voucher-activation', { credits: 500 }]]);
});

test('whoever has stopped hears nothing more', () => {
  const heard: number[] = [];
  const stop = on('cart-count', ({ count }) => heard.push(count));
  const [[what, name, tell]] = page.shopWidgets as [[string, string, (detail: object) => void]];
  tell({ count: 1 });
  stop();
  tell({ count: 2 });
  expect([what, name, heard]).toEqual(['on', 'cart-count', [1]]);
});
