import { isRecord } from '../contract/wire.ts';

/** Reads the values of a form from a draft of this browser tab, without those that do not fit their field. */
export function readStoredValues<Values extends object>(empty: Values, stored: unknown): Partial<Values> {
  const entries = Object.entries(isRecord(stored) ? stored : {});
  return Object.fromEntries(
    entries.filter(([name, value]) => Object.hasOwn(empty, name) && isValueOf(value, empty[name as keyof Values])),
  ) as Partial<Values>;
}

function isValueOf(value: unknown, empty: unknown): boolean {
  // Without a choice, a buyer is private; every text is empty.
  if (isBuyerType(empty)) return isBuyerType(value);
  if (empty === null) return value === null || typeof value === 'string' || typeof value === 'number';
  return typeof value === typeof empty;
}

function isBuyerType(value: unknown): boolean {
  return value === 'private' || value === 'business';
}
