import { expect, test } from 'vitest';
import { median, quantile, summarize, summarizeFigures } from './statistics.ts';

test.each([
  [[5], 5],
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  // As numbers, not as texts.
  [[10, 9, 100], 10],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

test('a quantile between two values is interpolated', () => {
  expect(quantile([10, 20], 0.25)).toBe(12.5);
  expect(quantile([1, 2, 3, 4, 5], 0.75)).toBe(4);
});

test('nothing has no median', () => {
  expect(() => median([])).toThrow('There are no values.');
});

test('a summary keeps the values in the order of the runs', () => {
  const values = [7, 3, 5, 9, 1];
  expect(summarize(values)).toEqual({ median: 5, min: 1, max: 9, lowerQuartile: 3, upperQuartile: 7, values });
});

test('a figure that one run lacks is summarized over the others', () => {
  const { shown, heap } = summarizeFigures<'shown' | 'heap'>([{ shown: 10, heap: 2 }, { shown: 20 }]);
  expect(shown?.median).toBe(15);
  expect(heap?.values).toEqual([2]);
});
