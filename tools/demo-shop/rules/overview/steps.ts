import type { Overview } from '../../../../shared/contract/overview.ts';
import type { Locale } from '../language.ts';

type Filter = Overview['filters'][number];

/** Options of a filter with many numbers, such as all powers from 2 to 5 kW, which are selected together. */
export interface Step {
  /** The first number; null below all limits. */
  readonly from: number | null;
  /** The number that it ends before; null above all limits. */
  readonly to: number | null;
  readonly unit: string;
  readonly options: Filter['options'];
}

const FEW_OPTIONS = 12;
const MOST = 5;
const POWERS = Array.from({ length: 15 }, (_, at) => at - 6);

/** Round numbers, in their order. */
const round = (factors: readonly number[]) =>
  POWERS.flatMap((power) => factors.map((factor) => Number(`${factor}e${power}`)));

/** The steps of a filter; none where its options are few, or no numbers of one unit. */
export function stepsOf({ options }: Filter, locale: Locale): readonly Step[] {
  const numbers = options.map(({ name }) => amountOf(name, locale));
  const units = new Set(numbers.map((amount) => amount?.unit));
  const [unit] = units;
  if (options.length <= FEW_OPTIONS || units.size > 1 || unit === undefined) return [];
  const values = numbers.map((amount) => amount!.value);
  const limits = limitsBetween(Math.min(...values), Math.max(...values));
  const byLimit = Map.groupBy(options, (_, at) => limits.findLast((limit) => limit <= values[at]!) ?? null);
  const kept = [null, ...limits].filter((limit) => byLimit.has(limit));
  const parts = joined(kept.map((from) => ({ from, options: byLimit.get(from)! })));
  if (parts.length < 2) return [];
  return parts.map(({ from, options: some }, at) => ({
    from: at === 0 ? null : from,
    to: parts[at + 1]?.from ?? null,
    unit,
    // In the order of their numbers.
    options: some.toSorted((a, b) => values[options.indexOf(a)]! - values[options.indexOf(b)]!),
  }));
}

function amountOf(name: string, locale: Locale): { readonly value: number; readonly unit: string } | undefined {
  const [, digits, unit] = /^([\d.,]+)\s*(\D*)$/.exec(name.trim()) ?? [];
  if (digits === undefined || unit === undefined) return undefined;
  const decimal = locale === 'en' ? '.' : ',';
  const isWhole = /^[1-9]\d{0,2}([.,]\d{3})+$/.test(digits) && !digits.includes(decimal);
  return {
    value: Number.parseFloat(isWhole ? digits.replaceAll(/\D/g, '') : digits.replace(',', '.')),
    unit: unit.trim(),
  };
}

/** Where numbers differ more than tenfold, steps become wider; otherwise all have one width. */
function limitsBetween(least: number, most: number): readonly number[] {
  if (most > least * 10 && least > 0) return round([1, 2, 5]).filter((limit) => limit > least && limit <= most);
  const width = round([1, 2, 2.5, 5]).find((size) => size * MOST >= (most - least) * (1 - 1e-9)) ?? most;
  const first = Math.floor(least / width) + 1;
  return Array.from({ length: MOST + 1 }, (_, at) => Number(((first + at) * width).toPrecision(6))).filter(
    (limit) => limit <= most,
  );
}

/** Where there are more, the two neighbours with the fewest options become one. */
function joined<Part extends { readonly options: Filter['options'] }>(parts: readonly Part[]): readonly Part[] {
  if (parts.length <= MOST) return parts;
  const pairs = parts.slice(1).map((part, at) => part.options.length + parts[at]!.options.length);
  const least = pairs.indexOf(Math.min(...pairs));
  return joined(
    parts.toSpliced(least, 2, { ...parts[least]!, options: [...parts[least]!.options, ...parts[least + 1]!.options] }),
  );
}
