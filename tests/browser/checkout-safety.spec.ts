import { GUEST } from '../support/guest.ts';
import {
  bodiesOf,
  expectStep,
  field,
  next,
  openCheckout,
  recordCalls,
  toPayment,
  toShipping,
  typeAddress,
} from './checkout.ts';
import { CONNECTORS, expect, INVERTER, REPORTED_BY_BROWSER, test } from './shop.ts';

const CONTRACT = /answered outside its contract at .+: expected .+, found .+\./;

test('ten submits in a row send one request, on every step', async ({ page, fill, misbehave }) => {
  await fill(INVERTER, 1);
  for (const call of ['/checkout/validate', '/checkout/validate/shipping', '/checkout/validate/payment'])
    await misbehave(call, 'slow');
  const sent = recordCalls(page);
  const checkout = await openCheckout(page);
  await typeAddress(checkout);
  const tenTimes = () =>
    next(checkout).evaluate((button: HTMLButtonElement) => {
      for (let time = 0; time < 10; time++) button.click();
      button.form?.requestSubmit();
    });
  await tenTimes();
  await field(checkout, 'city').press('Enter');
  await expectStep(checkout, 'delivery');
  await expect(checkout.getByRole('radio').first()).toBeVisible();
  await tenTimes();
  await expectStep(checkout, 'payment');
  await expect(checkout.getByRole('radio').first()).toBeVisible();
  await tenTimes();
  await page.waitForURL(/\/betalen\//);
  for (const path of ['/checkout/validate', '/checkout/validate/shipping', '/checkout/validate/payment'])
    expect(bodiesOf(sent, path), path).toHaveLength(1);
});

test('a shopper who returns from the payment and orders again has one order', async ({ page, fill }) => {
  await fill(INVERTER, 1);
  const checkout = await openCheckout(page);
  await toPayment(checkout);
  await checkout.getByRole('button', { name: 'Afrekenen' }).click();
  await page.waitForURL(/\/betalen\//);
  const first = page.url();
  await page.goBack();
  await expect(page.locator('[data-widget="checkout"]')).toHaveAttribute('data-widget-state', 'ready');
  await checkout.getByRole('button', { name: 'Afrekenen' }).click();
  await page.waitForURL(/\/betalen\//);
  expect(page.url()).toBe(first);
});

for (const how of ['500', '419', '422', '429', 'cut', 'malformed', 'html', 'offline'] as const) {
  test(`the first answer is ${how}: the shop’s own checkout stays, and a retry succeeds`, async ({
    page,
    fill,
    misbehave,
    behave,
    pageErrors,
  }) => {
    await fill(CONNECTORS, 1);
    await misbehave('/checkout/init', how);
    await page.goto('/checkout');
    const widget = page.locator('[data-widget="checkout"]');
    await expect(widget).toHaveAttribute('data-widget-state', 'failed', { timeout: 15_000 });
    await behave();
    const way = how === '419' ? 'Pagina opnieuw laden' : 'Opnieuw proberen';
    await widget.getByRole('button', { name: way }).click();
    await expect(widget).toHaveAttribute('data-widget-state', 'ready');
    pageErrors.expectOnly(REPORTED_BY_BROWSER, CONTRACT);
  });

  test(`every step is ${how} once: typed values stay, and the step can be sent again`, async ({
    page,
    fill,
    misbehave,
    behave,
    pageErrors,
  }) => {
    test.slow();
    await fill(INVERTER, 1);
    const checkout = await openCheckout(page);
    await typeAddress(checkout);
    await misbehave('/checkout/validate', how);
    await next(checkout).click();
    if (how !== 'malformed') {
      await expect(checkout.getByRole('alert').first()).toBeVisible();
      for (const [name, value] of Object.entries(GUEST)) await expect(field(checkout, name)).toHaveValue(value);
      await behave();
      await next(checkout).click();
    }
    await expectStep(checkout, 'delivery');
    await expect(checkout.getByRole('radio').first()).toBeVisible();
    await misbehave('/checkout/validate/shipping', how);
    await next(checkout).click();
    if (how !== 'malformed') {
      await expect(checkout.getByRole('alert').first()).toBeVisible();
      await behave();
      await next(checkout).click();
    }
    await expectStep(checkout, 'payment');
    await expect(checkout.getByRole('radio').first()).toBeVisible();
    await misbehave('/checkout/validate/payment', how);
    const order = checkout.getByRole('button', { name: 'Afrekenen' });
    await order.click();
    await expect(checkout.getByRole('alert').first()).toBeVisible();
    await behave();
    await order.click();
    await page.waitForURL(/\/betalen\//);
    pageErrors.expectOnly(REPORTED_BY_BROWSER, CONTRACT);
  });
}

for (const [call, step] of [
  ['/checkout/shipping', 'delivery'],
  ['/checkout/payment', 'payment'],
] as const) {
  test(`the methods of ${call} fail to load: the shopper can retry or go back`, async ({
    page,
    fill,
    misbehave,
    behave,
  }) => {
    await fill(INVERTER, 1);
    const checkout = await openCheckout(page);
    await typeAddress(checkout);
    if (step === 'delivery') await misbehave(call, '500');
    await next(checkout).click();
    if (step === 'payment') {
      await expect(checkout.getByRole('radio').first()).toBeVisible();
      await misbehave(call, '500');
      await next(checkout).click();
    }
    await expectStep(checkout, step);
    const retry = checkout.getByRole('button', { name: 'Opnieuw proberen' });
    await expect(retry).toBeVisible({ timeout: 15_000 });
    await behave();
    await retry.click();
    await expect(checkout.getByRole('radio').first()).toBeVisible();
  });
}

test('reload, Back and another page keep typed values, and no password', async ({ page, fill }) => {
  await fill(CONNECTORS, 1);
  const checkout = await openCheckout(page);
  await typeAddress(checkout);
  await field(checkout, 'shipping_address_same_as_billing_address').uncheck();
  await typeAddress(checkout, { first_name: 'Bo', street: 'Zonneweg', city: 'Zeewolde' }, 'shipping_');
  const account = checkout.getByRole('checkbox', { name: /account/i });
  await account.check();
  await field(checkout, 'password').fill('geheim-woord');
  const expectTyped = async () => {
    for (const [name, value] of Object.entries(GUEST)) await expect(field(checkout, name)).toHaveValue(value);
    await expect(field(checkout, 'shipping_street')).toHaveValue('Zonneweg');
  };
  await page.reload();
  await expectTyped();
  const kept = await page.evaluate(() =>
    [sessionStorage, localStorage].flatMap((kept) => Object.values<string>(kept)).join(),
  );
  expect(kept).not.toContain('geheim-woord');
  await page.goto('/cart');
  await page.goBack();
  await expect(page.locator('[data-widget="checkout"]')).toHaveAttribute('data-widget-state', 'ready');
  await expectTyped();
});

test('another tab empties the cart: the checkout shows a message and a link', async ({ page, context, fill }) => {
  await fill(CONNECTORS, 1);
  const checkout = await openCheckout(page);
  await typeAddress(checkout);
  const secondTab = await context.newPage();
  await secondTab.goto('/cart');
  await secondTab.getByRole('button', { name: /MC4-connector set.* verwijderen$/ }).click();
  await expect(secondTab.getByText('De winkelwagen is leeg')).toBeVisible();
  await page.bringToFront();
  await expect(checkout.getByText('De winkelwagen is leeg')).toBeVisible();
  await expect(checkout.getByRole('link').first()).toBeVisible();
});

test('a failed address search opens manual entry', async ({ page, fill, misbehave }) => {
  await fill(CONNECTORS, 1);
  await misbehave('/postcode', 'offline');
  const checkout = await openCheckout(page);
  const search = checkout.locator('#sw-checkout-address_search');
  await search.click();
  await search.pressSequentially('1012');
  await expect(field(checkout, 'manual_address')).toBeChecked();
  await expect(field(checkout, 'street')).toBeEnabled();
  await typeAddress(checkout);
  await next(checkout).click();
  await expectStep(checkout, 'delivery');
});

test('Back and Forward change the step, and a new visitor starts at the first', async ({ page, fill }) => {
  await fill(INVERTER, 1);
  await page.goto('/checkout/payment');
  const checkout = page.locator('[data-widget="checkout"]');
  await expect(checkout).toHaveAttribute('data-widget-state', 'ready');
  await expectStep(checkout, 'details');
  await toShipping(checkout);
  await next(checkout).click();
  await expectStep(checkout, 'payment');
  await page.goBack();
  await expectStep(checkout, 'delivery');
  await page.goBack();
  await expectStep(checkout, 'details');
  for (const [name, value] of Object.entries(GUEST)) await expect(field(checkout, name)).toHaveValue(value);
  await page.goForward();
  await expectStep(checkout, 'delivery');
  await page.reload();
  await expectStep(checkout, 'delivery');
});
