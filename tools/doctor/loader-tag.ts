import { finding, type Finding } from './finding.ts';
import { urlOf, type Page } from './page.ts';

const LOADER = /(^|\/)loader(\.[\w-]+)?\.js$/;
const BASE = /(^|\/)base\.css$/;

export interface Tags {
  /** The tag of the loader and its address. */
  readonly loader: { readonly tag: Element; readonly url: URL } | null;
  /** Links to files that are called `base.css`. */
  readonly bases: readonly { readonly tag: Element; readonly url: URL }[];
}

export function tagsOf({ document, base }: Page): Tags {
  const found = named(document.querySelectorAll('script[src]'), 'src', LOADER, base);
  // Other libraries have a file of this name too.
  const loader = found.find(({ tag }) => tag.getAttribute('type') === 'module') ?? found[0] ?? null;
  return { loader, bases: named(document.querySelectorAll('link[rel~=stylesheet]'), 'href', BASE, base) };
}

function named(tags: NodeListOf<Element>, attribute: string, name: RegExp, base: URL) {
  return [...tags].flatMap((tag) => {
    const url = urlOf(tag.getAttribute(attribute) ?? '', base);
    return url && name.test(url.pathname) ? [{ tag, url }] : [];
  });
}

/** Whether the page loads the loader at all, and as what it is. */
export function checkLoaderTag(page: Page, { loader }: Tags): Finding[] {
  if (page.places.length === 0) return [];
  if (!loader)
    return [finding('loader-missing', '<head>', 'No script of this page is called loader.js: no widget wakes.')];
  const type = loader.tag.getAttribute('type');
  if (type?.toLowerCase() === 'module') return [];
  const found = type === null ? 'no type' : `type="${type}"`;
  return [
    finding(
      'loader-not-module',
      `script[src="${loader.tag.getAttribute('src')}"]`,
      `The tag of the loader has ${found}: the browser refuses to run it.`,
    ),
  ];
}
