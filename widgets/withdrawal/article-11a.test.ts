import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const TITLE = /`([\w.-]+)`: ((?:"[^"]+"(?:, )?)+)/g;
const files = globSync(['widgets/**/*.test.tsx', '{tests/browser,tools/demo-shop}/**/*.{test,spec}.ts']);

/** The tests in the table of the README, with the start of their titles. */
const cited = readFileSync('widgets/withdrawal/README.md', 'utf8')
  .split('\n')
  .filter((row) => row.startsWith('| ') && row.includes('.ts'))
  .flatMap((row) => [...row.matchAll(TITLE)])
  .flatMap(([, file = '', titles = '']) =>
    [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => ({ file, title })),
  );

test('each of the thirteen sentences cites a test', () => {
  expect(cited.length).toBeGreaterThanOrEqual(13);
});

test.each(cited)('$file has a test “$title”', ({ file, title }) => {
  const sources = files.filter((path) => basename(path) === file).map((path) => readFileSync(path, 'utf8'));
  expect(sources.filter((source) => source.includes(`('${title}`))).toHaveLength(1);
});
