import { describe, expect, test } from 'vitest';
import {
  parseCompareList,
  hasNewProducts,
  inListOrder,
  isCompared,
  isProduct,
  isSameProduct,
  itemsLeft,
  readCompareList,
  toggleProduct,
  withoutProduct,
} from './compare-list.ts';

const inverter = { id: 4711, type: 'product' };
const battery = { id: '900', type: 'product' };
const set = { id: 4711, type: 'bundle' };

describe('the stored list', () => {
  test('is read in its order, and ids keep their type', () => {
    expect(readCompareList('[{"id":4711,"type":"product"},{"id":"0900","type":"bundle"}]')).toEqual([
      { id: 4711, type: 'product' },
      { id: '0900', type: 'bundle' },
    ]);
  });

  test.each([null, '', 'x', '{', 'null', 'true', '7', '"x"', '{}', '{"items":[]}', '[]', '[[]', 'undefined'])(
    '%s is an empty list',
    (kept) => {
      expect(readCompareList(kept)).toEqual([]);
    },
  );

  test('invalid products are left out, and so are unknown keys', () => {
    const kept = [
      null,
      4711,
      'product',
      [],
      {},
      { id: 1 },
      { type: 'product' },
      { id: '', type: 'product' },
      { id: 1, type: '' },
      { id: 1, type: 2 },
      { id: null, type: 'product' },
      { id: { a: 1 }, type: 'product' },
      { ...inverter, name: 'Growatt' },
    ];
    expect(readCompareList(JSON.stringify(kept))).toEqual([inverter]);
  });

  test('duplicates count once, at their first position', () => {
    expect(readCompareList(JSON.stringify([inverter, battery, { ...inverter, id: '4711' }, set]))).toEqual([
      inverter,
      battery,
      set,
    ]);
  });
});

describe('a toggle', () => {
  test('adds a product at the end, unchanged', () => {
    expect(toggleProduct([inverter], battery)).toEqual([inverter, battery]);
    expect(toggleProduct([], { ...battery, name: 'Pylontech' } as typeof battery)).toEqual([battery]);
  });

  test('removes a product, whether its id is a number or text', () => {
    expect(toggleProduct([inverter, battery], { ...inverter, id: '4711' })).toEqual([battery]);
    expect(toggleProduct([battery], { ...battery, id: 900 })).toEqual([]);
  });

  test('of another type is another product', () => {
    expect(toggleProduct([inverter], set)).toEqual([inverter, set]);
  });

  test('twice changes nothing, and does not modify the given list', () => {
    const list = Object.freeze([inverter]);
    expect(toggleProduct(toggleProduct(list, battery), battery)).toEqual([inverter]);
    expect(list).toEqual([inverter]);
  });
});

test('ids with leading zeros are different products', () => {
  expect(isSameProduct({ id: '0900', type: 'product' }, battery)).toBe(false);
  expect(isCompared([battery], { id: '0900', type: 'product' })).toBe(false);
});

test('removing a missing product changes nothing', () => {
  expect(withoutProduct([inverter], battery)).toEqual([inverter]);
  expect(withoutProduct([inverter, battery], inverter)).toEqual([battery]);
});

test.each([undefined, null, {}, 'product', { id: 1 }, { id: Number.NaN }])('%j is not a product', (value) => {
  expect(isProduct(value)).toBe(false);
  expect(parseCompareList(value)).toEqual([]);
});

describe('the answer of the shop', () => {
  test('is sorted like the list, with other products last', () => {
    const answered = [set, { ...inverter, id: '4711' }, { id: 1, type: 'product' }, battery];
    expect(inListOrder(answered, [battery, inverter, { id: 'unknown', type: 'product' }])).toEqual([
      battery,
      { ...inverter, id: '4711' },
      set,
      { id: 1, type: 'product' },
    ]);
  });

  test('loses removed products, and keeps products that were never on the list', () => {
    expect(itemsLeft([inverter, battery, set], { before: [inverter, battery], now: [battery] })).toEqual([
      battery,
      set,
    ]);
  });

  test('is outdated after a product was added to the list', () => {
    expect(hasNewProducts({ before: [inverter], now: [inverter, battery] })).toBe(true);
    expect(hasNewProducts({ before: [inverter, battery], now: [{ ...battery, id: 900 }] })).toBe(false);
  });
});
