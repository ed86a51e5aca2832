import type { Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { top } from '../../tools/commands/run-command.ts';
import { buildProject, type ProjectFiles, serveProject } from './build-project.ts';
import { openPageWith } from './open-page-with.ts';
import { CONNECTORS, expect, test } from './shop.ts';

/** A widget of another project, built outside with the package, on the pages of the shop. */

let files: ProjectFiles;
/** What describes the widget. */
let fragment: string;

test.beforeAll(({}, { parallelIndex, project }) => {
  const folder = join(top, `.cache/kit-project-${project.name}-${parallelIndex}`);
  files = buildProject(folder, 'acme-gift-note');
  fragment = readFileSync(join(folder, 'dist/widgets/acme-gift-note.widgets.json'), 'utf8');
});

const LINK = '<script type="module" async src="/widgets/acme-gift-note.js"></script>';
const WIDGET = `<div data-widget="acme-gift-note" data-length="20"><p>Een kaartje erbij? Bel ons.</p>
  <template data-slot="below"><p>Met de hand geschreven</p></template></div>`;
const NAMES = '[data-widget="acme-gift-note"]';

const serveFiles = (page: Page, wait?: Promise<unknown>) => serveProject(page, 'acme-gift-note', files, wait);

const WORDS = [
  ['nl', 'Tekst op het kaartje', 'Bewaren', 'Nog 8 tekens', 'Bij 3 artikelen in je winkelwagen:'],
  ['de', 'Text auf der Karte', 'Speichern', 'Noch 8 Zeichen', 'Zu 3 Artikeln in Ihrem Warenkorb:'],
  ['en', 'Text on the card', 'Save', '8 characters left', 'With 3 items in your cart:'],
] as const;

for (const [lang, label, save, left, saved] of WORDS) {
  test(`a widget of others has texts, a form, a call, a slot and an event (${lang})`, async ({
    page,
    fill,
    pageErrors,
  }) => {
    await fill(CONNECTORS, 3);
    await serveFiles(page);
    await page.addInitScript(() => {
      const list: unknown[] = ((window as unknown as { notes: unknown[] }).notes = []);
      document.addEventListener('shop:acme-gift-note-saved', (event) => list.push((event as CustomEvent).detail));
    });
    await openPageWith(page, WIDGET + LINK, { lang });
    const widget = page.locator(NAMES);
    await expect(widget).toHaveAttribute('data-widget-state', 'ready');
    await expect(widget.getByText('Een kaartje erbij?')).toBeHidden();
    await expect(widget.getByText('Met de hand geschreven')).toBeVisible();
    // The fields of the kit look as they do in our widgets.
    await expect(widget.getByLabel(label)).toHaveCSS('border-top-style', 'solid');
    await widget.getByLabel(label).fill('Gefeliciteerd, dit is te lang');
    await widget.getByRole('button', { name: save }).click();
    await expect(widget.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    await widget.getByLabel(label).fill('Veel plezier');
    await expect(widget.getByText(left)).toBeVisible();
    await widget.getByRole('button', { name: save }).click();
    await expect(widget.getByText(saved)).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { notes: unknown[] }).notes)).toEqual([
      { note: 'Veel plezier', pieces: 3 },
    ]);
    // What was typed comes back, as in every form of the shop.
    await page.reload();
    await expect(page.locator(NAMES).getByLabel(label)).toHaveValue('Veel plezier');
    pageErrors.expectOnly();
  });
}

test('it uses the runtime library of the page, and brings none', async ({ page }) => {
  await serveFiles(page);
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await openPageWith(page, WIDGET + LINK);
  await expect(page.locator(NAMES)).toHaveAttribute('data-widget-state', 'ready');
  const shared = scripts.filter((url) => /\/kit(-\w+)?\.js$/.test(url)).map((url) => new URL(url).pathname);
  expect(new Set(shared.map((path) => path.split('/').at(-1)))).toEqual(
    new Set(['kit.js', 'kit-island.js', 'kit-model.js', 'kit-view.js', 'kit-forms.js']),
  );
  expect(files.script).not.toMatch(/react-dom|preact/);
});

