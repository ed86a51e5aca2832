import type { Locator } from '@playwright/test';
import { nextButton, widgetReady } from './return-shop.ts';
import { CONNECTORS, expect, test } from './shop.ts';

/** Whether both lie on the page as they are reached by the Tab key: from top to bottom, in a line from left to right. */
async function expectInOrder(first: Locator, second: Locator): Promise<void> {
  await first.focus();
  await first.page().keyboard.press('Tab');
  await expect(second).toBeFocused();
  const [firstBox, secondBox] = [await first.boundingBox(), await second.boundingBox()];
  const isBelow = secondBox!.y >= firstBox!.y + firstBox!.height;
  expect(isBelow || secondBox!.x >= firstBox!.x + firstBox!.width).toBe(true);
}

for (const width of [320, 1280]) {
  test(`the way back is reached and seen behind the way on at ${width} px: return`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/demo/return-solution-wizard');
    const wizard = await widgetReady(page, 'return-solution-wizard');
    const submit = wizard.getByRole('button', { name: 'Retour indienen' });
    while (!(await submit.isVisible())) {
      await wizard.getByText('Retourneren', { exact: true }).click();
      await nextButton(wizard).click();
    }
    await expectInOrder(submit, wizard.getByRole('button', { name: 'Terug' }));
  });

  test(`the way back is reached and seen behind the way on at ${width} px: checkout`, async ({ page, fill }) => {
    await fill(CONNECTORS, 1);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/checkout');
    const checkout = await widgetReady(page, 'checkout');
    const next = checkout.locator('.sw-checkout__form').getByRole('button', { name: 'Doorgaan naar verzendmethode' });
    await expectInOrder(next, checkout.getByRole('link', { name: 'Terug naar winkelwagen' }));
  });

  test(`the way to the shop is reached and seen behind the way on at ${width} px: cart`, async ({ page, fill }) => {
    await fill(CONNECTORS, 1);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/cart');
    const cart = await widgetReady(page, 'cart-page');
    const link = cart.getByRole('link', { name: 'Naar bestellen' });
    await expectInOrder(link, cart.getByRole('link', { name: 'Verder winkelen' }));
  });

  test(`the summary of the checkout is reached where it is seen at ${width} px`, async ({ page, fill }) => {
    await fill(CONNECTORS, 1);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/checkout');
    const checkout = await widgetReady(page, 'checkout');
    const summary = checkout.getByRole('region', { name: /^Overzicht bestelling/ });
    const login = checkout.getByRole('button', { name: 'Heb je al een account?' });
    const back = checkout.getByRole('link', { name: 'Terug naar winkelwagen' });
    if (width < 900) await expectInOrder(summary.getByRole('button'), login);
    else await expectInOrder(back, summary.getByRole('link').first());
  });
}
