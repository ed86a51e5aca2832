import { createHash } from 'node:crypto';
import type { Build } from './build.ts';
import type { Answered, Client } from './client.ts';
import { TooLarge } from './limits.ts';
import type { Page } from './page.ts';

/** A file as the page's browser would get it. */
export interface Fetched {
  readonly name: string;
  readonly url: URL;
  /** Null when no answer came. */
  readonly answer: Answered | null;
  /** Why no answer came. */
  readonly problem?: string;
}

export async function fetchFile(url: URL, name: string, page: Page, client: Client): Promise<Fetched> {
  try {
    const isForeign = url.origin !== page.url.origin;
    return { name, url, answer: await client.ask(url, isForeign ? { headers: { Origin: page.url.origin } } : {}) };
  } catch (error) {
    const problem = error instanceof TooLarge ? `It was not read to its end: ${error.message}` : 'It does not answer';
    return { name, url, answer: null, problem };
  }
}

export function typeOf({ headers }: Answered): string {
  return headers.get('content-type') ?? 'nothing in particular';
}

export function isOfWrongType({ url, answer }: Fetched): boolean {
  const right = url.pathname.endsWith('.css') ? /^text\/css\b/i : /^(text|application)\/(x-)?(java|ecma)script\b/i;
  return !right.test(typeOf(answer!));
}

export function isClosed({ url, answer }: Fetched, page: Page): boolean {
  const allowed = answer!.headers.get('access-control-allow-origin');
  return url.origin !== page.url.origin && allowed !== '*' && allowed !== page.url.origin;
}

export function isAltered({ name, answer }: Fetched, build: Build | null): boolean {
  const right = build?.files.get(name);
  return Boolean(right) && right !== `sha384-${createHash('sha384').update(answer!.bytes).digest('base64')}`;
}
