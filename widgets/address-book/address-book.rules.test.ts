import { expect, test } from 'vitest';
import { streetLineOf, streetOf } from '../../shared/rules/address.ts';
import { countryOf, nameOf } from './address-book.rules.ts';

test.each([
  { street: 'Damrak', address: 'Damrak 1A', number: '1', addition: 'A', alone: 'Damrak', line: 'Damrak 1A' },
  { street: '', address: 'Damrak 1A', number: '1', addition: 'A', alone: 'Damrak', line: 'Damrak 1A' },
  { street: '', address: 'Damrak', number: '1', addition: 'A', alone: 'Damrak', line: 'Damrak 1 A' },
  { street: 'Damrak', address: null, number: '1', addition: '', alone: 'Damrak', line: 'Damrak 1' },
  {
    street: 'Plein 1945',
    address: 'Plein 1945 7',
    number: '7',
    addition: '',
    alone: 'Plein 1945',
    line: 'Plein 1945 7',
  },
])(
  '$street | $address is the street $alone and the line $line',
  ({ street, address, number, addition, alone, line }) => {
    const parts = { street, address, house_number: number, house_number_addition: addition };
    expect(streetOf(parts)).toBe(alone);
    expect(streetLineOf(parts)).toBe(line);
  },
);

test('a name may come as one text or in parts', () => {
  const parts = { first_name: 'Sanne', middle_name: 'de', last_name: 'Vries' };
  expect(nameOf({ ...parts, name: 'S. de Vries' })).toBe('S. de Vries');
  expect(nameOf({ ...parts, name: null })).toBe('Sanne de Vries');
});

test.each([
  { country: 'be', country_name: 'Belgique', shown: 'Belgique' },
  { country: 'be', country_name: null, shown: 'België' },
  { country: 'us', country_name: null, shown: 'US' },
])('$country, named $country_name, reads $shown', ({ country, country_name, shown }) => {
  const countries = [{ alpha_2_code: 'be', alpha_3_code: null, name: 'België' }];
  expect(countryOf({ country, country_name }, countries)).toBe(shown);
});
