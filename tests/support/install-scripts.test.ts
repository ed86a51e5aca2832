import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { top } from '../../tools/commands/run-command.ts';

interface Installed {
  /** The package's own name, where its folder has another. */
  readonly name?: string;
  readonly hasInstallScript?: boolean;
  readonly resolved?: string;
}

/** Both bring a binary as an optional dependency; their scripts only check that it runs. */
const ALLOWED = ['@swc/core', 'esbuild'];

const lock = JSON.parse(readFileSync(join(top, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Installed>;
};
const installed = Object.entries(lock.packages).filter(([folder]) => folder !== '');

test('installing runs no script of a package that is not known', () => {
  expect(installed.length).toBeGreaterThan(300);
  const withScript = installed
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([folder, { name }]) => name ?? folder.split('node_modules/').at(-1));
  expect(withScript.toSorted((one, other) => one!.localeCompare(other!))).toEqual(ALLOWED);
});

test('no package is fetched from an address of one machine', () => {
  expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});
