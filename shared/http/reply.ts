import type { Endpoint } from '../contract/endpoint.ts';

export type Way = Pick<Endpoint, 'method' | 'path' | 'safe'>;

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
