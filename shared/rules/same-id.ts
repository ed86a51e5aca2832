import type { WireId } from '../contract/wire.ts';

/** Whether two ids are the same; one answer may write a number and the next one a text. */
export function isSameId(a: WireId | null, b: WireId | null): boolean {
  return a !== null && b !== null && String(a) === String(b);
}
