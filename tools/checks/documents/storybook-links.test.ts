import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { top } from '../../commands/run-command.ts';

const read = (path: string) => readFileSync(join(top, path), 'utf8');
const pages = globSync('stories/guide/**/*.mdx', { cwd: top, exclude: ['**/node_modules/**'] });

/** As Storybook makes it from a title. */
const idOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

const ids = pages.map((page) => idOf(/<Meta title="([^"]+)"/.exec(read(page))![1]!));

test('links to pages of the guide lead to a page', () => {
  const documents = globSync('stories/**/*.{md,mdx,tsx}', { cwd: top, exclude: ['**/node_modules/**'] });
  const links = documents.flatMap((path) => [...read(path).matchAll(/\?path=\/docs\/(guide-[\w-]+)--docs/g)]);
  expect(links.length).toBeGreaterThan(5);
  expect(links.map(([, id]) => id!).filter((id) => !ids.includes(id))).toEqual([]);
});

test('every chapter has a page, under the name by which other chapters link to it', () => {
  const chapters = globSync('stories/guide/*.md', { cwd: top, exclude: ['**/node_modules/**'] }).map((path) =>
    path.split('/').at(-1)!.replace('.md', ''),
  );
  expect(chapters.filter((chapter) => !ids.includes(`guide-${chapter}`))).toEqual([]);
});
