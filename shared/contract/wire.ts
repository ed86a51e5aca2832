import * as z from 'zod/mini';
import { fromMinorUnits, toMinorUnits } from './minor-units.ts';

/**
 * How the shop writes values. It is a PHP shop: numbers may arrive as text, lists as objects,
 * empty maps as `[]`, truths as 0 and 1. Every type reads all of these and writes one form.
 */

const NUMERIC = /^\s*-?\d+(\.\d+)?\s*$/;
/** A number as PHP may write it, left as it came. */
export const numberOrText = z.union([z.number(), z.string().check(z.regex(NUMERIC))]);

/** A plain number: a quantity, a rating. */
export const wireNumber = z.codec(numberOrText, z.number(), { decode: Number, encode: (value) => value });

/** A percentage, such as 21. */
export const percentage = z.codec(numberOrText, z.number().check(z.refine((rate) => rate >= 0 && rate <= 100)), {
  decode: Number,
  encode: (value) => value,
});

/** Whole number, such as a quantity. */
export const wholeNumber = z.codec(numberOrText, z.int(), {
  decode: (value) => Math.round(Number(value)),
  encode: (value) => value,
});

/** An amount of money: decimal euros on the wire, integer cents in the code, or the units of another currency. */
export const cents = z.codec(numberOrText, z.int(), {
  decode: (value) => toMinorUnits(Number(value)),
  encode: fromMinorUnits,
});

/** An amount that is taken off. The shop writes it with or without a minus sign; in the code it is positive. */
export const reduction = z.codec(numberOrText, cents, {
  decode: (value) => Math.abs(Number(value)),
  encode: (value) => value,
});

const TRUTHS = new Set<unknown>([true, 1, '1', 'true']);

/** Whether a value of PHP, or of a script of the page, means true. */
export function isTrue(value: unknown): boolean {
  return TRUTHS.has(value);
}

const UNTRUTHS = new Set<unknown>([false, 0, '0', '', 'false', null, undefined]);

const trueOrFalse = z.optional(
  z.unknown().check(z.refine((value) => TRUTHS.has(value) || UNTRUTHS.has(value), 'Expected a boolean, 0 or 1')),
);

/** True or false; a missing flag is false. */
export const flag = z.codec(trueOrFalse, z.boolean(), { decode: isTrue, encode: (value): unknown => value });

/** True or false; undefined where the shop does not send it. */
export const flagIfSent = z.codec(trueOrFalse, z.optional(z.boolean()), {
  decode: (value) => (value === undefined ? undefined : isTrue(value)),
  encode: (value): unknown => value,
});

/** An identifier, sent back in the type in which it arrived. Compare with `isSameId`. */
export const wireId = z.union([z.number(), z.string()]);
export type WireId = z.infer<typeof wireId>;

/** An object with keys, and no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An empty value, as PHP may write it. */
function isNothing(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    value === false ||
    (Array.isArray(value) && value.length === 0)
  );
}

type AnyForm<T extends z.ZodMiniType> = z.ZodMiniCodec<z.ZodMiniOptional<z.ZodMiniUnknown>, T>;

/**
 * A type that the shop writes in several forms, or leaves out. `decode` brings them into the form of the type, which
 * then checks it, and in which it is sent back.
 */
export function anyForm<T extends z.ZodMiniType>(type: T, decode: (value: unknown) => unknown): AnyForm<T> {
  return z.codec(z.optional(z.unknown()), type, {
    decode: (value) => decode(value) as z.input<T>,
    encode: (value): unknown => value,
  });
}

/** Text that may be missing, null, false or empty: each of these becomes null. */
export const optionalText = z.codec(
  z.optional(z.nullable(z.union([z.string(), z.number(), z.literal(false), z.array(z.never())]))),
  z.nullable(z.string()),
  { decode: (value) => (isNothing(value) ? null : String(value)), encode: (value) => value },
);

/** Text of a field in a form: what is missing or null is empty, and a number is written out. */
export const fieldText = z.codec(
  z.optional(z.nullable(z.union([z.string(), z.number(), z.literal(false), z.array(z.never())]))),
  z.string(),
  { decode: (value) => (isNothing(value) ? '' : String(value)), encode: (value) => value },
);

/** A code of two or three letters, compared in lower case. */
export const lowerCase = z.codec(z.string(), z.string(), {
  decode: (value) => value.trim().toLowerCase(),
  encode: (value) => value,
});

/** A value that must be present, even if it is null. */
export function required<T extends z.ZodMiniType>(type: T): z.ZodMiniCodec<z.ZodMiniUnknown, T> {
  const present = z.unknown().check(z.refine((value) => value !== undefined, 'a value, or null'));
  return z.codec(present, type, {
    decode: (value) => value as z.input<T>,
    encode: (value): unknown => value,
  });
}

/**
 * Any body of a successful answer without data. An HTML page is invalid: the call was redirected, for example to a
 * login.
 */
export const anyData = z
  .unknown()
  .check(z.refine((body) => typeof body !== 'string' || !body.trimStart().startsWith('<'), 'data, not a page'));

