import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { SolutionProduct } from '../../shared/contract/returns.ts';
import { conditionsOf, isComplete, missingIn, sentProduct, showsSerial, solutionOf } from './solution.rules.ts';

const solution = (more: object = {}) => ({ id: 1, name: 'Repareren', ...more });
const product = (more: object = {}, of: object = {}): SolutionProduct =>
  z.decode(SolutionProduct, { id: 31, name: 'Omvormer', solutions: [solution(of)], ...more });

describe('a product is complete', () => {
  test.each([
    { given: {}, of: {}, missing: ['selected_solution'] },
    { given: { selected_solution: 1 }, of: {}, missing: [] },
    { given: { selected_solution: '1' }, of: {}, missing: [] },
    { given: { selected_solution: { id: 1 } }, of: {}, missing: [] },
    { given: { selected_solution: 9 }, of: {}, missing: ['selected_solution'] },
    { given: { selected_solution: 1 }, of: { serial_required: true }, missing: ['serial_number'] },
    { given: { selected_solution: 1, serial_number: ' ' }, of: { serial_required: 1 }, missing: ['serial_number'] },
    { given: { selected_solution: 1, serial_number: 'A1' }, of: { serial_required: '1' }, missing: [] },
    { given: { selected_solution: 1 }, of: { remark_required: true }, missing: ['remark'] },
    { given: { selected_solution: 1, remark: 'Stuk' }, of: { remark_required: true }, missing: [] },
    {
      given: { selected_solution: 1 },
      of: { serial_required: true, remark_required: true },
      missing: ['serial_number', 'remark'],
    },
    { given: { selected_solution: 1 }, of: { display_image: true, display_video: true }, missing: [] },
  ])('$given of $of misses $missing', ({ given, of, missing }) => {
    const found = product(given, of);
    expect(missingIn(found)).toEqual(missing);
    expect(isComplete(found)).toBe(missing.length === 0);
  });
});

test('a required serial number is asked for although the shop shows no field for it', () => {
  expect(showsSerial(solutionOf(product({ selected_solution: 1 }, { serial_required: true }))!)).toBe(true);
});

test('what is not asked for is sent as it came', () => {
  const came = product({ selected_solution: 1, serial_number: 'OUD', images: [{ id: 1 }] });
  const now = { ...came, serial_number: 'NIEUW', images: [], remark: 'Stuk' };
  expect(sentProduct(now, came)).toMatchObject({ serial_number: 'OUD', images: [{ id: 1 }], remark: 'Stuk' });
  const shown = product({ selected_solution: 1 }, { display_serial: true, display_image: true });
  expect(sentProduct({ ...shown, serial_number: 'NIEUW' }, shown)).toMatchObject({ serial_number: 'NIEUW' });
});

describe('conditions', () => {
  const of = (name: string, text: string | null, removed = false) =>
    product({ name, selected_solution: 1, removed }, { return_conditions_text: text });

  test('that all products share stand once, without a name', () => {
    expect(conditionsOf([of('A', 'Verpak'), of('B', 'Verpak')])).toEqual([{ text: 'Verpak', names: [] }]);
  });

  test('that differ stand under the names of their products; a removed one has none', () => {
    expect(conditionsOf([of('A', 'Verpak'), of('B', 'Bewaar'), of('C', 'Verpak'), of('D', 'Nee', true)])).toEqual([
      { text: 'Verpak', names: ['A', 'C'] },
      { text: 'Bewaar', names: ['B'] },
    ]);
    expect(conditionsOf([of('A', null), product()])).toEqual([]);
  });
});
