import type { Locator, Page } from '@playwright/test';
import type { Extra } from '../../tools/demo-shop/extras.ts';
import { GUEST } from '../support/guest.ts';
import { bodiesOf, expectStep, field, next, openCheckout, recordCalls, toPayment, toShipping } from './checkout.ts';
import { CONNECTORS, expect, INVERTER, test } from './shop.ts';

/** The checkout of a shop that answers what another engine knows. */

async function answerAlso(page: Page, ...names: Extra[]): Promise<void> {
  const answer = await page.request.post('/demo/extras', { data: { names } });
  expect(answer.ok()).toBe(true);
}

const summaryOf = (checkout: Locator) => checkout.getByRole('region', { name: /Overzicht bestelling/ });

async function choose(checkout: Locator, name: RegExp): Promise<void> {
  const more = checkout.getByRole('button', { name: 'Toon meer opties' });
  if (await more.first().isVisible()) await more.first().click();
  await checkout.getByRole('radio', { name }).check();
}

test('a pickup with costs and a payment with costs are charged as they were shown, VAT included', async ({
  page,
  fill,
  pageErrors,
}) => {
  await fill(CONNECTORS, 5);
  await fill(INVERTER);
  await answerAlso(page, 'sums', 'method-costs', 'several-rates', 'several-reductions', 'unknown-costs');
  const checkout = await openCheckout(page);
  const summary = summaryOf(checkout);
  await expect(summary).toContainText('wordt berekend bij je adres');
  await toShipping(checkout);
  await choose(checkout, /Afhalen bij het magazijn/);
  await expect(summary).toContainText(/Verzendkosten\s*€\s3,95/);
  await next(checkout).click();
  await expectStep(checkout, 'payment');
  await choose(checkout, /Achteraf betalen/);
  await expect(summary).toContainText(/Betaalkosten\s*€\s2,95/);
  const shown = await summary.innerText();
  const total = /Totaal\s*(€\s[\d.,]+)/.exec(shown)![1]!;
  const vat = [...shown.matchAll(/Inclusief \d+% BTW\s*(€\s[\d.,]+)/g)].map(([, amount]) => amount!);
  expect(vat).toHaveLength(2);
  await expect(checkout.locator('.sw-checkout__due')).toContainText(total);
  await next(checkout).click();
  await page.waitForURL(/\/betalen\//);
  await page.getByRole('button', { name: /^Betalen/ }).click();
  await page.waitForURL(/\/bedankt\//);
  const sums = page.getByRole('main').locator('.sw-checkout__summary');
  for (const amount of [total, ...vat, 'Zonneweken']) await expect(sums).toContainText(amount);
  pageErrors.expectOnly();
});

test('a code is redeemed beside the promotion of the shop, and removed by itself', async ({ page, fill }) => {
  await fill(INVERTER);
  await answerAlso(page, 'several-reductions');
  const checkout = await openCheckout(page);
  await toPayment(checkout);
  const summary = summaryOf(checkout);
  await expect(summary).toContainText('Zonneweken');
  await checkout.getByRole('button', { name: 'Kortingscode of tegoedbon inwisselen' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('ZON10');
  await page.getByRole('dialog').getByRole('button', { name: 'Inwisselen' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(summary).toContainText('ZON10');
  await expect(checkout.getByRole('button', { name: 'Kortingscode of tegoedbon inwisselen' })).toBeVisible();
  await summary.getByRole('button', { name: 'ZON10 verwijderen' }).click();
  await expect(summary).not.toContainText('ZON10');
  await expect(summary).toContainText('Zonneweken');
  await expect(summary.getByRole('button', { name: /verwijderen/ })).toHaveCount(0);
});

test('an order whose answer is lost is asked for again with its key, and placed once', async ({
  page,
  fill,
  misbehave,
}) => {
  await fill(CONNECTORS);
  await answerAlso(page, 'order-key');
  const checkout = await openCheckout(page);
  await toPayment(checkout);
  const sent = recordCalls(page);
  await misbehave('/checkout/validate/payment', 'cut', 1);
  await next(checkout).click();
  await page.waitForURL(/\/betalen\//);
  const keys = bodiesOf(sent, '/checkout/validate/payment').map((body) => (body as { order_key: string }).order_key);
  expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0]]);
});

test('the badge is at the payment method that the shop recommends', async ({ page, fill }) => {
  await fill(CONNECTORS);
  await answerAlso(page, 'recommended-payment');
  const checkout = await openCheckout(page);
  await toPayment(checkout);
  await expect(checkout.getByText('Meest gekozen')).toHaveCount(1);
  await expect(checkout.locator('.sw-choice', { hasText: 'PayPal' })).toContainText('Meest gekozen');
});

test('the notice on the legal guarantee stands above the order button, and opens larger by keyboard', async ({
  page,
  fill,
  pageErrors,
}) => {
  await fill(CONNECTORS);
  await answerAlso(page, 'guarantee-notice');
  const checkout = await openCheckout(page);
  await toShipping(checkout);
  await next(checkout).click();
  await expectStep(checkout, 'payment');
  const notice = checkout.locator('[data-guarantee-notice]');
  const larger = checkout.getByRole('button', { name: 'Groter bekijken' });
  await expect(larger).toBeVisible();
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(notice).toBeVisible();
    const box = (await notice.boundingBox())!;
    expect(box.width).toBeGreaterThanOrEqual(240);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.height / box.width).toBeCloseTo(840 / 600, 2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  // On a phone too, the button is below the notice, wherever the page is scrolled to.
  await page.evaluate(() => scrollTo(0, 0));
  const bottom = (box: { y: number; height: number } | null) => box!.y + box!.height;
  expect((await next(checkout).boundingBox())!.y).toBeGreaterThan(bottom(await notice.boundingBox()));
  const buttons = await checkout.getByRole('button', { name: /^(Groter bekijken|Afrekenen)$/ }).allInnerTexts();
  expect(buttons).toEqual(['Groter bekijken', 'Afrekenen']);
  // A change of the step's content must not draw the picture again.
  await choose(checkout, /Achteraf betalen/);
  await expect(notice).toHaveCount(1);
  await larger.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Wettelijke garantie' });
  const view = (await dialog.getByRole('img').boundingBox())!;
  expect(view.height / view.width).toBeCloseTo(840 / 600, 2);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(larger).toBeFocused();
  await next(checkout).click();
  await page.waitForURL(/\/betalen\//);
  pageErrors.expectOnly();
});

test('a notice whose picture does not load is shown as text', async ({ page }) => {
  await answerAlso(page, 'guarantee-notice');
  await page.route('**/media/guarantee/**', (route) => route.fulfill({ status: 404 }));
  await page.goto('/growatt-min-3000tl-xh');
  const notice = page.locator('[data-widget="guarantee"]');
  await expect(notice.getByText(/minstens twee jaar wettelijke garantie/)).toBeVisible();
  await expect(notice.getByRole('link', { name: 'Meer over de wettelijke garantie' })).toBeVisible();
  await expect(notice.locator('[data-guarantee-notice]')).toBeHidden();
});

test('an address in Madrid is typed in one line, and stands as it was typed on the page that thanks', async ({
  page,
  fill,
}) => {
  await fill(CONNECTORS);
  await answerAlso(page, 'foreign-addresses', 'order-key');
  const checkout = await openCheckout(page);
  await field(checkout, 'country').selectOption('es');
  await expect(field(checkout, 'house_number')).toHaveCount(0);
  await expect(field(checkout, 'address_search')).toHaveCount(0);
  const { email, first_name, last_name, phone } = GUEST;
  const typed = {
    email,
    first_name,
    last_name,
    phone,
    street: 'Laan van 1940 12 bis',
    zip_code: '28014',
    city: 'Madrid',
  };
  for (const [name, value] of Object.entries(typed)) await field(checkout, name).fill(value);
  await field(checkout, 'address_line_2').fill('Escalera B');
  await next(checkout).click();
  await expect(field(checkout, 'province')).toHaveAttribute('aria-invalid', 'true');
  await field(checkout, 'province').selectOption({ label: 'Madrid' });
  await next(checkout).click();
  await expectStep(checkout, 'delivery');
  await expect(checkout.getByRole('radio').first()).toBeVisible();
  await openCheckout(page);
  await expect(field(checkout, 'street')).toHaveValue('Laan van 1940 12 bis');
  await expect(field(checkout, 'province')).toHaveValue('M');
  await next(checkout).click();
  await expect(checkout.getByRole('radio').first()).toBeVisible();
  await next(checkout).click();
  await expectStep(checkout, 'payment');
  await expect(checkout.getByRole('radio').first()).toBeVisible();
  await next(checkout).click();
  await page.waitForURL(/\/betalen\//);
  await page.getByRole('button', { name: /^Betalen/ }).click();
  await page.waitForURL(/\/bedankt\//);
  for (const line of ['Laan van 1940 12 bis', 'Escalera B', '28014 Madrid', 'Spanje'])
    await expect(page.getByRole('main').locator('.address').first()).toContainText(line);
});
