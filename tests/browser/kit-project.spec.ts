import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { top } from '../../tools/commands/run-command.ts';
import type { WidgetsFile } from '../../tools/widgets-json/widgets-file.ts';
import { buildProject, makeProject, runIn } from './build-project.ts';
import { expect, test } from './shop.ts';

/** What the project of a new widget does without a page. */

// The project is checked with another name than that of its template, so that all of it is renamed.
const OTHER = 'solar-roof-size';

const folderOf = (purpose: string) => join(top, `.cache/kit-project-${purpose}`);

test('a project of another name is renamed as a whole, and is built', () => {
  const folder = folderOf('renamed');
  const { script: built } = buildProject(folder, OTHER);
  expect(built).toContain(OTHER);
  expect(built).not.toMatch(/acme|gift/i);
  expect(() => makeProject(folder, 'gift')).toThrow('"gift" is no name such as "acme-gift-note"');
  for (const name of ['cart-lamp', 'shop-lamp']) expect(() => makeProject(folder, name)).toThrow('Eiland uses itself');
});

test('the tests of the project pass on both builds, and say what is wrong with a widget', () => {
  const folder = folderOf('tested');
  makeProject(folder, OTHER);
  const printed = runIn(folder, 'vitest/vitest.mjs', 'run', '--no-color', '--reporter=verbose');
  for (const build of ['react', 'light'])
    expect(printed).toMatch(new RegExp(`✓ +\\|?${build}\\|? .*solar-roof-size mounts from its attributes`));
  const texts = join(folder, 'src/texts/de.json');
  writeFileSync(texts, readFileSync(texts, 'utf8').replace('"save"', '"store"'));
  expect(() => runIn(folder, 'vitest/vitest.mjs', 'run', '--no-color', '-t', 'same texts')).toThrow(
    "de: 'save' is missing",
  );
});

test('the build of the project describes the widget as widgets.json describes ours', () => {
  const folder = folderOf('described');
  buildProject(folder, 'acme-gift-note');
  const fragment = readFileSync(join(folder, 'dist/widgets/acme-gift-note.widgets.json'), 'utf8');
  const { widgets: ours } = JSON.parse(readFileSync(join(top, 'dist/widgets.json'), 'utf8')) as WidgetsFile;
  const { widgets } = JSON.parse(fragment) as Pick<WidgetsFile, 'widgets'>;
  expect(widgets).toMatchObject([
    {
      name: 'acme-gift-note',
      load: 'visible',
      inputs: { properties: { length: { type: 'integer', default: 200, 'x-attribute': 'data-length' } } },
      slots: [{ name: 'below' }],
      calls: [{ method: 'POST', path: '/cart/init' }],
      events: { publishes: ['shop:acme-gift-note-saved'] },
      files: [{ file: 'acme-gift-note.js' }, { file: 'acme-gift-note.css' }],
      needs: expect.arrayContaining(['kit.js', 'kit-view.js']),
    },
  ]);
  const island = ours.find(({ name }) => name === 'stock-reminders')!;
  expect(Object.keys(widgets[0]!).toSorted()).toEqual(Object.keys(island).toSorted());
});
