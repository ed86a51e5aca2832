import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hexOf } from '../../../tools/tokens/design-tokens.ts';
import { contrastOf } from './contrast.ts';
import { checkPairs } from './pairs.ts';
import { PRESETS } from './presets.ts';
import { changesOf, coloursOf, isWritable, probeOf, readTheme, themeCss } from './theme.ts';

const css = readFileSync(new URL('../../../shared/ui/tokens.css', import.meta.url), 'utf8');
const theme = readTheme(css);
const ours = coloursOf(theme, {}, hexOf);

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

const presets = PRESETS.flatMap(({ name, values }) => [
  { name, scheme: 'light' as const, values: values.light },
  { name, scheme: 'dark' as const, values: values.dark },
]);

test.each(presets)('the colours of $name have enough contrast in the $scheme scheme', ({ scheme, values }) => {
  const chosen = readTheme(css, scheme);
  expect(changesOf(chosen, values), 'every value is that of a token, and differs').toEqual(values);
  const pairs = checkPairs(coloursOf(chosen, values, hexOf));
  expect(pairs.length).toBeGreaterThan(30);
  expect(pairs.filter(({ passes }) => !passes)).toEqual([]);
});

test('there is a dark scheme, and there are two brands', () => {
  expect(presets.length).toBeGreaterThanOrEqual(6);
  const surface = coloursOf(readTheme(css, 'dark'), {}, hexOf)['--sw-color-surface']!;
  expect(contrastOf(surface, '#ffffff')).toBeGreaterThan(12);
});

test('one accent is enough: what is computed from it has as much contrast', () => {
  const dark = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const readable = dark.filter((accent) => contrastOf(accent, '#ffffff') >= 5.5);
  fc.assert(
    fc.property(readable, (accent) => {
      const pairs = checkPairs(coloursOf(theme, { '--sw-color-accent': accent }, hexOf));
      const failing = pairs.filter(({ passes, needed }) => !passes && needed > 3);
      expect(failing.map(({ foreground, ground }) => `${foreground} on ${ground}`)).toEqual([]);
    }),
  );
});

test('a colour that is too light fails on each of its backgrounds, and nowhere else', () => {
  const failing = checkPairs({ ...ours, '--sw-color-muted': '#9aa5a0' }).filter(({ passes }) => !passes);
  expect(failing.map(({ foreground, ground }) => `${foreground} on ${ground}`)).toEqual([
    'muted on surface',
    'muted on soft',
    'muted on accent-soft',
    'muted on danger-soft',
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
  expect(themeCss({}, 'dark')).toBe('');
  expect(themeCss({ '--sw-radius': '2px' }, 'dark')).toBe(
    '/* For <html data-sw-scheme="dark">. */\n:root {\n  --sw-radius: 2px;\n}\n',
  );
});

test.each([
  ['Georgia, "Times New Roman", serif', true],
  ['calc(var(--sw-unit) * 0.5)', true],
  ['red; } body { display: none', false],
  ['2px /* small', false],
  ['calc(var(--sw-unit) * 0.25)', true],
  ['calc(var(--sw-unit) * 0.25', false],
  [') calc(1px', false],
  ['"Times (bold)", serif', true],
  ['Georgia, "Times', false],
  ["Georgia, 'Times", false],
  ['Georgia\\', false],
])('%s may be written as a value: %s', (value, may) => {
  expect(isWritable(value)).toBe(may);
});

test('the unit is a length, because sizes are multiples of it', () => {
  expect(probeOf('--sw-unit', 'auto')).toEqual(['outline-offset', 'calc(auto)']);
  expect(probeOf('--sw-font', 'Georgia')).toEqual(['font-family', 'Georgia']);
  expect(probeOf('--sw-radius', '2px')).toEqual(['border-radius', '2px']);
});
