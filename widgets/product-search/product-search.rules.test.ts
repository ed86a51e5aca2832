import { expect, test } from 'vitest';
import type { SuggestedProduct, Suggestions } from '../../shared/contract/search.ts';
import { markedParts } from './marked-parts.rules.ts';
import {
  activeAfter,
  groupsOf,
  isSuggestedFor,
  NO_SUGGESTIONS,
  parseRecent,
  queryOf,
  withoutRecent,
  withRecent,
} from './product-search.rules.ts';

test.each([
  ['  growatt   5 kw ', 'growatt 5 kw'],
  ['growatt\t', 'growatt'],
  ['   ', ''],
])('"%s" is searched for as "%s"', (typed, query) => {
  expect(queryOf(typed)).toBe(query);
});

test.each([
  ['', false],
  ['o', false],
  ['om', true],
])('"%s" gets suggestions: %s', (query, isSuggested) => {
  expect(isSuggestedFor(query)).toBe(isSuggested);
});

test('the latest search is first, once, and the sixth is forgotten', () => {
  expect(withRecent(['a1', 'B2', 'c3', 'd4', 'e5'], 'b2')).toEqual(['b2', 'a1', 'c3', 'd4', 'e5']);
  expect(withRecent(['a1', 'b2', 'c3', 'd4', 'e5'], 'f6')).toEqual(['f6', 'a1', 'b2', 'c3', 'd4']);
  expect(withRecent(['a1'], 'b')).toEqual(['a1']);
  expect(withoutRecent(['a1', 'B2'], 'b2')).toEqual(['a1']);
});

test.each([
  [null, []],
  [{ length: 3 }, []],
  ['growatt', []],
  [
    ['growatt', 3, null, ' sma  5 ', 'x', '', 'a1', 'b2', 'c3', 'd4'],
    ['growatt', 'sma 5', 'a1', 'b2', 'c3'],
  ],
])('stored %j is read as %j', (stored, recent) => {
  expect(parseRecent(stored)).toEqual(recent);
});

const product = { name: 'Growatt MIN', url: '/min' } as SuggestedProduct;
const answer: Suggestions = {
  products: [product],
  categories: [{ name: 'Omvormers', url: '/omvormers' }],
  brands: [{ name: 'Growatt', url: '/merken/growatt' }],
  total: 42,
};

const outline = (...of: Parameters<typeof groupsOf>) =>
  groupsOf(...of).map(({ name, options }) => `${name} ${options.length}`);

test('an empty field shows what was searched for, and what removes it', () => {
  expect(outline('', ['a1', 'b2'], NO_SUGGESTIONS)).toEqual(['recent 3']);
  expect(outline('', [], NO_SUGGESTIONS)).toEqual([]);
});

test('while something is typed, two searches that contain it come before the suggestions', () => {
  const recent = ['growatt 5 kw', 'sma', 'Growatt min', 'mijn growatt', 'growatt'];
  expect(outline('growatt', recent, answer)).toEqual(['recent 2', 'products 1', 'categories 1', 'brands 1', 'all 1']);
  expect(groupsOf('growatt', recent, answer)[0]!.options).toEqual([
    { is: 'recent', query: 'growatt 5 kw' },
    { is: 'recent', query: 'Growatt min' },
  ]);
});

test.each([
  [null, 0],
  [1, 0],
  [2, 1],
])('with %s results in all, there are %d options that lead to them', (total, count) => {
  expect(groupsOf('gro', [], { ...answer, total }).filter(({ name }) => name === 'all')).toHaveLength(count);
});

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 2, 0],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, -1],
  ['End', 0, -1],
  ['ArrowLeft', 1, -1],
])('%s on option %d of three leads to %d', (key, active, next) => {
  expect(activeAfter(key, active, 3)).toBe(next);
});

const marked = (name: string, query: string) =>
  markedParts(name, query)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

test.each([
  ['Growatt MIN 5000TL omvormer', 'min gro', '[Gro]watt [MIN] 5000TL omvormer'],
  ['String-omvormer', 'omvormer', 'String-[omvormer]'],
  ['Groot groothandel', 'groot groothandel', '[Groot] [groothandel]'],
  ['Zonnepaneel', 'paneel', 'Zonnepaneel'],
  ['Überspannungsschutz', 'über', '[Über]spannungsschutz'],
  ['MIN 3000TL-XH', '3000tl-xh', 'MIN [3000TL-XH]'],
  ['Kabel (6 mm²)', '(6', 'Kabel [(6] mm²)'],
  ['a.b a+b', 'a.b', '[a.b] a+b'],
  ['<b>omvormer</b>', 'om', '<b>[om]vormer</b>'],
  ['Omvormer', '', 'Omvormer'],
])('in "%s", "%s" marks %s', (name, query, expected) => {
  expect(marked(name, query)).toBe(expected);
});

test('each sign on a keyboard is only a letter', () => {
  for (const sign of '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~')
    expect(marked(`a ${sign}b`, `${sign}b`)).toBe(`a [${sign}b]`);
});
