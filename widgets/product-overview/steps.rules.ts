import type { Filter, FilterOption } from '../../shared/contract/overview.ts';

/** Several options of a filter with numbers, which are selected together. */
export interface Step {
  /** Unique on the page. */
  readonly id: string;
  /** From this number on; null for the first step. */
  readonly min: number | null;
  /** Below this number; null for the last step. */
  readonly max: number | null;
  /** What follows the numbers, such as `kW`. */
  readonly unit: string;
  readonly options: readonly FilterOption[];
}

/** By the alias of the filter. A filter without steps is left out. */
export type Steps = ReadonlyMap<string, readonly Step[]>;

/** A filter with fewer options is a list of them. */
const FEWEST_OPTIONS = 13;
const MOST_STEPS = 5;
/** Above this ratio of the largest number to the smallest, steps become wider. */
const WIDE_RANGE = 10;
const WIDENING = [1, 2, 5, 10];
const EVEN = [1, 2, 2.5, 5, 10];

interface Numbered {
  readonly option: FilterOption;
  readonly value: number;
}

/**
 * Divides the options of a filter with many numbers of one unit into steps between round numbers: "0,29 kW" alone is no
 * choice. Undefined for any other filter.
 *
 * @param decimalSign of the page's language
 */
export function stepsOf(
  { url_alias, options }: Pick<Filter, 'url_alias' | 'options'>,
  decimalSign: ',' | '.',
): readonly Step[] | undefined {
  if (options.length < FEWEST_OPTIONS) return undefined;
  const parts = options.map(({ name }) => /^(\d[\d.,]*)\s*(\D*)$/.exec(name.trim()));
  const unit = parts[0]?.[2] ?? '';
  if (parts.some((part) => part?.[2] !== unit)) return undefined;
  const numbered = options
    .map((option, at): Numbered => ({ option, value: numberOf(parts[at]![1]!, decimalSign) }))
    .sort((a, b) => a.value - b.value);
  const bounds = boundsOf(numbered[0]!.value, numbered.at(-1)!.value);
  const steps = merged(divided(numbered, bounds));
  if (steps.length < 2) return undefined;
  return steps.map(({ min, members }, at) => ({
    id: `${url_alias} ${at}`,
    min: at === 0 ? null : min,
    max: steps[at + 1]?.min ?? null,
    unit: unit.trim(),
    options: members.map(({ option }) => option),
  }));
}

export function stepsIn(filters: readonly Filter[], decimalSign: ',' | '.'): Steps {
  return new Map(
    filters.flatMap((filter) => {
      const steps = stepsOf(filter, decimalSign);
      return steps ? [[filter.url_alias, steps] as const] : [];
    }),
  );
}

/** How much of the step is selected, by the aliases of its options. */
export function shareOf({ options }: Step, selected: readonly string[]): 'all' | 'some' | 'none' {
  const count = options.filter(({ url_alias }) => selected.includes(url_alias)).length;
  return count === options.length ? 'all' : count > 0 ? 'some' : 'none';
}

/** Shops write decimals with a comma or a point. What groups thousands has three digits behind it, and no zero before it. */
function numberOf(written: string, decimalSign: ',' | '.'): number {
  const grouping = decimalSign === ',' ? '.' : ',';
  const isGrouped = new RegExp(`^[1-9]\\d{0,2}(\\${grouping}\\d{3})+(?!\\d)`).test(written);
  return Number.parseFloat((isGrouped ? written.replaceAll(grouping, '') : written).replace(',', '.'));
}

/** Round numbers between the smallest number and the largest. */
function boundsOf(least: number, most: number): readonly number[] {
  const isWide = least > 0 && most / least > WIDE_RANGE;
  const width = roundUp((most - least) / MOST_STEPS, EVEN);
  const bounds: number[] = [];
  let bound = isWide ? roundUp(least, WIDENING) : Math.ceil(least / width) * width;
  for (; bound <= most; bound = isWide ? roundUp(bound * 1.01, WIDENING) : bound + width)
    if (bound > least) bounds.push(Number(bound.toPrecision(6)));
  return bounds;
}

/** The next of these factors with zeros behind or before it. */
function roundUp(value: number, factors: readonly number[]): number {
  const power = 10 ** Math.floor(Math.log10(value) + 1e-9);
  const factor = factors.find((factor) => factor * power >= value * (1 - 1e-9))!;
  return factor * power;
}

interface Division {
  readonly min: number;
  readonly members: readonly Numbered[];
}

function divided(numbered: readonly Numbered[], bounds: readonly number[]): Division[] {
  const ends = [...bounds, Infinity];
  return ends
    .map((max, at) => {
      const min = at === 0 ? -Infinity : ends[at - 1]!;
      return { min, members: numbered.filter(({ value }) => value >= min && value < max) };
    })
    .filter(({ members }) => members.length > 0);
}

/** Joins the two neighbours with the fewest options, until there are few steps. */
function merged(steps: readonly Division[]): readonly Division[] {
  if (steps.length <= MOST_STEPS) return steps;
  const sizes = steps.slice(1).map(({ members }, at) => members.length + steps[at]!.members.length);
  const at = sizes.indexOf(Math.min(...sizes));
  const joined = { min: steps[at]!.min, members: [...steps[at]!.members, ...steps[at + 1]!.members] };
  return merged([...steps.slice(0, at), joined, ...steps.slice(at + 2)]);
}
