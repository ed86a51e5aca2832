import { checkDelivery } from './check-delivery.ts';
import { fetchDelivered, isInReleaseFolder } from './fetch-delivered.ts';
import { checkFrameFiles } from './check-frames.ts';
import { checkPreload } from './check-preload.ts';
import { checkCompression, checkServedFiles, checkUnhashedCaching } from './check-served-files.ts';
import type { Client } from './client.ts';
import { fetchFile, hasWrongType, isAltered, isBlockedByCors, typeOf, type FetchedFile } from './fetch-file.ts';
import { finding, type Finding } from './finding.ts';
import { filesFor, readLoader, type LoaderFile } from './loader-file.ts';
import type { Tags } from './loader-tag.ts';
import { localeOf, type Page } from './page.ts';
import { readBuild, type Build } from './read-build.ts';

interface CheckedFiles {
  readonly findings: readonly Finding[];
  /** Null when it is unknown. */
  readonly build: Build | null;
}

const without = (...findings: Finding[]): CheckedFiles => ({ findings, build: null });

/** Fetches the files that a browser would fetch for this page, and checks how they are served. */
export async function checkFiles(
  page: Page,
  tags: Tags,
  client: Client,
  version: string | null,
): Promise<CheckedFiles> {
  if (!tags.loader || page.mounts.length === 0) return without();
  const { url } = tags.loader;
  const file = await fetchFile(url, 'loader.js', page, client);
  const fault = checkLoaderFile(file, page);
  if (fault) return without(fault);
  const loader = readLoader(file.answer!.text);
  if (!loader) return without(finding('loader-unreachable', url.href, 'This file is not the loader of these widgets.'));
  const build = await readBuild(url, client);
  const names = fileNamesFor(page, loader);
  const files = await Promise.all(names.map((name) => fetchFile(new URL(name, url), name, page, client)));
  const base = await fetchBaseStyles(page, tags, url, client);
  const unhashed = [file, ...base.files];
  // In a folder with its version, nothing of a release changes.
  const changing = unhashed.filter((known) => !isInReleaseFolder(known.url, loader.version));
  const delivery = await fetchFromElsewhere([...unhashed, ...files], page, client, build);
  const findings = [
    ...(await checkOtherLoaders(tags, page, client)),
    ...checkBuild(loader, build, delivery ? [] : unhashed, url),
    ...checkVersion(loader, version, url),
    ...base.findings,
    ...checkUnhashedCaching(changing),
    ...checkServedFiles(
      files.filter(({ isWrongEncoding }) => !delivery || !isWrongEncoding),
      page,
      delivery ? null : build,
    ),
    ...checkServedFiles(base.files, page, null),
    ...checkCompression([...unhashed, ...files]),
    ...(delivery ? checkDelivery(delivery.files, delivery.context) : []),
    ...checkPreload(page, tags, loader, build),
    ...checkFrameFiles(page, loader, base.isLinked),
  ];
  return { findings, build };
}

/**
 * Files on the host of a CDN, which other pages and programs load too. Null for files on the page's own host, and in a page,
 * which can neither choose an encoding nor read the headers of another host.
 */
async function fetchFromElsewhere(files: readonly FetchedFile[], page: Page, client: Client, build: Build | null) {
  const { url } = files[0]!;
  if (!build || url.origin === page.url.origin || !client.canRead(url)) return null;
  const context = { client, origin: page.url, build };
  return { context, files: await Promise.all(files.map(({ name, url }) => fetchDelivered(name, url, context))) };
}

function checkLoaderFile(file: FetchedFile, page: Page): Finding | null {
  const { answer, url } = file;
  if (answer?.status !== 200)
    return finding('loader-unreachable', url.href, answer ? `It answers ${answer.status}.` : `${file.problem}.`);
  if (hasWrongType(file))
    return finding(
      'loader-type',
      url.href,
      `It is served as ${typeOf(answer)}: browsers run modules as JavaScript only.`,
    );
  if (isBlockedByCors(file, page))
    return finding('loader-cors', url.href, `${url.origin} does not allow ${page.url.origin} to load its scripts.`);
  return null;
}

/** Other libraries may have a file of this name too. */
async function checkOtherLoaders({ loader, otherLoaders }: Tags, page: Page, client: Client): Promise<Finding[]> {
  const files = await Promise.all(otherLoaders.map(({ url }) => fetchFile(url, 'loader.js', page, client)));
  const second = files.find(({ answer }) => answer?.status === 200 && readLoader(answer.text));
  if (!second) return [];
  const what = `The page also has the loader ${loader!.url.href}. One of them is loaded for nothing.`;
  return [finding('loader-twice', second.url.href, what)];
}

function fileNamesFor(page: Page, { engine, widgets }: LoaderFile): string[] {
  const files = page.mounts.flatMap(({ name }) => {
    const known = widgets.get(name);
    return known ? filesFor(known, localeOf(page)) : [];
  });
  return [...new Set([engine, ...files])];
}

async function fetchBaseStyles(page: Page, { bases }: Tags, loader: URL, client: Client) {
  const expected = new URL('base.css', loader).href;
  const own = bases.find(({ url }) => url.href.startsWith(expected));
  if (own) return { files: [await fetchFile(own.url, 'base.css', page, client)], findings: [], isLinked: true };
  const others = await Promise.all(bases.map(({ url }) => fetchFile(url, 'base.css', page, client)));
  // A shop may have its own file of this name.
  const ours = others.find(({ answer }) => answer?.text.includes('--sw-'));
  const what = `The loader looks for ${expected}, and loads the styles again.`;
  return { files: [], findings: ours ? [finding('base-elsewhere', ours.url.href, what)] : [], isLinked: !!ours };
}

export function checkBuild(
  loader: LoaderFile,
  build: Build | null,
  unhashed: readonly FetchedFile[],
  url: URL,
): Finding[] {
  if (!build) return [];
  const { version, files, source } = build;
  if (loader.version && loader.version !== version) {
    const what = `loader.js has version ${loader.version}, but ${source} beside it has version ${version}.`;
    return [finding('build-mixed', url.href, what)];
  }
  const names = [loader.engine, ...[...loader.widgets.values()].map(({ file }) => `${file}.js`)];
  const unknown = names.find((name) => !files.has(name));
  if (unknown)
    return [finding('build-mixed', url.href, `loader.js needs ${unknown}, but ${source} beside it does not list it.`)];
  const altered = unhashed.find((file) => file.answer?.status === 200 && isAltered(file, build));
  return altered
    ? [finding('build-mixed', altered.url.href, `${altered.name} differs from the one in ${source}.`)]
    : [];
}

export function checkVersion(loader: LoaderFile, version: string | null, url: URL): Finding[] {
  if (!version || !loader.version || loader.version === version) return [];
  const what = `The shop has version ${loader.version}, but the doctor has version ${version}.`;
  return [finding('doctor-version', url.href, what)];
}
