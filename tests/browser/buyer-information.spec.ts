import type { Page } from '@playwright/test';
import type { Extra } from '../../tools/demo-shop/extras.ts';
import { expectStep, next, openCheckout, toShipping } from './checkout.ts';
import { CONNECTORS, expect, expectAccessible, INVERTER, test } from './shop.ts';

/** What the law wants a buyer to be told, on the pages of a shop that answers it. */

async function answerAlso(page: Page, ...names: Extra[]): Promise<void> {
  const answer = await page.request.post('/demo/extras', { data: { names } });
  expect(answer.ok()).toBe(true);
}

/** Checks the page on a telephone and on a wide screen. */
async function expectRoomFor(page: Page): Promise<void> {
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessible(page);
  }
}

test('a product says how its reviews are checked', async ({ page, pageErrors }) => {
  await page.goto('/');
  await answerAlso(page, 'review-checks');
  await page.goto('/growatt-min-3000tl-xh');
  const reviews = page.locator('[data-widget="product-reviews"]');
  await reviews.scrollIntoViewIfNeeded();
  await expect(reviews).toHaveAttribute('data-widget-state', 'ready');
  await expect(reviews.locator('.sw-root')).toContainText(/Wij vergelijken elke beoordeling met de bestelling/);
  await expect(reviews.getByText('Gecontroleerde aankoop').first()).toBeVisible();
  await reviews.getByRole('button', { name: 'Volgende' }).click();
  await expect(reviews.getByRole('navigation').getByRole('status')).toContainText('Pagina 2');
  await expect(reviews.getByText('Gecontroleerde aankoop').first()).toBeVisible();
  await expectRoomFor(page);
  pageErrors.expectOnly();
});

test('a product says who answers for it, and what it warns of', async ({ page, pageErrors }) => {
  await page.goto('/');
  await answerAlso(page, 'product-safety');
  await page.goto('/growatt-min-3000tl-xh');
  const specs = page.locator('[data-widget="product-specs"]');
  await specs.scrollIntoViewIfNeeded();
  await expect(specs).toHaveAttribute('data-widget-state', 'ready');
  await expect(specs.locator('.sw-root [data-product-safety]')).toContainText('Verantwoordelijke in de EU');
  await expect(specs.getByRole('row').filter({ hasText: 'Fabrikant' })).toHaveCount(0);
  await expectRoomFor(page);
  await page.goto('/demo/product-specs?lang=de');
  const block = page.getByRole('region', { name: 'Produktsicherheit' });
  await block.scrollIntoViewIfNeeded();
  await expect(block.getByRole('link', { name: /^safety@/ })).toHaveAttribute('href', /^mailto:safety@/);
  await expect(page.getByRole('link', { name: 'Batteriepass' })).toBeVisible();
  await expectRoomFor(page);
  pageErrors.expectOnly();
});

test('a delivery method is marked in words of the shop', async ({ page, fill, pageErrors }) => {
  await fill(CONNECTORS);
  await answerAlso(page, 'sustainable-delivery');
  const checkout = await openCheckout(page);
  await toShipping(checkout);
  await expect(checkout.getByRole('radio', { name: 'Pakketpunt' })).toHaveAccessibleDescription(
    /^Eén rit voor alle pakketten/,
  );
  await expectRoomFor(page);
  await expect(next(checkout)).toBeVisible();
  pageErrors.expectOnly();
});

test('old equipment is taken back, and the page that thanks says so', async ({ page, fill, pageErrors }) => {
  await fill(INVERTER);
  await answerAlso(page, 'take-back');
  const checkout = await openCheckout(page);
  await toShipping(checkout);
  const choice = checkout.getByRole('checkbox', { name: 'Neem mijn oude apparatuur gratis mee terug' });
  await expect(choice).toHaveAccessibleDescription(/^Per nieuw apparaat/);
  await choice.check();
  await page.reload();
  await expect(choice).toBeChecked();
  await expectRoomFor(page);
  await next(checkout).click();
  await expectStep(checkout, 'payment');
  await expect(checkout.getByText('Neem mijn oude apparatuur gratis mee terug').filter({ visible: true })).toHaveCount(
    1,
  );
  await checkout.getByRole('button', { name: 'Afrekenen' }).click();
  await page.waitForURL(/\/betalen\//);
  await page.getByRole('button', { name: /^Betalen/ }).click();
  await page.waitForURL(/\/bedankt\//);
  await expect(page.getByText('Neem mijn oude apparatuur gratis mee terug')).toBeVisible();
  pageErrors.expectOnly();
});
