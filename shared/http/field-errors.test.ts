import { expect, test } from 'vitest';
import { fieldErrors } from './field-errors.ts';

test.each([
  { said: 'lists', errors: { email: ['a', 'b'] }, read: { email: ['a', 'b'] } },
  { said: 'a text', errors: { email: 'a' }, read: { email: ['a'] } },
  { said: 'dotted keys', errors: { 'customerDetails.email': ['a'] }, read: { 'customerDetails.email': ['a'] } },
  { said: 'nested objects', errors: { customerDetails: { email: ['a'] } }, read: { 'customerDetails.email': ['a'] } },
  {
    said: 'a flag',
    errors: { vat_number_check_not_possible: true },
    read: { vat_number_check_not_possible: ['true'] },
  },
  { said: 'a list as PHP object', errors: { rmaLines: { 3: 'a' } }, read: { 'rmaLines.3': ['a'] } },
  { said: 'nothing, as PHP says it', errors: [], read: {} },
  { said: 'empty lists', errors: { email: [] }, read: {} },
  { said: 'null', errors: null, read: {} },
  { said: 'one text for all', errors: 'a', read: { general: ['a'] } },
  { said: 'an empty text', errors: '', read: {} },
])('reads errors said as $said', ({ errors, read }) => {
  expect(fieldErrors({ message: 'The given data was invalid.', errors })).toEqual(read);
});

test.each([null, 'text', 5, undefined, []])('finds none in %o', (body) => {
  expect(fieldErrors(body)).toEqual({});
});
