import { GLITCH } from '../../seed/streets.ts';
import type { SearchCountry } from '../../seed/streets.ts';
import { countryOf } from '../checkout/countries.ts';
import type { Locale } from '../language.ts';
import { placeOf } from './places.ts';

const ALPHA2: Readonly<Record<SearchCountry, string>> = {
  nld: 'nl',
  bel: 'be',
  deu: 'de',
  lux: 'lu',
  aut: 'at',
  che: 'ch',
  fra: 'fr',
};
/** Degrees from one house to the next. */
const STEP = 0.0001;

/** A complete address in the format of the service; undefined when the context is not a single address. */
export function detailsOf(context: string, locale: Locale, language: string) {
  const place = placeOf(context);
  if (!place || place.number === null) return undefined;
  const { town, postcode, number, addition } = place;
  const isGlitch = postcode === GLITCH.postcode && number === GLITCH.number;
  const street = isGlitch ? String(number) : place.street;
  const alpha2 = ALPHA2[place.country];
  const country = countryOf(alpha2)?.name[locale] ?? place.country;
  const building = [number, addition].filter((part) => part !== null).join(' ');
  const [longitude, latitude] = town.at;
  return {
    language,
    address: {
      country,
      locality: town.name,
      street,
      postcode,
      building,
      buildingNumber: number,
      buildingNumberAddition: addition,
    },
    mailLines: [`${street} ${building}`, `${postcode} ${town.name}`],
    location: { longitude: rounded(longitude + number * STEP), latitude, precision: 'Address' },
    isPoBox: false,
    country: { name: country, iso3Code: place.country.toUpperCase(), iso2Code: alpha2.toUpperCase() },
    details: {},
  };
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
