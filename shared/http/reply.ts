import type { Endpoint } from '../contract/endpoint.ts';
import { statusOf } from './stale-token.ts';

export interface RequestOptions extends Pick<Endpoint, 'method' | 'path' | 'safe' | 'sameSession'> {
  /** In addition to those of every call. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** An answer of the shop before the contract reads it. */
export interface Reply {
  readonly status: number;
  /** Parsed JSON, or text. */
  readonly body: unknown;
  /** The body is JSON or empty. Anything else is a page, or incomplete. */
  readonly isData: boolean;
  /** The answer comes from another address. */
  readonly isRedirected: boolean;
  /** Its body is read. */
  readonly answer?: Response;
}

/** Sends one request. Rejects without an answer. */
export type Send = (options: RequestOptions, payload: unknown) => Promise<Reply>;

export async function replyOf(answer: Response): Promise<Reply> {
  const { redirected: isRedirected } = answer;
  const text = await answer.text();
  // An empty page at another address is not an answer to the call.
  const parsed = text === '' ? { body: {}, isData: !isRedirected } : parseBody(text);
  return { status: statusOf(answer, parsed.body), isRedirected, answer, ...parsed };
}

/** Parses JSON of any content type. Other text stays text. */
export function parseBody(text: string): Pick<Reply, 'body' | 'isData'> {
  try {
    return { body: JSON.parse(text) as unknown, isData: true };
  } catch {
    return { body: text, isData: false };
  }
}
