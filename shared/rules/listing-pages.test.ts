import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listingPage } from './listing-pages.ts';

function sizes(results: number, isBannerGiven: boolean): number[] {
  const { pages } = listingPage(results, 1, isBannerGiven);
  return Array.from({ length: pages }, (_, at) => {
    const { from, to } = listingPage(results, at + 1, isBannerGiven);
    return to - from;
  });
}

test.each([
  [0, true, [0]],
  [6, true, [6]],
  [7, true, [7]],
  [17, true, [17]],
  [18, true, [17, 1]],
  [35, true, [17, 18]],
  [36, true, [17, 18, 1]],
  [40, true, [17, 18, 5]],
  [18, false, [18]],
  [40, false, [18, 18, 4]],
])('%i products, with a banner: %s, are on pages of %j', (results, isBannerGiven, expected) => {
  expect(sizes(results, isBannerGiven)).toEqual(expected);
});

test('every product is on exactly one page', () => {
  fc.assert(
    fc.property(fc.nat({ max: 10_000 }), fc.boolean(), (results, isBannerGiven) => {
      const { pages } = listingPage(results, 1, isBannerGiven);
      let next = 0;
      for (let page = 1; page <= pages; page += 1) {
        const { from, to, hasBanner } = listingPage(results, page, isBannerGiven);
        expect(from).toBe(next);
        expect(to - from + (hasBanner ? 1 : 0)).toBeLessThanOrEqual(18);
        expect(to).toBeGreaterThanOrEqual(results === 0 ? 0 : from + 1);
        next = to;
      }
      expect(next).toBe(results);
    }),
  );
});

test.each([
  [6, false],
  [7, true],
])('%i products have the banner among them: %s', (results, hasBanner) => {
  expect(listingPage(results, 1, true).hasBanner).toBe(hasBanner);
});

test('the banner is on the first page only', () => {
  expect(listingPage(40, 2, true).hasBanner).toBe(false);
});

test.each([
  [99, 3],
  [Infinity, 3],
  [0, 1],
  [-4, 1],
  [Number.NaN, 1],
  [2.9, 2],
])('page %d of three is page %i', (requested, page) => {
  expect(listingPage(40, requested, false).page).toBe(page);
});
