/** Links that lead to no page, or that an editor wants to open elsewhere. */
const APART = '[href^="#"], [download], [target="_blank" i], [id]:not([href]), [name]:not([href])';

/**
 * The links of a snippet that open over the page: those that an editor has marked with `data-modal`, or, where none
 * is marked, those that lead to the shop's own pages or to its content.
 *
 * @param isTaken whether a link shows a placeholder instead of its address
 */
export function chooseLinks(
  snippet: Element,
  contentHost: string,
  isTaken: (link: HTMLAnchorElement) => boolean,
): HTMLAnchorElement[] {
  const links = [...snippet.querySelectorAll('a')];
  if (snippet instanceof HTMLAnchorElement) links.unshift(snippet);
  const marked = links.filter((link) => link.hasAttribute('data-modal'));
  if (marked.length > 0) return marked;
  return links.filter((link) => isTaken(link) || (!link.matches(APART) && isOurs(link, contentHost)));
}

/** A link without an address opens an empty dialog, and leads nowhere else. */
function isOurs(link: HTMLAnchorElement, contentHost: string): boolean {
  const { protocol, host } = link;
  if (!link.getAttribute('href')) return link.textContent.trim() !== '';
  return /^https?:$/.test(protocol) && [location.host, contentHost].some((own) => bare(own) === bare(host));
}

function bare(host: string): string {
  return host.replace(/^www\./, '').toLowerCase();
}
