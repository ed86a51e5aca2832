import { ENTRY, LARGE } from './check-served-files.ts';
import type { Answer, Client } from './client.ts';
import { fetchFile, type FetchedFile } from './fetch-file.ts';
import type { Build } from './read-build.ts';

/** What clients accept: a browser, an older program, and one without compression. */
export const ACCEPTED = { browser: 'br, gzip', gzip: 'gzip', identity: 'identity' } as const;
type Kind = keyof typeof ACCEPTED;

/** A file as its host sends it to clients that accept different encodings. */
export interface DeliveredFile {
  readonly name: string;
  readonly url: URL;
  /** A small file is fetched as a browser does alone. */
  readonly answers: { readonly browser: FetchedFile } & Readonly<Partial<Record<Kind, FetchedFile>>>;
  /** To a request with the `ETag` or the date of the file; null where none was sent. */
  readonly revalidated: Answer | null;
  /** It is in a folder with the version of its release, and never changes. */
  readonly isPinned: boolean;
}

export interface DeliveryContext {
  readonly client: Client;
  /** Of the pages that load the files. */
  readonly origin: URL;
  readonly build: Build;
}

/** Whether a folder of the address has the version as its name, or after `@` or `v`, as hosts of packages write it. */
export function isInReleaseFolder({ pathname }: URL, version: string | null): boolean {
  return version !== null && ['/', '@', '/v'].some((start) => pathname.includes(`${start}${version}/`));
}

/** Fetches a file once for each encoding, a small one for the first alone. */
export async function fetchDelivered(name: string, url: URL, context: DeliveryContext): Promise<DeliveredFile> {
  const { client, origin, build } = context;
  const get = (kind: Kind) => fetchFile(url, name, { url: origin }, client, { 'Accept-Encoding': ACCEPTED[kind] });
  const browser = await get('browser');
  const isLarge = (browser.answer?.bytes.length ?? 0) >= LARGE;
  const [gzip, identity] = isLarge ? await Promise.all([get('gzip'), get('identity')]) : [];
  const isPinned = isInReleaseFolder(url, build.version);
  const answers = { browser, ...(gzip && { gzip }), ...(identity && { identity }) };
  const isKept = isPinned || !ENTRY.test(name);
  return { name, url, answers, isPinned, revalidated: isKept ? null : await revalidate(url, browser.answer, client) };
}

async function revalidate(url: URL, answer: Answer | null, client: Client): Promise<Answer | null> {
  const tag = answer?.headers.get('etag');
  const date = answer?.headers.get('last-modified');
  if (!tag && !date) return null;
  const headers = {
    'Accept-Encoding': ACCEPTED.browser,
    ...(tag ? { 'If-None-Match': tag } : { 'If-Modified-Since': date! }),
  };
  return client.request(url, { headers }).catch(() => null);
}

/** With what the client accepts. */
export const answersOf = ({ answers }: DeliveredFile) =>
  Object.entries(ACCEPTED).flatMap(([kind, accepted]) => {
    const file = answers[kind as Kind];
    return file ? [{ accepted, file }] : [];
  });
