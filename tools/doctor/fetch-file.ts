import type { Answer, Client } from './client.ts';
import { TooLarge } from './limits.ts';
import type { Page } from './page.ts';
import type { Build } from './read-build.ts';
import { WrongEncoding } from './wrong-encoding.ts';

/** A file as the browser of the page would get it. */
export interface FetchedFile {
  readonly name: string;
  readonly url: URL;
  /** Null when no complete answer came. */
  readonly answer: Answer | null;
  /** Why there is no answer, as a sentence without a full stop. */
  readonly problem?: string;
  /** Its body is not compressed as the header says. */
  readonly isWrongEncoding?: true;
  /** The `integrity` value of what came; null where hashes cannot be computed. */
  readonly integrity: string | null;
}

type PageAddress = Pick<Page, 'url'>;

export async function fetchFile(
  url: URL,
  name: string,
  page: PageAddress,
  client: Client,
  accepted: Readonly<Record<string, string>> = {},
): Promise<FetchedFile> {
  const headers = { ...accepted, ...(url.origin !== page.url.origin && { Origin: page.url.origin }) };
  try {
    const answer = await client.request(url, { headers });
    return { name, url, answer, integrity: await integrityOf(answer.bytes) };
  } catch (error) {
    const problem = problemOf(error);
    return {
      name,
      url,
      answer: null,
      problem,
      integrity: null,
      ...(error instanceof WrongEncoding && { isWrongEncoding: true }),
    };
  }
}

function problemOf(error: unknown): string {
  if (error instanceof WrongEncoding) return error.message;
  return error instanceof TooLarge ? `It was not read to its end: ${error.message}` : 'It does not answer';
}

export function typeOf({ headers }: Answer): string {
  return headers.get('content-type') ?? 'no Content-Type';
}

export function hasWrongType({ url, answer }: FetchedFile): boolean {
  const right = url.pathname.endsWith('.css') ? /^text\/css\b/i : /^(text|application)\/(x-)?(java|ecma)script\b/i;
  return !right.test(typeOf(answer!));
}

export function isBlockedByCors({ url, answer }: FetchedFile, page: PageAddress): boolean {
  const allowed = answer!.headers.get('access-control-allow-origin');
  return url.origin !== page.url.origin && allowed !== '*' && allowed !== page.url.origin;
}

export function isAltered({ name, integrity: actual }: FetchedFile, build: Build | null): boolean {
  const integrity = build?.files.get(name);
  return Boolean(integrity) && actual !== null && integrity !== actual;
}

/** A page without https has no `crypto.subtle`. */
async function integrityOf(bytes: Uint8Array): Promise<string | null> {
  const hash = await (crypto.subtle as SubtleCrypto | undefined)?.digest('SHA-384', bytes as Uint8Array<ArrayBuffer>);
  return hash ? `sha384-${btoa(String.fromCodePoint(...new Uint8Array(hash)))}` : null;
}
