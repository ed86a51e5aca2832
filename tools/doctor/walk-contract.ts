import { definitionOf, type Type } from '../openapi/definition-of.ts';

/** A type without what allows it to be missing, or reads other forms of it. */
function core(type: Type): Type {
  const { innerType, out } = definitionOf(type);
  const inner = innerType ?? out;
  return inner ? core(inner) : type;
}

function partOf(type: Type, key: PropertyKey): Type | undefined {
  const { shape, element, valueType } = definitionOf(core(type));
  return shape ? ownPart(shape, key) : (element ?? valueType);
}

/** An answer may have keys such as `constructor`. */
function ownPart(shape: Readonly<Record<string, Type>>, key: PropertyKey): Type | undefined {
  return Object.hasOwn(shape, key) ? shape[String(key)] : undefined;
}

/** The keys that the contract knows at a path. */
export function keysAt(type: Type, path: readonly PropertyKey[]): ReadonlySet<string> {
  let at: Type | undefined = type;
  for (const key of path) at = at && partOf(at, key);
  return new Set(Object.keys((at && definitionOf(core(at)).shape) ?? {}));
}

/** Visits every value that the contract knows, with each of its types from the outer to the inner one. */
export function walkContract(
  type: Type,
  value: unknown,
  visit: (type: Type, value: unknown, path: readonly PropertyKey[]) => void,
  path: readonly PropertyKey[] = [],
): void {
  if (value === undefined || value === null) return;
  visit(type, value, path);
  const { innerType, out, shape, element, valueType } = definitionOf(type);
  const inner = innerType ?? out;
  if (inner) return walkContract(inner, value, visit, path);
  if (typeof value !== 'object') return;
  const part = element ?? valueType;
  const entries: [PropertyKey, unknown][] = element
    ? Object.values(value).map((entry, at) => [at, entry])
    : Object.entries(value);
  for (const [key, entry] of entries) {
    const own = shape ? ownPart(shape, key) : part;
    if (own) walkContract(own, entry, visit, [...path, key]);
  }
}
