import type * as z from 'zod/mini';

export interface Target {
  /** With its query. */
  readonly path: string;
  /** Empty when absent. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One call: its address, its input and its answer. */
export interface Endpoint<Input = unknown, Answer = unknown> {
  readonly method: 'get' | 'post' | 'delete';
  /** Relative to the site, such as `/cart/get`. */
  readonly path: string;
  /**
   * A safe call only reads: it may be repeated after a failure, and widgets that send it at the same time share one
   * request.
   */
  readonly safe?: boolean;
  /**
   * The call belongs to the session in which the page was loaded: it places an order, or changes an account. It is not
   * sent if another customer has signed in since.
   */
  readonly sameSession?: boolean;
  /** Absent when the call has no payload; its body is then empty. */
  readonly input?: z.ZodMiniType<Input>;
  /** For a call whose input is not its body: its address, body and headers. */
  readonly target?: (input: Input) => Target;
  readonly answer: z.ZodMiniType<Answer>;
}

/** A call with any input, for code that describes calls and sends none. */
export interface AnyEndpoint extends Omit<Endpoint, 'target'> {
  readonly target?: (input: never) => Target;
}

/** One part of a path or query. A lone surrogate becomes U+FFFD, because `encodeURIComponent` throws on it. */
export function pathPart(value: string | number): string {
  return encodeURIComponent(String(value).replaceAll(/[\uD800-\uDFFF]/gu, '\uFFFD'));
}

/** Names the types of an endpoint without repeating them. It is a POST unless it says otherwise. */
export function endpoint<Input = void, Answer = unknown>(
  definition: Omit<Endpoint<Input, Answer>, 'method'> & Partial<Pick<Endpoint, 'method'>>,
): Endpoint<Input, Answer> {
  return { method: 'post', ...definition };
}
