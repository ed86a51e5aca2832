import type * as z from 'zod/mini';

/** One call of the shop: where it goes, what it takes and what it answers. */
export interface Endpoint<Input = unknown, Answer = unknown> {
  readonly method: 'get' | 'post' | 'delete';
  /** Relative to the site, such as `/cart/get`. */
  readonly path: string;
  /** A safe call only reads: it may be repeated after a failure and shared by those who ask at the same moment. */
  readonly safe?: boolean;
  /** Absent when the call has no payload; its body is then empty. */
  readonly input?: z.ZodMiniType<Input>;
  readonly answer: z.ZodMiniType<Answer>;
}

/** Names the types of an endpoint without repeating them. */
export function endpoint<Input = void, Answer = unknown>(definition: Endpoint<Input, Answer>): Endpoint<Input, Answer> {
  return definition;
}
