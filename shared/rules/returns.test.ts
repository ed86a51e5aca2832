import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canRemove,
  isAllComplete,
  nextIncomplete,
  remainingIndexes,
  selectable,
  nextAction,
  withRemoved,
  withRestored,
} from './returns.ts';

interface Product {
  readonly removed: boolean;
  readonly isDone: boolean;
}

const isDone = ({ isDone: done }: Product) => done;
const product = (isDone: boolean, removed = false): Product => ({ isDone, removed });
const anyProducts = fc.array(fc.record({ isDone: fc.boolean(), removed: fc.boolean() }), { maxLength: 8 });

describe('the button of a product', () => {
  test.each([
    { products: [], says: 'save' },
    { products: [product(false)], says: 'save' },
    { products: [product(true)], says: 'next' },
    { products: [product(true), product(false)], says: 'save' },
    { products: [product(true), product(true)], says: 'next' },
    { products: [product(true), product(false, true)], says: 'next' },
    { products: [product(true, true)], says: 'save' },
  ])('$products.length products: $says', ({ products, says }) => {
    expect(nextAction(products, isDone)).toBe(says);
  });

  test('is never “submit” while a product that is to be returned is incomplete', () => {
    fc.assert(
      fc.property(anyProducts, (products) => {
        if (products.some(({ isDone: done, removed }) => !done && !removed))
          expect(nextAction(products, isDone)).toBe('save');
      }),
    );
  });
});

describe('the next incomplete product', () => {
  test.each([
    { done: [true, false, false], from: 0, next: 1 },
    { done: [true, true, false], from: 0, next: 2 },
    { done: [false, true, true], from: 2, next: 0 },
    { done: [true, false, true], from: 1, next: 1 },
    { done: [true, true], from: 0, next: null },
    { done: [], from: 0, next: null },
  ])('$done from $from: $next', ({ done, from, next }) => {
    expect(
      nextIncomplete(
        done.map((each) => product(each)),
        isDone,
        from,
      ),
    ).toBe(next);
  });

  test('exists until all are complete, and is incomplete itself', () => {
    fc.assert(
      fc.property(anyProducts, fc.nat(8), (products, from) => {
        const next = nextIncomplete(products, isDone, from);
        if (remainingIndexes(products).length > 0) expect(next === null).toBe(isAllComplete(products, isDone));
        if (next !== null) expect(products[next]).toEqual({ removed: false, isDone: false });
      }),
    );
  });
});

describe('removing a product', () => {
  test('leaves at least one product, keeps all of them in the list, and can be undone', () => {
    fc.assert(
      fc.property(anyProducts, fc.array(fc.nat(8)), (products, places) => {
        const before = remainingIndexes(products).length;
        const after = places.reduce<readonly Product[]>(withRemoved, products);
        expect(after).toHaveLength(products.length);
        if (before > 0) expect(remainingIndexes(after).length).toBeGreaterThan(0);
        const back = remainingIndexes(products).reduce<readonly Product[]>(withRestored, after);
        expect(back).toEqual(products);
      }),
    );
  });

  test.each([
    { products: [product(true)], may: false },
    { products: [product(true), product(true)], may: true },
    { products: [product(true), product(true, true)], may: false },
  ])('$products can be removed: $may', ({ products, may }) => {
    expect(canRemove(products)).toBe(may);
    expect(remainingIndexes(withRemoved(products, 0))).toHaveLength(may ? 1 : remainingIndexes(products).length);
  });

  test('selects one of the remaining products', () => {
    fc.assert(
      fc.property(anyProducts, fc.nat(10), (products, from) => {
        const at = selectable(products, from);
        expect(at === -1).toBe(remainingIndexes(products).length === 0);
        if (at !== -1) expect(products[at]!.removed).toBe(false);
        if (products[from] && !products[from].removed) expect(at).toBe(from);
      }),
    );
  });
});
