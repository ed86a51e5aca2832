/** Links that lead to no page, or that an editor wants to open elsewhere. */
const APART = '[href^="#"], [download], [target="_blank" i], [id]:not([href]), [name]:not([href])';

const DRAWN = '.sw-root';

/**
 * The links of a snippet that open over the page: those that an editor has marked with `data-modal`, or, where none
 * is marked, those that lead to the shop's own pages or to its content.
 *
 * @param isTaken whether a link shows a placeholder instead of its address
 * @param hasBare whether a link without an address opens too, with nothing in it
 */
export function findModalLinks(
  snippet: Element,
  contentHost: string,
  isTaken: (link: HTMLAnchorElement) => boolean,
  hasBare: boolean,
): HTMLAnchorElement[] {
  const all = [...snippet.querySelectorAll('a')];
  if (snippet instanceof HTMLAnchorElement) all.unshift(snippet);
  // What a widget has drawn within the snippet, and be it the content itself, is not the snippet's.
  const links = all.filter((link) => link.closest(DRAWN) === snippet.closest(DRAWN));
  const marked = links.filter((link) => link.hasAttribute('data-modal'));
  if (marked.length > 0) return marked;
  return links.filter((link) => isTaken(link) || (!link.matches(APART) && isOurs(link, contentHost, hasBare)));
}

function isOurs(link: HTMLAnchorElement, contentHost: string, hasBare: boolean): boolean {
  const { protocol, host } = link;
  if (!link.getAttribute('href')) return hasBare && link.textContent.trim() !== '';
  return /^https?:$/.test(protocol) && [location.host, contentHost].some((own) => bare(own) === bare(host));
}

function bare(host: string): string {
  return host.replace(/^www\./, '').toLowerCase();
}
