import { createHash } from 'node:crypto';
import { readBuild, type Build } from './build.ts';
import { freshFor, isForEverybody } from './caching.ts';
import type { Answered, Client } from './client.ts';
import type { Code } from './codes.ts';
import { finding, type Finding } from './finding.ts';
import { filesFor, readList, readLoader, type LoaderFile } from './loader-file.ts';
import type { Tags } from './loader-tag.ts';
import { metaOf, recordIn, type Page } from './page.ts';

/** Seconds; a release then reaches everybody within the hour. */
const SHORT = 3600;
/** Seconds; a month. */
const LONG = 30 * 24 * 3600;
/** Bytes from which packing is worthwhile. */
const LARGE = 1400;
const NAMED_AT_MOST = 5;

interface Fetched {
  readonly name: string;
  readonly url: URL;
  /** Null when no answer came. */
  readonly answer: Answered | null;
}

/** A file is scolded for one thing only, the first of these that is wrong. */
type Judge = (file: Fetched, page: Page, build: Build | null) => Code | null;

/** Fetches what a browser would fetch for this page, and judges how it is served. */
export async function checkFiles(page: Page, tags: Tags, client: Client, version: string | null): Promise<Finding[]> {
  if (!tags.loader || page.places.length === 0) return [];
  const { url } = tags.loader;
  const file = await fetchFile(url, 'loader.js', page, client);
  const wrong = judgeLoader(file, page);
  if (wrong) return [wrong];
  const loader = readLoader(file.answer!.text);
  if (!loader) return [finding('loader-unreachable', url.href, 'This file is no loader of these widgets.')];
  const [build, late] = await Promise.all([readBuild(url, client), lateList(loader, url, page, client)]);
  const names = namesFor(page, loader, late);
  const files = await Promise.all(names.map((name) => fetchFile(new URL(name, url), name, page, client)));
  const bases = await baseFiles(page, tags, url, client);
  return [
    ...mixed(loader, build, [file, ...bases.files], url),
    ...otherVersion(loader, version, url),
    ...bases.findings,
    ...short([file, ...bases.files]),
    ...group(files, page, build),
    ...group(bases.files, page, null),
    ...packed([file, ...bases.files, ...files]),
  ];
}

async function fetchFile(url: URL, name: string, page: Page, client: Client): Promise<Fetched> {
  try {
    const isForeign = url.origin !== page.url.origin;
    return { name, url, answer: await client.ask(url, isForeign ? { headers: { Origin: page.url.origin } } : {}) };
  } catch {
    return { name, url, answer: null };
  }
}

function judgeLoader(file: Fetched, page: Page): Finding | null {
  const { answer, url } = file;
  if (answer?.status !== 200)
    return finding('loader-unreachable', url.href, answer ? `It answers ${answer.status}.` : 'It does not answer.');
  if (isOfWrongType(file))
    return finding('loader-type', url.href, `It comes as ${typeOf(answer)}: browsers run modules only as JavaScript.`);
  if (isClosed(file, page))
    return finding('loader-cors', url.href, `${url.origin} does not let ${page.url.origin} have its scripts.`);
  return null;
}

async function lateList({ late }: LoaderFile, loader: URL, page: Page, client: Client) {
  if (!late) return new Map<string, never>();
  const { answer } = await fetchFile(new URL(`${late}.js`, loader), late, page, client);
  return readList(answer?.status === 200 ? answer.text : '');
}

