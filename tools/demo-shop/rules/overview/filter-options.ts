import { slugOf } from '../../seed/draft.ts';
import { SPECIFICATIONS } from '../../seed/specifications.ts';
import { LOCALES, type Words } from '../language.ts';
import { specificationsIn } from '../specifications.ts';

/** The specifications that become filters; sizes, weights and contents differ between all products. */
const CHOSEN_BY = new Set([
  'power',
  'phases',
  'trackers',
  'capacity',
  'chemistry',
  'voltage',
  'roof',
  'layout',
  'material',
  'crossSection',
  'length',
  'colour',
  'current',
  'protection',
  'warranty',
  'condition',
]);

/** The specifications that a list may be filtered by, in their order. */
export const FILTER_SPECIFICATIONS = SPECIFICATIONS.filter(({ key }) => CHOSEN_BY.has(key));

export interface OptionInLists {
  /** The number of the specification and the alias. */
  readonly id: string;
  /** The number of the specification. */
  readonly filter_id: number;
  readonly alias: string;
  readonly name: Words;
}

/**
 * The options that a product has, from its stored specifications. Aliases and ids are Dutch in every language, so that a
 * shared link keeps its meaning.
 */
export function filterOptionsOf(specifications: string): OptionInLists[] {
  return specificationsIn(specifications).flatMap(({ id, key, value }) => {
    if (!CHOSEN_BY.has(key)) return [];
    const alias = slugOf(value.nl);
    return [{ id: `${id}-${alias}`, filter_id: id, alias, name: withCapital(value) }];
  });
}

function withCapital(text: Words): Words {
  const capital = (value: string) => value.charAt(0).toUpperCase() + value.slice(1);
  return Object.fromEntries(LOCALES.map((locale) => [locale, capital(text[locale])])) as Record<keyof Words, string>;
}
