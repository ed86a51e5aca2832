import type { AddressMatch, AddressMatches } from '../../../../shared/contract/postcode.ts';
import type { Place } from './places.ts';
import { placeOf, townsOf } from './places.ts';
import { wordsOf } from './words.ts';

const MATCHES_AT_MOST = 10;

/**
 * The results for a term, within a country or an earlier result; undefined for an unknown context. A term that does not
 * match the earlier result is searched in the whole country.
 */
export function search(context: string, term: string): AddressMatches | undefined {
  const typed = wordsOf(term);
  const towns = townsOf(context);
  if (towns && typed.length === 0) return { newContext: null, matches: [] };
  if (towns) return { newContext: null, matches: shown(find(towns, typed), typed) };
  const place = placeOf(context);
  if (!place) return undefined;
  const further = typed.filter((word) => !place.words.some((own) => own === word));
  const within = find(place.parts, further);
  if (within.length > 0) return { newContext: null, matches: shown(within, further) };
  return { newContext: place.country, matches: shown(find(townsOf(place.country) ?? [], typed), typed) };
}

/** The broadest places that match the whole term, exact house numbers first. */
function find(places: readonly Place[], typed: readonly string[]): Place[] {
  const matches = places.flatMap((place) => (answers(place, typed) ? narrowed(place) : find(place.parts, typed)));
  return matches.toSorted((a, b) => Number(isExact(b, typed)) - Number(isExact(a, typed)));
}

/** A postcode with one street is that street. */
function narrowed(place: Place): Place[] {
  return [place.precision === 'PostalCode' && place.parts.length === 1 ? place.parts[0]! : place];
}

function answers(place: Place, typed: readonly string[]): boolean {
  return typed.every((word, index) => {
    if (place.numbers.some((number) => number.startsWith(word))) return true;
    if (typed[index - 1] === place.numbers[0] && place.additions.some((own) => own.startsWith(word))) return true;
    // A short number after other words is a house number, not the beginning of a postcode.
    const isHouse = index > 0 && /^\d{1,3}$/.test(word);
    return place.words.some((own) => (isHouse && /^\d/.test(own) ? own === word : own.startsWith(word)));
  });
}

function isExact({ numbers, additions, words }: Place, typed: readonly string[]): boolean {
  return typed.every((word, index) => {
    const isAddition = typed[index - 1] === numbers[0] && additions.includes(word);
    return isAddition || numbers.includes(word) || words.includes(word);
  });
}

function shown(places: readonly Place[], typed: readonly string[]): AddressMatch[] {
  return places.slice(0, MATCHES_AT_MOST).map((place) => {
    const label = labelOf(place);
    const { precision, context } = place;
    return {
      value: valueOf(place, label),
      label,
      description: describe(place),
      precision,
      context,
      highlights: highlights(label, typed),
    };
  });
}

function labelOf({ precision, street, number, addition, postcode, town }: Place): string {
  if (precision === 'Locality') return town.name;
  if (precision === 'PostalCode') return postcode;
  return [street, number, addition].filter((part) => part !== null).join(' ');
}

function valueOf(place: Place, label: string): string {
  if (place.precision === 'Locality') return label;
  return place.precision === 'PostalCode' ? `${label} ${place.town.name}` : `${label}, ${describe(place)}`;
}

function describe({ precision, postcode, town, parts }: Place): string {
  if (precision === 'Locality') return parts.map((part) => part.postcode).join(', ');
  return precision === 'PostalCode' ? town.name : `${postcode.replace(' ', '')} ${town.name}`;
}

/** The start and end of the matching text in a label. */
function highlights(label: string, typed: readonly string[]): [number, number][] {
  return [...label.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
    const known = wordsOf(word).join('');
    const hit = typed.filter((part) => known.startsWith(part)).toSorted((a, b) => b.length - a.length)[0];
    return hit === undefined ? [] : [[index, index + Math.min(word.length, hit.length)] satisfies [number, number]];
  });
}
