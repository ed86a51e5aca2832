import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { top } from '../../commands/run-command.ts';
import { subfolders } from '../boundaries/table.ts';
import { pathsInComments, pathsInDocument, patternOf } from './paths.ts';

const read = (path: string) => readFileSync(join(top, path), 'utf8');
const ROOMS = '{loader,shared,widgets,stories,tests,tools}';

/** The changelog tells what was, under the names that it had. */
const documents = globSync(['README.md', 'CONTRIBUTING.md', `${ROOMS}/**/*.{md,mdx}`, '.github/**/*.md'], {
  cwd: top,
  exclude: ['**/node_modules/**'],
});
const sources = globSync([`${ROOMS}/**/*.{ts,tsx,css}`, '*.ts', '.storybook/*'], {
  cwd: top,
  exclude: ['**/node_modules/**'],
});
const files = globSync([`${ROOMS}/**/*.{ts,tsx,mdx}`], { cwd: top, exclude: ['**/node_modules/**'] }).map((path) =>
  path.split('/').at(-1)!,
);

function isThere(path: string): boolean {
  if (/^[\w-][\w.-]*$/.test(path)) return files.includes(path);
  return globSync(patternOf(path), { cwd: top, exclude: ['**/node_modules'] }).length > 0;
}

test.each(documents)('%s names paths that exist', (document) => {
  expect(pathsInDocument(read(document)).filter((path) => !isThere(path))).toEqual([]);
});

test('CONTRIBUTING lists every folder', () => {
  const [, block = ''] = /^## Folders\n\n```\n([\s\S]*?)```/m.exec(read('CONTRIBUTING.md'))!;
  let parent = '';
  const listed = [...block.matchAll(/^( *)([\w-]+)\/(?: |$)/gm)].map(([, indent, name]) => {
    if (indent === '') parent = name!;
    return indent === '' ? name! : `${parent}/${name}`;
  });
  const folders = Object.entries(subfolders).flatMap(([folder, names]) => names.map((name) => `${folder}/${name}`));
  expect(listed.toSorted()).toEqual(['loader', 'widgets', ...Object.keys(subfolders), ...folders].toSorted());
});

test('comments name paths that exist', () => {
  const gone = sources.flatMap((source) =>
    pathsInComments(read(source))
      .filter((path) => !isThere(path))
      .map((path) => `${source}: ${path}`),
  );
  expect(sources.length).toBeGreaterThan(1000);
  expect(gone).toEqual([]);
});

test('a path that is gone is found', () => {
  const text = 'See `shared/gone.ts`, `<name>.gone.ts` and `shared/rules/<name>.ts`.\n\n```\n`tools/gone/`\n```';
  expect(pathsInDocument(text).filter((path) => !isThere(path))).toEqual(['shared/gone.ts', '<name>.gone.ts']);
  const comment = '// See';
  expect(pathsInComments(`call('shared/gone.ts'); ${comment} shared/gone.css.`)).toEqual(['shared/gone.css']);
});
