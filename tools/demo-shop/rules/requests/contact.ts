import type { Locale } from '../language.ts';
import { isEmail, isHouseNumber, isPhone, isZipCode, LONGEST_HOUSE_NUMBER } from '../checkout/formats.ts';
import type { Problem } from '../checkout/problems.ts';

const LONGEST = 255;
const LONGEST_TEXT = 5000;
const TEXTS = new Set(['description', 'remark', 'body']);
const NUMBERED = new Set(['house_number', 'house_number_addition']);

/** The countries of each site; examples are for the first one. */
const COUNTRIES: Readonly<Record<Locale, readonly string[]>> = {
  nl: ['nl', 'be'],
  de: ['de', 'at', 'ch', 'lu'],
  en: ['nl', 'be', 'de', 'lu', 'at', 'ch', 'fr'],
};

export type FieldProblems = Record<string, Problem[]>;

/** Errors in contact fields; empty optional fields are valid. */
export function fieldProblems(
  fields: Readonly<Record<string, string>>,
  required: readonly string[],
  locale: Locale,
): FieldProblems {
  const problems: FieldProblems = {};
  for (const [name, value] of Object.entries(fields)) {
    const problem = problemOf(name, value.trim(), required.includes(name), locale);
    if (problem) problems[name] = [problem];
  }
  return problems;
}

function problemOf(name: string, value: string, isRequired: boolean, locale: Locale): Problem | undefined {
  if (value === '') return isRequired ? { why: 'required' } : undefined;
  const most = longest(name);
  if (value.length > most) return { why: 'too-long', most };
  if (name === 'email' && !isEmail(value)) return { why: 'email' };
  if (name === 'phone' && !isPhone(value)) return { why: 'phone' };
  if (name === 'house_number' && !isHouseNumber(value)) return { why: 'house-number' };
  if (name === 'zip_code') return zipProblem(value, locale);
  return undefined;
}

function longest(name: string): number {
  if (NUMBERED.has(name)) return LONGEST_HOUSE_NUMBER;
  return TEXTS.has(name) ? LONGEST_TEXT : LONGEST;
}

/** The form has no country, so a postcode of any country of the site is valid. */
function zipProblem(value: string, locale: Locale): Problem | undefined {
  const countries = COUNTRIES[locale];
  return countries.some((country) => isZipCode(country, value))
    ? undefined
    : { why: 'zip-code', country: countries[0]! };
}
