import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  cents,
  flag,
  list,
  map,
  optional,
  optionalList,
  optionalText,
  percentage,
  reduction,
  required,
  wholeNumber,
  wireId,
  wireNumber,
} from './wire.ts';

test.each([
  { wire: '-50.00', inCents: 5000 },
  { wire: 50, inCents: 5000 },
  { wire: 0, inCents: 0 },
])('a discount written as $wire is $inCents cents', ({ wire, inCents }) => {
  expect(z.decode(reduction, wire)).toBe(inCents);
});

describe('an amount of money', () => {
  test.each([
    { wire: 649, inCents: 64900 },
    { wire: '649.00', inCents: 64900 },
    { wire: '1234.5', inCents: 123450 },
    { wire: 1.005, inCents: 101 },
    { wire: 8.575, inCents: 858 },
    { wire: '0.00', inCents: 0 },
    { wire: -10, inCents: -1000 },
    { wire: 1234567.891, inCents: 123456789 },
  ])('written as $wire is $inCents cents', ({ wire, inCents }) => {
    expect(z.decode(cents, wire)).toBe(inCents);
  });

  test.each([
    ['1.234,50'],
    [''],
    ['€ 5'],
    [Number.NaN],
    [true],
    [Infinity],
    [1e308],
    [-1e308],
    ['9'.repeat(400)],
    ['1e3'],
  ])('is not written as %s', (wire) => {
    expect(z.safeDecode(cents, wire as never).success).toBe(false);
  });

  test('is sent as decimal euros', () => {
    expect(z.encode(cents, 64905)).toBe(649.05);
  });
});

describe('a flag', () => {
  test.each([true, 1, '1', 'true'])('%o is true', (wire) => expect(z.decode(flag, wire)).toBe(true));
  test.each([false, 0, '0', 'false', '', null, undefined])('%o is false', (wire) =>
    expect(z.decode(flag, wire)).toBe(false),
  );
  test.each(['yes', 2, {}])('%o is invalid', (wire) => expect(z.safeDecode(flag, wire).success).toBe(false));
  test('a missing key is false', () => expect(z.decode(z.object({ is: flag }), {})).toEqual({ is: false }));
});

test.each([Number.NaN, Infinity, -Infinity, '9'.repeat(400), '', 'NaN', 'Infinity', '0x10', null, {}])(
  '%o is not a number',
  (wire) => {
    expect(z.safeDecode(wireNumber, wire as never).success).toBe(false);
    expect(z.safeDecode(wholeNumber, wire as never).success).toBe(false);
  },
);

test.each([-7.5, 100.5, 1e308, '1000'])('%o is not a percentage', (value) => {
  expect(z.safeDecode(percentage, value).success).toBe(false);
});

test.each([0, 5.5, '21', 100])('%o is a percentage', (value) => {
  expect(z.decode(percentage, value)).toBe(Number(value));
});

test('numbers may be text', () => {
  expect(z.decode(wireNumber, '5.5')).toBe(5.5);
  expect(z.decode(wholeNumber, '3')).toBe(3);
});

test('an identifier keeps its type', () => {
  expect(z.decode(wireId, 4711)).toBe(4711);
  expect(z.decode(wireId, '00123')).toBe('00123');
});

describe('a list', () => {
  const numbers = list(wireNumber);
  test('may be an object, in the order of its keys', () => {
    expect(z.decode(numbers, { 2: '20', 0: 1 })).toEqual([1, 20]);
  });
  test.each([[[]], [{}]])('%o is empty', (wire) => expect(z.decode(numbers, wire)).toEqual([]));
  test.each([null, undefined, false, '', 'a', 0])('%o is not a list', (wire) =>
    expect(z.safeDecode(numbers, wire).success).toBe(false),
  );

  test.each([null, undefined, false, [], {}])('that may be missing is empty as %o', (wire) =>
    expect(z.decode(optionalList(wireNumber), wire)).toEqual([]),
  );
  test('an optional list is still not a text', () =>
    expect(z.safeDecode(optionalList(wireNumber), 'a').success).toBe(false));
});

test('a required value may be null, but not missing', () => {
  const answer = z.object({ next: required(optionalText) });
  expect(z.decode(answer, { next: null })).toEqual({ next: null });
  expect(z.safeDecode(answer, {} as never).success).toBe(false);
});

describe('a map', () => {
  const rates = map(cents);
  test('may be an empty list', () => expect(z.decode(rates, [])).toEqual({}));
  test('keeps its keys', () => expect(z.decode(rates, { 21: '1.50' })).toEqual({ 21: 150 }));
  test('may be a list whose positions are its keys', () => expect(z.decode(rates, [1])).toEqual({ 0: 100 }));
});

describe('an optional value', () => {
  test.each([null, undefined, '', false, []])('%o is null', (wire) => {
    expect(z.decode(optional(cents), wire)).toBeNull();
    expect(z.decode(optionalText, wire as never)).toBeNull();
  });
  test('is read when it is present', () => expect(z.decode(optional(cents), '5')).toBe(500));
  test('zero is an amount, not a missing value', () => expect(z.decode(optional(cents), 0)).toBe(0));
});
