import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readImports } from '../../tools/checks/boundaries/read-imports.ts';
import { top } from '../../tools/commands/run-command.ts';

/** The files of the kit that the stories import, at any depth. */
function shownBy(stories: readonly string[]): Set<string> {
  const seen = new Set(stories);
  for (const file of seen)
    for (const { to, isType } of readImports(file, readFileSync(join(top, file), 'utf8')))
      if (!isType && /^(?:shared|stories)\/ui\/.*\.tsx?$/.test(to)) seen.add(to);
  return seen;
}

test('every component of the kit has a story', () => {
  const shown = shownBy(globSync('stories/ui/*.stories.tsx', { cwd: top }));
  const components = globSync('shared/ui/**/*.tsx', { cwd: top }).filter((file) => !file.endsWith('.test.tsx'));
  expect(components.length).toBeGreaterThan(50);
  expect(components.filter((file) => !shown.has(file))).toEqual([]);
});

test('a component without a story is found', () => {
  const shown = shownBy(['stories/ui/Button.stories.tsx']);
  expect([shown.has('shared/ui/basics/Button.tsx'), shown.has('shared/ui/gallery/Viewer.tsx')]).toEqual([true, false]);
});
