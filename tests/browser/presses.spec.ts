import type { Locator } from '@playwright/test';
import { expectStep, field, next } from './checkout.ts';
import { openList } from './overview.ts';
import { expect, test } from './shop.ts';
import { GUEST } from '../support/guest.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

/** Presses beside typing: a field is tapped to type in it. */
function counter() {
  let count = 0;
  return {
    get count() {
      return count;
    },
    async press(target: Locator) {
      count += 1;
      await target.tap();
    },
  };
}

test('a guest orders three products with a code in at most 12 presses on a phone', async ({ page }) => {
  const presses = counter();
  const list = await openList(page);
  const buttons = list.getByRole('button', { name: /In winkelwagen/ });
  const popup = page.getByRole('dialog', { name: 'Toegevoegd aan je winkelwagen!' });
  for (const at of [0, 1, 2]) {
    await presses.press(buttons.nth(at));
    await expect(popup).toBeVisible();
    if (at < 2) await presses.press(popup.getByRole('button', { name: 'Verder winkelen' }));
    await expect(popup).toBeVisible({ visible: at === 2 });
  }
  await presses.press(popup.getByRole('link', { name: 'Naar winkelwagen' }));
  await presses.press(page.locator('[data-widget="cart-page"]').getByRole('link', { name: 'Naar bestellen' }).first());
  const checkout = page.locator('[data-widget="checkout"]');
  await expect(checkout).toHaveAttribute('data-widget-state', 'ready');
  for (const name of ['email', 'first_name', 'last_name', 'phone'] as const)
    await field(checkout, name).first().fill(GUEST[name]);
  await checkout.getByRole('combobox', { name: 'Zoek je adres' }).fill('1012 LG 1');
  await presses.press(checkout.getByRole('option', { name: /Damrak 1/ }).first());
  await presses.press(next(checkout));
  await expectStep(checkout, 'delivery');
  await presses.press(next(checkout));
  await expectStep(checkout, 'payment');
  await presses.press(checkout.getByRole('button', { name: 'Kortingscode of tegoedbon inwisselen' }));
  const dialog = page.getByRole('dialog', { name: 'Cadeaukaart / Tegoedbon inwisselen' });
  await dialog.getByRole('textbox').fill('ZON10');
  await dialog.getByRole('textbox').press('Enter');
  await expect(checkout.getByText(/^ZON10: .* minder te betalen$/)).toBeVisible();
  await presses.press(next(checkout));
  await page.waitForURL(/\/(betalen|bedankt)\//);
  expect(presses.count).toBeLessThanOrEqual(12);
});

test('inverters of 5 kW below 1,000 euros are found in at most 4 presses on a phone', async ({ page }) => {
  const presses = counter();
  const list = await openList(page);
  await presses.press(list.getByRole('button', { name: 'Filters', exact: true }));
  const drawer = list.getByRole('dialog', { name: 'Filters' });
  await drawer.getByRole('searchbox', { name: 'Zoek in Vermogen' }).fill('5 kW');
  const power = drawer.getByRole('group', { name: 'Vermogen' }).getByRole('checkbox').first();
  await expect(power).toHaveAccessibleName(/^5 kW, /);
  await presses.press(power);
  await drawer.getByRole('textbox', { name: 'Tot' }).fill('1000');
  await presses.press(drawer.getByRole('button', { name: /^Toon \d+ producten$/ }));
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/omvormers\/(?=.*vermogen:5-?kw\b)(?=.*price:)/);
  expect(presses.count).toBeLessThanOrEqual(4);
});
