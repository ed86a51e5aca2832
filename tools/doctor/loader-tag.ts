import { finding, type Finding } from './finding.ts';
import { urlOf, type Page } from './page.ts';

const LOADER = /(^|\/)loader(\.[\w-]+)?\.js$/;
const BASE = /(^|\/)base\.css$/;

interface Tag {
  readonly tag: Element;
  readonly url: URL;
}

export interface Tags {
  readonly loader: Tag | null;
  /** Links to files named `base.css`. */
  readonly bases: readonly Tag[];
}

export function findTags({ document, base }: Page): Tags {
  const scripts = tagsNamed(document.querySelectorAll('script[src]'), 'src', LOADER, base);
  // Other libraries may have a file of this name too.
  const loader = scripts.find(({ tag }) => tag.getAttribute('type') === 'module') ?? scripts[0] ?? null;
  return { loader, bases: tagsNamed(document.querySelectorAll('link[rel~=stylesheet]'), 'href', BASE, base) };
}

function tagsNamed(tags: NodeListOf<Element>, attribute: string, name: RegExp, base: URL): Tag[] {
  return [...tags].flatMap((tag) => {
    const url = urlOf(tag.getAttribute(attribute) ?? '', base);
    return url && name.test(url.pathname) ? [{ tag, url }] : [];
  });
}

export function checkLoaderTag(page: Page, { loader }: Tags): Finding[] {
  if (page.mounts.length === 0) return [];
  if (!loader)
    return [finding('loader-missing', '<head>', 'The page has no script named loader.js: no widget starts.')];
  const type = loader.tag.getAttribute('type');
  if (type?.toLowerCase() === 'module') return [];
  const found = type === null ? 'no type' : `type="${type}"`;
  const where = `script[src="${loader.tag.getAttribute('src')}"]`;
  return [finding('loader-not-module', where, `The script tag has ${found}: browsers cannot run the loader.`)];
}
