import { expect, test } from 'vitest';
import { missingIn } from './floor.ts';
import { declaredNames, readScript } from './read-scripts.ts';
import { readStyles } from './read-styles.ts';

const inScript = (source: string, own: readonly string[] = []) =>
  readScript('planted.ts', source, new Set(own)).map(({ feature, line }) => `${line}: ${feature}`);
const inStyles = (source: string) => readStyles(source).map(({ feature, line }) => `${line}: ${feature}`);

test.each([
  ['Promise.try(buy);', 'Promise.try'],
  ['const found = new URLPattern();', 'URLPattern'],
  ['const escaped = RegExp.escape(text);', 'RegExp.escape'],
  ['button.scrollIntoViewIfNeeded();', 'scrollIntoViewIfNeeded'],
  ['requestIdleCallback(draw);', 'requestIdleCallback'],
])('%s is found', (source, feature) => {
  expect(inScript(`\n${source}`)).toEqual([`2: ${feature}`]);
});

test('what every supported browser has is not reported', () => {
  expect(inScript('list.toSorted(); Object.groupBy(list, by); new IntersectionObserver(see); a.union(b);')).toEqual([]);
  expect(inStyles('.a { inline-size: 1rem; display: grid } .a:has(> .b) { color: light-dark(red, blue) }')).toEqual([]);
  expect(inStyles(':root { --tone: oklch(from var(--base) l c h); --soft: color-mix(in srgb, red, blue) }')).toEqual(
    [],
  );
});

test('a member that the project declares is its own', () => {
  const source = 'export interface Bus { handle(): void }\nbus.handle();\nfile.scrollIntoViewIfNeeded();';
  expect(declaredNames('planted.ts', source)).toEqual(['handle']);
  expect(inScript(source, ['handle'])).toEqual(['3: scrollIntoViewIfNeeded']);
});

test.each([
  ['.a { anchor-name: --a }', 'anchor-name'],
  ['.a { inline-size: calc-size(auto, size) }', 'calc-size()'],
  ['.a:has-slotted { color: red }', ':has-slotted'],
  ['@function --wide() { result: 1px }', '@function'],
  ['.a { --tone: contrast-color(red) }', 'contrast-color()'],
])('%s is found', (source, feature) => {
  expect(inStyles(`\n${source}`)).toContain(`2: ${feature}`);
});

test('styles that ask for a feature first may use it', () => {
  expect(inStyles('@supports (overlay: auto) { .a { transition: overlay 1s allow-discrete; overlay: auto } }')).toEqual(
    [],
  );
});

test('a feature with a prefix or behind a setting is missing', () => {
  const support = { chrome: { version_added: '20' }, firefox: { version_added: '20', prefix: 'moz' } };
  expect(missingIn({ support })).toEqual(['firefox 132 (never)', 'safari 18.1 (never)']);
});
