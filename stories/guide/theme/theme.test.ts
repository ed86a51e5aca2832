import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkPairs } from './pairs.ts';
import { changesOf, isWritable, readTheme, themeCss } from './theme.ts';

const theme = readTheme(readFileSync(new URL('../../../shared/ui/tokens.css', import.meta.url), 'utf8'));
const ours = Object.fromEntries(theme.colours.map(({ name, value }) => [name, value]));

test('every token with a colour value can be changed, and so can radii, unit and font', () => {
  expect(theme.colours.length).toBeGreaterThan(20);
  expect(theme.colours.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['--sw-color-action', '--sw-color-on-action', '--sw-color-star']),
  );
  expect(theme.shapes.map(({ name, value }) => [name, value])).toEqual([
    ['--sw-radius-small', 'calc(var(--sw-unit) * 0.25)'],
    ['--sw-radius', 'calc(var(--sw-unit) * 0.5)'],
    ['--sw-radius-large', 'calc(var(--sw-unit) * 0.75)'],
    ['--sw-unit', '1rem'],
    ['--sw-font', 'inherit'],
  ]);
});

test('the default colours have enough contrast', () => {
  const pairs = checkPairs(ours);
  expect(pairs.length).toBeGreaterThan(30);
  expect(pairs.filter(({ passes }) => !passes)).toEqual([]);
});

test('a colour that is too light fails on each of its backgrounds, and nowhere else', () => {
  const failing = checkPairs({ ...ours, '--sw-color-muted': '#9aa5a0' }).filter(({ passes }) => !passes);
  expect(failing.map(({ foreground, ground }) => `${foreground} on ${ground}`)).toEqual([
    'muted on surface',
    'muted on soft',
    'muted on accent-soft',
  ]);
});

test('graphics need less contrast than text', () => {
  const grey = '#8a8a8a';
  const pairs = checkPairs({ ...ours, '--sw-color-control': grey, '--sw-color-muted': grey });
  const passes = (name: string) =>
    pairs.find(({ foreground, ground }) => foreground === name && ground === 'surface')!.passes;
  expect([passes('control'), passes('muted')]).toEqual([true, false]);
});

test('only changed values are printed, in the order of the tokens', () => {
  const wished = {
    '--sw-radius': ' 2px ',
    '--sw-color-action': '#d9480f',
    '--sw-color-ink': ours['--sw-color-ink']!,
    '--sw-font': '',
    '--unknown': 'red',
  };
  expect(themeCss(changesOf(theme, wished))).toBe(':root {\n  --sw-color-action: #d9480f;\n  --sw-radius: 2px;\n}\n');
  expect(themeCss(changesOf(theme, {}))).toBe('');
});

test.each([
  ['Georgia, "Times New Roman", serif', true],
  ['calc(var(--sw-unit) * 0.5)', true],
  ['red; } body { display: none', false],
  ['2px /* small', false],
])('%s may be written as a value: %s', (value, may) => {
  expect(isWritable(value)).toBe(may);
});
