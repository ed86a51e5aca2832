import { cacheLifetime } from './cache-control.ts';
import type { Code } from './codes.ts';
import { hasWrongType, isAltered, isBlockedByCors, type FetchedFile } from './fetch-file.ts';
import { finding, type Finding } from './finding.ts';
import type { Page } from './page.ts';
import type { Build } from './read-build.ts';

/** Seconds: an hour. */
const SHORT = 3600;
/** Seconds: a month. */
const LONG = 30 * 24 * 3600;
/** Bytes from which compression pays off: fewer fit into one packet anyway. */
export const LARGE = 1400;
const MAX_NAMES = 5;

/** A release changes these under the same name. */
export const ENTRY = /^(loader\.js|(base|page)\.css|kit(-[a-z.]+)?\.(js|css))$/;
/** New content has a new name. */
export const HASHED = /-\d[a-z\d]{4}\.((copy|[a-z]{2})\.)?(js|css)$/;

/** Files without a hash in their name must not be cached for long: the next release has the same names. */
export function checkUnhashedCaching(files: readonly FetchedFile[]): Finding[] {
  const cached = files.filter(
    ({ answer }) => answer?.status === 200 && (cacheLifetime(answer.headers) ?? Infinity) > SHORT,
  );
  return cached.map(({ url, answer }) => {
    const header = answer!.headers.get('cache-control');
    const what = header
      ? `Cache-Control: ${header} keeps an old release in browsers.`
      : 'Without Cache-Control, browsers choose how long they keep it.';
    return finding('loader-cache', url.href, what);
  });
}

interface Rule {
  readonly code: Code;
  readonly what: string;
  readonly isBroken: (file: FetchedFile, page: Pick<Page, 'url'>, build: Build | null) => boolean;
}

/** In this order: of each file, the first broken rule is reported. */
const RULES: readonly Rule[] = [
  {
    code: 'file-missing',
    what: 'The page needs it, and it does not exist',
    isBroken: ({ answer }) => answer?.status !== 200,
  },
  { code: 'file-type', what: 'Browsers reject its Content-Type', isBroken: (file) => hasWrongType(file) },
  {
    code: 'loader-cors',
    what: 'Its host does not allow this page to load it',
    isBroken: (file, page) => file.name.endsWith('.js') && isBlockedByCors(file, page),
  },
  {
    code: 'file-altered',
    what: 'It differs from the file of the build: its hash is another one',
    isBroken: (file, _, build) => isAltered(file, build),
  },
  {
    code: 'file-cache',
    what: 'Its name has a hash, but browsers may not keep it for a month',
    isBroken: ({ name, answer }) => HASHED.test(name) && (cacheLifetime(answer!.headers) ?? 0) < LONG,
  },
];

/** One finding per fault, with all files that have it. */
export function checkServedFiles(
  files: readonly FetchedFile[],
  page: Pick<Page, 'url'>,
  build: Build | null,
): Finding[] {
  const faulty = new Map<Rule, FetchedFile[]>();
  for (const file of files) {
    const rule = RULES.find(({ isBroken }) => isBroken(file, page, build));
    if (rule) faulty.set(rule, [...(faulty.get(rule) ?? []), file]);
  }
  return [...faulty].map(([{ code, what }, those]) =>
    finding(code, those[0]!.url.href, `${those[0]!.problem ?? what}${listOthers(those)}.`),
  );
}

export function checkCompression(files: readonly FetchedFile[]): Finding[] {
  const large = files.filter(
    ({ answer }) => answer?.status === 200 && answer.bytes.length >= LARGE && !answer.headers.has('content-encoding'),
  );
  if (large.length === 0) return [];
  return [finding('file-compression', large[0]!.url.href, `It is served without br or gzip${listOthers(large)}.`)];
}

export function listOthers([, ...others]: readonly Pick<FetchedFile, 'name'>[]): string {
  if (others.length === 0) return '';
  const names = others.slice(0, MAX_NAMES).map(({ name }) => name);
  const more = others.length - names.length;
  return `; the same applies to ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
