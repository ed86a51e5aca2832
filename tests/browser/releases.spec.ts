import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import pkg from '../../package.json' with { type: 'json' };
import { PROGRAM_FILES } from '../../tools/build/program-files.ts';
import { releaseTags } from '../../tools/build/release-page.ts';
import { openNode } from '../../tools/demo-shop/db/open-node.ts';
import { serve } from '../../tools/demo-shop/host/listen.ts';
import { copyFiles } from '../../tools/doctor/copy-files.ts';
import { hashOf } from '../../tools/doctor/pci/integrity.ts';
import { seed } from '../../tools/demo-shop/seed/seed.ts';

/** The hash in the name of a built file. The loader's manifest has hashes without names. */
const HASH = /(?<=[-"])\d[a-z\d]{4}(?=[."])/g;

/** Serves a folder with the built files, with the cache headers of the guide. */
const test = base.extend<{ folder: string; address: string }>({
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'eiland-release-'));
    await cp('dist', folder, { recursive: true, filter: (path) => !/[\\/](light|catalogue|package)$/.test(path) });
    await use(folder);
    await rm(folder, { recursive: true });
  },
  address: async ({ folder }, use) => {
    const db = await openNode();
    await seed(db, { products: 60 });
    const served = await serve({ port: 0, db, dist: [folder] });
    await use(served.url);
    await served.close();
    await db.destroy();
  },
});

const isBuilt = (name: string) => /\.(js|css)$/.test(name) && !PROGRAM_FILES.includes(name);

/** The next release has the same content under other names. Its loader and base.css replace the old ones at the end. */
async function release(folder: string, to = folder): Promise<void> {
  const names = (await readdir(folder)).filter(isBuilt);
  const hashes = new Set(names.flatMap((name) => name.match(HASH) ?? []));
  const renamed = (text: string) =>
    text.replaceAll(HASH, (hash) => (hashes.has(hash) ? `${hash[0]}${hash.slice(2)}${hash[1]}` : hash));
  const files = await Promise.all(
    names.map(async (name) => [renamed(name), renamed(await readFile(join(folder, name), 'utf8'))] as const),
  );
  for (const [name, text] of files.toSorted(([file]) => (file.includes('-') ? -1 : 1)))
    await writeFile(join(to, name), text);
}

/** The lines of the release page, with the hashes of what is in the folder. */
async function tagsOf(folder: string, version: string): Promise<string> {
  const files = ['base.css', 'loader.js'].map(async (file) => ({
    file,
    integrity: hashOf(await readFile(join(folder, version, file))),
  }));
  return releaseTags({ version, files: await Promise.all(files) });
}

const OWN_TAGS =
  /<link rel="stylesheet" href="\/widgets\/base\.css">|<script[^>]*src="\/widgets\/loader\.js"[^>]*><\/script>/g;

/** From now on, every page of the shop links this release. */
async function pin(context: BrowserContext, folder: string, version: string): Promise<void> {
  const tags = await tagsOf(folder, version);
  await context.unrouteAll();
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ maxRetries: 2 });
    const html = (await response.text())
      .replaceAll(OWN_TAGS, '')
      .replaceAll('"/widgets/page.css"', `"/widgets/${version}/page.css"`)
      .replace('<head>', `<head>${tags}`);
    await route.fulfill({ response, body: html });
  });
}

/** The folders from which the page has loaded files of the widgets. */
async function releasesOf(page: Page): Promise<string[]> {
  const addresses = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return [...new Set(addresses.flatMap((address) => /\/widgets\/(.*)\/[^/]+$/.exec(address)?.[1] ?? []))];
}

/** The names of the files that the page has loaded. */
async function filesOf(page: Page): Promise<string[]> {
  const addresses = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return addresses.flatMap((address) => /\/widgets\/(?:[\d.]+\/)?([^/?]+)$/.exec(address)?.[1] ?? []);
}

async function openCart(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${address}/cart`);
  await expect(page.locator('[data-widget="cart-page"]')).toHaveAttribute('data-widget-state', 'ready');
  return page;
}

const more = (page: Page) => page.getByRole('button', { name: 'Eén meer MC4-connector set' });
const pieces = (page: Page) => page.getByRole('textbox', { name: 'Aantal MC4-connector set' });

test('after a release, a page with the loader of before works, and the next page has the new one', async ({
  context,
  address,
  folder,
}) => {
  const product = await context.newPage();
  await product.goto(`${address}/mc4-set`);
  await product.getByRole('button', { name: 'In winkelwagen' }).first().click();
  await expect(product.getByRole('dialog')).toBeVisible();

  await openCart(context, address);
  const before = new Set(await readdir(folder));
  await release(folder);

  // The browser uses the cached page, and requests the new loader meanwhile.
  const revalidated = context.waitForEvent('response', {
    predicate: (response) => response.url().endsWith('/loader.js') && !response.fromServiceWorker(),
  });
  const second = await openCart(context, address);
  expect((await filesOf(second)).filter((name) => !before.has(name))).toEqual([]);
  await revalidated;

  let third = await openCart(context, address);
  await expect(async () => {
    third = await openCart(context, address);
    const hashed = (await filesOf(third)).filter((name) => name.includes('-'));
    expect(hashed).toContainEqual(expect.stringMatching(/^cart-page-\w+\.js$/));
    expect(hashed.filter((name) => before.has(name))).toEqual([]);
  }).toPass();

  // Tabs of both releases stay in sync.
  await more(third).click();
  await expect(pieces(second)).toHaveValue('2');
  await more(second).click();
  await expect(pieces(third)).toHaveValue('3');
});

test('two releases lie side by side: a page has the one that it links, and a rollback is another address', async ({
  context,
  address,
  folder,
}) => {
  const [current, next] = [pkg.version, '99.0.0'];
  copyFiles('dist', join(folder, current));
  await pin(context, folder, current);
  const product = await context.newPage();
  await product.goto(`${address}/mc4-set`);
  await product.getByRole('button', { name: 'In winkelwagen' }).first().click();
  await expect(product.getByRole('dialog')).toBeVisible();
  const before = await openCart(context, address);

  await mkdir(join(folder, next));
  await release(join(folder, current), join(folder, next));
  await pin(context, folder, next);
  const after = await openCart(context, address);
  await more(after).click();
  await expect(pieces(before)).toHaveValue('2');
  expect(await releasesOf(after)).toEqual([next]);

  await pin(context, folder, current);
  const rolledBack = await openCart(context, address);
  await more(rolledBack).click();
  await expect(pieces(after)).toHaveValue('3');
  await expect(pieces(before)).toHaveValue('3');
  expect(await releasesOf(rolledBack)).toEqual([current]);

  // The tab from before the release still loads what it needs later.
  const loaded = (await filesOf(before)).length;
  await before.locator('#search').fill('kabel');
  await expect(before.getByRole('option').first()).toBeVisible();
  expect((await filesOf(before)).length).toBeGreaterThan(loaded);
  expect(await releasesOf(before)).toEqual([current]);
});