test('a definition that comes late mounts what waits, and one that comes twice mounts once', async ({
  page,
  pageErrors,
}) => {
  let release = () => {};
  await serveFiles(page, new Promise<void>((resolve) => (release = resolve)));
  await openPageWith(page, WIDGET, { isUnguarded: true });
  const widget = page.locator(NAMES);
  // Without a definition the shop's HTML stays, and its author is told.
  await expect(widget).toHaveAttribute('data-widget-state', 'failed');
  await expect(widget.getByText('Een kaartje erbij?')).toBeVisible();
  pageErrors.expectOnly(/data-widget expects the name of a widget, found "acme-gift-note"/);
  const add = () =>
    page.evaluate(() =>
      document.head.append(
        Object.assign(document.createElement('script'), {
          type: 'module',
          src: `/widgets/acme-gift-note.js?${Math.random()}`,
        }),
      ),
    );
  await add();
  await add();
  release();
  await expect(widget).toHaveAttribute('data-widget-state', 'ready');
  await expect(widget.getByRole('button')).toHaveCount(1);
});

test('a slow module of the page is waited for without a message', async ({ page, pageErrors }) => {
  let release = () => {};
  await serveFiles(page, new Promise<void>((resolve) => (release = resolve)));
  const opened = openPageWith(page, WIDGET + LINK);
  await expect(page.locator('[data-widget="cart-badge"]').first()).toHaveAttribute('data-widget-state', 'ready');
  await expect(page.locator(NAMES)).toHaveAttribute('data-widget-state', 'waiting');
  release();
  await opened;
  await expect(page.locator(NAMES)).toHaveAttribute('data-widget-state', 'ready');
  pageErrors.expectOnly();
});

const WRONG = [
  ['cart-gift', '{ widget: { mount() {} } }', /"cart-gift" has the prefix "cart-", which Eiland uses itself/],
  ['gift', '{ widget: { mount() {} } }', /"gift" is no name such as "acme-gift-note"/],
  ['acme-newer', '{ widget: { mount() {} }, kit: 99 }', /made with a newer kit \(99\)/],
  ['acme-none', '{ load: "visible" }', /"acme-none" expects `widget`/],
] as const;

for (const [name, definition, message] of WRONG) {
  test(`the console says what is wrong with the definition of ${name}`, async ({ page, pageErrors }) => {
    await openPageWith(page, '<p>Winkel</p>', { isUnguarded: true });
    await page.evaluate(`(window.shopWidgets ||= []).push(['define', '${name}', ${definition}])`);
    await expect.poll(() => pageErrors.heard.join('\n')).toMatch(message);
    pageErrors.expectOnly(message);
  });
}

test('code that comes when it is needed: an enhancer at an address, with its texts', async ({ page, pageErrors }) => {
  const enhancer = `import { defineEnhancer, text } from './kit.js';
    export const enhancer = defineEnhancer({
      name: 'acme-hello',
      inputs: { to: text() },
      load: 'visible',
      handles: ['acme-hello-say'],
      wire(element, { to }, { t, bus, signal }) {
        const before = element.textContent;
        const say = () => (element.textContent = t('hello') + ' ' + to);
        bus.handle('acme-hello-say', say);
        signal.addEventListener('abort', () => (element.textContent = before));
      },
    });`;
  const requests: string[] = [];
  await page.route(/\/acme-hello/, (route) => {
    const { pathname } = new URL(route.request().url());
    requests.push(pathname);
    const body = pathname.endsWith('.nl.js') ? 'export default { "hello": "Hallo" };' : enhancer;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  const html = '<div style="height:3000px"></div><p data-widget="acme-hello" data-to="wereld">Nog niets</p>';
  await page.addInitScript(() => {
    const address = (file: string) => new URL(`/widgets/${file}`, location.href).href;
    // As a script of the page that runs before the loader.
    const page = window as unknown as { shopWidgets?: unknown[] };
    (page.shopWidgets ??= []).push([
      'define',
      'acme-hello',
      {
        widget: address('acme-hello.js'),
        kind: 'enhancer',
        load: 'visible',
        handles: ['acme-hello-say'],
        texts: { nl: address('acme-hello.nl.js') },
      },
    ]);
  });
  await openPageWith(page, html, { isUnguarded: true });
  const widget = page.locator('[data-widget="acme-hello"]');
  await expect(widget).toHaveAttribute('data-widget-state', 'waiting');
  expect(requests).toEqual([]);
  // A command loads the widget that handles it, wherever it is. The definition may still be on its way.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new CustomEvent('shop:acme-hello-say')));
    await expect(widget).toHaveText('Hallo wereld', { timeout: 1000 });
  }).toPass();
  expect(requests.toSorted()).toEqual(['/widgets/acme-hello.js', '/widgets/acme-hello.nl.js']);
  pageErrors.expectOnly();
});

