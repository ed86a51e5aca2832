/** `smallest`: every key that can go has gone. `visible`: what a page needs to show something stays. */
export type Size = 'smallest' | 'visible';

type Accepts = (value: unknown) => boolean;

/** Keys without which an answer is valid, and a page shows nothing or leads nowhere. */
const SEEN: ReadonlySet<string> = new Set(
  [
    'id name label title price in_stock inStock orderable costs redirect shippingMethods mainProduct',
    'first_name last_name street house_number zip_code city buildingNumber postcode locality',
    'content_name modalTitle modalContent modalData button_text thanks_title submit_button_text',
    'tab_text items question answer comment reviewed_at lines amount total number date text',
    'powerCreditSettings credits discount_eur order_lines solutions result file_name',
  ].flatMap((names) => names.split(' ')),
);

/**
 * A small answer that is still accepted, with lists as short as they may be: empty ones in the smallest, and else one
 * entry.
 */
export function smallestOf(answer: unknown, size: Size, accepts: Accepts): unknown {
  if (!accepts(answer)) throw new Error(`The example ${JSON.stringify(answer).slice(0, 300)} is not accepted.`);
  return shrink(answer, size, accepts, true);
}

/** Shrinks a value in its place; `accepts` says whether the whole is accepted with another value in its place. */
function shrink(value: unknown, size: Size, accepts: Accepts, isWhole = false): unknown {
  if (Array.isArray(value)) return shrinkList(value, size, accepts);
  if (typeof value !== 'object' || value === null) return value;
  let left: Record<string, unknown> = { ...value };
  // Of two keys that stand for each other, the first one stays.
  for (const key of Object.keys(value).toReversed()) {
    const { [key]: entry, ...others } = left;
    // A `name` beside the lists is that of the customer.
    const isSeen = size === 'visible' && SEEN.has(key) && !isNothing(entry) && !(isWhole && key === 'name');
    if (!isSeen && accepts(others)) left = others;
    else left = { ...left, [key]: shrink(entry, size, (shrunk) => accepts({ ...left, [key]: shrunk })) };
  }
  if (size === 'visible' && Object.keys(left).length === 0) return firstOfMap(value, accepts);
  return wasEmptied(value as Record<string, unknown>, left) ? withoutSums(left, accepts) : left;
}

/** A map, such as the products of a comparison by their keys, has one entry; other objects are empty. */
function firstOfMap(map: object, accepts: Accepts): object {
  const [first] = Object.entries(map).filter(([key, entry]) => /\d/.test(key) && typeof entry === 'object');
  return first ? { [first[0]]: shrink(first[1], 'visible', (shrunk) => accepts({ [first[0]]: shrunk })) } : {};
}

function isNothing(value: unknown): boolean {
  return value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);
}

function wasEmptied(before: Readonly<Record<string, unknown>>, now: Readonly<Record<string, unknown>>): boolean {
  const isFilled = (value: unknown) => Array.isArray(value) && value.length > 0;
  return Object.entries(now).some(([key, value]) => Array.isArray(value) && !isFilled(value) && isFilled(before[key]));
}

/** The amounts of an empty list are 0; a rate is not, because 0 means without VAT. */
function withoutSums(left: Readonly<Record<string, unknown>>, accepts: Accepts): Readonly<Record<string, unknown>> {
  const entries = Object.entries(left).map(([key, value]) => [
    key,
    typeof value === 'number' && !/rate/i.test(key) ? 0 : value,
  ]);
  const empty = Object.fromEntries(entries) as Record<string, unknown>;
  return accepts(empty) ? empty : left;
}

function shrinkList(list: readonly unknown[], size: Size, accepts: Accepts): unknown {
  const short = list.slice(0, size === 'smallest' ? 0 : 1);
  if (!accepts(short)) return list.map((entry, at) => shrink(entry, size, (now) => accepts(list.with(at, now))));
  return short.map((entry) => shrink(entry, size, (now) => accepts([now])));
}
