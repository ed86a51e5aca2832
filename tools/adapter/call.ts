import * as z from 'zod/mini';
import { wireId } from '../../shared/contract/wire.ts';
import type { Cart, Locale } from './model.ts';
import { messageFor } from './messages.ts';
import { Invalid } from './refusal.ts';
import type { StoredSession } from './sessions.ts';
import type { Session, Shop, ShopFunction, ShopPages } from './shop.ts';

/** What a call works with. Its functions are there: a call without them is not mounted. */
export interface CallContext {
  readonly shop: Required<Shop<object>>;
  /** The cart of the visitor; an empty one where nothing was added. */
  readonly readCart: () => Promise<Cart>;
  readonly session: Session<object>;
  readonly stored: StoredSession;
  readonly body: Readonly<Record<string, unknown>>;
  /** Parts of the path. */
  readonly parts: readonly string[];
  readonly query: URLSearchParams;
  /** Whether the shop has a function that the call can do without. */
  has(name: ShopFunction): boolean;
  /** The session gets new keys with the answer. */
  renew(): void;
  /** Stores the session before the call ends, so that a crash does not lose it. */
  save(): Promise<void>;
  /** Pages and files of the shop. */
  readonly pages: ShopPages;
}

/** A call as the kit answers it. */
export interface ShopCall {
  readonly method: 'POST' | 'DELETE';
  /** `{id}` stands for a part. */
  readonly path: string;
  readonly needs: readonly ShopFunction[];
  handle(context: CallContext): Promise<unknown>;
}

export function call(
  path: string,
  needs: readonly ShopFunction[],
  handle: (context: CallContext) => Promise<unknown>,
  method: ShopCall['method'] = 'POST',
): ShopCall {
  return { method, path, needs, handle };
}

const LONGEST_ID = 255;

/** An id that a shop can have: no text without end, and no number that loses digits. */
export const sentId = wireId.check(
  z.refine((id) =>
    typeof id === 'number' ? Number.isSafeInteger(id) : id.length <= LONGEST_ID && !/\p{Cc}/u.test(id),
  ),
);

/** Reads the body; a value that does not fit is a problem of its field. */
export function readBody<T extends z.ZodMiniType>(schema: T, body: unknown, locale: Locale): z.output<T> {
  const { data, error } = z.safeDecode(schema, body as z.input<T>);
  if (!error) return data;
  const fields = [...new Set(error.issues.map(({ path }) => String(path[0] ?? 'general')))];
  throw new Invalid(Object.fromEntries(fields.map((field) => [field, [messageFor('unreadable', field, locale)]])));
}

/** Writes an answer by its contract. */
export function write<T extends z.ZodMiniType>(schema: T, value: z.output<T>): unknown {
  return z.encode(schema, value);
}
