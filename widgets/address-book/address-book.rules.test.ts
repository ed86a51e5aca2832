import { expect, test } from 'vitest';
import { streetLineOf, streetOf } from '../../shared/rules/address.ts';
import { nameOf } from './address-book.rules.ts';

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
