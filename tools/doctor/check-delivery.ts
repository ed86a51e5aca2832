import { cacheLifetime, hasDirective } from './cache-control.ts';
import { ENTRY, HASHED, LARGE, listOthers } from './check-served-files.ts';
import type { Answer } from './client.ts';
import type { Code } from './codes.ts';
import { answersOf, type DeliveredFile, type DeliveryContext } from './fetch-delivered.ts';
import { isAltered } from './fetch-file.ts';
import { finding, type Finding } from './finding.ts';

/** How much larger than the file of the build a compressed answer may be, as a part of it. */
const TOLERANCE = 0.05;

interface Rule {
  readonly code: Code;
  /** What was expected and what was found, as a sentence without its full stop; null for a file without this fault. */
  readonly find: (file: DeliveredFile, answer: Answer, context: DeliveryContext) => string | null;
}

/** For a sentence. */
const valueOf = (headers: Headers, name: string) => {
  const value = headers.get(name);
  return value === null ? 'nothing' : `“${value}”`;
};

/** Those of a list, in lower case. A server and the CDN in front of it may both write a header. */
const itemsOf = (headers: Headers, name: string) =>
  (headers.get(name) ?? '')
    .toLowerCase()
    .split(',')
    .map((item) => item.trim());

/** `x-gzip` is the earlier name. */
const encodingOf = (headers: Headers) => (itemsOf(headers, 'content-encoding')[0] || 'identity').replace(/^x-/, '');

/** Independent of each other: a file may break several. */
const RULES: readonly Rule[] = [
  { code: 'file-altered', find: findAltered },
  {
    code: 'file-vary',
    find: findNoVary,
  },
  { code: 'file-weight', find: findExtraWeight },
  {
    code: 'file-immutable',
    find: ({ name, isPinned }, { headers }) =>
      (isPinned || (HASHED.test(name) && (cacheLifetime(headers) ?? 0) > 0)) && !hasDirective(headers, 'immutable')
        ? `Cache-Control: expected “public, max-age=31536000, immutable”, found ${valueOf(headers, 'cache-control')}`
        : null,
  },
  { code: 'file-revalidation', find: findNoRevalidation },
  {
    code: 'file-nosniff',
    find: (_, { headers }) =>
      itemsOf(headers, 'x-content-type-options')[0] === 'nosniff'
        ? null
        : `X-Content-Type-Options: expected “nosniff”, found ${valueOf(headers, 'x-content-type-options')}`,
  },
  {
    code: 'file-embedding',
    find: ({ url }, { headers }, { origin }) =>
      headers.get('cross-origin-resource-policy') === 'same-origin' && url.origin !== origin.origin
        ? 'Cross-Origin-Resource-Policy: expected “cross-origin” or nothing, found “same-origin”'
        : null,
  },
  {
    code: 'file-timing',
    find: ({ url }, { headers }, { origin }) =>
      url.origin === origin.origin ||
      itemsOf(headers, 'timing-allow-origin').some((item) => ['*', origin.origin].includes(item))
        ? null
        : `Timing-Allow-Origin: expected “*”, found ${valueOf(headers, 'timing-allow-origin')}`,
  },
];

/** A host may send any file uncompressed, and nothing that the client does not accept. */
function findWrongEncoding(delivered: DeliveredFile): string | null {
  const isThere = delivered.answers.browser.answer?.status === 200;
  for (const { accepted, file } of answersOf(delivered)) {
    if (file.isWrongEncoding) return `To Accept-Encoding: ${accepted}, ${file.problem}`;
    // One of a thousand requests may go unanswered.
    if (!file.answer) continue;
    if (isThere && file.answer.status !== 200)
      return `To Accept-Encoding: ${accepted}, expected 200, found ${file.answer.status}`;
    const sent = encodingOf(file.answer.headers);
    if (![...accepted.split(', '), 'identity'].includes(sent))
      return `To Accept-Encoding: ${accepted} it answers with Content-Encoding: ${sent}`;
  }
  return null;
}

/** A cache would give the answer to one client to all others. */
function findNoVary(delivered: DeliveredFile): string | null {
  const answers = answersOf(delivered).flatMap(({ file }) => (file.answer?.status === 200 ? [file.answer] : []));
  const encoded = answers.find(({ headers }) => encodingOf(headers) !== 'identity');
  const fixed = answers.find(
    ({ headers }) => !itemsOf(headers, 'vary').some((item) => /^(accept-encoding|\*)$/.test(item)),
  );
  if (!encoded || !fixed) return null;
  return `Vary: expected Accept-Encoding, as it is also sent with Content-Encoding: ${encodingOf(encoded.headers)}, found ${valueOf(fixed.headers, 'vary')}`;
}

/** Each encoding has a file of its own, which may be that of another release. */
function findAltered(delivered: DeliveredFile, _: Answer, { build }: DeliveryContext): string | null {
  const altered = answersOf(delivered).find(({ file }) => file.answer?.status === 200 && isAltered(file, build));
  if (!altered) return null;
  const { answer, integrity } = altered.file;
  const [expected, actual] = [build.sizes.get(delivered.name)?.identity, answer!.bytes.length];
  const what =
    expected !== undefined && actual < expected
      ? `it ends after ${actual} of ${expected} bytes`
      : `expected ${build.files.get(delivered.name)}, found ${integrity}`;
  return `With Accept-Encoding: ${altered.accepted}, ${what}`;
}

/** The compressed files of the build are as small as they get. */
function findExtraWeight(delivered: DeliveredFile, _: Answer, { build }: DeliveryContext): string | null {
  const sizes = build.sizes.get(delivered.name);
  for (const { accepted, file } of answersOf(delivered)) {
    const { transferred = 0, headers = new Headers() } = file.answer ?? {};
    const encoding = encodingOf(headers);
    const listed = (encoding === 'br' || encoding === 'gzip') && sizes?.[encoding];
    if (listed && transferred > listed * (1 + TOLERANCE) + LARGE / 10)
      return `To Accept-Encoding: ${accepted} it takes ${transferred} bytes, and the compressed file of the release ${listed}`;
  }
  return null;
}

function findNoRevalidation({ name, isPinned, revalidated }: DeliveredFile): string | null {
  if (isPinned || !ENTRY.test(name)) return null;
  if (!revalidated) return 'Expected an ETag or Last-Modified, with which browsers ask whether the file has changed';
  return revalidated.status === 304
    ? null
    : `To a request with its own ETag or date, expected 304, found ${revalidated.status}`;
}

/** One finding per fault, with all files that have it. That a file is missing is found elsewhere. */
export function checkDelivery(files: readonly DeliveredFile[], context: DeliveryContext): Finding[] {
  const answered = files.filter(({ answers }) => answers.browser.answer?.status === 200);
  return [
    ...findingsOf('file-encoding', files, findWrongEncoding),
    ...RULES.flatMap(({ code, find }) =>
      findingsOf(code, answered, (file) => find(file, file.answers.browser.answer!, context)),
    ),
  ];
}

function findingsOf(
  code: Code,
  files: readonly DeliveredFile[],
  find: (file: DeliveredFile) => string | null,
): Finding[] {
  const faulty = files.flatMap((file) => {
    const what = find(file);
    return what === null ? [] : [{ ...file, what }];
  });
  const [first] = faulty;
  return first ? [finding(code, first.url.href, `${first.what}${listOthers(faulty)}.`)] : [];
}
