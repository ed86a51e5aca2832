import { unclobbered } from '../../shared/runtime/unclobbered.ts';

/** Links that do not open a page, or that open elsewhere. */
const EXCLUDED = '[href^="#"], [download], [target="_blank" i], [id]:not([href]), [name]:not([href])';

const WIDGET_ROOT = '.sw-root';

/**
 * The links of a snippet that open in the dialog: links with `data-modal`, or, if there are none, links to the shop's
 * pages or to its content host.
 *
 * @param isEnhanced whether the `href` of a link is a placeholder
 * @param includesEmpty includes links without an address
 */
export function findModalLinks(
  snippet: Element,
  contentHost: string,
  isEnhanced: (link: HTMLAnchorElement) => boolean,
  includesEmpty: boolean,
): HTMLAnchorElement[] {
  const { querySelectorAll, closest } = unclobbered(snippet);
  const all = [...querySelectorAll('a')];
  if (snippet instanceof HTMLAnchorElement) all.unshift(snippet);
  // Excludes links that a widget rendered inside the snippet.
  const links = all.filter((link) => link.closest(WIDGET_ROOT) === closest(WIDGET_ROOT));
  const marked = links.filter((link) => link.hasAttribute('data-modal'));
  if (marked.length > 0) return marked;
  return links.filter(
    (link) => isEnhanced(link) || (!link.matches(EXCLUDED) && isOfShop(link, contentHost, includesEmpty)),
  );
}

function isOfShop(link: HTMLAnchorElement, contentHost: string, includesEmpty: boolean): boolean {
  const { protocol, host } = link;
  if (!link.getAttribute('href')) return includesEmpty && link.textContent.trim() !== '';
  return /^https?:$/.test(protocol) && [location.host, contentHost].some((own) => withoutWww(own) === withoutWww(host));
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, '').toLowerCase();
}
