import { CONNECTORS, expect, openCart, REPORTED_BY_BROWSER, test } from './shop.ts';

const FAILURES = ['500', '419', '422', '429', 'cut', 'malformed', 'html', 'offline'] as const;
/** The shop carries out the call, and its answer cannot be read. */
const isCarriedOut = (how: (typeof FAILURES)[number]) => how === 'cut' || how === 'malformed';
const CONTRACT = /answered outside its contract at .+: expected .+, found .+\./;

/** Only a page that is loaded again can go on after its session has ended. */
const wayOut = (how: string) => (how === '419' ? 'Pagina opnieuw laden' : 'Opnieuw proberen');

for (const how of FAILURES) {
  test(
    `the first answer is ${how}: the shop’s own cart stays, and a retry succeeds`,
    { tag: '@without-frames' },
    async ({ page, fill, misbehave, behave, pageErrors }) => {
      await fill(CONNECTORS, 2);
      await misbehave('/cart/get', how);
      await page.goto('/cart');
      const widget = page.locator('[data-widget="cart-page"]');
      await expect(widget).toHaveAttribute('data-widget-state', 'failed', { timeout: 15_000 });
      await expect(widget).not.toHaveAttribute('aria-busy');
      await expect(widget.getByRole('link', { name: 'MC4-connector set' }).first()).toBeVisible();
      await expect(widget.getByText('De winkelwagen is leeg')).toHaveCount(0);
      await behave();
      await widget.getByRole('button', { name: wayOut(how) }).click();
      await expect(widget).toHaveAttribute('data-widget-state', 'ready');
      pageErrors.expectOnly(REPORTED_BY_BROWSER, CONTRACT);
      if (how === 'malformed') expect(pageErrors.heard.filter((text) => CONTRACT.test(text))).toHaveLength(1);
    },
  );

  test(`a change is ${how}: the cart stays, and the next change succeeds`, async ({
    page,
    fill,
    misbehave,
    behave,
    pageErrors,
  }) => {
    await fill(CONNECTORS, 2);
    const cart = await openCart(page);
    await misbehave('/cart/plus', how);
    const more = cart.getByRole('button', { name: 'Eén meer MC4-connector set' });
    const quantity = cart.getByRole('textbox', { name: 'Aantal MC4-connector set' });
    await more.click();
    if (isCarriedOut(how)) await expect(quantity).toHaveValue('3');
    else await expect(cart.getByRole('alert')).toBeVisible();
    await expect(cart.getByRole('alert')).toHaveCount(isCarriedOut(how) ? 0 : 1);
    await expect(more).toBeFocused();
    await behave();
    await more.click();
    await expect(cart.getByRole('alert')).toHaveCount(0);
    await expect(quantity).toHaveValue(isCarriedOut(how) ? '4' : '3');
    pageErrors.expectOnly(REPORTED_BY_BROWSER, CONTRACT);
  });

  test(`an addition is ${how}: the popup shows a message, and the button is enabled again`, async ({
    page,
    misbehave,
    behave,
    pageErrors,
  }) => {
    await page.goto('/mc4-set');
    await misbehave('/cart/add', how);
    const buy = page.getByRole('button', { name: 'In winkelwagen' }).first();
    await buy.click();
    const popup = page.getByRole('dialog', {
      name: isCarriedOut(how) ? 'Toegevoegd aan je winkelwagen!' : 'Niet toegevoegd',
    });
    if (isCarriedOut(how)) {
      await expect(popup.getByText('Er ligt nu 1 artikel in je winkelwagen.')).toBeVisible();
      await expect(popup.getByRole('button', { name: 'Opnieuw proberen' })).toHaveCount(0);
      return pageErrors.expectOnly(REPORTED_BY_BROWSER, CONTRACT);
    }
    await expect(popup.getByRole('alert')).toBeVisible();
    await expect(buy).not.toHaveAttribute('aria-busy');
    await behave();
    await popup.getByRole('button', { name: wayOut(how) }).click();
    if (how === '419') await buy.click();
    await expect(page.getByRole('dialog', { name: 'Toegevoegd aan je winkelwagen!' })).toBeVisible();
    pageErrors.expectOnly(REPORTED_BY_BROWSER, CONTRACT);
  });

  test(`the count is ${how}: the link stays without a message`, async ({ page, misbehave, pageErrors }) => {
    await misbehave('/cart/init', how);
    const requested = page.waitForResponse('**/cart/init').catch(() => null);
    await page.goto('/omvormers');
    if (how !== 'offline') await requested;
    await expect(page.getByRole('link', { name: /Winkelwagen/ }).first()).toHaveAttribute('href', '/cart');
    await expect(page.locator('.sw-cart-badge__count:visible')).toHaveCount(0);
    pageErrors.expectOnly(REPORTED_BY_BROWSER);
  });
}

