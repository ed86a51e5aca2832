import type { Page } from '@playwright/test';
import { CONNECTORS, expect, INVERTER, openCart, test } from './shop.ts';

/** Records the requests of scripts to the shop. */
function recordRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') requested.push(new URL(request.url()).pathname);
  });
  return requested;
}

test('two windows show the same cart, also after a change that leaves as many pieces', async ({
  page,
  context,
  fill,
}) => {
  await fill(CONNECTORS, 2);
  const secondTab = await context.newPage();
  const [first, second] = [await openCart(page), await openCart(secondTab)];
  const requested = [recordRequests(page), recordRequests(secondTab)];
  await expect(second.getByRole('heading', { name: 'MC4-connector set' })).toBeVisible();

  // A script of the shop publishes a removed product again, as another one.
  await fill(INVERTER);
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('shop:cart-count', { detail: { count: 3 } })));
  await expect(first.getByRole('heading', { name: /^Growatt MIN 3000/ })).toBeVisible();
  await expect(second.getByRole('heading', { name: /^Growatt MIN 3000/ })).toBeVisible();
  await first.getByRole('button', { name: /^Growatt MIN 3000.* verwijderen/ }).click();
  await expect(second.getByRole('heading', { name: /^Growatt MIN 3000/ })).toHaveCount(0);
  expect(requested[1]!.filter((path) => path === '/cart/get').length).toBeLessThanOrEqual(2);
});

test('quick clicks in one window update the other one once a second', async ({ page, context, fill }) => {
  test.slow();
  await fill(CONNECTORS);
  const secondTab = await context.newPage();
  const [first, second] = [await openCart(page), await openCart(secondTab)];
  const requested = recordRequests(secondTab);
  const more = first.getByRole('button', { name: 'Eén meer MC4-connector set' });
  const begun = Date.now();
  for (let pieces = 2; pieces <= 5; pieces += 1) {
    await more.click();
    await expect(first.getByRole('textbox', { name: /MC4-connector set/ })).toHaveValue(String(pieces));
  }
  await expect(second.getByRole('textbox', { name: /MC4-connector set/ })).toHaveValue('5');
  expect(requested.length).toBeLessThanOrEqual(2 + (Date.now() - begun) / 1000);
});
