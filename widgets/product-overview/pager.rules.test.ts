import { assert, property, integer } from 'fast-check';
import { expect, test } from 'vitest';
import { pageLinks } from './pager.rules.ts';

test.each([
  { page: 1, pages: 1, links: [1] },
  { page: 1, pages: 5, links: [1, 2, null, 5] },
  { page: 3, pages: 5, links: [1, 2, 3, 4, 5] },
  { page: 4, pages: 9, links: [1, 2, 3, 4, 5, null, 9] },
  { page: 5, pages: 9, links: [1, null, 4, 5, 6, null, 9] },
  { page: 6, pages: 9, links: [1, null, 5, 6, 7, 8, 9] },
  { page: 9, pages: 9, links: [1, null, 8, 9] },
])('page $page of $pages links $links', ({ page, pages, links }) => {
  expect(pageLinks(page, pages)).toEqual(links);
});

test('a gap is never a single page, and every link is a valid page', () => {
  assert(
    property(integer({ min: 1, max: 600 }), integer({ min: 1, max: 600 }), (a, b) => {
      const [page, pages] = [Math.min(a, b), Math.max(a, b)];
      const links = pageLinks(page, pages);
      expect(links).toContain(page);
      expect([links[0], links.at(-1)]).toEqual([1, pages]);
      links.forEach((link, at) => {
        if (link !== null) return expect(link >= 1 && link <= pages).toBe(true);
        return expect(links[at + 1]! - links[at - 1]!).toBeGreaterThan(2);
      });
    }),
  );
});
