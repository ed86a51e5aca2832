import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';
import { GUEST } from '../support/guest.ts';
import { expectStep, field, next, openCheckout, typeAddress } from './checkout.ts';
import { CONNECTORS, expect, expectAccessible, openCart, REPORTED_BY_BROWSER, test } from './shop.ts';
import { signIn } from './visitor-session.ts';

/** Paths and methods of all further requests. */
function record(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  return sent;
}

/** Signs in again in another tab, in a shop that has the token in its pages only. */
async function replaceSession(context: BrowserContext): Promise<void> {
  await context.clearCookies();
  await signIn(await context.newPage());
  await context.clearCookies({ name: 'XSRF-TOKEN' });
}

test('after a sign-out in another tab the first press on a buy button buys', async ({ page, context, pageErrors }) => {
  await page.goto('/mc4-set');
  const sent = record(page);
  await context.clearCookies();
  const secondTab = await context.newPage();
  await secondTab.goto('/');
  const buy = page.getByRole('button', { name: 'In winkelwagen' }).first();
  await buy.click();
  const popup = page.getByRole('dialog', { name: 'Toegevoegd aan je winkelwagen!' });
  await expect(popup).toBeVisible();
  // A widget that reads may have requested the page first.
  const calls = () => sent.filter((call) => /\/cart\/add|\/mc4-set/.test(call));
  expect(calls()).toEqual(expect.arrayContaining(['GET /mc4-set', 'POST /cart/add']));
  const before = calls().length;
  expect(before).toBeLessThanOrEqual(3);
  await popup.getByRole('button', { name: 'Verder winkelen' }).click();
  await buy.click();
  await expect(popup).toBeVisible();
  expect(calls()).toHaveLength(before + 1);
  pageErrors.expectOnly(REPORTED_BY_BROWSER);
});

test('a redirect to the login provides no new token', async ({ page, context, fill }) => {
  await fill(CONNECTORS, 1);
  const cart = await openCart(page);
  await context.clearCookies();
  await page.route('**/cart', (route) => route.fulfill({ status: 302, headers: { location: '/login' } }));
  const sent = record(page);
  await cart.getByRole('button', { name: 'Eén meer MC4-connector set' }).click();
  await expect(cart.getByRole('alert')).toContainText('Je sessie is verlopen. Laad de pagina opnieuw.');
  expect(sent.filter((call) => call.startsWith('POST'))).toEqual(['POST /cart/plus']);
  await page.unroute('**/cart');
  await cart.getByRole('button', { name: 'Pagina opnieuw laden' }).click();
  await expect(cart.getByRole('alert')).toHaveCount(0);
});

