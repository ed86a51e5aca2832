import { expect, test } from 'vitest';
import {
  hasLookup,
  hasVatNumber,
  isStreetGlitch,
  lookupContext,
  toSearchedAddress,
  hasNumericHouseNumber,
  hasNumericZip,
} from './address.ts';

test.each(['nl', 'be', 'de', 'lu', 'at', 'ch', 'fr'])('an address in %s is searched', (country) => {
  expect(hasLookup(country)).toBe(true);
});

test.each(['es', 'pl', '', 'toString'])('an address in "%s" is typed by hand', (country) => {
  expect(hasLookup(country)).toBe(false);
});

test.each([
  { country: 'be', alpha3: 'BEL', context: 'bel' },
  { country: 'be', alpha3: null, context: 'bel' },
  { country: 'at', alpha3: '', context: 'aut' },
])('the search for an address in $country begins in $context', ({ country, alpha3, context }) => {
  expect(lookupContext(country, alpha3)).toBe(context);
});

test.each([
  { type: 'business', country: 'be', has: true },
  { type: 'business', country: 'nl', has: false },
  { type: 'private', country: 'be', has: false },
] as const)('a $type buyer in $country has a VAT number: $has', ({ type, country, has }) => {
  expect(hasVatNumber(type, country)).toBe(has);
});

test.each([
  { country: 'nl', house: true, zip: false },
  { country: 'de', house: false, zip: true },
  { country: 'ie', house: false, zip: false },
])('in $country, house numbers are digits: $house, postal codes: $zip', ({ country, house, zip }) => {
  expect([hasNumericHouseNumber(country), hasNumericZip(country)]).toEqual([house, zip]);
});

test.each([
  { street: '12', number: '12', is: true },
  { street: ' 12 ', number: '12', is: true },
  { street: '', number: '', is: false },
  { street: 'Damrak', number: '12', is: false },
])('street "$street" with number "$number" repeats the number: $is', ({ street, number, is }) => {
  expect(isStreetGlitch(street, number)).toBe(is);
});

const FOUND = { street: 'Damrak', buildingNumber: '1', buildingNumberAddition: 'A', postcode: '1012 LG' };

test('a search result fills in five fields', () => {
  expect(toSearchedAddress({ ...FOUND, locality: 'Amsterdam' })).toEqual({
    street: 'Damrak',
    house_number: '1',
    house_number_addition: 'A',
    zip_code: '1012 LG',
    city: 'Amsterdam',
  });
});

test('a found street that is only the number leaves street and number empty', () => {
  expect(toSearchedAddress({ ...FOUND, street: '1', locality: 'Amsterdam' })).toEqual({
    street: '',
    house_number: '',
    house_number_addition: '',
    zip_code: '1012 LG',
    city: 'Amsterdam',
  });
});
