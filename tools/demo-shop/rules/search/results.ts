import type { Locale, Words } from '../language.ts';
import type { Listing } from '../overview/listings.ts';

/** The page of results. Filters follow it in the path, and what was typed is in the query. */
export const RESULTS_PATH = '/zoeken';

const NAME: Words = {
  nl: 'Resultaten voor “{query}”',
  de: 'Ergebnisse für „{query}“',
  en: 'Results for “{query}”',
};

/** The results of a search are a list of products, with filters as any other. */
export function resultsOf(search: string, locale: Locale): Listing {
  const name = NAME[locale].replace('{query}', () => search);
  const whole = { id: 0, category: null, categoryIds: [], parent: null, subitems: [], intro: '' };
  return { ...whole, type: 'search', search, name, url: RESULTS_PATH, alias: 'zoeken' };
}
