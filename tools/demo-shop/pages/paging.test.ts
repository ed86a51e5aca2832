import { expect, test } from 'vitest';
import { pageNumbers } from './paging.ts';

test.each([
  { page: 1, pages: 1, shown: [1] },
  { page: 1, pages: 3, shown: [1, 2, 3] },
  { page: 1, pages: 16, shown: [1, 2, null, 16] },
  { page: 8, pages: 16, shown: [1, null, 7, 8, 9, null, 16] },
  { page: 16, pages: 16, shown: [1, null, 15, 16] },
])('page $page of $pages links to $shown', ({ page, pages, shown }) => {
  expect(pageNumbers(page, pages)).toEqual(shown);
});
