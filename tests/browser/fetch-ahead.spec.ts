import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';

/** Files of a widget that a page has fetched, with the bytes over the wire. */
const filesOf = (page: Page, widget: string) =>
  page.evaluate(
    (name) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .map((entry) => ({ file: entry.name.split('/').at(-1)!, bytes: entry.transferSize }))
        .filter(({ file }) => file.startsWith(`${name}-`)),
    widget,
  );
const kindsOf = async (page: Page, widget: string) =>
  (await filesOf(page, widget)).map(({ file }) => file.replace(/^.*-\w+\./, '')).sort();

async function add(page: Page) {
  await page.goto('/growatt-min-3000tl-xh');
  await page.getByRole('button', { name: 'In winkelwagen' }).first().click();
  const popup = page.getByRole('dialog', { name: 'Toegevoegd aan je winkelwagen!' });
  await expect(popup).toBeVisible();
  return popup;
}

test('the popup fetches the files of the cart, and the cart those of the checkout; the next page has them', async ({
  page,
  pageErrors,
}) => {
  const popup = await add(page);
  await expect.poll(() => kindsOf(page, 'cart-page')).toEqual(['css', 'js', 'nl.js']);
  await popup.getByRole('link', { name: 'Naar winkelwagen' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Growatt' }).first()).toBeVisible();
  const used = await filesOf(page, 'cart-page');
  expect(used.filter(({ bytes }) => bytes > 0)).toEqual([]);
  await expect.poll(() => kindsOf(page, 'checkout')).toEqual(['css', 'js', 'nl.js']);
  pageErrors.expectOnly();
});

test('for a shopper who saves data nothing is fetched ahead', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  await page.goto('/growatt-min-3000tl-xh');
  const lazy = page.waitForResponse(/\/widgets\/lazy-triggers-/);
  await add(page);
  await lazy;
  await page.waitForLoadState('networkidle');
  expect(await kindsOf(page, 'cart-page')).toEqual([]);
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
});
