import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { top } from '../../tools/commands/run-command.ts';
import { writeDemoShop } from '../../tools/npm-package/write-demo-shop.ts';
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

test('the story of the project shows the built widget, in the language that was chosen', async ({
  page,
  baseURL,
  pageErrors,
}) => {
  const folder = folderOf('stories');
  buildProject(folder, OTHER);
  runIn(folder, 'storybook/dist/bin/dispatcher.js', 'build', '--output-dir', 'storybook-static', '--quiet');
  await page.route('**/stories/**', (route) =>
    route.fulfill({
      path: join(folder, 'storybook-static', new URL(route.request().url()).pathname.slice('/stories/'.length)),
    }),
  );
  const show = (language: string) =>
    page.goto(`${baseURL}/stories/iframe.html?id=${OTHER}--short&viewMode=story&globals=language:${language}`);
  await show('nl');
  await expect(page.getByText('Nog 10 tekens')).toBeVisible();
  await show('de');
  await expect(page.getByText('Noch 10 Zeichen')).toBeVisible();
  pageErrors.expectOnly();
});

test('the demo shop of the package serves the widgets of the package beside it', async ({ request }) => {
  const folder = folderOf('shop');
  makeProject(folder, OTHER);
  const installed = join(folder, 'node_modules/eiland-demo-shop');
  await writeDemoShop('.cache/demo-shop-package');
  cpSync(join(top, '.cache/demo-shop-package'), installed, { recursive: true });
  const { bin } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as { bin: string };
  const port = await getPort();
  mkdirSync(join(folder, 'dist/widgets'), { recursive: true });
  writeFileSync(join(folder, `dist/widgets/${OTHER}.js`), '// The file of the widget');
  const shop = spawn(process.execPath, [join(installed, bin), '--light', '--files', 'dist/widgets'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), SHOP_DATA: ':memory:', DATABASE_URL: '' },
  });
  try {
    await once(shop.stdout, 'data');
    const read = (path: string) => request.get(`http://127.0.0.1:${port}${path}`);
    await expect.poll(async () => (await read('/demo').catch(() => null))?.status()).toBe(200);
    for (const path of [
      `/widgets/${OTHER}.js`,
      '/cart',
      '/demo/cart-page',
      '/assets/shop.css',
      '/assets/figtree.woff2',
      '/assets/demo.js',
    ])
      expect((await read(path)).status(), path).toBe(200);
    expect(await (await read('/widgets/loader.js')).text()).toBe(
      readFileSync(join(top, 'dist/light/loader.js'), 'utf8'),
    );
  } finally {
    shop.kill();
    await once(shop, 'exit');
  }
});
