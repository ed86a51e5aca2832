// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { trackEvent } from './data-layer.ts';

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
