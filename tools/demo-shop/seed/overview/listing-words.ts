import type { Locale } from '../../rules/language.ts';

interface ListingWords {
  readonly wholeShop: { readonly name: string; readonly intro: string };
  readonly discounts: { readonly name: string; readonly intro: string };
  readonly discountsIn: string;
}

/** The names of lists that are not a category. */
export const LISTING_WORDS: Readonly<Record<Locale, ListingWords>> = {
  nl: {
    wholeShop: { name: 'Hele assortiment', intro: 'Alles wat we verkopen, van schroef tot thuisbatterij.' },
    discounts: { name: 'Aanbiedingen', intro: 'Alles wat nu minder kost dan eerst, zolang de voorraad strekt.' },
    discountsIn: 'Aanbiedingen: {category}',
  },
  de: {
    wholeShop: { name: 'Gesamtes Sortiment', intro: 'Alles, was wir führen, von der Schraube bis zum Heimspeicher.' },
    discounts: { name: 'Angebote', intro: 'Alles, was jetzt weniger kostet als zuvor, solange der Vorrat reicht.' },
    discountsIn: 'Angebote: {category}',
  },
  en: {
    wholeShop: { name: 'Whole range', intro: 'Everything we sell, from a screw to a home battery.' },
    discounts: { name: 'Offers', intro: 'Everything that costs less than before, while stocks last.' },
    discountsIn: 'Offers: {category}',
  },
};
