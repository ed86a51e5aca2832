// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { trackEcommerce, trackEvent } from './data-layer.ts';

const page = globalThis as { dataLayer?: unknown; gtag?: unknown };
afterEach(() => {
  delete page.dataLayer;
  delete page.gtag;
});

/** What a global is when elements of the page have its name. */
const ELEMENTS = { 'a link': () => document.createElement('a'), 'two links': () => document.querySelectorAll('a') };

test.each(Object.entries(ELEMENTS))('the queue replaces %s with the id dataLayer', (_, element) => {
  page.dataLayer = element();
  trackEvent('open');
  expect(page.dataLayer).toEqual([{ event: 'open' }]);
});

test('gtag gets an event although a link has the id dataLayer', () => {
  const sent: unknown[] = [];
  page.dataLayer = document.createElement('a');
  page.gtag = (...args: unknown[]) => sent.push(args);
  trackEvent('open');
  expect(sent).toEqual([['event', 'open', {}]]);
});

test('a link with the id gtag is not a tag manager', () => {
  page.gtag = document.createElement('a');
  trackEvent('open');
  expect(page.dataLayer).toEqual([{ event: 'open' }]);
});

test('a tag manager may have a `push` of its own', () => {
  const sent: unknown[] = [];
  page.dataLayer = { push: (event: unknown) => sent.push(event) };
  trackEvent('open');
  expect(sent).toEqual([{ event: 'open' }]);
});

test.each([
  { items: [{ price: 0.1, quantity: 3 }], value: 0.3 },
  { items: [{ price: 1.005, quantity: 1 }], value: 1.005 },
  {
    items: [
      { price: 649.99, quantity: 7 },
      { price: 19.95, quantity: 3 },
    ],
    value: 4609.78,
  },
])('the value of $items is $value', ({ items, value }) => {
  trackEcommerce(
    'view_cart',
    'EUR',
    items.map((item) => ({ item_id: 'a', item_name: 'A', ...item })),
  );
  expect(page.dataLayer).toMatchObject([{ ecommerce: null }, { event: 'view_cart', ecommerce: { value } }]);
});