test('it is unknown whether a product was added: the popup leads to the cart, and adds nothing', async ({
  page,
  fill,
  misbehave,
  pageErrors,
}) => {
  await fill(CONNECTORS, 2);
  await page.goto('/mc4-set');
  await misbehave('/cart/add', 'cut');
  await misbehave('/cart/init', '500');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: 'In winkelwagen' }).first().click();
  const popup = page.getByRole('dialog', { name: 'Kijk in je winkelwagen' });
  await expect(popup.getByRole('alert')).toContainText('We weten niet zeker of alles is toegevoegd.');
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/unsure.png` });
  await popup.getByRole('link', { name: 'Naar winkelwagen' }).click();
  await expect(page.getByRole('textbox', { name: 'Aantal MC4-connector set' })).toHaveValue('3');
  expect(sent.filter((path) => path === '/cart/add')).toHaveLength(1);
  pageErrors.expectOnly(REPORTED_BY_BROWSER);
});

test(
  'a slow cart is announced as busy, and never as empty',
  { tag: '@without-frames' },
  async ({ page, fill, misbehave }) => {
    await fill(CONNECTORS, 1);
    await misbehave('/cart/get', 'slow');
    await page.goto('/cart', { waitUntil: 'commit' });
    const widget = page.locator('[data-widget="cart-page"]');
    await expect(widget).toHaveAttribute('aria-busy', 'true');
    await expect(widget.getByText('De winkelwagen is leeg')).toHaveCount(0);
    await expect(widget).toHaveAttribute('data-widget-state', 'ready');
    await expect(widget).not.toHaveAttribute('aria-busy');
  },
);

test('while a change is slow, further clicks are ignored and the busy state is announced once', async ({
  page,
  fill,
  misbehave,
}) => {
  await fill(CONNECTORS, 1);
  const cart = await openCart(page);
  await misbehave('/cart/plus', 'slow');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  const more = cart.getByRole('button', { name: 'Eén meer MC4-connector set' });
  await more.click();
  await expect(cart.getByRole('status').filter({ hasText: 'wordt bijgewerkt' })).toHaveCount(1);
  await more.click({ force: true });
  await more.click({ force: true });
  await cart.getByRole('button', { name: /verwijderen/ }).click({ force: true });
  await expect(cart.getByRole('textbox', { name: 'Aantal MC4-connector set' })).toHaveValue('2');
  expect(sent.filter((path) => path.startsWith('/cart/'))).toEqual(['/cart/plus']);
});

test('JSON as PHP encodes it does not change what a shopper sees', async ({ page, fill, misbehave, pageErrors }) => {
  await fill(CONNECTORS, 2);
  await misbehave('*', 'quirks');
  const cart = await openCart(page);
  await cart.getByRole('button', { name: 'Eén meer MC4-connector set' }).click();
  await expect(cart.getByRole('textbox', { name: 'Aantal MC4-connector set' })).toHaveValue('3');
  await page.goto('/mc4-set');
  await page.getByRole('button', { name: 'In winkelwagen' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Toegevoegd aan je winkelwagen!' })).toBeVisible();
  pageErrors.expectOnly();
});

test('a page that was offline retries when it is online', async ({ page, context, fill, misbehave, behave }) => {
  await fill(CONNECTORS, 1);
  await misbehave('/cart/get', '500');
  await page.goto('/cart');
  const widget = page.locator('[data-widget="cart-page"]');
  await expect(widget).toHaveAttribute('data-widget-state', 'failed', { timeout: 15_000 });
  await behave();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(widget).toHaveAttribute('data-widget-state', 'ready');
});
