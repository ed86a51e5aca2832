import type { Page } from '@playwright/test';
import { expect, expectAccessible, widgetsSettled, test } from './shop.ts';

const BOX = 'footer [data-widget="newsletter-box"]';
const box = (page: Page) => page.locator(BOX);

interface World {
  _sqzl?: unknown;
}

/** A page of the shop whose marketing script has loaded. */
async function openWithScript(page: Page, path = '/') {
  await page.addInitScript(() => ((window as World)._sqzl = []));
  await page.goto(path);
  await expect(box(page)).toBeVisible();
}

test('the box appears when the marketing script loads within ten seconds, and creates no queue', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await expect(box(page)).toHaveAttribute('data-widget-state', 'ready', { timeout: 15_000 });
  await expect(box(page)).toBeHidden();
  expect(await page.evaluate(() => '_sqzl' in window)).toBe(false);
  await page.clock.runFor(8000);
  await page.evaluate(() => ((window as World)._sqzl = []));
  await page.clock.runFor(1000);
  await expect(box(page)).toBeVisible();
});

test('after ten seconds the box stays hidden', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await expect(box(page)).toHaveAttribute('data-widget-state', 'ready', { timeout: 15_000 });
  await page.clock.runFor(12_000);
  await page.evaluate(() => ((window as World)._sqzl = []));
  await page.clock.runFor(30_000);
  await expect(box(page)).toBeHidden();
});

test('a shopper signs up: an invalid address is reported at the field, a valid one goes to the script only', async ({
  page,
  pageErrors,
}) => {
  await openWithScript(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  const field = box(page).getByRole('textbox');
  await field.fill('a@b');
  await field.press('Enter');
  await expect(box(page).getByRole('alert')).toHaveText('Ongeldig e-mailadres');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('Ongeldig e-mailadres');
  await expectAccessible(page);
  await field.press('End');
  await field.pressSequentially('.nl');
  await expect(box(page).getByRole('alert')).toBeEmpty();
  await field.press('Enter');
  await expect(field).toHaveCount(0);
  expect(await page.evaluate(() => (window as World)._sqzl)).toEqual([
    { event: 'EmailOptIn', email: 'a@b.nl', newsletter: 'yes' },
  ]);
  expect(await page.evaluate(() => !!document.activeElement?.closest('[data-widget="newsletter-box"]'))).toBe(true);
  await expectAccessible(page);
  expect(sent.filter((url) => !/\/(widgets|media|assets)\//.test(url))).toEqual([]);
  pageErrors.expectOnly();
});

test('a server-rendered form works, also on a narrow page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openWithScript(page, '/demo/newsletter-box');
  await widgetsSettled(page);
  const printed = page.locator('main [data-widget="newsletter-box"]').nth(1);
  await printed.getByRole('textbox').fill('sanne@example.nl');
  await printed.getByRole('button').click();
  await expect(printed.getByText('Tot snel!')).toBeFocused();
  await expect(page.locator('main [data-queue="notHere"]')).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('a shopper without marketing consent does not see it, with or without JavaScript', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/');
  await widgetsSettled(page);
  await expect(box(page)).toBeHidden();
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const plain = await context.newPage();
  await plain.goto('/');
  await expect(plain.locator(BOX)).toBeHidden();
  await context.close();
});
