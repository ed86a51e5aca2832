import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import getPort from 'get-port';
import { top } from '../../tools/commands/run-command.ts';
import { faultsOf } from '../browser/axe.ts';
import { THEMES } from './site.ts';
import { FORMS, logIn, PASTED, ROLES, SHORT, test, visit, whenReady, expectAsOnPlainPage } from './wordpress-test.ts';

test('an author writes a post with three blocks, and a visitor uses them', SHORT, async ({ page, site, browser }) => {
  await logIn(page, site, 'author');
  await page.goto(`${site.url}/wp-admin/post-new.php`);
  await page.getByRole('button', { name: 'Close dialog' }).click();
  const settings = page.getByRole('region', { name: 'Editor settings' });
  await insertBlock(page, 'Buy button');
  await expect(page.getByText('Fill in first: Product type, Product number.')).toBeVisible();
  await settings.getByLabel('Product type *').fill('product');
  await settings.getByLabel('Product number *').fill('4711');
  await settings.getByLabel('Inside the element').fill('Bestel <b>nu</b><script>alert(1)</script>');
  await expect(page.locator('[data-widget="add-to-cart"]')).toHaveAttribute('data-widget-state', 'ready');
  await insertBlock(page, 'Shopping cart');
  await expect(page.locator('[data-widget="cart-page"]')).toHaveAttribute('data-widget-state', 'ready');
  await insertBlock(page, 'Questions and answers');
  // On a slow line, the answer to the first change comes after the last one.
  const typed = Promise.withResolvers<void>();
  await page.route(/block-renderer.*faq-block/, async (route) => {
    await typed.promise;
    await route.continue();
  });
  await settings.getByLabel('Title *').fill('R&D "nu" [eiland_cart_page]');
  await settings.getByRole('button', { name: /^Add a row: / }).click();
  await settings.getByLabel('question').fill('Hoe lang duurt de levering?');
  await settings.getByLabel('answer').fill('<p>Twee <em>werkdagen</em> & meer.</p><img src=x onerror=alert(1)>');
  typed.resolve();
  const faq = page.locator('[data-widget="faq-block"]');
  await expect(faq).toHaveAttribute('data-items', /werkdagen/);
  await faq.scrollIntoViewIfNeeded();
  await expect(faq).toHaveAttribute('data-widget-state', 'ready');
  const url = await publish(page);

  const visitor = await browser.newPage();
  await visitor.goto(url);
  await expect(visitor.getByRole('heading', { name: 'R&D "nu" [eiland_cart_page]' })).toBeVisible();
  await visitor.getByText('Hoe lang duurt de levering?').click();
  await expect(visitor.getByText('Twee werkdagen & meer.')).toBeVisible();
  expect(await visitor.content()).not.toMatch(/onerror|alert\(1\)<\/script>/);
  await visitor.getByRole('button', { name: 'Bestel nu' }).click();
  // The plugin added the popup.
  await expect(visitor.getByRole('dialog')).toContainText('Growatt MIN 3000');
  await expect(visitor.locator('[data-widget="cart-page"]')).toContainText('Growatt MIN 3000');
  await visitor.close();
});

test('an administrator changes the settings, and sees a shortcode per widget', async ({ page, site }) => {
  await logIn(page, site, 'administrator');
  await page.goto(`${site.url}/wp-admin/options-general.php?page=eiland`);
  await expect(page.locator('td code')).toHaveCount(PASTED.length);
  await page.getByLabel('Page settings').fill('{"locale": ');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('The page settings are not a JSON object.')).toBeVisible();
  await expect(page.getByLabel('Page settings')).toHaveValue('{"locale":"nl"}');
});

test('who may not write any HTML cannot choose the scripts of the site', ({ site }) => {
  const sent = { loader: 'https://other.example/loader.js', styles: 'ftp://other.example', page: ['{}'], preview: '' };
  const saved = (isUnfiltered: boolean) => site.run('sanitize-settings.php', { sent, isUnfiltered });
  expect(saved(true)).toEqual({
    loader: 'https://other.example/loader.js',
    styles: '',
    render: '',
    page: '{}',
    preview: false,
  });
  expect(saved(false)).toEqual({
    loader: '/widgets/loader.js',
    styles: '/widgets/base.css',
    render: '',
    page: '{"locale":"nl"}',
    preview: false,
  });
});

