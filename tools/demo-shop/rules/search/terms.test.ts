import { expect, test } from 'vitest';
import { takeQuantities, writtenForms } from './quantities.ts';
import { hasTerm, termsOf } from './terms.ts';
import { formsOf } from './word-forms.ts';

test.each([
  ['omvormers', 'omvormer'],
  ['zonnepanelen', 'zonnepaneel'],
  ['paneel', 'panel'],
  ['klemmen', 'klem'],
  ['batterijen', 'batterij'],
  ['kabels', 'kabel'],
  ['Module'.toLowerCase(), 'modul'],
  ['batterien', 'batterie'],
  ['wechselrichtern', 'wechselrichter'],
  ['batteries', 'battery'],
  ['inverters', 'inverter'],
  ['switches', 'switch'],
])('"%s" also finds "%s"', (typed, singular) => {
  expect(formsOf(typed)).toContain(singular);
});

test.each(['mc4', '54s31', '5000tl-x', 'sc-88'])('the code "%s" has no other form', (code) => {
  expect(formsOf(code)).toEqual([code]);
});

test('a short word keeps its letters', () => {
  expect(formsOf('es')).toEqual(['es']);
  expect(formsOf('sets').every(({ length }) => length >= 3)).toBe(true);
});

test.each([
  ['5 kw', 5000, 'W'],
  ['5kw', 5000, 'W'],
  ['5,0 kw', 5000, 'W'],
  ['5.000 watt', 5000, 'W'],
  ['5000w', 5000, 'W'],
  ['5.000 kw', 5000, 'W'],
  ['400wp', 400, 'W'],
  ['400 watt', 400, 'W'],
  ['5,1 kwh', 5100, 'Wh'],
  ['2,5 mm2', 2.5, 'mm²'],
  ['10m', 10, 'm'],
  ['25 a', 25, 'A'],
])('"%s" is %d %s', (typed, amount, unit) => {
  expect(takeQuantities(`kabel ${typed} zwart`)).toEqual({
    quantities: [{ amount, unit }],
    rest: 'kabel   zwart',
  });
});

test.each(['min 5000tl-xh', 'mc4', '54s31-400/mr', 'pv-400w5', 'k2 systems'])('"%s" has no quantity', (typed) => {
  expect(takeQuantities(typed)).toEqual({ quantities: [], rest: typed });
});

test.each([
  [{ amount: 5000, unit: 'W' as const }, ['5 kW', '5000 Wp', '5000 W']],
  [{ amount: 5120, unit: 'Wh' as const }, ['5.12 kWh', '5,12 kWh']],
])('%j is written %j', (quantity, forms) => {
  expect(writtenForms(quantity)).toEqual(forms);
});

test('fillers are left out, unless nothing else is typed', () => {
  expect(termsOf('omvormer voor een dak').map(({ words }) => words[0])).toEqual(['omvormer', 'dak']);
  expect(termsOf('de')).toHaveLength(1);
  expect(termsOf(' \u0000 ')).toEqual([]);
});

test('a quantity is not the end of a larger one', () => {
  const [term] = termsOf('5 kwh');
  expect(hasTerm('LUNA 5 kWh', term!)).toBe(true);
  expect(hasTerm('LUNA 15 kWh', term!)).toBe(false);
});

test('a very long search has a dozen terms', () => {
  expect(termsOf('a1 '.repeat(500))).toHaveLength(12);
});
