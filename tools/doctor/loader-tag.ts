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
  /** Other modules named `loader.js`, at other addresses. */
  readonly otherLoaders: readonly Tag[];
  /** Links to files named `base.css`. */
  readonly bases: readonly Tag[];
}

export function findTags({ document, base }: Page): Tags {
  const scripts = tagsNamed(document.querySelectorAll('script[src]'), 'src', LOADER, base);
  // Other libraries may have a file of this name too.
  const modules = scripts.filter(({ tag }) => tag.getAttribute('type') === 'module');
  const loader = modules[0] ?? scripts[0] ?? null;
  return {
    loader,
    // A module that is linked twice runs once.
    otherLoaders: modules.filter(({ url }) => url.href !== loader?.url.href),
    bases: tagsNamed(document.querySelectorAll('link[rel~=stylesheet]'), 'href', BASE, base),
  };
}

function tagsNamed(tags: NodeListOf<Element>, attribute: string, name: RegExp, base: URL): Tag[] {
  return [...tags].flatMap((tag) => {
    const url = urlOf(tag.getAttribute(attribute) ?? '', base);
    return url && name.test(url.pathname) ? [{ tag, url }] : [];
  });
}

/** Optimisers, by what they write into a script tag. */
const OPTIMISERS: readonly (readonly [name: string, selector: string])[] = [
  ['WP Rocket', 'script[type="rocketlazyloadscript"], script[data-rocket-src]'],
  ['LiteSpeed Cache', 'script[type="litespeed/javascript"]'],
  [
    'Cloudflare Rocket Loader',
    'script[type$="-module"], script[type="text/rocketscript"], script[type$="-text/javascript"]',
  ],
  ['Flying Scripts', 'script[data-type="lazy"], script[type="flyingpress/javascript"]'],
  ['An optimiser', 'script[data-src]'],
];

/** A tag of the loader with another type or another attribute than it was printed with. */
function findAltered({ document }: Page): Finding | undefined {
  for (const [name, selector] of OPTIMISERS)
    for (const tag of document.querySelectorAll(selector)) {
      const source = [...tag.attributes].find(({ value }) => LOADER.test(value.split(/[?#]/)[0]!));
      if (source)
        return finding(
          'loader-altered',
          `script[${source.name}="${source.value}"]`,
          `${name} has changed the tag: browsers do not run the loader when the page loads.`,
        );
    }
  return undefined;
}

export function checkLoaderTag(page: Page, { loader }: Tags): Finding[] {
  if (page.mounts.length === 0) return [];
  const altered = findAltered(page);
  if (altered && loader?.tag.getAttribute('type') !== 'module') return [altered];
  if (!loader)
    return [finding('loader-missing', '<head>', 'The page has no script named loader.js: no widget starts.')];
  const type = loader.tag.getAttribute('type');
  if (type?.toLowerCase() === 'module') return [];
  const actual = type === null ? 'no type' : `type="${type}"`;
  const where = `script[src="${loader.tag.getAttribute('src')}"]`;
  return [finding('loader-not-module', where, `The script tag has ${actual}: browsers cannot run the loader.`)];
}
