import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { top } from '../../commands/run-command.ts';
import { fingerprintTests } from './fingerprints.ts';
import { nearestFirst } from './nearest-first.ts';
import { SLOW_TESTS } from './slow-tests.ts';
import { inputReader } from './test-inputs.ts';

const trees: string[] = [];
afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true });
});

/** A repository with two tests: one of a lamp, and one that reads a file. */
const files: Readonly<Record<string, string>> = {
  'package.json': '{}',
  'package-lock.json': '{}',
  'node_modules/.package-lock.json': '{}',
  'tests/support/vitest.config.ts': `import { aliases } from '../../shared/preact/aliases.ts';`,
  'shared/preact/aliases.ts': 'export const aliases = {};',
  'shared/preact/react.ts': 'export const useState = 1;',
  'shared/rules/watts.ts': `import type { Volts } from './volts.ts';`,
  'shared/rules/volts.ts': 'export type Volts = number;',
  'shared/ui/form.css': '.sw-form {}',
  'widgets/lamp/lamp.css': `@import '../../shared/ui/form.css';`,
  'widgets/lamp/lamp.model.ts': `const late = () => import('../../shared/rules/watts.ts');\nimport './lamp.css';`,
  'widgets/lamp/locales/nl.json': '{}',
  'widgets/lamp/lamp.test.ts': `import { test } from 'vitest';\nimport './lamp.model.ts';\nconst texts = import.meta.glob('./locales/[a-z]*.json');`,
  'tools/reads.test.ts': `import { readFileSync } from 'node:fs';`,
  'README.md': 'Lamp',
};
const LAMP = 'widgets/lamp/lamp.test.ts';
const READER = 'tools/reads.test.ts';
const OTHER = 'tools/other.test.ts';

function plant(changed: Readonly<Record<string, string>> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'units-'));
  trees.push(root);
  for (const [path, text] of Object.entries({ ...files, ...changed })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const fingerprints = (changed?: Readonly<Record<string, string>>) =>
  fingerprintTests(plant(changed), 'tests/support/vitest.config.ts', [LAMP, READER]);

/** Which of the two tests run again after a change. */
function rerun(changed: Readonly<Record<string, string>>): string[] {
  const [before, after] = [fingerprints(), fingerprints(changed)];
  return [LAMP, READER].filter((name) => before.get(name) !== after.get(name));
}

test('a test depends on what it imports: at any depth, on demand, by pattern, and through style sheets', () => {
  expect(inputReader(plant())(LAMP)).toEqual({
    isClosed: true,
    files: [
      LAMP,
      'widgets/lamp/lamp.model.ts',
      'widgets/lamp/locales/nl.json',
      'shared/rules/watts.ts',
      'widgets/lamp/lamp.css',
      'shared/ui/form.css',
    ],
  });
});

test.each([
  ['reads a file', `import { readFileSync } from 'node:fs';`],
  ['imports all of node:fs', `import * as fs from 'node:fs';`],
  ['starts a program', `import { spawn } from 'node:child_process';`],
  ['uses a package that may read files', `import { build } from 'esbuild';`],
  ['imports a computed address', `const load = (name: string) => import(name);`],
  ['imports files by a computed pattern', 'const load = (name: string) => import.meta.glob(name);'],
  ['imports a file that does not exist', `import './nothing.ts';`],
])('a test that %s depends on the whole repository', (_, line) => {
  const root = plant({ 'shared/rules/watts.ts': line });
  expect(inputReader(root)(LAMP).isClosed).toBe(false);
});

test('a folder for a database makes no test depend on the whole repository', () => {
  const root = plant({ 'shared/rules/watts.ts': `import { mkdirSync } from 'node:fs';` });
  expect(inputReader(root)(LAMP).isClosed).toBe(true);
});

test.each([
  ['nothing', {}, []],
  ['a file that it imports', { 'shared/rules/watts.ts': 'export const watts = 5;' }, [LAMP, READER]],
  ['another document', { 'README.md': 'Lampe' }, [READER]],
  ['a new file of its pattern', { 'widgets/lamp/locales/de.json': '{}' }, [LAMP, READER]],
  ['a file of types', { 'shared/rules/volts.ts': 'export type Volts = bigint;' }, [READER]],
  ['an installed package', { 'node_modules/.package-lock.json': '{"a":1}' }, [LAMP, READER]],
  ['what the configuration imports', { 'shared/preact/aliases.ts': 'export const aliases = [];' }, [LAMP, READER]],
  ['the stand-in for React', { 'shared/preact/react.ts': 'export const useState = 2;' }, [LAMP, READER]],
  ['a configuration with a dot', { '.oxlintrc.json': '{}' }, [READER]],
] as const)('after a change of %s, exactly the tests run again that depend on it', (_, changed, expected) => {
  expect(rerun(changed)).toEqual(expected);
});

test.each([
  ['the test itself', LAMP, [LAMP, OTHER, READER]],
  ['its model', 'widgets/lamp/lamp.model.ts', [LAMP, OTHER, READER]],
  ['what the model loads, and the other test imports', 'shared/rules/watts.ts', [OTHER, LAMP, READER]],
  ['a document', 'README.md', [OTHER, LAMP, READER]],
])('after a change of %s, the nearest tests come first', (_, path, expected) => {
  const root = plant({ [OTHER]: `import '../shared/rules/watts.ts';` });
  expect(nearestFirst([LAMP, OTHER, READER], new Set([path]), inputReader(root))).toEqual(expected);
});

test('the tests that only npm test runs exist', () => {
  expect(SLOW_TESTS.filter((path) => !existsSync(join(top, path)))).toEqual([]);
});
