import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stepsOf } from './steps.rules.ts';

const filterOf = (names: readonly string[]) => ({
  url_alias: 'vermogen',
  options: names.map((name, at) => ({ id: at, name, url_alias: `${at}` })),
});

const stepsIn = (names: readonly string[], decimalSign: ',' | '.' = ',') =>
  stepsOf(filterOf(names), decimalSign)?.map(({ min, max, options }) => [min, max, options.map(({ name }) => name)]);

const boundsIn = (names: readonly string[], decimalSign: ',' | '.' = ',') =>
  stepsIn(names, decimalSign)?.map(([min, max]) => [min, max]);

const KILOWATTS = '0,29 0,33 0,366 0,384 0,6 0,7 1 1,5 2 2,5 3 3,6 4 4,6 5 6 8 10 12'.split(' ').map((n) => `${n} kW`);

test('a wide range of numbers has steps that become wider, between round numbers', () => {
  expect(stepsIn(KILOWATTS)).toEqual([
    [null, 0.5, ['0,29 kW', '0,33 kW', '0,366 kW', '0,384 kW']],
    [0.5, 2, ['0,6 kW', '0,7 kW', '1 kW', '1,5 kW']],
    [2, 5, ['2 kW', '2,5 kW', '3 kW', '3,6 kW', '4 kW', '4,6 kW']],
    [5, 10, ['5 kW', '6 kW', '8 kW']],
    [10, null, ['10 kW', '12 kW']],
  ]);
});

test('a narrow range has steps of one width', () => {
  const watts = Array.from({ length: 26 }, (_, at) => `${370 + at * 5} Wp`);
  expect(boundsIn(watts)).toEqual([
    [null, 400],
    [400, 425],
    [425, 450],
    [450, 475],
    [475, null],
  ]);
});

test.each([
  ['a short list', KILOWATTS.slice(0, 12)],
  ['words', Array.from({ length: 20 }, (_, at) => `Kleur ${at}`)],
  ['two units', [...KILOWATTS, '500 W']],
  ['no unit for one', [...KILOWATTS, '5']],
  ['two numbers', Array.from({ length: 20 }, (_, at) => `1 × ${at}`)],
  ['one number', Array.from({ length: 20 }, () => '5 kW')],
])('%s has no steps', (_, names) => {
  expect(stepsOf(filterOf(names), ',')).toBeUndefined();
});

test('decimals and thousands are told apart by the language, and by what only one of them can be', () => {
  const many = (...names: string[]) => [...names, ...Array.from({ length: 12 }, (_, at) => `${3000 + at * 900} W`)];
  expect(boundsIn(many('1.500 W'), ',')?.[0]).toEqual([null, 5000]);
  expect(boundsIn(many('1,500 W'), '.')?.[0]).toEqual([null, 5000]);
  expect(stepsIn(many('0.366 W'), ',')?.[0]).toEqual([null, 2000, ['0.366 W']]);
});

test('numbers without a unit have steps too', () => {
  expect(boundsIn(Array.from({ length: 20 }, (_, at) => `${at + 1}`))).toEqual([
    [null, 2],
    [2, 5],
    [5, 10],
    [10, 20],
    [20, null],
  ]);
});

test('every option is in one step, and between its bounds', () => {
  const numbers = fc.uniqueArray(fc.double({ min: 0, max: 1e6, noNaN: true, noDefaultInfinity: true }), {
    minLength: 13,
    maxLength: 60,
  });
  fc.assert(
    fc.property(numbers, (values) => {
      const written = values.map((value) => Number(value.toFixed(4)));
      const steps = stepsOf(filterOf(written.map((value) => `${value.toFixed(4)} m`)), '.');
      if (!steps) return;
      expect(steps.length).toBeLessThanOrEqual(5);
      expect(
        steps.flatMap(({ options }) => options.map(({ id }) => id)).toSorted((a, b) => Number(a) - Number(b)),
      ).toEqual(values.map((_, at) => at));
      for (const { min, max, options } of steps)
        for (const { id } of options) {
          expect(written[Number(id)]).toBeGreaterThanOrEqual(min ?? 0);
          expect(written[Number(id)]).toBeLessThan(max ?? Infinity);
        }
    }),
  );
});
