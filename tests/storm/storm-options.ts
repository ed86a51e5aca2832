/** How far a run of the storm goes: `npm test` runs the short form, `npm run test:storm` the long one. */
export const isLong = process.env.STORM === 'long';

/** Every random choice of a run follows from this number; a failed test names it. */
export const seed = Number(process.env.STORM_SEED ?? 1);

/** How many of the wrong values the long form tries of each field. */
export const valuesPerField = Number(process.env.STORM_VALUES || 1);

/** The short form's count, or the long form's. */
export const times = (short: number, long: number): number => (isLong ? long : short);

export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from 0 up to, not including, `end`. */
  below(end: number): number;
  pick<T>(items: readonly T[]): T;
  /** A part of `items` in random order; all of them when there are no more than `count`. */
  sample<T>(items: readonly T[], count: number): T[];
}

/** A generator (mulberry32) of its own for each purpose, so that a new test does not change what the others choose. */
export function randomFor(purpose: string): Random {
  let state = seed;
  for (const letter of purpose) state = Math.imul(state ^ letter.charCodeAt(0), 0x9e3779b1) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    next,
    below,
    pick: (items) => items[below(items.length)]!,
    sample(items, count) {
      const rest = [...items];
      const chosen: (typeof rest)[number][] = [];
      while (rest.length > 0 && chosen.length < count) chosen.push(...rest.splice(below(rest.length), 1));
      return chosen;
    },
  };
}
