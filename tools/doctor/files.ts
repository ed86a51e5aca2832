import { readBuild, type Build } from './build.ts';
import type { Client } from './client.ts';
import { fetchFile, isAltered, isClosed, isOfWrongType, typeOf, type Fetched } from './fetched.ts';
import { finding, type Finding } from './finding.ts';
import { filesFor, readLoader, type LoaderFile } from './loader-file.ts';
import type { Tags } from './loader-tag.ts';
import { recordIn, type Page } from './page.ts';
import { judgeFiles, keptTooLong, unpacked } from './served.ts';

/** Fetches what a browser would fetch for this page, and judges how it is served. */
export async function checkFiles(page: Page, tags: Tags, client: Client, version: string | null): Promise<Finding[]> {
  if (!tags.loader || page.places.length === 0) return [];
  const { url } = tags.loader;
  const file = await fetchFile(url, 'loader.js', page, client);
  const wrong = judgeLoader(file, page);
  if (wrong) return [wrong];
  const loader = readLoader(file.answer!.text);
  if (!loader) return [finding('loader-unreachable', url.href, 'This file is no loader of these widgets.')];
  const build = await readBuild(url, client);
  const names = namesFor(page, loader);
  const files = await Promise.all(names.map((name) => fetchFile(new URL(name, url), name, page, client)));
  const bases = await baseFiles(page, tags, url, client);
  return [
    ...mixed(loader, build, [file, ...bases.files], url),
    ...otherVersion(loader, version, url),
    ...bases.findings,
    ...keptTooLong([file, ...bases.files]),
    ...judgeFiles(files, page, build),
    ...judgeFiles(bases.files, page, null),
    ...unpacked([file, ...bases.files, ...files]),
  ];
}

function judgeLoader(file: Fetched, page: Page): Finding | null {
  const { answer, url } = file;
  if (answer?.status !== 200)
    return finding('loader-unreachable', url.href, answer ? `It answers ${answer.status}.` : `${file.problem}.`);
  if (isOfWrongType(file))
    return finding('loader-type', url.href, `It comes as ${typeOf(answer)}: browsers run modules only as JavaScript.`);
  if (isClosed(file, page))
    return finding('loader-cors', url.href, `${url.origin} does not let ${page.url.origin} have its scripts.`);
  return null;
}

function namesFor({ places, document }: Page, { engine, widgets }: LoaderFile): string[] {
  const locale = localeOf(document);
  const files = places.flatMap(({ name }) => {
    const known = widgets.get(name);
    return known ? filesFor(known, locale) : [];
  });
  return [...new Set([engine, ...files])];
}

/** As the loader decides it. */
function localeOf(document: Document): string {
  const set = recordIn(document.querySelector('[data-shop-settings]')?.textContent)?.['locale'];
  const [found] = /^(de|en)(?![a-z])/i.exec(typeof set === 'string' && set ? set : document.documentElement.lang) ?? [
    'nl',
  ];
  return found.toLowerCase();
}

async function baseFiles(page: Page, { bases }: Tags, loader: URL, client: Client) {
  const beside = new URL('base.css', loader).href;
  const own = bases.find(({ url }) => url.href.startsWith(beside));
  if (own) return { files: [await fetchFile(own.url, 'base.css', page, client)], findings: [] };
  const others = await Promise.all(bases.map(({ url }) => fetchFile(url, 'base.css', page, client)));
  // A shop may have a base.css of its own.
  const ours = others.find(({ answer }) => answer?.text.includes('--sw-'));
  const said = (url: URL) =>
    finding('base-elsewhere', url.href, `The loader looks for ${beside}, and brings the styles again.`);
  return { files: [], findings: ours ? [said(ours.url)] : [] };
}

function mixed(loader: LoaderFile, build: Build | null, named: readonly Fetched[], url: URL): Finding[] {
  if (!build) return [];
  const { version, files, said } = build;
  if (loader.version && loader.version !== version)
    return [
      finding(
        'build-mixed',
        url.href,
        `loader.js is of version ${loader.version}, and ${said} beside it of ${version}.`,
      ),
    ];
  const unknown = [loader.engine, ...[...loader.widgets.values()].map(({ file }) => `${file}.js`)].find(
    (name) => !files.has(name),
  );
  if (unknown)
    return [
      finding('build-mixed', url.href, `loader.js asks for ${unknown}, of which ${said} beside it knows nothing.`),
    ];
  const other = named.find((file) => file.answer?.status === 200 && isAltered(file, build));
  return other ? [finding('build-mixed', other.url.href, `${other.name} is not the one of ${said} beside it.`)] : [];
}

function otherVersion(loader: LoaderFile, version: string | null, url: URL): Finding[] {
  if (!version || !loader.version || loader.version === version) return [];
  return [
    finding(
      'doctor-version',
      url.href,
      `The shop has version ${loader.version}, and this is the doctor of ${version}.`,
    ),
  ];
}
