import { expect, test } from 'vitest';
import { formatTable } from './table.ts';

test('words stand on the left and numbers on the right of their column', () => {
  const rows = [
    ['cart', 'floor', '442'],
    ['', 'react', '1658 ×3.8'],
  ];
  expect(formatTable(['page', 'form', 'content ms'], rows, 2).split('\n')).toEqual([
    'page  form   content ms',
    '────  ─────  ──────────',
    'cart  floor         442',
    '      react   1658 ×3.8',
  ]);
});

test('an empty cell at the end leaves no spaces', () => {
  expect(
    formatTable(['page', 'heap'], [['cart', '']], 1)
      .split('\n')
      .at(-1),
  ).toBe('cart');
});
