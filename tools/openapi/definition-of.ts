import type * as z from 'zod/mini';

export type Type = z.ZodMiniType;

/** What a type of zod is made of. Which keys it has depends on its `type`. */
export interface Definition {
  readonly type: string;
  /** Of a type that may be missing, or has a default. */
  readonly innerType?: Type;
  /** Of a list. */
  readonly element?: Type;
  /** Of a record. */
  readonly valueType?: Type;
  /** Of a union. */
  readonly options?: readonly Type[];
  /** Of an object. */
  readonly shape?: Readonly<Record<string, Type>>;
  /** Of an object: the type of other keys. */
  readonly catchall?: Type;
  readonly defaultValue?: unknown;
  /** Of a converted value: the result. */
  readonly out?: Type;
}

export function definitionOf(type: Type): Definition {
  return type._zod.def;
}
