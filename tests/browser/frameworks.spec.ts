import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { top } from '../../tools/commands/run-command.ts';
import { openNode } from '../../tools/demo-shop/db/open-node.ts';
import type { Db } from '../../tools/demo-shop/db/schema.ts';
import { serve, type Served } from '../../tools/demo-shop/host/listen.ts';
import { seed } from '../../tools/demo-shop/seed/seed.ts';
import { type RunningApp, startApp } from '../support/frameworks/start-app.ts';
import { expect, test as base } from './shop.ts';

/** The apps are in `tests/frameworks/`. All of them have the same pages. */
const FRAMEWORKS = {
  react: ['src/BuyButton.tsx', 'src/ProductPage.tsx'],
  vue: ['src/BuyButton.vue', 'src/ProductPage.vue'],
  // Svelte draws a component that was edited anew, and the form is in the page.
  svelte: ['src/BuyButton.svelte'],
};

const test = base.extend<{ warnings: string[]; starts: () => Promise<string[]> }>({
  /** What the browser and the framework warn of. */
  warnings: async ({ page }, use) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await use(warnings);
  },
  /** The names of the widgets that have started, in order. */
  starts: async ({ page }, use) => {
    await page.addInitScript(() => {
      const started: string[] = [];
      Object.assign(window, { started });
      document.addEventListener('shop:widget-ready', ({ detail }) => started.push(detail.widget));
    });
    await use(() => page.evaluate(() => (window as unknown as { started: string[] }).started));
  },
});

const widget = (page: Page | Locator, name: string) => page.locator(`[data-widget="${name}"]`);
const menu = (page: Page, name: string) => page.getByRole('navigation').getByRole('button', { name });

