import type { Endpoint } from '../contract/endpoint.ts';

/** Where a call goes and how. */
export interface Way extends Pick<Endpoint, 'method' | 'path' | 'safe'> {
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
}

/** Sends one request and reads what comes back; rejects when nothing does. */
export type Send = (way: Way, payload: unknown) => Promise<Reply>;

export async function replyOf(answer: Response): Promise<Reply> {
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? {} : parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
