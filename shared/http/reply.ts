import type { Endpoint } from '../contract/endpoint.ts';

/** Where a call goes and how. */
export interface RequestOptions extends Pick<Endpoint, 'method' | 'path' | 'safe' | 'sameSession'> {
  /** Beside those that every call carries. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Ends the call before its answer. */
  readonly signal?: AbortSignal | undefined;
}

/** What came back, before the contract has looked at it. */
export interface Reply {
  readonly status: number;
  /** Read as JSON; text that is none stays text. */
  readonly body: unknown;
  /** The body is JSON, or there is none; anything else is a page or was cut short. */
  readonly isData: boolean;
  /** It came from another address than the one that was asked. */
  readonly isRedirected: boolean;
}

/** Sends one request and reads what comes back; rejects when nothing does. */
export type Send = (way: RequestOptions, payload: unknown) => Promise<Reply>;

export async function replyOf(answer: Response): Promise<Reply> {
  const { status, redirected: isRedirected } = answer;
  const text = await answer.text();
  // A page without words at another address is no answer to the call either.
  if (text === '') return { status, body: {}, isData: !isRedirected, isRedirected };
  try {
    return { status, body: JSON.parse(text) as unknown, isData: true, isRedirected };
  } catch {
    return { status, body: text, isData: false, isRedirected };
  }
}
