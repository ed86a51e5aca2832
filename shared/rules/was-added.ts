/**
 * Whether an addition whose answer was lost has been made, judged by the pieces in the cart before and now. A gift may
 * come with it, and a combination has several pieces. Null when that cannot be known.
 */
export function wasAdded(before: number | undefined, now: number | null, qty: number): boolean | null {
  if (now === null) return null;
  if (now === 0 || now === before) return false;
  return before !== undefined && now >= before + qty ? true : null;
}
