/** The price of a product as one run has seen it. Integer cents. */
export interface Observation {
  /** Its address in the shop, or its id. */
  readonly product: string;
  readonly price: number;
  /** The struck price; null where none is. */
  readonly struck: number | null;
  /** Milliseconds. */
  readonly at: number;
}

export type Verdict =
  | { readonly is: 'lowest' }
  /** No price was seen in the 30 days before the reduction. */
  | { readonly is: 'not-provable' }
  | { readonly is: 'too-high'; readonly lowest: Observation };

export const DAY = 24 * 60 * 60 * 1000;
/** Calendar days in UTC. */
const PERIOD = 30;

/**
 * Compares a struck price with the lowest one that was seen in the 30 days before the reduction. What was seen since the
 * reduction began does not count, also where it went down in steps. A list may show a reduced price without the struck
 * one: what a page shows as reduced on some day is reduced on all pages of that day, and stays so on the days after it
 * until another price is seen.
 *
 * @param earlier what former runs have seen, of any product, in any order
 */
export function judgeStruckPrice(now: Observation, earlier: readonly Observation[]): Verdict {
  if (now.struck === null) return { is: 'lowest' };
  const same = earlier.filter(({ product, at }) => product === now.product && at < now.at);
  const reductions = new Set([now, ...same].filter(({ struck }) => struck !== null).map(dayAndPrice));
  const onDays = same
    .filter((observation) => observation.struck !== null || !reductions.has(dayAndPrice(observation)))
    .toSorted((first, second) => first.at - second.at);
  const before = withoutLists(onDays, now.struck).toReversed();
  let reduced = now;
  let length = 0;
  for (const observation of before) {
    if (observation.struck === null || observation.price < reduced.price) break;
    reduced = observation;
    length += 1;
  }
  const period = before.slice(length).filter(({ at }) => dayOf(at) >= dayOf(reduced.at) - PERIOD);
  if (period.length === 0) return { is: 'not-provable' };
  const lowest = period.reduce((low, observation) => (observation.price < low.price ? observation : low));
  return now.struck > lowest.price ? { is: 'too-high', lowest } : { is: 'lowest' };
}

/**
 * Without those that show the price of a reduction, which is struck in an older one, and strike nothing. Oldest first. A
 * reduction that was not seen as one for 30 days has ended: its price is the price.
 */
function withoutLists(observations: readonly Observation[], struck: number): Observation[] {
  let reduced: Observation | null = null;
  return observations.filter((observation) => {
    const isOfList =
      reduced !== null &&
      observation.struck === null &&
      observation.price === reduced.price &&
      dayOf(observation.at) <= dayOf(reduced.at) + PERIOD;
    if (isOfList) return false;
    reduced = observation.struck === struck ? observation : null;
    return true;
  });
}

function dayOf(at: number): number {
  return Math.floor(at / DAY);
}

function dayAndPrice({ at, price }: Observation): string {
  return `${dayOf(at)} ${price}`;
}
