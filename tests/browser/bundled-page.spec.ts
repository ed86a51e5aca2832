import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview, type PreviewServer } from 'vite';
import { top } from '../../tools/commands/run-command.ts';
import { openNode } from '../../tools/demo-shop/db/open-node.ts';
import type { Db } from '../../tools/demo-shop/db/schema.ts';
import { serve, type Served } from '../../tools/demo-shop/host/listen.ts';
import { seed } from '../../tools/demo-shop/seed/seed.ts';
import { installPackage } from './install-package.ts';
import { expect, test } from './shop.ts';

let folder: string;
let db: Db;
let pages: PreviewServer;
let shop: Served;

/** Runs a command of an installed package. */
function run(project: string, command: string, ...args: string[]): void {
  execFileSync(process.execPath, [join(project, 'node_modules', command), ...args], { cwd: project, stdio: 'pipe' });
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = mkdtempSync(join(tmpdir(), 'eiland-vite-'));
  installPackage(folder);
  const project = join(folder, 'project');
  cpSync(join(top, 'node_modules/create-vite/template-vanilla-ts'), project, { recursive: true });
  mkdirSync(join(project, 'node_modules'));
  cpSync(join(folder, 'node_modules/eiland'), join(project, 'node_modules/eiland'), { recursive: true });
  for (const name of ['vite', 'typescript', 'zod'])
    symlinkSync(join(top, 'node_modules', name), join(project, 'node_modules', name));

  writeFileSync(
    join(project, 'index.html'),
    `<!doctype html>
<html lang="nl">
  <head>
    <meta charset="utf-8" />
    <title>Winkel</title>
    <meta name="csrf-token" content="" />
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/eiland/base.css" />
    <script type="module" async src="/eiland/loader.js"></script>
    <script type="module" src="/src/main.ts"></script>
  </head>
  <body>
    <button data-widget="add-to-cart" data-type="product" data-id="4711">In winkelwagen</button>
    <div data-widget="cart-page"><p>Hier staat straks de winkelwagen.</p></div>
  </body>
</html>
`,
  );
  writeFileSync(
    join(project, 'src/main.ts'),
    `import 'eiland/base.css';
import { on } from 'eiland/events';
import { Cart } from 'eiland/contract';

on('cart-count', ({ count }) => (document.title = \`Winkel (\${count.toFixed()})\`));
document.documentElement.dataset.cart = Cart.def.type;
`,
  );
  run(project, 'eiland/dist/doctor.js', 'copy', 'public/eiland');
  run(project, 'typescript/bin/tsc');
  run(project, 'vite/bin/vite.js', 'build');

  pages = await preview({ root: project, logLevel: 'silent', preview: { port: 0, strictPort: false } });
  db = await openNode();
  await seed(db, { products: 60 });
  shop = await serve({ port: 0, db, pages: new URL(pages.resolvedUrls!.local[0]!) });
});

test.afterAll(async () => {
  await shop?.close();
  await pages?.close();
  await db?.destroy();
  rmSync(folder, { recursive: true, force: true });
});

test('a page built with Vite shows a working cart from the copied files', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/widgets/')) requested.push(pathname);
  });
  await page.goto(shop.url);
  const cart = page.locator('[data-widget="cart-page"]');
  await expect(cart).toHaveAttribute('data-widget-state', 'ready');
  await page.getByRole('button', { name: 'In winkelwagen' }).click();
  await expect(cart).toContainText('Growatt MIN 3000');
  await expect(page).toHaveTitle(/^Winkel \([1-9]\)$/);
  await expect(page.locator('html')).toHaveAttribute('data-cart', 'object');
  // The demo shop serves its own build there.
  expect(requested).toEqual([]);
});

test('the loader is no module for bundlers', () => {
  const { exports } = JSON.parse(readFileSync(join(folder, 'node_modules/eiland/package.json'), 'utf8')) as {
    exports: object;
  };
  expect(Object.keys(exports).filter((entry) => /loader|\*/.test(entry))).toEqual([]);
});
