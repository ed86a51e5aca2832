import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EXPECTED_LOAD, isLoadTrigger, labelOfLoad, LOAD_EXAMPLES } from './all-triggers.ts';
import { FREQUENT } from './frequent-triggers.ts';
import { expectedOf, LAZY } from './lazy-triggers.ts';
import { findTrigger, type Trigger, type TriggerWords } from './trigger.ts';

test.each([
  'eager',
  'idle',
  'interaction',
  'interaction prefetch',
  'focus',
  'hover',
  'visible',
  'visible 400px',
  'visible -20px',
  'visible 50%',
  'media print',
  'stored compare',
])('"%s" is a load trigger', (text) => {
  expect(isLoadTrigger(text)).toBe(true);
});

test.each([
  '',
  'Eager',
  'eager ',
  'eager now',
  'visible 400',
  'visible 4em',
  'visible 1px 2px',
  'media',
  'stored',
  'stored a b',
  'hover 2s',
  'interaction now',
  'onload',
])('"%s" is not a load trigger', (text) => {
  expect(isLoadTrigger(text)).toBe(false);
});

const files = globSync('!(*-triggers|trigger|*.test).ts', { cwd: import.meta.dirname });
const modules = await Promise.all(
  files.map(async (file) => (await import(`./${file}`)) as { trigger: Trigger; words: TriggerWords }),
);

test('each file is a trigger that the engine knows, with words about each of its examples', () => {
  expect(new Set(modules.map(({ trigger }) => trigger))).toEqual(new Set([...FREQUENT, ...LAZY]));
  for (const { trigger, words } of modules) {
    expect(Object.keys(words)).toEqual(trigger.examples ?? [trigger.name]);
    for (const value of Object.keys(words)) expect(findTrigger([trigger], value)).toBe(trigger);
  }
});

test('tools know the triggers of the engine, in its order', () => {
  expect(EXPECTED_LOAD).toBe(expectedOf([...FREQUENT, ...LAZY]));
  expect(EXPECTED_LOAD).toMatch(/^eager, .+ or stored compare$/);
});

test('the table of the guide lists every example', () => {
  const guide = readFileSync('stories/guide/embedding.md', 'utf8');
  const [, table = ''] = /\| `data-load` .+\n\| -.+\n((?:\|.+\n)+)/.exec(guide) ?? [];
  const rows = [...table.matchAll(/^\| `(.+?)` +\| (.+?) +\|$/gm)].map(([, value, text]) => [value, text]);
  expect(rows).toEqual(LOAD_EXAMPLES.map(({ value, guide: text }) => [value, text]));
});

test('a load trigger has a label for editors, and an unknown one has none', () => {
  expect(labelOfLoad('eager')?.en).toBe('Immediately');
  expect(labelOfLoad('visible')?.en).toContain('comes into view');
  expect(labelOfLoad('visible 200px')?.en).toContain('Just before');
  expect(labelOfLoad('media (min-width: 1200px)')?.en).toContain('window');
  expect(labelOfLoad('someday')).toBeUndefined();
});
