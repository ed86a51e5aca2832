import fc from 'fast-check';
import { expect, test } from 'vitest';
import { highlight } from './AddressOption.tsx';

test.each([
  { ranges: [], marked: 'Damrak 1' },
  { ranges: [[0, 3]], marked: '[Dam]rak 1' },
  { ranges: [[7, 8], [0, 3]], marked: '[Dam]rak [1]' }, // prettier-ignore
  { ranges: [[0, 4], [2, 6]], marked: '[Damr][ak] 1' }, // prettier-ignore
  { ranges: [[3, 99]], marked: 'Dam[rak 1]' },
  { ranges: [[-2, 2]], marked: '[Da]mrak 1' },
  { ranges: [[9, 12]], marked: 'Damrak 1' },
  { ranges: [[5, 5], [6, 2], []], marked: 'Damrak 1' }, // prettier-ignore
])('ranges $ranges mark "$marked"', ({ ranges, marked }) => {
  const pieces = highlight('Damrak 1', ranges);
  expect(pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')).toBe(marked);
});

test('highlighting never adds or removes a letter', () => {
  const ranges = fc.array(fc.array(fc.integer({ min: -5, max: 30 }), { maxLength: 3 }));
  fc.assert(
    fc.property(fc.string(), ranges, (text, some) => {
      expect(
        highlight(text, some)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
