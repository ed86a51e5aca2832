import fc from 'fast-check';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { SolutionProduct, submitSolutions } from '../../shared/contract/returns.ts';
import { nextAction, withRemoved, withRestored } from '../../shared/rules/returns.ts';
import { conditionsOf, isComplete, missingIn, sentProduct, showsSerial, solutionOf } from './solution.rules.ts';

const solution = (more: object = {}) => ({ id: 1, name: 'Repareren', ...more });
const product = (more: object = {}, of: object = {}): SolutionProduct =>
  z.decode(SolutionProduct, { id: 31, name: 'Omvormer', solutions: [solution(of)], ...more });

describe('a product is complete', () => {
  test.each([
    { input: {}, of: {}, missing: ['selected_solution'] },
    { input: { selected_solution: 1 }, of: {}, missing: [] },
    { input: { selected_solution: '1' }, of: {}, missing: [] },
    { input: { selected_solution: { id: 1 } }, of: {}, missing: [] },
    { input: { selected_solution: 9 }, of: {}, missing: ['selected_solution'] },
    { input: { selected_solution: 1 }, of: { serial_required: true }, missing: ['serial_number'] },
    { input: { selected_solution: 1, serial_number: ' ' }, of: { serial_required: 1 }, missing: ['serial_number'] },
    { input: { selected_solution: 1, serial_number: 'A1' }, of: { serial_required: '1' }, missing: [] },
    { input: { selected_solution: 1 }, of: { remark_required: true }, missing: ['remark'] },
    { input: { selected_solution: 1, remark: 'Stuk' }, of: { remark_required: true }, missing: [] },
    {
      input: { selected_solution: 1 },
      of: { serial_required: true, remark_required: true },
      missing: ['serial_number', 'remark'],
    },
    { input: { selected_solution: 1 }, of: { display_image: true, display_video: true }, missing: [] },
  ])('$input of $of misses $missing', ({ input, of, missing }) => {
    const returned = product(input, of);
    expect(missingIn(returned)).toEqual(missing);
    expect(isComplete(returned)).toBe(missing.length === 0);
  });
});

test('a required serial number is shown even if `display_serial` is false', () => {
  expect(showsSerial(solutionOf(product({ selected_solution: 1 }, { serial_required: true }))!)).toBe(true);
});

test('fields that are not asked for are sent as received', () => {
  const came = product({ selected_solution: 1, serial_number: 'OUD', images: [{ id: 1 }] });
  const now = { ...came, serial_number: 'NIEUW', images: [], remark: 'Stuk' };
  expect(sentProduct(now, came)).toMatchObject({ serial_number: 'OUD', images: [{ id: 1 }], remark: 'Stuk' });
  const shown = product({ selected_solution: 1 }, { display_serial: true, display_image: true });
  expect(sentProduct({ ...shown, serial_number: 'NIEUW' }, shown)).toMatchObject({ serial_number: 'NIEUW' });
});

describe('conditions', () => {
  const of = (name: string, text: string | null, removed = false) =>
    product({ name, selected_solution: 1, removed }, { return_conditions_text: text });

  test('that all products share are listed once, without names', () => {
    expect(conditionsOf([of('A', 'Verpak'), of('B', 'Verpak')])).toEqual([{ text: 'Verpak', names: [] }]);
  });

  test('that differ are listed under the product names; a removed product has none', () => {
    expect(conditionsOf([of('A', 'Verpak'), of('B', 'Bewaar'), of('C', 'Verpak'), of('D', 'Nee', true)])).toEqual([
      { text: 'Verpak', names: ['A', 'C'] },
      { text: 'Bewaar', names: ['B'] },
    ]);
    expect(conditionsOf([of('A', null), product()])).toEqual([]);
  });
});

/** The shopper's actions on one of three products. */
const at = fc.nat(2);
const text = fc.constantFrom('', ' ', 'A1');
const anyEvent = fc.oneof(
  fc.record({ at, says: fc.record({ selected_solution: fc.constantFrom<number | string>(1, '2', 3, 9) }) }),
  fc.record({ at, says: fc.record({ serial_number: text }) }),
  fc.record({ at, says: fc.record({ remark: text }) }),
  fc.record({ at, says: fc.constantFrom('remove' as const, 'restore' as const) }),
);
const anySolution = (id: number | string) =>
  fc.record({
    id: fc.constant(id),
    name: fc.constant('Oplossing'),
    display_serial: fc.boolean(),
    serial_required: fc.constantFrom(true, false, 1, '0'),
    remark_required: fc.boolean(),
  });
const anyProduct = fc
  .record({
    serial_number: text,
    shelf: fc.string(),
    solutions: fc.tuple(anySolution(1), anySolution('2'), anySolution(3)),
  })
  .map((more) => z.decode(SolutionProduct, { id: 31, name: 'Omvormer', ...more }));

function posted(products: readonly SolutionProduct[], came: readonly SolutionProduct[]) {
  const customerDetails = { email: '', address: '', zip_code: '', city: '' };
  const sent = products.map((each, place) => sentProduct(each, came[place]!));
  return z.encode(submitSolutions('/rma').input!, { products: sent, customerDetails, lastOpenedFaqId: null });
}

test('any sequence of choices, changes and removals sends the last values, and is never complete too early', () => {
  fc.assert(
    fc.property(
      fc.array(anyProduct, { minLength: 1, maxLength: 3 }),
      fc.array(anyEvent, { maxLength: 30 }),
      (came, events) => {
        let products: readonly SolutionProduct[] = came;
        for (const { at: wanted, says } of events) {
          const place = wanted % came.length;
          if (says === 'remove') products = withRemoved(products, place);
          else if (says === 'restore') products = withRestored(products, place);
          else products = products.with(place, { ...products[place]!, ...says });
          const isOpen = products.some((each) => {
            const solution = each.solutions.find(({ id }) => String(id) === String(each.selected_solution));
            const needs = (isAsked: boolean | undefined, input: string) => isAsked === true && input.trim() === '';
            return (
              !each.removed &&
              (!solution ||
                needs(solution.serial_required, each.serial_number) ||
                needs(solution.remark_required, each.remark))
            );
          });
          expect(nextAction(products, isComplete)).toBe(isOpen ? 'save' : 'next');
        }
        const last = came.map((each, place) => ({
          ...Object.assign(
            { ...each },
            ...events.flatMap((event) =>
              event.at % came.length === place && typeof event.says === 'object' ? [event.says] : [],
            ),
          ),
          removed: products[place]!.removed,
        }));
        expect(posted(products, came)).toEqual(posted(last, came));
      },
    ),
    { numRuns: 300 },
  );
});
