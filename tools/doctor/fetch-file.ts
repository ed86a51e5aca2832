import { createHash } from 'node:crypto';
import type { Answer, Client } from './client.ts';
import { TooLarge } from './limits.ts';
import type { Page } from './page.ts';
import type { Build } from './read-build.ts';

/** A file as the browser of the page would get it. */
export interface FetchedFile {
  readonly name: string;
  readonly url: URL;
  /** Null when no complete answer came. */
  readonly answer: Answer | null;
  /** Why there is no answer, as a sentence without a full stop. */
  readonly problem?: string;
}

export async function fetchFile(url: URL, name: string, page: Page, client: Client): Promise<FetchedFile> {
  const headers = url.origin === page.url.origin ? {} : { Origin: page.url.origin };
  try {
    return { name, url, answer: await client.request(url, { headers }) };
  } catch (error) {
    const problem = error instanceof TooLarge ? `It was not read to its end: ${error.message}` : 'It does not answer';
    return { name, url, answer: null, problem };
  }
}

export function typeOf({ headers }: Answer): string {
  return headers.get('content-type') ?? 'no Content-Type';
}

export function hasWrongType({ url, answer }: FetchedFile): boolean {
  const right = url.pathname.endsWith('.css') ? /^text\/css\b/i : /^(text|application)\/(x-)?(java|ecma)script\b/i;
  return !right.test(typeOf(answer!));
}

export function isBlockedByCors({ url, answer }: FetchedFile, page: Page): boolean {
  const allowed = answer!.headers.get('access-control-allow-origin');
  return url.origin !== page.url.origin && allowed !== '*' && allowed !== page.url.origin;
}

export function isAltered({ name, answer }: FetchedFile, build: Build | null): boolean {
  const integrity = build?.files.get(name);
  return Boolean(integrity) && integrity !== `sha384-${createHash('sha384').update(answer!.bytes).digest('base64')}`;
}
