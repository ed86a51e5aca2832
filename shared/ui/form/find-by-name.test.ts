import { expect, test } from 'vitest';
import { findByName } from './find-by-name.ts';

const ALL = ['Stäubli', 'Sta\u0308ubli Plus', 'Van der Valk', '3,6 kW', 'K2 Systems (NL)'].map((name) => ({ name }));

test.each([
  ['staubli', [0, 1]],
  [' STÄU ', [0, 1]],
  ['valk', [2]],
  ['valken', []],
  ['3,6', [3]],
  ['(nl', [4]],
  ['.', []],
])('“%s” finds %j', (typed, expected) => {
  expect(findByName(ALL, typed)).toEqual(expected.map((at) => ALL[at]));
});

const POWERS = ['0,5 kW', '2,5 kW', '5 kW', '5,5 kW', '15 kW', '12.5 kW'].map((name) => ({ name }));

test.each([
  ['5', ['5 kW', '0,5 kW', '2,5 kW', '5,5 kW', '15 kW', '12.5 kW']],
  ['5 kw', ['5 kW', '0,5 kW', '2,5 kW', '5,5 kW', '15 kW', '12.5 kW']],
  ['2,5', ['2,5 kW', '12.5 kW']],
  ['2.5', ['2,5 kW', '12.5 kW']],
  ['12,5', ['12.5 kW']],
])('of numbers, “%s” finds %j in this order', (typed, expected) => {
  expect(findByName(POWERS, typed)?.map(({ name }) => name)).toEqual(expected);
});

test.each(['', '  '])('“%s” is no search', (typed) => {
  expect(findByName(ALL, typed)).toBeNull();
});
