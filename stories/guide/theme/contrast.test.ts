import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastOf, sayContrast } from './contrast.ts';

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test.each([
  ['#000000', '#ffffff', 21],
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
  ['#ff0000', '#0000ff', 2.15],
  ['#0b6b4f', '#0b6b4f', 1],
])('%s and %s have a contrast of %d', (first, second, contrast) => {
  expect(contrastOf(first, second)).toBeCloseTo(contrast, 2);
});

test('the order of the two colours does not matter, and the contrast is between 1 and 21', () => {
  fc.assert(
    fc.property(anyColour, anyColour, (first, second) => {
      const contrast = contrastOf(first, second);
      expect(contrastOf(second, first)).toBe(contrast);
      expect(contrast).toBeGreaterThanOrEqual(1);
      expect(contrast).toBeLessThanOrEqual(21);
    }),
  );
});

test('a contrast just below the minimum is not rounded up to it', () => {
  expect(sayContrast(4.499)).toBe('4.4 : 1');
  expect(sayContrast(4.5)).toBe('4.5 : 1');
  expect(sayContrast(21)).toBe('21.0 : 1');
});
