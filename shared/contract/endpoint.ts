import type * as z from 'zod/mini';

export interface Target {
  /** With its query. */
  readonly path: string;
  /** Empty when absent. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One call of the shop: where it goes, what it takes and what it answers. */
export interface Endpoint<Input = unknown, Answer = unknown> {
  readonly method: 'get' | 'post' | 'delete';
  /** Relative to the site, such as `/cart/get`. */
  readonly path: string;
  /** A safe call only reads: it may be repeated after a failure and shared by those who ask at the same moment. */
  readonly safe?: boolean;
  /**
   * The call belongs to the session that the page shows: it places an order, or changes an account. It is never sent in
   * the name of whoever has signed in since.
   */
  readonly sameSession?: boolean;
  /** Absent when the call has no payload; its body is then empty. */
  readonly input?: z.ZodMiniType<Input>;
  /** For a call whose input is not its body: where it goes, with which body and headers of its own. */
  readonly target?: (input: Input) => Target;
  readonly answer: z.ZodMiniType<Answer>;
}

/** Any call, whatever it takes: for those who describe calls and make none. */
export interface AnyEndpoint extends Omit<Endpoint, 'target'> {
  readonly target?: (input: never) => Target;
}

/** One part of a path or of a query. Half of a character, which no address can hold, becomes the sign for what is lost. */
export function pathPart(value: string | number): string {
  return encodeURIComponent(String(value).replaceAll(/[\uD800-\uDFFF]/gu, '\uFFFD'));
}

/** Names the types of an endpoint without repeating them. */
export function endpoint<Input = void, Answer = unknown>(definition: Endpoint<Input, Answer>): Endpoint<Input, Answer> {
  return definition;
}
