import type { SearchCountry, SeededTown } from '../../seed/streets.ts';
import { STREETS } from '../../seed/streets.ts';
import { wordsOf } from './words.ts';

export type Precision = 'Locality' | 'PostalCode' | 'Street' | 'Address';

/** A search result: a town, a postcode with its streets, a street, or a house. */
export interface Place {
  readonly precision: Precision;
  /** The opaque id in the service. */
  readonly context: string;
  readonly country: SearchCountry;
  readonly town: SeededTown;
  /** In the country's notation; empty for a town. */
  readonly postcode: string;
  /** Empty for a town or a postcode. */
  readonly street: string;
  /** Null except for a house. */
  readonly number: number | null;
  readonly addition: string | null;
  /** Search words in lower case and without accents. */
  readonly words: readonly string[];
  /** `1` and `1a`. */
  readonly numbers: readonly string[];
  readonly additions: readonly string[];
  readonly parts: readonly Place[];
}

type Named = Partial<Pick<Place, 'postcode' | 'street' | 'number' | 'addition'>>;

function placeAt(country: SearchCountry, town: SeededTown, named: Named, parts: readonly Place[]): Place {
  const { postcode = '', street = '', number = null, addition = null } = named;
  const additions = wordsOf(addition ?? '');
  return {
    precision: number !== null ? 'Address' : street !== '' ? 'Street' : postcode !== '' ? 'PostalCode' : 'Locality',
    context: country + codeOf([country, town.name, postcode, street, number ?? '', addition ?? ''].join('|')),
    country,
    town,
    postcode,
    street,
    number,
    addition,
    words: [street, town.name, postcode, postcode.replace(' ', '')].flatMap(wordsOf),
    numbers: number === null ? [] : [String(number), number + additions.join('')],
    additions,
    parts,
  };
}

/** FNV-1a with two seeds, in base 36: an opaque id as in the service. */
function codeOf(text: string): string {
  const hash = (start: number) => {
    let sum = start;
    for (const letter of text) sum = Math.imul(sum ^ letter.codePointAt(0)!, 0x01000193);
    return (sum >>> 0).toString(36);
  };
  return `${hash(0x811c9dc5)}${hash(0x2f0b4c47)}`;
}

function townAt(country: SearchCountry, town: SeededTown): Place {
  const postcodes = [...new Set(town.streets.map(([, postcode]) => postcode))];
  const parts = postcodes.map((postcode) => {
    const streets = town.streets
      .filter((street) => street[1] === postcode)
      .map((street) => streetAt(country, town, street));
    return placeAt(country, town, { postcode }, streets);
  });
  return placeAt(country, town, {}, parts);
}

function streetAt(
  country: SearchCountry,
  town: SeededTown,
  [street, postcode, first, last, more = {}]: SeededTown['streets'][number],
): Place {
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const houses = numbers.flatMap((number) =>
    [null, ...(more[number] ?? [])].map((addition) =>
      placeAt(country, town, { postcode, street, number, addition }, []),
    ),
  );
  return placeAt(country, town, { postcode, street }, houses);
}

const towns = new Map(
  Object.entries(STREETS).map(([country, all]) => [country, all.map((town) => townAt(country as SearchCountry, town))]),
);
const byContext = new Map(
  [...towns.values()]
    .flat()
    .flatMap(withParts)
    .map((place) => [place.context, place]),
);

function withParts(place: Place): Place[] {
  return [place, ...place.parts.flatMap(withParts)];
}

/** The towns of a country by its three-letter code; undefined for a country without search. */
export function townsOf(country: string): readonly Place[] | undefined {
  return towns.get(country);
}

export function placeOf(context: string): Place | undefined {
  return byContext.get(context);
}
