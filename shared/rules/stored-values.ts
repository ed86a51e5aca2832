import { isRecord } from '../contract/wire.ts';

/** Reads the values of a form from a draft of this browser tab, without those that do not fit their field. */
export function readStoredValues<Values extends object>(empty: Values, stored: unknown): Partial<Values> {
  const entries = Object.entries(isRecord(stored) ? stored : {});
  return Object.fromEntries(
    entries.filter(
      ([name, value]) => Object.hasOwn(empty, name) && isValueOf(name, value, empty[name as keyof Values]),
    ),
  ) as Partial<Values>;
}

function isValueOf(name: string, value: unknown, empty: unknown): boolean {
  if (/^(shipping_)?type$/.test(name)) return value === 'private' || value === 'business';
  if (empty === null) return value === null || typeof value === 'string' || typeof value === 'number';
  return typeof value === typeof empty;
}
