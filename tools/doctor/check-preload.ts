import { finding, type Finding } from './finding.ts';
import type { LoaderFile } from './loader-file.ts';
import type { Tags } from './loader-tag.ts';
import { localeOf, urlOf, type Page } from './page.ts';
import type { Build } from './read-build.ts';

/** Compares the preload lines of the page with the files that its widgets load at once. */
export function checkPreload(page: Page, tags: Tags, loader: LoaderFile, build: Build | null): Finding[] {
  if (!tags.loader || !build?.preload) return [];
  const { url } = tags.loader;
  const preloaded = linkedBy(page, 'link[rel=modulepreload], link[rel=preload]');
  const requested = new Set([...preloaded, ...linkedBy(page, 'link[rel=stylesheet]')]);
  const late = filesAtOnce(page, tags, loader, build.preload).filter((name) => !requested.has(new URL(name, url).href));
  return [...reportLate(late, url), ...checkUnknown(preloaded, url, build)];
}

function reportLate(late: readonly string[], url: URL): Finding[] {
  const [first] = late;
  if (!first) return [];
  const files = late.length === 1 ? '1 file is' : `${late.length} files are`;
  const what = `${files} requested only after loader.js (${first}${late.length > 1 ? ' …' : ''}). With preload lines, the page requests them one round trip earlier.`;
  return [finding('preload-missing', url.href, what)];
}

/** The files of the engine and of the widgets that do not wait for a load trigger. */
function filesAtOnce(page: Page, { bases }: Tags, { widgets }: LoaderFile, preload: NonNullable<Build['preload']>) {
  const eager = page.mounts.filter(
    ({ name, element }) => (element.dataset['load'] || widgets.get(name)?.load) === 'eager',
  );
  const names = ['engine', ...eager.map(({ name }) => name)];
  const files = names.flatMap((name) => preload.get(name) ?? []);
  // Without base.css, the loader loads the kit's styles before those of a widget.
  const kit = bases.length === 0 && files.some((file) => file.endsWith('.css')) ? (preload.get('kit') ?? []) : [];
  const locale = localeOf(page);
  return [...new Set([...files, ...kit].map((file) => file.replace('{locale}', locale)))];
}

function linkedBy({ document, base }: Page, selector: string): Set<string> {
  const links = document.querySelectorAll(selector);
  return new Set([...links].flatMap((link) => urlOf(link.getAttribute('href') ?? '', base)?.href ?? []));
}

/** Lines of another release load files that no widget uses. */
function checkUnknown(preloaded: ReadonlySet<string>, loader: URL, { files, source }: Build): Finding[] {
  const folder = new URL('.', loader).href;
  const own = [...preloaded].filter((href) => href.startsWith(folder) && !href.slice(folder.length).includes('/'));
  const unknown = own.find((href) => !files.has(href.slice(folder.length)));
  if (!unknown) return [];
  return [
    finding('preload-unknown', unknown, `The page preloads it, but ${source} beside the loader does not list it.`),
  ];
}
