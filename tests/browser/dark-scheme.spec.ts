import type { Page } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { CONNECTORS, expect, INVERTER, test, widgetsSettled } from './shop.ts';

test.use({ colorScheme: 'dark' });

const LIGHT = 'rgb(255, 255, 255)';
const DARK = 'rgb(18, 26, 23)';

const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** Opens a page that has opted in. */
async function openDark(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.evaluate(() => document.documentElement.setAttribute('data-sw-scheme', 'auto'));
  await widgetsSettled(page);
  expect(await groundOf(page)).toBe(DARK);
}

test('only a page that opts in follows the system, and paper stays light', async ({ page, fill }) => {
  await fill(INVERTER);
  await page.goto('/cart');
  await widgetsSettled(page);
  const heading = page.locator('.sw-cart-page').getByRole('heading').first();
  await expect(heading).toHaveCSS('color', 'rgb(20, 35, 29)');
  expect(await groundOf(page)).toBe(LIGHT);

  await openDark(page, '/cart');
  await expect(heading).toHaveCSS('color', 'rgb(230, 238, 234)');
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await groundOf(page)).toBe(LIGHT);
  await page.evaluate(() => document.documentElement.setAttribute('data-sw-scheme', 'dark'));
  expect(await groundOf(page)).toBe(DARK);
  await page.emulateMedia({ media: 'print' });
  expect(await groundOf(page)).toBe(LIGHT);
});

for (const url of ['/cart', '/demo/checkout', '/omvormers', '/demo/address-form'])
  test(`in the dark scheme, axe finds nothing in the widgets of ${url}`, async ({ page, fill }) => {
    await fill(INVERTER);
    await fill(CONNECTORS);
    await openDark(page, url);
    expect(await faultsOf(page, '.sw-root')).toEqual([]);
  });

test('in the dark scheme, axe finds nothing on a product page and in the cart popup', async ({ page }) => {
  await openDark(page, '/growatt-min-3000tl-xh');
  expect(await faultsOf(page, '.sw-root')).toEqual([]);
  await page.getByRole('button', { name: 'In winkelwagen' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await faultsOf(page, '.sw-root')).toEqual([]);
});

test('a part of the page with an accent of its own computes the other colours from it', async ({ page }) => {
  await page.goto('/cart');
  const colours = await page.evaluate(() => {
    const part = document.createElement('div');
    part.style.setProperty('--sw-color-accent', '#8a1c7c');
    part.style.setProperty('background-color', 'var(--sw-color-accent-soft)');
    document.body.append(part);
    const before = getComputedStyle(part).backgroundColor;
    part.className = 'sw-theme';
    return [before, getComputedStyle(part).backgroundColor];
  });
  // The part's own accent has more red than green.
  const channels = colours.map((colour) => [...colour.matchAll(/[\d.]+/g)].slice(0, 3).map(Number));
  expect(channels.map(([red = 0, green = 0]) => red > green)).toEqual([false, true]);
});
