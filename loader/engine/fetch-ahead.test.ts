// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchAhead } from './fetch-ahead.ts';

const context = {
  widgets: {
    checkout: { load: 'eager', hash: 'c1', chunks: ['k1', 'k2'] },
    plain: { load: 'eager', bundle: 'shared', hash: 'p1', chunks: [], noStyles: true, noTexts: true },
  },
  locale: (): 'de' => 'de',
  urlOf: (name: string) => `https://cdn.example/${name}`,
} as const;

let idle: (() => void)[] = [];
let canPrefetch = true;

beforeEach(() => {
  idle = [];
  canPrefetch = true;
  document.head.innerHTML = '<script nonce type="text/plain"></script>';
  document.querySelector('script')!.nonce = 'n1';
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  const supports = (value: string) => canPrefetch || value !== 'prefetch';
  vi.spyOn(HTMLLinkElement.prototype, 'relList', 'get').mockReturnValue({ supports } as DOMTokenList);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const links = () => [...document.head.querySelectorAll('link')];
const addresses = () => links().map(({ href }) => href.replace('https://cdn.example/', ''));
const readyState = (state: DocumentReadyState) =>
  vi.spyOn(Object.getPrototypeOf(document) as Document, 'readyState', 'get').mockReturnValue(state);
const connection = (connection: object) => vi.stubGlobal('navigator', { connection });

function fetchAtIdle(name = 'checkout'): void {
  fetchAhead(context, name);
  idle.splice(0).forEach((run) => run());
}

test('script, texts of the language, imported scripts and styles are fetched for the cache, behind all else', () => {
  fetchAtIdle();
  expect(addresses()).toEqual(['checkout-c1.js', 'checkout-c1.de.js', 'chunk-k1.js', 'chunk-k2.js', 'checkout-c1.css']);
  for (const link of links()) {
    expect(link).toMatchObject({ rel: 'prefetch', fetchPriority: 'low', nonce: 'n1' });
    // A module is requested with CORS, and a style sheet without.
    expect(link.hasAttribute('crossorigin')).toBe(link.href.endsWith('.js'));
  }
});

test('a widget without styles and texts has its shared script alone', () => {
  fetchAtIdle('plain');
  expect(addresses()).toEqual(['shared-p1.js']);
});

test.each(['', 'none', 'cart-page'])('"%s" is no widget of this build, and nothing is fetched', (name) => {
  fetchAtIdle(name);
  expect(links()).toEqual([]);
});

test('what is asked for twice is fetched once', () => {
  fetchAtIdle('plain');
  fetchAtIdle('plain');
  expect(addresses()).toEqual(['shared-p1.js']);
});

test('a file that this page has loaded is not fetched again', () => {
  const loaded = 'https://cdn.example/chunk-k1.js';
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) =>
    name === loaded ? [{ name } as PerformanceEntry] : [],
  );
  fetchAtIdle();
  expect(addresses()).not.toContain('chunk-k1.js');
  expect(addresses()).toHaveLength(4);
});

test.each([
  { saveData: true },
  { saveData: false, effectiveType: '2g' },
  { saveData: false, effectiveType: 'slow-2g' },
])('on a connection with %j nothing is fetched', (slow) => {
  connection(slow);
  fetchAtIdle();
  expect(links()).toEqual([]);
});

test('on a fast connection the files are fetched', () => {
  connection({ saveData: false, effectiveType: '4g' });
  fetchAtIdle();
  expect(links()).toHaveLength(5);
});

test('the page loads first, and then waits until it is idle', () => {
  readyState('interactive');
  fetchAtIdle();
  expect(links()).toEqual([]);
  window.dispatchEvent(new Event('load'));
  expect(links()).toEqual([]);
  idle.splice(0).forEach((run) => run());
  expect(links()).toHaveLength(5);
});

test('without prefetch, as in Safari, scripts are preloaded and styles are left to the next page', () => {
  canPrefetch = false;
  fetchAtIdle();
  expect(addresses()).not.toContain('checkout-c1.css');
  expect(new Set(links().map(({ rel }) => rel))).toEqual(new Set(['modulepreload']));
});
