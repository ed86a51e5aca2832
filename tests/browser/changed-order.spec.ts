import type { Locator } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { bodiesOf, expectStep, next, openCheckout, recordCalls, toPayment } from './checkout.ts';
import { secondDevice } from './second-device.ts';
import { CONNECTORS, expect, INVERTER, price, REPORTED_BY_BROWSER, test } from './shop.ts';

const ORDER = '/checkout/validate/payment';
const RELOAD = '/checkout/reload-cart';
const connectors = { type: 'product', id: CONNECTORS };

const CHANGED = /was 3\s×\s€\s3,95, nu 4\s×\s€\s3,95/;

const order = (checkout: Locator) => checkout.getByRole('button', { name: 'Afrekenen' });
const notice = (checkout: Locator) => checkout.getByRole('group', { name: 'Je bestelling is gewijzigd' });

test('a cart that was changed on another device is shown before it is ordered', async ({
  page,
  browser,
  baseURL,
  fill,
}) => {
  await fill(CONNECTORS, 3);
  const checkout = await openCheckout(page);
  await toPayment(checkout);
  const sent = recordCalls(page);
  const device = await secondDevice(browser, page, baseURL);
  await device.post('/cart/plus', { ...connectors, qty: 1 });
  await device.post('/cart/add', { type: 'product', id: INVERTER, qty: 1 });
  await order(checkout).click();
  const changes = notice(checkout);
  await expect(changes).toBeFocused();
  await expect(changes).toBeInViewport();
  expect(bodiesOf(sent, ORDER)).toEqual([]);
  const rows = changes.getByRole('listitem');
  await expect(rows.filter({ hasText: 'MC4-connector set' })).toHaveText(CHANGED);
  await expect(rows.filter({ hasText: 'Growatt MIN' })).toHaveText(/nieuw: 1\s×\s€\s649,-/);
  await expect(rows.filter({ hasText: 'Verzendkosten' })).toHaveText(/nu Gratis/);
  await expect(rows.last()).toHaveText(price('nu € 664,80'));
  await expect(rows.last()).toHaveText(/^Te betalen: was/);
  expect(await faultsOf(page, '[data-widget="checkout"]')).toEqual([]);

  await order(checkout).click();
  await page.waitForURL(/\/betalen\//);
  expect(bodiesOf(sent, ORDER)).toHaveLength(1);
  await expect(page.getByText(price('€ 664,80')).first()).toBeVisible();
});

test('neither a double click nor Enter twice orders what has changed', async ({ page, browser, baseURL, fill }) => {
  await fill(CONNECTORS, 3);
  const checkout = await openCheckout(page);
  await toPayment(checkout);
  const sent = recordCalls(page);
  const device = await secondDevice(browser, page, baseURL);
  for (const press of [() => order(checkout).dblclick({ delay: 120 }), () => pressEnterTwice(order(checkout))]) {
    await device.post('/cart/plus', { ...connectors, qty: 1 });
    await press();
    await expect(notice(checkout)).toBeInViewport();
    await expect(order(checkout)).not.toHaveAttribute('aria-busy');
    expect(bodiesOf(sent, ORDER)).toEqual([]);
  }
});

async function pressEnterTwice(button: Locator): Promise<void> {
  await button.focus();
  await button.press('Enter');
  await button.page().waitForTimeout(250);
  await button.page().keyboard.press('Enter');
}

test('a change in another tab is shown when the shopper comes back, without taking the focus', async ({
  page,
  context,
  fill,
}) => {
  await fill(CONNECTORS, 3);
  const checkout = await openCheckout(page);
  await toPayment(checkout);
  const method = checkout.getByRole('radio').first();
  await method.focus();
  const secondTab = await context.newPage();
  await secondTab.goto('/cart');
  await secondTab.getByRole('button', { name: 'Eén meer MC4-connector set' }).click();
  await page.bringToFront();
  await expect(notice(checkout)).toContainText(CHANGED);
  await expect(method).toBeFocused();
  await order(checkout).click();
  await page.waitForURL(/\/betalen\//);
});

test('a cart that was emptied on another device is shown as empty', async ({ page, browser, baseURL, fill }) => {
  await fill(CONNECTORS, 3);
  const checkout = await openCheckout(page);
  await toPayment(checkout);
  const sent = recordCalls(page);
  const device = await secondDevice(browser, page, baseURL);
  await device.post('/cart/min', connectors);
  await order(checkout).click();
  await expect(checkout.getByText('De winkelwagen is leeg')).toBeVisible();
  expect(bodiesOf(sent, ORDER)).toEqual([]);
  // The focus has not gone to the top of the page.
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
});

for (const how of ['500', '419', '422', '429', 'cut', 'malformed', 'html', 'offline'] as const)
  test(`the cart is ${how} when it is read before the order: nothing is ordered, and the next press orders`, async ({
    page,
    fill,
    misbehave,
    behave,
    pageErrors,
  }) => {
    await fill(CONNECTORS, 3);
    const checkout = await openCheckout(page);
    await toPayment(checkout);
    const sent = recordCalls(page);
    await misbehave(RELOAD, how);
    await order(checkout).click();
    await expect(checkout.getByRole('alert').first()).toBeVisible();
    expect(bodiesOf(sent, ORDER)).toEqual([]);
    // The shopper can leave the step, and come back.
    await checkout.getByRole('button', { name: 'Terug naar verzendmethode' }).click();
    await expectStep(checkout, 'delivery');
    await next(checkout).click();
    await expectStep(checkout, 'payment');
    await behave();
    await order(checkout).click();
    await page.waitForURL(/\/betalen\//);
    expect(bodiesOf(sent, ORDER)).toHaveLength(1);
    pageErrors.expectOnly(REPORTED_BY_BROWSER, /answered outside its contract at .+/);
  });

test('a cart that is never read leaves the shopper on the step with a message', async ({ page, fill }) => {
  await fill(CONNECTORS, 3);
  await page.clock.install();
  const checkout = await openCheckout(page);
  await toPayment(checkout);
  const sent = recordCalls(page);
  await page.route(`**${RELOAD}`, () => {});
  await order(checkout).click();
  await expect(order(checkout)).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(21_000);
  await expect(checkout.getByRole('alert').first()).toBeVisible();
  await expect(order(checkout)).not.toHaveAttribute('aria-busy');
  expect(bodiesOf(sent, ORDER)).toEqual([]);
});

for (const [lang, title, button] of [
  ['nl', 'Je bestelling is gewijzigd', 'Afrekenen'],
  ['de', 'Ihre Bestellung hat sich geändert', 'Zahlungspflichtig bestellen'],
  ['en', 'Your order has changed', 'Place order and pay'],
] as const)
  test(`the notice fits a narrow window and is accessible (${lang})`, async ({ page, browser, baseURL, fill }) => {
    await fill(CONNECTORS, 3);
    await page.setViewportSize({ width: 320, height: 640 });
    const checkout = await openCheckout(page);
    await toPayment(checkout);
    await page.goto(`/checkout/payment?lang=${lang}`);
    const press = checkout.getByRole('button', { name: button });
    await expect(checkout.getByRole('radio').first()).toBeVisible();
    const device = await secondDevice(browser, page, baseURL);
    await device.post('/cart/plus', { ...connectors, qty: 1 });
    await press.click();
    const changes = checkout.getByRole('group', { name: title });
    await expect(changes).toBeFocused();
    await expect(changes).toContainText(button);
    expect(await faultsOf(page, '[data-widget="checkout"]')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    if (process.env['SHOTS'])
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await changes.evaluate((element) => element.scrollIntoView({ block: 'center' }));
        await page.screenshot({ path: `${process.env['SHOTS']}/changed-${lang}-${width}.png` });
      }
  });
