import type { Locator, Page } from '@playwright/test';
import { GUEST } from '../support/guest.ts';
import { field, next, openCheckout, typeAddress } from './checkout.ts';
import { expect, INVERTER, test } from './shop.ts';

/** Repeatable pseudo-random numbers. */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const PATHS = ['/checkout', '/checkout/shipping', '/checkout/payment'];

/** The visible step, which is also the one in the address. */
async function stepOf(page: Page, checkout: Locator): Promise<number> {
  const titles = ['Adresgegevens', 'Verzendmethode', 'Betaalmethode'];
  const path = new URL(page.url()).pathname;
  const step = PATHS.indexOf(path);
  await expect(checkout.getByRole('heading', { level: 2, name: titles[step]!, exact: true })).toBeVisible();
  return step;
}

for (const seed of [3, 17, 2026]) {
  test(`a shopper on a random walk (${seed}) sees no step too early and loses no values`, async ({ page, fill }) => {
    test.slow();
    await fill(INVERTER, 1);
    const chance = chanceOf(seed);
    const checkout = await openCheckout(page);
    await typeAddress(checkout);
    const typed: Record<string, string> = { ...GUEST };
    let reached = 0;
    for (let turn = 0; turn < 14; turn++) {
      const step = await stepOf(page, checkout);
      expect(step).toBeLessThanOrEqual(reached);
      if (step === 0)
        for (const [name, value] of Object.entries(typed)) await expect(field(checkout, name)).toHaveValue(value);
      const choice = chance();
      if (choice < 0.45 && step < 2) {
        if (step > 0) await expect(checkout.getByRole('radio').first()).toBeVisible();
        await next(checkout).click();
        await page.waitForURL((url) => url.pathname === PATHS[step + 1]);
        reached = Math.max(reached, step + 1);
      } else if (choice < 0.6 && step > 0) {
        await page.goBack();
      } else if (choice < 0.7 && step < reached) {
        await page.goForward();
      } else if (choice < 0.85) {
        await page.reload();
        await expect(checkout).toHaveAttribute('data-widget-state', 'ready');
      } else if (step === 0) {
        typed['last_name'] = `Bakker ${turn}`;
        await field(checkout, 'last_name').fill(typed['last_name']);
      } else {
        await checkout.getByRole('button', { name: /Gegevens/ }).click();
      }
    }
  });
}
