import type { WireId } from '../contract/wire.ts';

/** Whether two ids are the same; one answer may write a number and the next one a text. */
export function isSameId(one: WireId | null, other: WireId | null): boolean {
  return one !== null && other !== null && String(one) === String(other);
}
