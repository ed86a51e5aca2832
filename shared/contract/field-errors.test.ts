import { expect, test } from 'vitest';
import { fieldErrors, allMessages, topLevelMessageText, type FieldErrors } from './field-errors.ts';

test.each<{ said: string; errors: unknown; read: FieldErrors }>([
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
  { said: 'a blank text', errors: { email: ' ' }, read: {} },
  { said: 'a list for all', errors: ['a', 'b'], read: { general: ['a', 'b'] } },
  { said: 'a list with gaps', errors: { email: ['a', null, 5, ''] }, read: { email: ['a', '5'] } },
  { said: 'a list in a list', errors: { email: [['a'], ['b']] }, read: { email: ['a', 'b'] } },
  { said: 'a map in a list', errors: { rmaLines: [{ reason: ['a'] }] }, read: { 'rmaLines.0.reason': ['a'] } },
  { said: 'a map in a map', errors: { a: { b: { c: 'd' } } }, read: { 'a.b.c': ['d'] } },
  { said: 'names that objects have already', errors: { constructor: 'a' }, read: { constructor: ['a'] } },
  { said: 'a number', errors: 0, read: {} },
])('reads errors in the form $said', ({ errors, read }) => {
  expect(fieldErrors({ message: 'The given data was invalid.', errors })).toEqual(read);
});

test.each([null, 'text', 5, undefined, []])('finds none in %o', (body) => {
  expect(fieldErrors(body)).toEqual({});
});

test.each<[unknown, readonly string[]]>([
  [{ message: 'Nee.', errors: 'Boem' }, ['Boem']],
  [{ message: 'Nee.', errors: { qty: { max: ['Te veel.'] }, id: 'Weg.' } }, ['Te veel.', 'Weg.']],
  [{ message: 'Nee.', errors: null }, ['Nee.']],
  [{ message: ['Nee.', 'Echt niet.'], errors: {} }, ['Nee.', 'Echt niet.']],
  [{ message: { nl: 'Nee.' } }, ['Nee.']],
  [{ message: null }, []],
  ['<!doctype html>', []],
])('finds every message in %o', (body, messages) => {
  expect(allMessages(body)).toEqual(messages);
});

test('the message about the whole call is one text', () => {
  expect(topLevelMessageText({ message: ['Nee.', 'Echt niet.'] })).toBe('Nee. Echt niet.');
  expect(topLevelMessageText({ message: '' })).toBeNull();
});
