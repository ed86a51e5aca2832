import { readCombination, readProductInfo } from '../../shared/contract/combination.ts';
import { readComparison } from '../../shared/contract/compare.ts';
import { readModalContent } from '../../shared/contract/content-modal.ts';
import type { AnyEndpoint } from '../../shared/contract/endpoint.ts';
import { readBrandFaq } from '../../shared/contract/faq.ts';
import { readOverviewPage } from '../../shared/contract/overview-page.ts';
import { readOverview } from '../../shared/contract/overview.ts';
import { searchAddress } from '../../shared/contract/postcode.ts';
import { readReviewPage, readReviews } from '../../shared/contract/reviews.ts';
import { readShippingCosts } from '../../shared/contract/shipping-costs.ts';
import { suggestSearch } from '../../shared/contract/search.ts';
import { isRecord } from '../../shared/contract/wire.ts';
import { frameIn } from './check-frames.ts';
import { finding, type Finding } from './finding.ts';
import { initialAnswerOf, metaOf, type Page, type WidgetRegistry } from './page.ts';
import { readJson } from './read-json.ts';

/** Seconds for which a browser may reuse an answer without a request; null when no header says so. */
export function cacheLifetime(headers: Headers): number | null {
  const directives = directivesOf(headers);
  if (directives.has('no-store') || directives.has('no-cache')) return 0;
  const age = Number.parseInt(directives.get('max-age') ?? '', 10);
  if (!Number.isNaN(age)) return age;
  const expires = Date.parse(headers.get('expires') ?? '');
  return Number.isNaN(expires) ? null : Math.max(0, (expires - Date.now()) / 1000);
}

export function hasDirective(headers: Headers, name: string): boolean {
  return directivesOf(headers).has(name);
}

/** A page with a CSRF token belongs to one visitor, and so does one with the data of a widget such as the cart. */
export function checkPageCache(page: Page, registry: WidgetRegistry): Finding[] {
  return [...checkTokenCache(page), ...checkDataCache(page, registry)];
}

function checkTokenCache(page: Page): Finding[] {
  if (!metaOf(page, 'csrf-token') || !isSharedCacheable(page.headers)) return [];
  const header = page.headers.get('cache-control');
  const what = `Cache-Control: ${header} lets shared caches serve this page, with its token, to other visitors.`;
  return [finding('page-cache', page.url.href, what)];
}

/** A first answer or a frame shows what belongs to its visitor. A cache that nothing forbids may keep the page. */
function checkDataCache({ mounts, headers }: Page, registry: WidgetRegistry): Finding[] {
  // A page that scripts have changed has no headers.
  if ([...headers].length === 0 || isForOneVisitor(headers)) return [];
  const header = headers.get('cache-control');
  const how = header ? `Cache-Control: ${header} lets caches` : 'Without Cache-Control, caches may';
  return mounts.flatMap((mount) => {
    const path = registry[mount.name]?.widget.firstCall?.path;
    const answer = initialAnswerOf(mount);
    if (!path || (answer === null && !frameIn(mount)) || !belongsToVisitor(path, readJson(answer ?? ''))) return [];
    return [finding('page-cache', mount.where, `${how} show this visitor's data in it to others.`)];
  });
}

/** Calls whose answers are the same for every visitor. Shared caches may store them. */
const PUBLIC_CALLS: ReadonlySet<string> = new Set(
  [
    readBrandFaq,
    readCombination,
    readComparison,
    readModalContent,
    readOverview,
    readOverviewPage,
    readProductInfo,
    readReviewPage,
    readReviews,
    readShippingCosts,
    searchAddress,
    suggestSearch,
  ].map(({ path }) => path),
);

/** Every other answer belongs to its visitor, and so does a list with the address of a customer. */
function belongsToVisitor(path: string, body: unknown): boolean {
  return !PUBLIC_CALLS.has(path) || (isRecord(body) && Boolean(body['email']));
}

export function checkAnswerCache(
  where: string,
  { path }: Pick<AnyEndpoint, 'path'>,
  headers: Headers,
  body: unknown,
): Finding[] {
  if (!belongsToVisitor(path, body) || !isSharedCacheable(headers)) return [];
  const what = `Cache-Control: ${headers.get('cache-control')} lets shared caches give this visitor's answer to others.`;
  return [finding('call-cache', where, what)];
}

/** Shared caches give the answer to its visitor alone, or ask the server each time. */
function isForOneVisitor(headers: Headers): boolean {
  const directives = directivesOf(headers);
  return ['no-store', 'no-cache', 'private'].some((name) => directives.has(name));
}

/** Shared caches may store the answer and give it to other visitors. */
function isSharedCacheable(headers: Headers): boolean {
  const directives = directivesOf(headers);
  if (isForOneVisitor(headers)) return false;
  return directives.has('public') || Number(directives.get('s-maxage') ?? 0) > 0;
}

function directivesOf(headers: Headers): Map<string, string> {
  const parts = (headers.get('cache-control') ?? '').toLowerCase().split(',');
  return new Map(
    parts.map((part) => part.trim().split('=') as [string, string]).map(([name, value]) => [name, value ?? '']),
  );
}
