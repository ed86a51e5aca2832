import type { Overview } from '../../../../shared/contract/overview.ts';
import type { Db } from '../../db/schema.ts';
import type { Locale, Words } from '../language.ts';
import type { Listing } from '../overview/listings.ts';
import { overviewOf } from '../overview/overview.ts';
import type { Shopper } from '../shopper.ts';

/** The page of results. Filters follow it in the path, and what was typed is in the query. */
export const RESULTS_PATH = '/zoeken';

const NAME: Words = {
  nl: 'Resultaten voor “{query}”',
  de: 'Ergebnisse für „{query}“',
  en: 'Results for “{query}”',
};

export const nameOfResults = (query: string, locale: Locale): string => NAME[locale].replace('{query}', () => query);

/** The results of a search as a list of products, with filters as any other. */
export async function readResults(
  db: Db,
  shopper: Pick<Shopper, 'locale' | 'extras'>,
  query: string,
): Promise<Overview> {
  const overview = await overviewOf(db, shopper, listingOf(query, shopper.locale));
  return {
    ...overview,
    content: { ...overview.content, content: null },
    banners: [],
    productOverviewBanner: null,
    productOverviewFilterBanner: null,
  };
}

function listingOf(search: string, locale: Locale): Listing {
  const name = nameOfResults(search, locale);
  const whole = { id: 0, category: null, parent: null, subitems: [], intro: '' };
  return { ...whole, type: 'search', search, name, url: RESULTS_PATH, alias: 'zoeken' };
}
