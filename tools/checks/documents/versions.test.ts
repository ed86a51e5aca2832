import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { top } from '../../commands/run-command.ts';

const read = (path: string) => readFileSync(join(top, path), 'utf8');
const versionOf = (path: string) => (JSON.parse(read(path)) as { version: string }).version;
const version = versionOf('package.json');
const headings = [...read('CHANGELOG.md').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading!);

test('the changelog has a place for what comes, and every version with its date, the newest first', () => {
  const [unreleased, ...releases] = headings;
  expect(unreleased).toBe('[Unreleased]');
  expect(releases.filter((heading) => !/^\[\d+\.\d+\.\d+\] - \d{4}-\d{2}-\d{2}$/.test(heading))).toEqual([]);
  const newestFirst = releases.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  expect(releases).toEqual(newestFirst);
});

test('the newest version of the changelog is that of the package', () => {
  expect(headings[1]).toMatch(`[${version}] - `);
  expect(versionOf('package-lock.json')).toBe(version);
});

test('examples of the guide have the version of the package', () => {
  const examples = globSync('stories/guide/*.md', { cwd: top, exclude: ['**/node_modules/**'] }).flatMap((document) =>
    [...read(document).matchAll(/(?:eiland-|"version": "|React )(\d+\.\d+\.\d+)/g)].map(([, example]) => example!),
  );
  expect(examples.length).toBeGreaterThan(3);
  expect(examples.filter((example) => example !== version)).toEqual([]);
});