function namesFor(
  { places, document }: Page,
  { engine, late, widgets }: LoaderFile,
  later: LoaderFile['widgets'],
): string[] {
  const locale = localeOf(document);
  const used = [...new Set(places.map(({ name }) => name))];
  const isLate = used.some((name) => !widgets.has(name));
  const files = used.flatMap((name) => {
    const known = widgets.get(name) ?? later.get(name);
    return known ? filesFor(known, locale) : [];
  });
  return [...new Set([`${engine}.js`, ...(isLate && late ? [`${late}.js`] : []), ...files])];
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
  const unknown = [`${loader.engine}.js`, ...[...loader.widgets.values()].map(({ file }) => `${file}.js`)].find(
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

/** Files that keep their names. */
function short(files: readonly Fetched[]): Finding[] {
  const kept = files.filter(({ answer }) => answer?.status === 200 && (freshFor(answer.headers) ?? Infinity) > SHORT);
  return kept.map(({ url, answer }) => {
    const said = answer!.headers.get('cache-control');
    const what = said
      ? `Cache-Control: ${said} keeps an old release alive.`
      : 'Without Cache-Control browsers guess how long they may keep it.';
    return finding('loader-cache', url.href, what);
  });
}

const JUDGES: readonly Judge[] = [
  ({ answer }) => (answer?.status === 200 ? null : 'file-missing'),
  (file) => (isOfWrongType(file) ? 'file-type' : null),
  (file, page) => (file.name.endsWith('.js') && isClosed(file, page) ? 'loader-cors' : null),
  (file, _, build) => (isAltered(file, build) ? 'file-altered' : null),
  ({ name, answer }) => (name !== 'base.css' && (freshFor(answer!.headers) ?? 0) < LONG ? 'file-cache' : null),
];

const WHAT: Partial<Record<Code, string>> = {
  'file-missing': 'The loader asks for it, and it is not there',
  'file-type': 'Browsers refuse its Content-Type',
  'loader-cors': 'Its host does not let this page have it',
  'file-altered': 'It is not what the build made: its hash is another one',
  'file-cache': 'Its name has a hash, and it may not be kept for long',
};

/** One finding for all files that have the same fault. */
function group(files: readonly Fetched[], page: Page, build: Build | null): Finding[] {
  const byCode = new Map<Code, Fetched[]>();
  for (const file of files) {
    const code = firstOf(file, page, build);
    if (code) byCode.set(code, [...(byCode.get(code) ?? []), file]);
  }
  return [...byCode].map(([code, those]) => finding(code, those[0]!.url.href, `${WHAT[code]}${list(those)}.`));
}

function firstOf(file: Fetched, page: Page, build: Build | null): Code | null {
  for (const judge of JUDGES) {
    const code = judge(file, page, build);
    if (code) return code;
  }
  return null;
}

function packed(files: readonly Fetched[]): Finding[] {
  const large = files.filter(
    ({ answer }) => answer?.status === 200 && answer.bytes.length > LARGE && !answer.headers.has('content-encoding'),
  );
  if (large.length === 0) return [];
  return [finding('file-compression', large[0]!.url.href, `It comes as it is, without br or gzip${list(large)}.`)];
}

function list([, ...others]: readonly Fetched[]): string {
  if (others.length === 0) return '';
  const named = others.slice(0, NAMED_AT_MOST).map(({ name }) => name);
  const more = others.length - named.length;
  return `; so it is with ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function typeOf({ headers }: Answered): string {
  return headers.get('content-type') ?? 'nothing in particular';
}

function isOfWrongType({ url, answer }: Fetched): boolean {
  const right = url.pathname.endsWith('.css') ? /^text\/css\b/i : /^(text|application)\/(x-)?(java|ecma)script\b/i;
  return !right.test(typeOf(answer!));
}

function isClosed({ url, answer }: Fetched, page: Page): boolean {
  const allowed = answer!.headers.get('access-control-allow-origin');
  return url.origin !== page.url.origin && allowed !== '*' && allowed !== page.url.origin;
}

function isAltered({ name, answer }: Fetched, build: Build | null): boolean {
  const right = build?.files.get(name);
  return Boolean(right) && right !== `sha384-${createHash('sha384').update(answer!.bytes).digest('base64')}`;
}

/** A page that holds somebody's token is for that person only. */
export function checkPageCache(page: Page): Finding[] {
  if (!metaOf(page, 'csrf-token') || !isForEverybody(page.headers)) return [];
  const said = page.headers.get('cache-control');
  return [
    finding(
      'page-cache',
      page.url.href,
      `Cache-Control: ${said} lets caches hand this page, with its token, to other people.`,
    ),
  ];
}
