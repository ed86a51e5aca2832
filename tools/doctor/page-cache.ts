import { isForEverybody } from './caching.ts';
import { finding, type Finding } from './finding.ts';
import { metaOf, type Page } from './page.ts';

/** A page that holds somebody's token is for that person only. */
export function checkPageCache(page: Page): Finding[] {
  if (!metaOf(page, 'csrf-token') || !isForEverybody(page.headers)) return [];
  const said = page.headers.get('cache-control');
  return [
    finding(
      'page-cache',
      page.url.href,
      `Cache-Control: ${said} lets caches hand this page, with its token, to other people.`,
    ),
  ];
}
