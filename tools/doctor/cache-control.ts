import { finding, type Finding } from './finding.ts';
import { metaOf, type Page } from './page.ts';

/** Seconds for which a browser may reuse an answer without a request; null when no header says so. */
export function cacheLifetime(headers: Headers): number | null {
  const directives = directivesOf(headers);
  if (directives.has('no-store') || directives.has('no-cache')) return 0;
  const age = Number.parseInt(directives.get('max-age') ?? '', 10);
  if (!Number.isNaN(age)) return age;
  const expires = Date.parse(headers.get('expires') ?? '');
  return Number.isNaN(expires) ? null : Math.max(0, (expires - Date.now()) / 1000);
}

/** A page with a CSRF token belongs to one visitor. */
export function checkPageCache(page: Page): Finding[] {
  if (!metaOf(page, 'csrf-token') || !isSharedCacheable(page.headers)) return [];
  const header = page.headers.get('cache-control');
  const what = `Cache-Control: ${header} lets shared caches serve this page, with its token, to other visitors.`;
  return [finding('page-cache', page.url.href, what)];
}

function isSharedCacheable(headers: Headers): boolean {
  const directives = directivesOf(headers);
  if (['no-store', 'no-cache', 'private'].some((name) => directives.has(name))) return false;
  return directives.has('public') || Number(directives.get('s-maxage') ?? 0) > 0;
}

function directivesOf(headers: Headers): Map<string, string> {
  const parts = (headers.get('cache-control') ?? '').toLowerCase().split(',');
  return new Map(
    parts.map((part) => part.trim().split('=') as [string, string]).map(([name, value]) => [name, value ?? '']),
  );
}
