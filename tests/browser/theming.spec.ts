import { expect, type Locator, test } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { origin } from './storybook.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const backgroundOf = (element: Locator) => element.evaluate((shown) => getComputedStyle(shown).backgroundColor);
const ORANGE = 'rgb(217, 72, 15)';
const OURS = 'rgb(255, 178, 36)';

test.beforeEach(async ({ page }) => {
  await page.goto(`${origin()}/iframe.html?id=guide-theming--docs&viewMode=docs`);
});

test('a designer changes a colour, sees buttons and a widget follow, and copies the CSS', async ({ page }) => {
  const order = page.getByRole('button', { name: 'Place order' });
  const widget = page.frameLocator('iframe[title^="The cart page"]');
  const checkout = widget.getByRole('link', { name: 'Naar bestellen' });
  await expect(checkout).toBeVisible({ timeout: 60_000 });
  await expect.poll(() => backgroundOf(order)).toBe(OURS);

  await page.getByLabel('action', { exact: true }).fill('#d9480f');
  await page.getByLabel('radius', { exact: true }).fill('2px');
  await expect.poll(() => backgroundOf(order)).toBe(ORANGE);
  await expect.poll(() => backgroundOf(checkout)).toBe(ORANGE);

  const code = page.getByRole('region', { name: 'CSS for your stylesheet' });
  await code.getByRole('button', { name: 'Copy' }).click();
  await expect(code.getByRole('status')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    ':root {\n  --sw-color-action: #d9480f;\n  --sw-radius: 2px;\n}\n',
  );

  await page.getByRole('button', { name: 'Back to our values' }).click();
  await expect.poll(() => backgroundOf(order)).toBe(OURS);
  await expect.poll(() => backgroundOf(checkout)).toBe(OURS);
  await expect(code).toContainText('Nothing is changed yet.');
});

test('a designer sees which colours have too little contrast', async ({ page }) => {
  const contrast = page.getByRole('region', { name: 'Contrast' });
  await expect(contrast.getByRole('status')).toHaveText(/^All \d+ pairs of colours pass\.$/);
  await page.getByLabel('on-action, as #rrggbb').fill('ffe2b0');
  await expect(contrast.getByRole('status')).toHaveText(/^2 of \d+ pairs of colours fail\.$/);
  await expect(contrast.getByRole('row', { name: /on-action on action / })).toContainText(/1\.4 : 1.*4\.5 : 1.*fails/);
});

test('a designer starts from a brand in the dark scheme, and sees it on components and a widget', async ({ page }) => {
  await page.getByRole('combobox', { name: 'Preset' }).selectOption('Harbour');
  await page.getByRole('combobox', { name: 'Scheme' }).selectOption('dark');
  const surface = 'rgb(18, 22, 31)';
  await expect(page.getByRole('region', { name: 'Components with these tokens' })).toHaveCSS(
    'background-color',
    surface,
  );
  await expect(page.getByRole('button', { name: 'Place order' })).toHaveCSS('background-color', 'rgb(194, 65, 12)');
  const widget = page.frameLocator('iframe[title^="The cart page"]');
  await expect(widget.getByRole('link', { name: 'Naar bestellen' })).toBeVisible({ timeout: 60_000 });
  await expect(widget.locator('body')).toHaveCSS('background-color', surface);
  await expect(page.getByLabel('accent-soft, as #rrggbb')).toHaveValue('#212838');
  await expect(page.getByRole('region', { name: 'Contrast' }).getByRole('status')).toHaveText(/^All \d+ pairs/);
  const code = page.getByRole('region', { name: 'CSS for your stylesheet' });
  await expect(code).toContainText('/* For <html data-sw-scheme="dark">. */');
  await expect(code).toContainText('--sw-color-accent: #9db8ff;');
});

test('an invalid value changes nothing and is reported', async ({ page }) => {
  const unit = page.getByLabel('unit', { exact: true });
  await unit.fill('very large');
  await expect(unit).toHaveAccessibleDescription('No browser knows this value.');
  await unit.fill('1.25rem');
  await expect(unit).toHaveAccessibleDescription('');
  await expect(page.getByText('--sw-unit: 1.25rem;')).toBeVisible();
  // A keyword is a size, but no length to multiply.
  await unit.fill('auto');
  await expect(unit).toHaveAccessibleDescription('No browser knows this value.');
  await page.getByLabel('action, as #rrggbb', { exact: true }).fill('rgb(217 72 15)');
  await expect(page.getByText('--sw-color-action: #d9480f;')).toBeVisible();
  await page.getByRole('button', { name: 'Back to our values' }).click();
  await expect(unit).toHaveValue('');
});

test('the editor is accessible and fits a narrow window', async ({ page }) => {
  await page.getByRole('button', { name: 'Back to our values' }).waitFor();
  expect(await faultsOf(page, '.guide-theme')).toEqual([]);
  await page.setViewportSize({ width: 400, height: 800 });
  const { scrolled, seen } = await page
    .locator('.guide-theme')
    .evaluate((editor) => ({ scrolled: editor.scrollWidth, seen: editor.clientWidth }));
  expect(scrolled).toBeLessThanOrEqual(seen);
});
