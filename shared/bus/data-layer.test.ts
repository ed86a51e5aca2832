// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { trackEvent } from './data-layer.ts';

const page = globalThis as { dataLayer?: unknown; gtag?: unknown };
afterEach(() => {
  delete page.dataLayer;
  delete page.gtag;
});

/** What a browser gives for a name that elements of the page have. */
const ELEMENTS = { 'a link': () => document.createElement('a'), 'two links': () => document.querySelectorAll('a') };

test.each(Object.entries(ELEMENTS))('%s that is called dataLayer is no list, and makes way for one', (_, element) => {
  page.dataLayer = element();
  trackEvent('open');
  expect(page.dataLayer).toEqual([{ event: 'open' }]);
});

test('a link that is called dataLayer does not keep an event from gtag', () => {
  const heard: unknown[] = [];
  page.dataLayer = document.createElement('a');
  page.gtag = (...words: unknown[]) => heard.push(words);
  trackEvent('open');
  expect(heard).toEqual([['event', 'open', {}]]);
});

test('a link that is called gtag is no tag manager', () => {
  page.gtag = document.createElement('a');
  trackEvent('open');
  expect(page.dataLayer).toEqual([{ event: 'open' }]);
});

test('a tag manager may take events in another way than a list', () => {
  const heard: unknown[] = [];
  page.dataLayer = { push: (event: unknown) => heard.push(event) };
  trackEvent('open');
  expect(heard).toEqual([{ event: 'open' }]);
});
