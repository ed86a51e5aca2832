import type { Build } from './build.ts';
import { freshFor } from './caching.ts';
import type { Code } from './codes.ts';
import { isAltered, isClosed, isOfWrongType, type Fetched } from './fetched.ts';
import { finding, type Finding } from './finding.ts';
import type { Page } from './page.ts';

/** Seconds; a release then reaches everybody within the hour. */
const SHORT = 3600;
/** Seconds; a month. */
const LONG = 30 * 24 * 3600;
/** Bytes from which packing is worthwhile. */
const LARGE = 1400;
const NAMED_AT_MOST = 5;

/** Null when it has nothing to scold. */
type Judge = (file: Fetched, page: Page, build: Build | null) => Code | null;

/** Files that keep their names from release to release, and must not be kept for long. */
export function keptTooLong(files: readonly Fetched[]): Finding[] {
  const kept = files.filter(({ answer }) => answer?.status === 200 && (freshFor(answer.headers) ?? Infinity) > SHORT);
  return kept.map(({ url, answer }) => {
    const said = answer!.headers.get('cache-control');
    const what = said
      ? `Cache-Control: ${said} keeps an old release alive.`
      : 'Without Cache-Control browsers guess how long they may keep it.';
    return finding('loader-cache', url.href, what);
  });
}

/** A file is scolded for one thing only, the first of these that is wrong. */
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

/** What is wrong with how files are served, once for all that have the same fault. */
export function judgeFiles(files: readonly Fetched[], page: Page, build: Build | null): Finding[] {
  const byCode = new Map<Code, Fetched[]>();
  for (const file of files) {
    const code = firstOf(file, page, build);
    if (code) byCode.set(code, [...(byCode.get(code) ?? []), file]);
  }
  return [...byCode].map(([code, those]) => {
    const [{ url, problem }] = those as [Fetched];
    return finding(code, url.href, `${problem ?? WHAT[code]}${list(those)}.`);
  });
}

function firstOf(file: Fetched, page: Page, build: Build | null): Code | null {
  for (const judge of JUDGES) {
    const code = judge(file, page, build);
    if (code) return code;
  }
  return null;
}

/** Files that are sent as they are, and are worth packing. */
export function unpacked(files: readonly Fetched[]): Finding[] {
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
