import fc from 'fast-check';
import { expect, test } from 'vitest';
import { combinationProduct } from '../../tests/support/combination-product.ts';
import {
  clearSlot,
  fillSlot,
  MAX_PIECES,
  MAX_SLOTS,
  shortageOf,
  stepSlot,
  visibleSlots,
  type Slots,
} from './slots.rules.ts';

const cable = combinationProduct(1, { name: 'cable' });
const plug = combinationProduct(2, { name: 'plug' });
const tool = combinationProduct(3, { name: 'tool' });

/** `cable 2, plug 1` */
function said(slots: Slots): string {
  return slots.map(({ product, quantity }) => `${product.name} ${quantity}`).join(', ');
}

const both: Slots = [
  { product: cable, quantity: 4 },
  { product: plug, quantity: 3 },
];

test('the second slot is shown after the first is filled, and there is no third', () => {
  expect(visibleSlots([])).toBe(1);
  expect(visibleSlots(both.slice(0, 1))).toBe(2);
  expect(visibleSlots(both)).toBe(2);
});

test.each([
  { what: 'another accessory starts with one piece', at: 0, product: tool, after: 'tool 1, plug 3' },
  { what: 'the same accessory keeps its quantity', at: 0, product: cable, after: 'cable 4, plug 3' },
  {
    what: 'the same id as text is the same accessory',
    at: 0,
    product: { ...cable, id: '1' },
    after: 'cable 4, plug 3',
  },
  { what: 'both slots may hold the same accessory', at: 1, product: cable, after: 'cable 4, cable 1' },
  { what: 'a third slot is not there to be filled', at: 2, product: tool, after: 'cable 4, plug 3' },
])('$what', ({ at, product, after }) => {
  expect(said(fillSlot(both, at, product))).toBe(after);
});

test('when the first accessory is removed, the second takes its place with its quantity', () => {
  expect(said(clearSlot(both, 0))).toBe('plug 3');
  expect(said(clearSlot(both, 1))).toBe('cable 4');
});

test.each([
  { from: 1, by: 1 as const, after: 'cable 2' },
  { from: 10, by: 1 as const, after: 'cable 10' },
  { from: 2, by: -1 as const, after: 'cable 1' },
  { from: 1, by: -1 as const, after: '' },
])('from $from by $by results in "$after"', ({ from, by, after }) => {
  expect(said(stepSlot([{ product: cable, quantity: from }], 0, by))).toBe(after);
});

test('removing the last piece of the first accessory moves the second up', () => {
  const slots = [{ product: cable, quantity: 1 }, both[1]!];
  expect(said(stepSlot(slots, 0, -1))).toBe('plug 3');
});

test.each([
  { inStock: true, most: 3, quantity: 3, is: undefined },
  { inStock: true, most: 3, quantity: 4, is: 'too-many' },
  { inStock: true, most: null, quantity: 10, is: undefined },
  { inStock: true, most: 0, quantity: 1, is: 'sold-out' },
  { inStock: false, most: null, quantity: 1, is: 'sold-out' },
  { inStock: false, most: 3, quantity: 4, is: 'sold-out' },
])('in stock $inStock, at most $most, selected $quantity: $is', ({ inStock, most, quantity, is }) => {
  const slot = { product: { ...cable, inStock, maxAllowed: most }, quantity };
  expect(shortageOf([slot], slot)?.is).toBe(is);
});

test('both slots count together when they hold the same accessory', () => {
  const product = { ...cable, maxAllowed: 3 };
  const twice = [
    { product, quantity: 2 },
    { product: { ...product, id: '1' }, quantity: 2 },
  ];
  expect(twice.map((slot) => shortageOf(twice, slot)?.is)).toEqual(['too-many', 'too-many']);
  const apart = [twice[0]!, { product: plug, quantity: 2 }];
  expect(apart.map((slot) => shortageOf(apart, slot))).toEqual([null, null]);
});

test('any sequence of actions keeps at most two slots, each with one to ten pieces', () => {
  const at = fc.nat({ max: 2 });
  const act = fc.oneof(
    fc.record({ do: fc.constant('fill' as const), at, product: fc.constantFrom(cable, plug, tool) }),
    fc.record({ do: fc.constant('clear' as const), at }),
    fc.record({ do: fc.constant('step' as const), at, by: fc.constantFrom(1 as const, -1 as const) }),
  );
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
      let slots: Slots = [];
      for (const act of acts) {
        const before = said(slots);
        if (act.do === 'fill') slots = fillSlot(slots, act.at, act.product);
        if (act.do === 'clear') slots = clearSlot(slots, act.at);
        if (act.do === 'step') slots = stepSlot(slots, act.at, act.by);
        expect(slots.length, `${before} → ${JSON.stringify(act)}`).toBeLessThanOrEqual(MAX_SLOTS);
        for (const { quantity } of slots) {
          expect(quantity).toBeGreaterThanOrEqual(1);
          expect(quantity).toBeLessThanOrEqual(MAX_PIECES);
        }
      }
    }),
  );
});
