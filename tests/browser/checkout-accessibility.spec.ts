import type { Page } from '@playwright/test';
import { expectStep, field, next, openCheckout, toPayment, toShipping, typeAddress } from './checkout.ts';
import { CONNECTORS, expect, expectAccessible, INVERTER, test } from './shop.ts';

/** Expects no horizontal scrolling. */
async function expectWhole(page: Page): Promise<void> {
  const [wide, width] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const);
  expect(wide).toBeLessThanOrEqual(width);
}

// 640 px is a window of 1280 px at 200 %.
for (const width of [320, 640, 1280]) {
  test(`at ${width} px axe finds nothing in any step, and nothing is cut off`, async ({ page, fill }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await fill(INVERTER, 1);
    const check = async () => {
      await expectAccessible(page);
      await expectWhole(page);
    };
    const checkout = await openCheckout(page);
    await check();
    await checkout.getByRole('radio', { name: 'Zakelijk' }).check();
    await field(checkout, 'country').selectOption('be');
    await field(checkout, 'shipping_address_same_as_billing_address').uncheck();
    await next(checkout).click();
    await expect(field(checkout, 'email')).toHaveAttribute('aria-invalid', 'true');
    await check();
    await page.reload();
    await expect(checkout).toHaveAttribute('data-widget-state', 'ready');
    await field(checkout, 'shipping_address_same_as_billing_address').check();
    await field(checkout, 'country').selectOption('nl');
    await checkout.getByRole('radio', { name: 'Particulier' }).check();
    await toShipping(checkout);
    await check();
    await next(checkout).click();
    await expectStep(checkout, 'payment');
    await expect(checkout.getByRole('radio').first()).toBeVisible();
    await check();
    await checkout.getByRole('button', { name: /kortingscode/i }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await check();
    await page.keyboard.press('Escape');
    await checkout.getByRole('button', { name: 'Afrekenen' }).click();
    await page.waitForURL(/\/betalen\//);
    await check();
    await page.getByRole('button', { name: /^Betalen/ }).click();
    await page.waitForURL(/\/bedankt\//);
    await check();
  });

  test(`at ${width} px axe finds nothing on the combination and its dialogs`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/growatt-min-3000tl-xh#aanbevolen-combinaties');
    const block = page.locator('#aanbevolen-combinaties');
    await expect(block).toHaveAttribute('data-widget-state', 'ready');
    await expectAccessible(page);
    await expectWhole(page);
    await block.getByRole('button', { name: /^Accessoire kiezen/ }).click();
    const choosing = page.getByRole('dialog');
    await expect(choosing).toBeVisible();
    await expectAccessible(page);
    await choosing
      .getByRole('button', { name: /info|meer over|details/i })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(2);
    await expectAccessible(page);
    await expectWhole(page);
  });
}

for (const [language, titles] of [
  ['de', ['Adressdaten', 'Versandart', 'Zahlungsart']],
  ['en', ['Address details', 'Shipping method', 'Payment method']],
] as const) {
  test(`every step of the checkout is in ${language}`, async ({ page, fill }) => {
    await fill(CONNECTORS, 1);
    const checkout = await openCheckout(page, `/checkout?lang=${language}`);
    const shown: string[] = [];
    await field(checkout, 'country').selectOption('nl');
    await typeAddress(checkout);
    for (const path of ['/checkout', '/checkout/shipping', '/checkout/payment']) {
      await page.waitForURL((url) => url.pathname === path);
      if (path !== '/checkout') await expect(checkout.getByRole('radio').first()).toBeVisible();
      const step = checkout.locator('.sw-checkout__columns > :last-child');
      shown.push((await step.getByRole('heading', { level: 2 }).first().innerText()).trim());
      await expectAccessible(page);
      if (path !== '/checkout/payment') await checkout.locator('form').last().locator('[type="submit"]').click();
    }
    expect(shown).toEqual(titles);
  });
}

test('the checkout logs nothing to the console under the page’s policy', async ({ page, fill, pageErrors }) => {
  await fill(INVERTER, 1);
  const answer = await page.goto('/checkout');
  const policy = answer!.headers()['content-security-policy']!;
  for (const rule of ["default-src 'self'", "style-src 'self'", "require-trusted-types-for 'script'"])
    expect(policy).toContain(rule);
  const checkout = page.locator('[data-widget="checkout"]');
  await expect(checkout).toHaveAttribute('data-widget-state', 'ready');
  await toPayment(checkout);
  pageErrors.expectOnly();
});