/** What is in the cart of this visitor, as the shop has it. */
async function orderedIn(page: Page): Promise<Record<string, number>> {
  const shop = (path: string) => new URL(path, page.url()).href;
  const { token } = (await (await page.request.get(shop('/token'))).json()) as { token: string };
  const answer = await page.request.post(shop('/cart/get'), {
    headers: { 'X-CSRF-TOKEN': token, 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json' },
    data: {},
  });
  const { items } = (await answer.json()) as { items: { name: string; qty: number | string; free?: unknown }[] };
  return Object.fromEntries(items.filter(({ free }) => !free).map(({ name, qty }) => [name, Number(qty)]));
}

/** Presses the button, and closes the popup with what was ordered. */
async function order(page: Page, button: Locator): Promise<void> {
  await button.click();
  const popup = page.getByRole('dialog', { name: 'Toegevoegd aan je winkelwagen!' });
  await expect(popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
}

for (const [framework, edited] of Object.entries(FRAMEWORKS))
  for (const isBuilt of [false, true])
    test.describe(`an app of ${framework}, ${isBuilt ? 'built, with the light widgets' : 'in development'}`, () => {
      test.describe.configure({ mode: 'default' });
      let db: Db;
      let shop: Served;
      let app: RunningApp;

      test.beforeAll(async () => {
        test.setTimeout(120_000);
        db = await openNode();
        await seed(db, { products: 60 });
        shop = await serve({ port: 0, db, calls: { token: { call: '/token' } } });
        app = await startApp(framework, isBuilt, shop.port);
      });
      test.afterAll(async () => {
        await app?.close();
        await shop?.close();
        await db?.destroy();
      });
      test.afterEach(({ pageErrors, warnings }) => {
        pageErrors.expectOnly();
        expect(warnings).toEqual([]);
      });

      test('what is ordered is the variant and the quantity that the page shows', async ({ page, starts }) => {
        await page.goto(app.url);
        await page.getByLabel('Ander adres').check();
        const form = widget(page, 'address-form');
        await form.getByLabel('Voornaam').fill('Sam');
        await page.getByLabel('Uitvoering').selectOption('JA Solar 430 Wp');
        await page.getByLabel('Aantal', { exact: true }).fill('2');
        await order(page, page.getByRole('button', { name: 'Koop 2 × JA Solar 430 Wp' }));
        expect(await orderedIn(page)).toMatchObject({ 'JA Solar 430 Wp zonnepaneel': 2 });
        await page.getByLabel('Uitvoering').selectOption('MC4-connector set');
        await order(page, page.getByRole('button', { name: 'Koop 2 × MC4-connector set' }));
        expect(await orderedIn(page)).toMatchObject({ 'JA Solar 430 Wp zonnepaneel': 2, 'MC4-connector set': 2 });
        await expect(widget(page, 'product-specs').getByRole('cell', { name: '4 mm²' })).toBeVisible();
        await expect(form.getByLabel('Voornaam')).toHaveValue('Sam');
        await page.getByLabel('Ander adres').uncheck();
        await expect(form).toHaveCount(0);
        const started = await starts();
        expect(started.filter((name) => ['address-form', 'add-to-cart', 'cart-popup'].includes(name)).sort()).toEqual([
          'add-to-cart',
          'address-form',
          'cart-popup',
        ]);
      });

      test('a list with keys is turned round and shortened, and keeps what was typed', async ({ page, starts }) => {
        await page.goto(`${app.url}list`);
        const item = (name: string) => page.getByRole('listitem').filter({ hasText: name });
        await expect(page.locator('.sw-stepper')).toHaveCount(3);
        await item('MC4').getByRole('textbox', { name: 'Aantal' }).fill('3');
        await item('Growatt').getByRole('textbox', { name: 'Aantal' }).fill('5');
        await item('JA Solar').getByRole('checkbox').check();
        const before = await starts();
        await page.getByRole('button', { name: 'Keer om' }).click();
        await page.getByRole('button', { name: 'Compact' }).click();
        await expect(page.getByRole('listitem').first()).toContainText('MC4');
        await item('Growatt').getByRole('button', { name: 'Verberg' }).click();
        await expect(page.locator('.sw-stepper')).toHaveCount(2);
        await expect(item('MC4').getByRole('textbox', { name: 'Aantal' })).toHaveValue('3');
        await expect(item('JA Solar').getByRole('checkbox')).toBeChecked();
        await order(page, item('MC4').getByRole('button', { name: 'In winkelwagen' }));
        expect(await orderedIn(page)).toEqual({ 'MC4-connector set': 3 });
        expect((await starts()).filter((name) => name !== 'cart-popup')).toEqual(
          before.filter((name) => name !== 'cart-popup'),
        );
      });

      test('a change of the route leaves no widget behind, and Back brings them anew', async ({ page }) => {
        await page.goto(app.url);
        const calls: string[] = [];
        page.on('request', (request) => request.method() === 'POST' && calls.push(new URL(request.url()).pathname));
        await expect(widget(page, 'product-specs')).toHaveAttribute('data-widget-state', 'ready');
        for (let visit = 0; visit < 3; visit++) {
          await menu(page, 'Winkelwagen').click();
          await expect(widget(page, 'cart-page')).toHaveAttribute('data-widget-state', 'ready');
          await page.goBack();
          await expect(widget(page, 'product-specs')).toHaveAttribute('data-widget-state', 'ready');
        }
        await expect(page.locator('main .sw-root')).toHaveCount(1);
        calls.length = 0;
        await order(page, page.getByRole('button', { name: /^Koop 1/ }));
        // A cart that is still there would ask for its lines.
        expect(calls.filter((path) => path !== '/cart/add')).toEqual([]);
        await menu(page, 'Winkelwagen').click();
        await expect(widget(page, 'cart-page')).toContainText('Growatt MIN 3000TL-XH');
        await expect(widget(page, 'cart-badge')).toContainText(/[12]/);
      });

      test('a page that was printed on a server keeps its widgets when the framework takes over', async ({
        page,
        starts,
      }) => {
        let takeOver = () => {};
        const waiting = new Promise<void>((resolve) => (takeOver = resolve));
        await page.route(/src\/hydrate|assets\/printed-/, async (route) => {
          await waiting;
          await route.continue();
        });
        await page.goto(`${app.url}printed.html`, { waitUntil: 'commit' });
        const form = widget(page, 'address-form');
        await form.getByLabel('Voornaam').fill('Sam');
        await expect(widget(page, 'product-specs').getByRole('cell', { name: '3 kW' })).toBeVisible();
        await expect(widget(page, 'add-to-cart')).toHaveAttribute('data-widget-state', 'ready');
        await form.evaluate((element) => element.classList.add('before'));
        takeOver();
        await page.waitForLoadState('load');
        await expect(async () => {
          await page.getByRole('button', { name: 'MC4-connector set' }).click();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('MC4-connector set', { timeout: 500 });
        }).toPass();
        await expect(widget(page, 'product-specs').getByRole('cell', { name: '4 mm²' })).toBeVisible();
        await expect(page.locator('.before').getByLabel('Voornaam')).toHaveValue('Sam');
        await order(page, page.getByRole('button', { name: 'Koop' }));
        expect(await orderedIn(page)).toEqual({ 'MC4-connector set': 1 });
        expect((await starts()).filter((name) => ['address-form', 'add-to-cart'].includes(name)).sort()).toEqual([
          'add-to-cart',
          'address-form',
        ]);
      });

      if (framework === 'react' && !isBuilt)
        test('its types are those of the widgets', () => {
          const compiler = join(top, 'node_modules/typescript/bin/tsc');
          const { stdout } = spawnSync(process.execPath, [compiler, '-p', app.folder], { encoding: 'utf8' });
          expect(stdout).toBe('');
        });

      if (!isBuilt)
        test('a component that is edited is shown, and the widgets around it keep what was typed', async ({
          page,
          starts,
        }) => {
          await page.goto(app.url);
          await page.getByLabel('Ander adres').check();
          const form = widget(page, 'address-form');
          await form.getByLabel('Voornaam').fill('Sam');
          const before = await starts();
          for (const file of edited) {
            const path = join(app.folder, file);
            const text = await readFile(path, 'utf8');
            await writeFile(path, text.replace('Koop', 'Bestel').replace('Uitvoering', 'Kies een uitvoering'));
          }
          await expect(page.getByRole('button', { name: 'Bestel 1 × Growatt' })).toBeVisible();
          await expect(page.getByLabel(edited[1] ? 'Kies een uitvoering' : 'Uitvoering')).toBeVisible();
          await expect(form.getByLabel('Voornaam')).toHaveValue('Sam');
          await order(page, page.getByRole('button', { name: 'Bestel 1 × Growatt' }));
          const after = (await starts()).filter((name) => name !== 'cart-popup');
          const restarted = edited[1] ? [] : ['add-to-cart'];
          expect(after.sort()).toEqual([...before, ...restarted].filter((name) => name !== 'cart-popup').sort());
        });
    });
