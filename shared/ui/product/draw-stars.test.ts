import { expect, test } from 'vitest';
import { drawStars } from './draw-stars.ts';

test.each([
  { rating: 4.5, fills: [100, 100, 100, 100, 50] },
  { rating: 4.1, fills: [100, 100, 100, 100, 0] },
  { rating: 4.13, fills: [100, 100, 100, 100, 25] },
  { rating: 2.75, fills: [100, 100, 75, 0, 0] },
  { rating: 5, fills: [100, 100, 100, 100, 100] },
  { rating: 0.25, fills: [25, 0, 0, 0, 0] },
])('a rating of $rating fills five stars by $fills percent', ({ rating, fills }) => {
  const { slots, isDefault } = drawStars(rating);
  expect(slots).toEqual(fills.map((fill) => `sw-stars__slot sw-stars__slot--${fill}`));
  expect(isDefault).toBe(false);
});

test('a product without a rating has four default stars', () => {
  const { className, slots, isDefault } = drawStars(null);
  expect(slots.filter((slot) => slot.endsWith('--100'))).toHaveLength(4);
  expect(isDefault).toBe(true);
  expect(className).toContain('sw-stars--default');
});