test('the page of the project shows the widget, whose calls go to the shop', async ({ page, baseURL }, testInfo) => {
  const folder = join(top, `.cache/kit-project-${testInfo.project.name}-${testInfo.parallelIndex}`);
  const port = await getPort();
  const vite = join(top, 'node_modules/vite/bin/vite.js');
  const options = ['preview', '--port', String(port), '--strictPort'];
  const preview = spawn(process.execPath, [vite, ...options], {
    cwd: folder,
    env: { ...process.env, SHOP: baseURL },
    stdio: 'ignore',
  });
  try {
    const address = `http://localhost:${port}/page.html`;
    await expect(() => page.goto(address)).toPass();
    const widget = page.locator(NAMES);
    await expect(widget).toHaveAttribute('data-widget-state', 'ready');
    await widget.getByLabel('Tekst op het kaartje').fill('Veel plezier');
    await widget.getByRole('button', { name: 'Bewaren' }).click();
    await expect(widget.getByText('Bij 0 artikelen in je winkelwagen:')).toBeVisible();
  } finally {
    preview.kill();
  }
});

test('a widget of others that waits for the shopper has no files fetched by names that do not exist', async ({
  page,
  pageErrors,
}) => {
  await serveFiles(page);
  const missing: string[] = [];
  page.on('response', (response) => void (response.status() === 404 && missing.push(response.url())));
  await openPageWith(page, WIDGET.replace('data-length', 'data-load="interaction" data-length') + LINK);
  const widget = page.locator(NAMES);
  await expect(widget).toHaveAttribute('data-widget-state', 'waiting');
  await widget.hover();
  await page.evaluate(() =>
    (window as unknown as { shopWidgets: { prefetch(name: string): Promise<void> } }).shopWidgets.prefetch(
      'acme-gift-note',
    ),
  );
  await widget.getByText('Een kaartje erbij?').click();
  await expect(widget).toHaveAttribute('data-widget-state', 'ready');
  expect(missing).toEqual([]);
  pageErrors.expectOnly();
});

test('the inspector shows a widget of others, by its description or when it is loaded', async ({
  page,
  pageErrors,
}) => {
  await serveFiles(page);
  await page.route(/\/acme-gift-note\.widgets\.json/, (route) =>
    route.fulfill({ json: JSON.parse(fragment) as object }),
  );
  const waiting = WIDGET.replace('data-length="20"', 'data-load="interaction" data-length="5"');
  await openPageWith(page, WIDGET + waiting + LINK);
  await expect(page.locator(NAMES).first()).toHaveAttribute('data-widget-state', 'ready');
  await page.evaluate(() => (window as unknown as { shopWidgets: { inspect(): Promise<void> } }).shopWidgets.inspect());
  await expect(page.getByText('acme-gift-note').first()).toBeVisible();
  await expect(page.getByText(/^Checked: /)).toBeVisible();
  await expect(page.getByText('visible (default)').first()).toBeVisible();
  await expect(page.getByText('widget-unknown')).toHaveCount(0);
  await expect(page.getByText(/data-length expects .*found "5"/).first()).toBeVisible();
  pageErrors.expectOnly();
});

test('a definition that throws is reported once', async ({ page, pageErrors }) => {
  await openPageWith(page, '<p>Winkel</p>', { isUnguarded: true });
  await page.evaluate(`(window.shopWidgets ||= []).push(['define'], ['define', 'acme-a', null])`);
  await expect.poll(() => pageErrors.heard.length).toBe(2);
  pageErrors.expectOnly(/shopWidgets\.define/);
});

test('the catalogue has a widget of others, and its preview runs', async ({ page, pageErrors }) => {
  await serveFiles(page);
  await page.route(/\/acme-gift-note\.widgets\.json/, (route) =>
    route.fulfill({ contentType: 'application/json', body: fragment }),
  );
  await page.route(/\/widgets\/catalogue\/($|\?|index\.html)/, async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace('data-catalogue', 'data-catalogue data-widgets="acme-gift-note"');
    await route.fulfill({ response: answer, body: html });
  });
  await page.goto('/widgets/catalogue/#widget=acme-gift-note&lang=en');
  await expect(page.getByRole('heading', { level: 1, name: 'Gift note' })).toBeVisible();
  await expect(page.locator(`.catalogue__stage ${NAMES}`)).toHaveAttribute('data-widget-state', 'ready');
  await expect(page.getByRole('spinbutton', { name: 'Length' }).or(page.getByLabel('Length')).first()).toHaveValue(
    '120',
  );
  pageErrors.expectOnly();
});
