import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffLines, excerptOf, type DiffLine } from './line-diff.ts';

const SIGNS = { same: ' ', removed: '-', added: '+' } as const;
const written = (lines: readonly DiffLine[]) => lines.map(({ kind, text }) => SIGNS[kind] + text).join('|');
const diff = (before: string, after: string) => written(diffLines(Array.from(before), Array.from(after)));

test.each([
  ['', '', ''],
  ['abc', 'abc', ' a| b| c'],
  ['abc', 'axc', ' a|-b|+x| c'],
  ['abc', 'abbc', ' a| b|+b| c'],
  ['', 'ab', '+a|+b'],
  ['ab', '', '-a|-b'],
  ['abcdef', 'acxef', ' a|-b| c|-d|+x| e| f'],
])('the difference of "%s" and "%s" is %s', (before, after, expected) => {
  expect(diff(before, after)).toBe(expected);
});

test('a difference has all lines of both texts in their order, and no more changes than needed', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 7 });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = diffLines(before, after);
      const without = (kind: DiffLine['kind']) => lines.filter((line) => line.kind !== kind).map((line) => line.text);
      expect(without('added')).toEqual(before);
      expect(without('removed')).toEqual(after);
      expect(lines.filter(({ kind }) => kind === 'same')).toHaveLength(longestCommon(before, after));
    }),
  );
});

/** The straightforward definition. */
function longestCommon([a, ...before]: readonly string[], [b, ...after]: readonly string[]): number {
  if (a === undefined || b === undefined) return 0;
  if (a === b) return 1 + longestCommon(before, after);
  return Math.max(longestCommon(before, [b, ...after]), longestCommon([a, ...before], after));
}

test('texts with too little in common are compared as a whole', () => {
  const numbers = (from: number) => Array.from({ length: 1500 }, (_, at) => String(from + at));
  const lines = diffLines(['first', ...numbers(0)], ['first', ...numbers(5000)]);
  expect(lines.filter(({ kind }) => kind === 'same')).toEqual([]);
  expect(lines).toHaveLength(2 * 1501);
});

test('an excerpt has the changes, what is around them, and a mark for each gap', () => {
  const lines = diffLines(Array.from('abcdefghij'), Array.from('abcXefghij'));
  expect(written(excerptOf(lines, 1, 40))).toBe(' …| c|-d|+X| e| …');
  expect(written(excerptOf(lines, 1, 3))).toBe(' …| c|-d| … and 3 more lines');
  expect(written(excerptOf(diffLines(['a', '    b', '    c'], ['a', '    b', '      d']), 1, 40))).toBe(
    ' …| b|-c|+  d',
  );
  expect(excerptOf(diffLines(['a'], ['a']), 2, 40)).toEqual([]);
});