/** An object whose keys may all be missing; PHP writes an empty one as `[]`, and none at all as null. */
export function sparse<T extends z.ZodMiniType>(type: T): AnyForm<T> {
  return anyForm(type, (value) => (isNothing(value) ? {} : value));
}

/** A value that may be missing, null, false, an empty text or an empty list: each of these becomes null. */
export function optional<T extends z.ZodMiniType>(type: T) {
  return anyForm(z.nullable(type), (value) => (isNothing(value) ? null : value));
}

/** The same, where the difference counts between a value and none: undefined is what the shop does not send. */
export function ifSent<T extends z.ZodMiniType>(type: T) {
  return anyForm(z.optional(type), (value) => (isNothing(value) ? undefined : value));
}

/** The same, where a key without a value, which becomes null, differs from a missing key, which is undefined. */
export function nullableIfSent<T extends z.ZodMiniType>(type: T) {
  return anyForm(z.optional(z.nullable(type)), (value) =>
    value === undefined ? undefined : isNothing(value) ? null : value,
  );
}

/** A value that has a default where the shop sends none. */
export function orDefault<T extends z.ZodMiniType>(type: T, missing: z.input<T>) {
  return anyForm(type, (value) => (value === undefined || value === null || value === '' ? missing : value));
}

/** An id, or an object that has one. */
export const idOf = anyForm(z.nullable(wireId), (value) => {
  const id = isRecord(value) ? value.id : value;
  return typeof id === 'number' || (id !== '' && typeof id === 'string') ? id : null;
});

const missableItems = new WeakSet<z.ZodMiniType>();

/**
 * An item that its list can do without, such as a card or a review: one that breaks the contract does not take the others
 * with it. Lines that are part of a sum, and what a customer owns, are no such items.
 */
export function missable<T extends z.ZodMiniType>(item: T): T {
  missableItems.add(item);
  return item;
}

/** An entry that a list has left out. */
export interface LeftOutEntry {
  /** The list or map as it was sent. */
  readonly list: object;
  readonly key: string;
  /** Its path begins at the entry. */
  readonly issue: z.core.$ZodIssue;
}

let leftOut: LeftOutEntry[] | undefined;

/** Reads once more what was refused as a whole, without invalid items that are missable. It may name one twice. */
export function readPartially<Read>(read: () => Read): {
  readonly read: Read;
  readonly leftOut: readonly LeftOutEntry[];
} {
  const entries = (leftOut = []);
  try {
    return { read: read(), leftOut: entries };
  } finally {
    leftOut = undefined;
  }
}

type IsEntry = (entry: unknown) => boolean;

/** Entries of a list, which PHP sends as an object when keys are missing; one that is null is none. */
function entriesOf(list: object, item: z.ZodMiniType, isEntry: IsEntry = () => true): unknown[] {
  const entries = Object.entries(list).filter(([, entry]) => entry !== null && isEntry(entry));
  const invalid = new Map<string, LeftOutEntry>();
  if (leftOut && missableItems.has(item))
    for (const [key, entry] of entries) {
      const { error } = z.safeDecode(item, entry);
      if (error) invalid.set(key, { list, key, issue: error.issues[0]! });
    }
  // A list of which nothing is left is wrong as a whole.
  if (invalid.size === entries.length) invalid.clear();
  leftOut?.push(...invalid.values());
  return entries.flatMap(([key, entry]) => (invalid.has(key) ? [] : [entry]));
}

/** A required list. It may be empty; without it, the answer breaks the contract. */
export function list<T extends z.ZodMiniType>(item: T) {
  const entries = z.unknown().check(z.refine((value) => typeof value === 'object' && value !== null, 'a list'));
  return z.codec(entries, z.array(item), {
    decode: (value) => entriesOf(value as object, item) as z.input<T>[],
    encode: (value): unknown => value,
  });
}

/** A list that may be missing, and is then empty. */
export function optionalList<T extends z.ZodMiniType>(item: T, isEntry?: IsEntry) {
  return anyForm(z.array(item), (value) => {
    if (value === null || value === undefined || value === false) return [];
    return typeof value === 'object' ? entriesOf(value, item, isEntry) : value;
  });
}

/** A map by key; PHP sends `[]` when it is empty. */
export function map<T extends z.ZodMiniType>(value: T) {
  return anyForm(z.record(z.string(), value), (entries) =>
    Array.isArray(entries) ? Object.fromEntries(entries.entries()) : (entries ?? {}),
  );
}

/** Where a value of JSON contains this list or map; null when it does not. */
export function pathTo(list: object, within: unknown): readonly string[] | null {
  if (within === list) return [];
  // An input may be an element, whose properties lead everywhere.
  if (!Array.isArray(within) && Object.getPrototypeOf(within ?? 0) !== Object.prototype) return null;
  for (const [key, value] of Object.entries(within as object)) {
    const path = pathTo(list, value);
    if (path) return [key, ...path];
  }
  return null;
}