test(
  'a page has first frames while the process beside the site answers',
  SHORT,
  async ({ page, site, posts, plain }) => {
    const port = await getPort();
    const address = `http://127.0.0.1:${port}`;
    const command = [join(top, 'dist/doctor.js'), 'render', '--listen', `127.0.0.1:${port}`];
    const renderer = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
    const url = `${site.url}/?p=${posts.ids.administrator.block}`;
    const read = async () => (await page.request.get(url)).text();
    try {
      await once(renderer.stdout, 'data');
      // On a busy machine the process may need longer than a page waits.
      const readAnew = () => {
        site.run('set-render.php', { address });
        return read();
      };
      await expect.poll(readAnew, { timeout: 20_000 }).toContain('data-sw-frame="return-picker');
      await visit(page, url);
      await expectAsOnPlainPage(page, plain);
      renderer.kill();
      await once(renderer, 'exit');
      const bare = await read();
      expect(bare).toContain('data-widget="return-picker"');
      expect(bare).not.toContain('data-sw-frame');
    } finally {
      renderer.kill();
      site.run('set-render.php', { address: '' });
    }
  },
);

test('a page without a widget loads no file of ours', async ({ page, site }) => {
  await page.goto(`${site.url}/?page_id=2`);
  await expect(page.locator('link[href*="/widgets/"], script[src*="/widgets/"], [data-shop-settings]')).toHaveCount(0);
});

for (const role of ROLES)
  for (const form of FORMS)
    test(
      `all widgets of a ${form} post by the ${role} are as on a plain page`,
      role === 'author' ? SHORT : {},
      async ({ page, site, posts, plain }) => {
        await visit(page, `${site.url}/?p=${posts.ids[role][form]}`);
        await expectAsOnPlainPage(page, plain);
        // The settings and the loader have the nonce that WordPress gives its scripts.
        const ours = page.locator('script[data-shop-settings], script[src$="/widgets/loader.js"]');
        expect(await ours.evaluateAll((all) => all.map((script) => (script as HTMLScriptElement).nonce))).toEqual(
          Array.from({ length: 2 }, () => 'c2ltcGxl'),
        );
      },
    );

test('every widget is ready on the plain page', SHORT, ({ plain }) => {
  expect(Object.entries(plain).filter(([, shown]) => !shown.startsWith('ready: '))).toEqual([]);
  expect(Object.keys(plain)).toHaveLength(PASTED.length);
});

for (const theme of THEMES)
  test(`the pages fit in ${theme}, and their buttons are legible`, async ({ page, site, posts }) => {
    site.run('use-theme.php', { theme });
    await visit(page, `${site.url}/?p=${posts.ids.author.block}`);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.reload();
      await whenReady(page);
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrolled, `${theme} at ${width} px`).toBeLessThanOrEqual(width);
      expect(await faultsOf(page, '[data-widget] :is(button, .sw-button)', ['color-contrast'])).toEqual([]);
    }
  });

test('the plugin causes no notice of PHP', SHORT, ({ site, posts }) => {
  expect(posts.ids.author.block).toBeGreaterThan(0);
  expect(site.readLog().filter((line) => line.includes('plugins/eiland'))).toEqual([]);
});

/** In a window of this size, either the inserter or the settings of the block are open. */
async function insertBlock(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Toggle block inserter' }).click();
  await page.getByPlaceholder('Search').fill(title);
  await page.getByRole('option', { name: title }).click();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
}

/** Publishes the post, after the question whether to. Returns its address. */
async function publish(page: Page): Promise<string> {
  await page.getByRole('textbox', { name: 'Add title' }).fill('Omvormers');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Editor publish' });
  await panel.getByRole('button', { name: 'Publish', exact: true }).click();
  const link = panel.getByRole('link', { name: 'View Post' });
  await link.waitFor();
  return (await link.getAttribute('href')) ?? '';
}