test('an address typed in a session that another tab has replaced is there after the reload', async ({
  page,
  context,
}) => {
  await signIn(page);
  await page.goto('/dashboard/addresses');
  const book = page.locator('[data-widget="address-book"]');
  await book.getByRole('button', { name: 'Adres toevoegen' }).click();
  await book.getByLabel('Adres zelf invullen').check();
  const typed = { first_name: 'Noor', last_name: 'Sessie', street: 'Dam', house_number: '7', zip_code: '3500 AA' };
  const values = { ...typed, city: 'Utrecht', phone: '0612345678' };
  for (const [name, value] of Object.entries(values)) await book.locator(`#sw-address-book-${name}`).fill(value);
  await replaceSession(context);
  for (let attempt = 0; attempt < 2; attempt++) {
    await book.getByRole('button', { name: 'Opslaan' }).click();
    await expect(book.getByRole('alert')).toContainText(
      'Je sessie is verlopen. Laad de pagina opnieuw; wat je hebt ingevuld, blijft bewaard.',
    );
  }
  await book.getByRole('button', { name: 'Pagina opnieuw laden' }).click();
  for (const [name, value] of Object.entries(values))
    await expect(book.locator(`#sw-address-book-${name}`)).toHaveValue(value);
  await book.getByRole('button', { name: 'Opslaan' }).click();
  const card = book.getByRole('listitem').filter({ hasText: 'Noor Sessie' });
  await expect(card).toBeFocused();
  await card.getByRole('button', { name: 'Verwijderen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
  await expect(card).toHaveCount(0);
});

for (const [locale, text, reload] of [
  ['nl', 'Je sessie is verlopen. Laad de pagina opnieuw.', 'Pagina opnieuw laden'],
  ['de', 'Ihre Sitzung ist abgelaufen. Laden Sie die Seite neu.', 'Seite neu laden'],
  ['en', 'Your session has ended. Reload the page.', 'Reload the page'],
] as const)
  test(`a change that fails in silence asks for a reload when its session has ended (${locale})`, async ({
    page,
    context,
  }) => {
    await signIn(page);
    await page.goto(`/dashboard/power_credits?lang=${locale}`);
    const credits = page.locator('[data-widget="credits-dashboard"]');
    await expect(credits).toHaveAttribute('data-widget-state', 'ready');
    await replaceSession(context);
    await credits.locator('.sw-button:not([aria-disabled])').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button').last().click();
    await expect(dialog.getByText(text)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const again = credits.getByRole('button', { name: reload });
    await expect(again).toBeInViewport();
    await Promise.all([page.waitForEvent('load'), again.click()]);
    await expect(credits).toHaveAttribute('data-widget-state', 'ready');
    await expect(credits.getByText(text)).toHaveCount(0);
  });

for (const [how, times] of [
  ['of an ended session', null],
  ['that is refused once', 1],
] as const)
  test(`a count ${how} is read again with a new token`, async ({ page, fill, misbehave, pageErrors }) => {
    await fill(CONNECTORS, 2);
    if (times) await misbehave('/cart/init', '419', times);
    else {
      let isFirst = true;
      await page.route('**/omvormers', async (route) => {
        const answer = await route.fetch();
        const html = await answer.text();
        const body = isFirst ? html.replace(/(name="csrf-token" content=")[^"]+/, '$1old') : html;
        isFirst = false;
        await route.fulfill({ response: answer, body });
      });
    }
    await page.goto('/omvormers');
    await expect(page.getByRole('link', { name: /Winkelwagen 2 artikelen/ }).first()).toBeVisible();
    await expect(page.locator('[data-widget="cart-badge"]').first()).toHaveAttribute('data-widget-state', 'ready');
    pageErrors.expectOnly(REPORTED_BY_BROWSER);
  });

test('a count that stays refused is read when the page is online again', async ({ page, fill, misbehave, behave }) => {
  await fill(CONNECTORS, 2);
  await misbehave('/cart/init', '419');
  await page.goto('/omvormers');
  const badge = page.locator('[data-widget="cart-badge"]').first();
  await expect(badge).toHaveAttribute('data-widget-state', 'failed');
  await behave();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(badge).toHaveAttribute('data-widget-state', 'ready');
  await expect(page.getByRole('link', { name: /Winkelwagen 2 artikelen/ }).first()).toBeVisible();
});

test(
  'an order is placed in the session that the page shows, or not at all',
  { tag: '@without-frames' },
  async ({ page, context, fill }) => {
    await fill(CONNECTORS, 1);
    const checkout = await openCheckout(page);
    await typeAddress(checkout);
    await context.clearCookies();
    await fill(CONNECTORS, 1);
    const sent = record(page);
    await next(checkout).click();
    await expect(checkout.getByRole('alert').getByText('Je sessie is verlopen')).toBeVisible();
    // On the developer's machine, the words for the console load after a failure.
    expect(sent.filter((call) => !call.includes('/inspect.js'))).toEqual(['POST /checkout/validate']);
    await checkout.getByRole('button', { name: 'Pagina opnieuw laden' }).click();
    for (const [name, value] of Object.entries(GUEST)) await expect(field(checkout, name)).toHaveValue(value);
    await next(checkout).click();
    await expectStep(checkout, 'delivery');
  },
);

test('typed values of a guest are not restored for the next session in the tab', async ({ page, context, fill }) => {
  await fill(CONNECTORS, 1);
  await typeAddress(await openCheckout(page));
  await context.clearCookies();
  await fill(CONNECTORS, 1);
  const checkout = await openCheckout(page);
  for (const name of Object.keys(GUEST).filter((name) => name !== 'street'))
    await expect(field(checkout, name)).toHaveValue('');
  expect(await page.evaluate(() => Object.values<string>(sessionStorage).join())).not.toContain(GUEST.last_name);
});

test('a step that redirects to the login is not completed, and the page can be reloaded', async ({ page, fill }) => {
  await fill(CONNECTORS, 1);
  const checkout = await openCheckout(page);
  await typeAddress(checkout);
  await page.route('**/checkout/validate', (route) => route.fulfill({ status: 302, headers: { location: '/login' } }));
  await next(checkout).click();
  await expect(checkout.getByRole('button', { name: 'Pagina opnieuw laden' })).toBeVisible();
  await expectStep(checkout, 'details');
});

/** The shop on another port, with a redirect at one path: browsers follow redirects of real servers only. */
async function serveWithRedirect(shop: string, path: string, status: number, to: string): Promise<Server> {
  return serve(async (request, response) => {
    if (request.url === path) return void response.writeHead(status, { Location: to }).end();
    const headers = { cookie: request.headers.cookie ?? '', 'x-csrf-token': String(request.headers['x-csrf-token']) };
    const answer = await fetch(new URL(request.url!, shop), { method: request.method!, headers });
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'Content-Type': type }).end(Buffer.from(await answer.arrayBuffer()));
  });
}

async function serve(answer: RequestListener): Promise<Server> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

for (const status of [302, 307])
  test(`a call that redirects to another origin (${status}) sends no data there`, async ({ page, fill, baseURL }) => {
    const met: string[] = [];
    const elsewhere = await serve(({ method }, response) => {
      met.push(method!);
      const open = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
      response.writeHead(200, open).end('{}');
    });
    const shop = await serveWithRedirect(baseURL!, '/cart/plus', status, addressOf(elsewhere));
    await page.goto('/cart');
    await fill(CONNECTORS, 1);
    const cart = await openCart(page, `${addressOf(shop)}/cart`);
    await cart.getByRole('button', { name: 'Eén meer MC4-connector set' }).click();
    await expect(cart.getByRole('alert')).toBeVisible();
    expect(met).toEqual([]);
    for (const server of [shop, elsewhere]) server.close();
  });
