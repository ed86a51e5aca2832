import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Country } from '../contract/address.ts';
import { adaptedTo, formatOf, provinceName, sentParts } from './address-format.ts';

const countries = [
  { alpha_2_code: 'NL', name: 'Nederland' },
  { alpha_2_code: 'FR', name: 'Frankrijk', address_format: 'lines', second_line: 1 },
  {
    alpha_2_code: 'ES',
    name: 'Spanje',
    address_format: 'lines',
    provinces: [{ code: 'M', name: 'Madrid' }],
    province_required: true,
  },
  { alpha_2_code: 'IT', name: 'Italië', address_format: 'lines', province: true },
  { alpha_2_code: 'DE', name: 'Duitsland', address_format: 'grid' },
].map((country) => z.decode(Country, country as z.input<typeof Country>));
const formatIn = (country: string) => formatOf(countries, country);

const DUTCH = { isInLines: false, hasSecondLine: false, province: null };

test.each([
  { country: 'nl', ...DUTCH, hasLookup: true },
  { country: 'de', ...DUTCH, hasLookup: true },
  { country: 'xx', ...DUTCH, hasLookup: false },
  { country: 'fr', isInLines: true, hasSecondLine: true, province: null, hasLookup: false },
  {
    country: 'es',
    isInLines: true,
    hasSecondLine: false,
    province: { choices: [{ code: 'M', name: 'Madrid' }], isRequired: true },
    hasLookup: false,
  },
  {
    country: 'it',
    isInLines: true,
    hasSecondLine: false,
    province: { choices: [], isRequired: false },
    hasLookup: false,
  },
])('an address in $country is written in its way', ({ country, ...format }) => {
  expect(formatIn(country)).toEqual(format);
});

describe('another country', () => {
  const place = { country: 'nl', street: 'Laan van 1940', house_number: '12', house_number_addition: 'bis' };

  test('with street lines takes the number into the line', () => {
    expect(adaptedTo(formatIn('fr'), place, { ...place, country: 'fr' })).toEqual({
      street: 'Laan van 1940 12 bis',
      house_number: '',
      house_number_addition: '',
    });
  });

  test('without them leaves the line as it was typed', () => {
    const line = {
      ...place,
      country: 'fr',
      street: 'Laan van 1940 12 bis',
      house_number: '',
      house_number_addition: '',
    };
    expect(adaptedTo(formatIn('nl'), line, { ...line, country: 'nl' })).toEqual({});
  });

  test('clears a province, unless that was changed with it', () => {
    const line = { ...place, house_number: '', house_number_addition: '', country: 'es', province: 'M' };
    expect(adaptedTo(formatIn('it'), line, { ...line, country: 'it' })).toEqual({ province: '' });
    expect(adaptedTo(formatIn('it'), line, { ...line, country: 'it', province: 'RM' })).toEqual({});
  });
});

test('parts that a country does not have are not sent', () => {
  const place = { country: '', street: '', house_number: '', house_number_addition: '', province: 'M' };
  expect(sentParts(formatIn('nl'), place)).toEqual({});
  expect(sentParts(formatIn('fr'), place)).toEqual({ address_line_2: '' });
  expect(sentParts(formatIn('es'), place)).toEqual({ province: 'M' });
});

test('a province is named as the shop names it', () => {
  expect(provinceName(formatIn('es'), 'M')).toBe('Madrid');
  expect(provinceName(formatIn('it'), 'RM')).toBe('RM');
  expect(provinceName(formatIn('nl'), undefined)).toBe('');
});
