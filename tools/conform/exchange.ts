import { excerpt } from '../doctor/check-refusal.ts';

/** One call and its answer. */
export interface Exchange {
  /** Such as `POST`. */
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** As sent; empty when there was none. */
  readonly sent: string;
  /** Null when no complete answer came. */
  readonly status: number | null;
  readonly headers: Headers;
  readonly text: string;
  /** The JSON of the answer; undefined when it is none. */
  readonly json: unknown;
  /** Where it was redirected to. */
  readonly redirects: readonly URL[];
  /** Milliseconds. */
  readonly duration: number;
  /** Why no answer came. */
  readonly failure?: string;
}

/** Characters of a body in a report. The whole order is shown, because each of its fields may be the wrong one. */
const LENGTH = { sent: 1500, received: 400 };

export function sentIn({ method, path, sent }: Exchange): string {
  return `${method} ${path}${sent && ` ${excerpt(sent, LENGTH.sent)}`}`;
}

export function receivedIn({ status, text, failure }: Exchange): string {
  return status === null ? (failure ?? 'no answer') : `${status} ${excerpt(text, LENGTH.received)}`.trim();
}

export function isSuccess({ status }: Pick<Exchange, 'status'>): boolean {
  return status !== null && status >= 200 && status < 300;
}
