import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY, judgeStruckPrice, type Observation } from './earlier-price.ts';

const NOW = Date.UTC(2026, 10, 27);

const seen = (daysAgo: number, price: number, struck: number | null = null): Observation => ({
  product: '/cable',
  price,
  struck,
  at: NOW - daysAgo * DAY,
});

const amount = fc.integer({ min: 1, max: 100_000 });
/** Prices without a reduction, each on a day of its own. */
const regular = fc
  .uniqueArray(fc.record({ daysAgo: fc.integer({ min: 1, max: 90 }), price: amount }), {
    selector: ({ daysAgo }) => daysAgo,
    maxLength: 40,
  })
  .map((entries) => entries.map(({ daysAgo, price }) => seen(daysAgo, price)));

describe('a struck price', () => {
  test('is too high above the lowest price of the 30 days before, which is named', () => {
    const verdict = judgeStruckPrice(seen(0, 80, 120), [seen(10, 100), seen(20, 95), seen(5, 120)]);
    expect(verdict).toEqual({ is: 'too-high', lowest: seen(20, 95) });
  });

  test('counts day 30 before the reduction, and not the time before it', () => {
    expect(judgeStruckPrice(seen(0, 80, 100), [seen(30, 90)])).toEqual({ is: 'too-high', lowest: seen(30, 90) });
    expect(judgeStruckPrice(seen(0, 80, 100), [seen(30.01, 90)])).toEqual({ is: 'not-provable' });
  });

  test('has a window of whole days, so that the hour of a run changes nothing', () => {
    const evening = { ...seen(0, 80, 100), at: NOW + DAY - 1 };
    expect(judgeStruckPrice(evening, [seen(30, 90)])).toMatchObject({ is: 'too-high' });
    expect(judgeStruckPrice(evening, [{ ...seen(30, 90), at: NOW - 30 * DAY - 1 }])).toEqual({ is: 'not-provable' });
  });

  test('is compared with the days before the reduction began, also when it goes down in steps', () => {
    const reduction = [seen(1, 80, 100), seen(20, 85, 100), seen(28, 90, 100)];
    expect(judgeStruckPrice(seen(0, 80, 100), [...reduction, seen(50, 100)])).toEqual({ is: 'lowest' });
    expect(judgeStruckPrice(seen(0, 80, 100), [...reduction, seen(50, 99)])).toMatchObject({ is: 'too-high' });
  });

  test('is not compared with the same reduction on a page that does not strike the earlier price', () => {
    const now = { ...seen(0, 80, 100), at: NOW + 1000 };
    expect(judgeStruckPrice(now, [seen(0, 80), seen(9, 100)])).toEqual({ is: 'lowest' });
    const sameDay = [
      { ...seen(7, 80), at: NOW - 7 * DAY + 1 },
      { ...seen(7, 80, 100), at: NOW - 7 * DAY + 2 },
    ];
    expect(judgeStruckPrice(now, [...sameDay, seen(20, 100)])).toEqual({ is: 'lowest' });
    // The price was the same before it was called reduced.
    expect(judgeStruckPrice(now, [seen(1, 80)])).toEqual({ is: 'too-high', lowest: seen(1, 80) });
  });

  test('is compared with the price of a reduction that was no more seen as one for 30 days', () => {
    const plain = Array.from({ length: 99 }, (_, day) => seen(day + 1, 75));
    const old = [seen(100, 75, 110), seen(130, 110)];
    expect(judgeStruckPrice(seen(0, 75, 110), [...plain, ...old])).toMatchObject({ is: 'too-high' });
  });

  test('is not compared with a list that shows the reduced price on a day of its own', () => {
    const old = [seen(20, 80, 100), seen(30, 100)];
    expect(judgeStruckPrice(seen(0, 80, 100), [seen(9, 80), seen(10, 80), ...old])).toEqual({ is: 'lowest' });
    const steps = [seen(5, 80, 100), seen(12, 85), seen(15, 85, 100)];
    expect(judgeStruckPrice(seen(0, 80, 100), [seen(3, 80), ...steps, seen(30, 100)])).toEqual({ is: 'lowest' });
  });

  test('is compared with the same price after the reduction has ended, and of a reduction from another price', () => {
    const ended = [seen(10, 80), seen(15, 100), seen(20, 80, 100)];
    expect(judgeStruckPrice(seen(0, 80, 100), ended)).toEqual({ is: 'too-high', lowest: seen(10, 80) });
    const anotherStrike = [seen(10, 80), seen(20, 80, 90)];
    expect(judgeStruckPrice(seen(0, 80, 100), anotherStrike)).toMatchObject({ is: 'too-high', lowest: { price: 80 } });
  });

  test('belongs to another reduction after the price has gone up', () => {
    expect(judgeStruckPrice(seen(0, 90, 100), [seen(3, 80, 100), seen(20, 100)])).toEqual({
      is: 'too-high',
      lowest: seen(3, 80, 100),
    });
  });

  test('is judged as the lowest of the window says, whatever else was seen', () => {
    fc.assert(
      fc.property(regular, amount, (observations, struck) => {
        const period = observations.filter(({ at }) => at >= NOW - 30 * DAY).map(({ price }) => price);
        const { is } = judgeStruckPrice(seen(0, 1, struck), observations);
        if (period.length === 0) expect(is).toBe('not-provable');
        else expect(is).toBe(struck > Math.min(...period) ? 'too-high' : 'lowest');
      }),
    );
  });

  test('does not depend on the order of the files, on other products, or on what comes after', () => {
    fc.assert(
      fc.property(regular, regular, amount, (observations, others, struck) => {
        const now = seen(0, 1, struck);
        const verdict = judgeStruckPrice(now, observations);
        const noise = [
          ...others.map((observation) => ({ ...observation, product: '/lamp' })),
          ...others.map((observation) => ({ ...observation, at: NOW + DAY })),
        ];
        const prices = judgeStruckPrice(now, [...noise, ...observations.toReversed()]);
        expect(prices).toEqual(verdict);
      }),
    );
  });

  test('gets no better verdict from a lower price that was seen in the window', () => {
    fc.assert(
      fc.property(regular, amount, fc.integer({ min: 1, max: 30 }), (observations, struck, daysAgo) => {
        fc.pre(struck > 1);
        const others = observations.filter(({ at }) => at !== NOW - daysAgo * DAY);
        expect(judgeStruckPrice(seen(0, 1, struck), [...others, seen(daysAgo, struck - 1)]).is).toBe('too-high');
      }),
    );
  });
});
