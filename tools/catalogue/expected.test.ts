import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readExample } from './example.ts';
import { describeProblem } from './preview-problems.ts';
import { createWidgetEntry } from './create-widget-entry.ts';
import { LOCALES } from '../../shared/i18n/languages.ts';
import { languageOf } from './words.ts';

const top = join(import.meta.dirname, '../..');
/** Where inputs, and HTML of the shop, are read. */
const sources = globSync(['widgets/*/*.island.tsx', 'widgets/*/{*.enhancer,toggles}.ts', 'shared/runtime/*.ts'], {
  cwd: top,
  exclude: ['**/*.test.ts'],
}).map((file) => readFileSync(join(top, file), 'utf8'));

/** The texts after which a template error says “expects”. */
const EXPECTED = /(?:refine\([^,]+, |minLength\(1, |expected: |const (?:PAGE|OWN|expected) = |\? null : )'([^']+)'/g;
const reported = [...new Set(sources.flatMap((source) => [...source.matchAll(EXPECTED)].map(([, text]) => text!)))];

test('what a widget may expect is told in the language of the editor', () => {
  expect(reported.length).toBeGreaterThan(20);
  expect(reported).toContain('an address of this site, or of an origin in allowedOrigins');
  for (const locale of LOCALES)
    expect(reported.filter((text) => !(text in languageOf(locale).words.expected))).toEqual([]);
});

test('a refused address is described in one language', () => {
  const { fields } = readExample(
    createWidgetEntry({ name: 'cart', properties: { next: {} }, example: '<p data-widget="cart"></p>' }),
  );
  const problem = {
    type: 'wrong-input',
    attribute: 'data-next',
    expected: 'a path, or an address of http, https, mailto or tel',
    found: 'ftp://x',
  } as const;
  expect(describeProblem(problem, fields, languageOf('de'))).toBe(
    '„next“ stimmt nicht: erwartet wird ein Pfad oder eine Adresse mit http, https, mailto oder tel, da steht „ftp://x“.',
  );
});
