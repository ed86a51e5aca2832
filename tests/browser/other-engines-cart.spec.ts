import type { Locator, Page } from '@playwright/test';
import type { Extra } from '../../tools/demo-shop/extras.ts';
import { CONNECTORS, expect, expectAccessible, INVERTER, openCart, price, test } from './shop.ts';
import { sessionOf } from './visitor-session.ts';

/** The cart of a shop that answers what another engine knows. */

async function answerAlso(page: Page, ...names: Extra[]): Promise<void> {
  const answer = await page.request.post('/demo/extras', { data: { names } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

const summaryOf = (cart: Locator) => cart.getByRole('region', { name: 'Overzicht' });

/** Records the calls that change the cart, with their bodies. */
function recordChanges(page: Page): { path: string; body: unknown }[] {
  const changes: { path: string; body: unknown }[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (/^\/(cart\/(plus|min|add)|discounts\/)/.test(path))
      changes.push({ path, body: request.postData() ? request.postDataJSON() : null });
  });
  return changes;
}

test('line and total are those of the shop, also after a change', async ({ page, fill, pageErrors }) => {
  await fill(CONNECTORS, 5);
  await answerAlso(page, 'sums');
  const cart = await openCart(page);
  await expect(cart.getByRole('listitem').filter({ hasText: 'MC4' }).first()).toContainText(price('€ 19,72'));
  await expect(summaryOf(cart)).toContainText(/Totaal\s*€\s29,67/);
  await cart.getByRole('button', { name: /^Eén minder/ }).click();
  await expect(cart.getByRole('textbox', { name: /^Aantal/ })).toHaveValue('4');
  await expect(summaryOf(cart)).not.toContainText(price('€ 29,67'));
  await expectAccessible(page);
  pageErrors.expectOnly();
});

test('unknown costs and VAT are told as such, and printed as such', async ({ page, fill, pageErrors }) => {
  await fill(CONNECTORS, 5);
  await answerAlso(page, 'unknown-costs', 'unknown-vat', 'no-credits');
  const cart = await openCart(page);
  const summary = summaryOf(cart);
  const expectUnknown = async () => {
    await expect(summary).toContainText('wordt berekend bij je adres');
    await expect(summary).toContainText('De btw wordt berekend bij je adres');
    await expect(cart).not.toContainText(/Gratis|gratis verzonden|Power Credit/);
  };
  await expectUnknown();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(summary).toBeVisible();
  await expectUnknown();
  pageErrors.expectOnly();
});

test('several rates have a line each, and a product page names its own', async ({ page, fill }) => {
  await fill(CONNECTORS);
  await fill(INVERTER);
  await answerAlso(page, 'several-rates');
  const summary = summaryOf(await openCart(page));
  await expect(summary).toContainText(/Inclusief 9% BTW\s*€/);
  await expect(summary).toContainText(/Inclusief 21% BTW\s*€/);
  await page.emulateMedia({ media: 'print' });
  await expect(summary.getByText(/Inclusief 9% BTW/)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/mc4-set');
  await expect(page.getByRole('main')).toContainText(/9\s?% btw/i);
  await expect(page.getByRole('main')).not.toContainText(/21\s?% btw/i);
});

test('a code is removed by itself, and the promotion of the shop stays', async ({ page, pageErrors }) => {
  const visitor = sessionOf(page);
  await visitor.fillCart(INVERTER);
  await visitor.post('/discounts/apply', { code: 'ZON10' });
  await visitor.post('/discounts/apply', { code: 'CADEAU50' });
  await answerAlso(page, 'several-reductions', 'sums');
  const changes = recordChanges(page);
  const cart = await openCart(page);
  const summary = summaryOf(cart);
  for (const name of ['ZON10', 'CADEAU50', 'Zonneweken']) await expect(summary).toContainText(name);
  await expect(summary.getByRole('button', { name: 'Zonneweken verwijderen' })).toHaveCount(0);
  await expectAccessible(page);
  await summary.getByRole('button', { name: 'ZON10 verwijderen' }).click();
  await expect(summary).not.toContainText('ZON10');
  await expect(summary).toContainText('CADEAU50');
  await expect(summary).toContainText('Zonneweken');
  expect(changes).toEqual([{ path: '/discounts/remove', body: { code: 'ZON10' } }]);
  await page.emulateMedia({ media: 'print' });
  await expect(summary.getByText('Zonneweken')).toBeVisible();
  pageErrors.expectOnly();
});

for (const [extras, calls] of [
  [['any-quantity'], [{ path: '/cart/plus', body: { type: 'product', id: CONNECTORS, qty: 4 } }]],
  [[], Array.from({ length: 4 }, () => ({ path: '/cart/plus', body: { type: 'product', id: CONNECTORS, qty: 1 } }))],
] as const satisfies readonly (readonly [readonly Extra[], readonly object[]])[])
  test(`a typed 9 instead of 5 takes ${calls.length} of the calls`, async ({ page, fill }) => {
    await fill(CONNECTORS, 5);
    await answerAlso(page, ...extras);
    const changes = recordChanges(page);
    const cart = await openCart(page);
    const field = cart.getByRole('textbox', { name: /^Aantal/ });
    await field.fill('9');
    await field.press('Enter');
    await expect(page.locator('[data-widget="cart-badge"]').first()).toContainText('9');
    expect(changes).toEqual(calls);
  });

test('the popup of a shop that does not know the VAT names no rate', async ({ page, pageErrors }) => {
  await answerAlso(page, 'unknown-vat', 'no-credits');
  await page.goto('/growatt-min-3000tl-xh');
  await page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).first().click();
  const popup = page.getByRole('dialog', { name: 'Toegevoegd aan je winkelwagen!' });
  await expect(popup).toContainText(price('€ 649,-'));
  await expect(popup).not.toContainText(/\d+\s?% btw|Power Credit/i);
  await expectAccessible(page);
  pageErrors.expectOnly();
});
