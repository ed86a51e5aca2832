import { expect, test } from 'vitest';
import { bytesByKind, kindOf, sentBefore, waveDepth, type Kind, type PageRequest } from './requests.ts';

const KNOWN = new Map<string, Kind>([
  ['cart-page-um82k.js', 'script'],
  ['cart-page-um82k.nl.js', 'texts'],
]);

function request(path: string, start: number, end: number, more: Partial<PageRequest> = {}): PageRequest {
  const initiator = path.endsWith('.js') ? 'script' : 'fetch';
  return { path, initiator, start, answerStart: start + 1, end, transferred: 1300, ...more };
}

const page = request('/cart', 0, 400, { initiator: 'navigation', answerStart: 150 });
const loader = request('/react/loader.js', 160, 330);
const widget = request('/react/cart-page-um82k.js', 340, 600);
const texts = request('/react/cart-page-um82k.nl.js', 341, 590);
const answer = request('/cart/get', 342, 610);
const picture = request('/media/p/512.svg', 700, 800, { initiator: 'img' });
const all = [page, loader, widget, texts, answer, picture];

test('requests that begin together are one step of the wave', () => {
  expect(waveDepth(all.slice(0, 5))).toBe(3);
});

test('a request that begins after an answer is one step deeper', () => {
  expect(waveDepth([...all.slice(0, 5), request('/react/late.js', 605, 760)])).toBe(4);
});

test('a page is read while it arrives, a script when it is complete', () => {
  expect(waveDepth([page, loader])).toBe(2);
  expect(waveDepth([loader, request('/react/other.js', 300, 500)])).toBe(1);
});

test('the order in which requests are listed does not matter', () => {
  expect(waveDepth([widget, page, answer, loader])).toBe(3);
  expect(waveDepth([])).toBe(0);
});

test('what came from the cache, began later or is a picture does not count', () => {
  const cached = request('/react/chunk-1.js', 350, 351, { transferred: 0 });
  expect(sentBefore([...all, cached], 341.5, KNOWN)).toEqual([page, loader, widget, texts]);
  expect(sentBefore(all, 1000, KNOWN)).not.toContain(picture);
});

test.each([
  [page, 'page'],
  [texts, 'texts'],
  [request('/react/cart-page-um82k.js?', 0, 1, { initiator: 'other' }), 'script'],
  [request('/react/chunk-1.js', 0, 1, { initiator: 'other' }), 'script'],
  [request('/react/base.css', 0, 1, { initiator: 'link' }), 'style'],
  [answer, 'answer'],
  [picture, 'other'],
])('$0.path is of the kind $1', (request, kind) => {
  expect(kindOf(request, KNOWN)).toBe(kind);
});

test('bytes are those of the bodies, and a file that was only revalidated has none', () => {
  const revalidated = request('/react/base.css', 160, 320, { initiator: 'link', transferred: 300 });
  expect(bytesByKind([...all, revalidated], KNOWN)).toEqual({
    script: 2000,
    style: 0,
    texts: 1000,
    answer: 1000,
    page: 1000,
    other: 1000,
  });
});
