import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPrice } from './price.ts';

const euro = { sign: '€', position: 'before', code: 'EUR' } as const;
const francs = { sign: 'CHF', position: 'after', code: 'CHF' } as const;

test.each([
  { cents: 1200, shown: '€\u00a012,-' },
  { cents: 123400, shown: '€\u00a01.234,-' },
  { cents: 123450, shown: '€\u00a01.234,50' },
  { cents: 123456789, shown: '€\u00a01.234.567,89' },
  { cents: 0, shown: '€\u00a00,-' },
  { cents: 5, shown: '€\u00a00,05' },
  { cents: 99999, shown: '€\u00a0999,99' },
  { cents: 100000, shown: '€\u00a01.000,-' },
  { cents: -1200, shown: '€\u00a0-12,-' },
  { cents: -7, shown: '€\u00a0-0,07' },
  { cents: -0, shown: '€\u00a00,-' },
  { cents: 1249.5, shown: '€\u00a012,50' },
])('$cents cents are written as $shown', ({ cents, shown }) => {
  expect(formatPrice(cents, euro)).toBe(shown);
});

test.each([
  { cents: 1200, shown: '12,-\u00a0CHF' },
  { cents: -123450, shown: '-1.234,50\u00a0CHF' },
])('a sign behind the amount: $shown', ({ cents, shown }) => {
  expect(formatPrice(cents, francs)).toBe(shown);
});

test.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])(
  'a missing amount (%s) is an empty text',
  (cents) => {
    expect(formatPrice(cents, euro)).toBe('');
  },
);

describe('every formatted amount', () => {
  const anyCents = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });

  test('can be read back to the same cents', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        const [whole = '', fraction = ''] = formatPrice(cents, euro).slice(2).replaceAll('.', '').split(',');
        const read = Math.abs(Number(whole)) * 100 + (fraction === '-' ? 0 : Number(fraction));
        expect(whole.startsWith('-') ? -read : read).toBe(cents);
      }),
    );
  });

  test('has dots between groups of three and never ends in two zeros', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(formatPrice(cents, euro)).toMatch(/^€\u00a0-?\d{1,3}(\.\d{3})*,(-|0[1-9]|[1-9]\d)$/);
      }),
    );
  });
});
