import type { Step } from '../../rules/overview/steps.ts';
import { decimal } from '../format.ts';
import { fill } from '../texts.ts';
import type { Visit } from '../visit.ts';

/** What a step is called, or its option where it has one alone. */
export function stepName({ from, to, unit, options: [only, second] }: Step, { words, locale }: Visit): string {
  if (only && !second) return only.name;
  const [min, max] = [from, to].map((limit) => decimal(limit ?? 0, locale));
  const pattern = from === null ? words.stepBelow : to === null ? words.stepAbove : words.stepBetween;
  return fill(pattern, { min: min!, max: max!, unit }).trim();
}
