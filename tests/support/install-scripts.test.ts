import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { top } from '../../tools/commands/run-command.ts';

interface Installed {
  /** Set when the folder has another name. */
  readonly name?: string;
  readonly hasInstallScript?: boolean;
  readonly resolved?: string;
}

/** Their scripts only check a binary, which is an optional dependency. */
const ALLOWED = ['@swc/core', 'esbuild'];

const lock = JSON.parse(readFileSync(join(top, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Installed>;
};
const installed = Object.entries(lock.packages).filter(([folder]) => folder !== '');

test('only known packages have install scripts', () => {
  expect(installed.length).toBeGreaterThan(300);
  const withScript = installed
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([folder, { name }]) => name ?? folder.split('node_modules/').at(-1));
  expect(withScript.toSorted((a, b) => a!.localeCompare(b!))).toEqual(ALLOWED);
});

test('the lock file contains no addresses of a registry', () => {
  expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});
