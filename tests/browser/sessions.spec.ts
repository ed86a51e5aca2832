import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { GUEST } from '../support/guest.ts';
import { expectStep, field, next, openCheckout, typeAddress } from './checkout.ts';
import { CONNECTORS, expect, openCart, REPORTED_BY_BROWSER, test } from './shop.ts';

/** Paths and methods of all further requests. */
function record(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  return sent;
}

test('after a sign-out in another tab the first press on a buy button buys', async ({ page, context, pageErrors }) => {
  await page.goto('/mc4-set');
  const sent = record(page);
  await context.clearCookies();
  const other = await context.newPage();
  await other.goto('/');
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
  await expect(cart.getByRole('alert')).toBeVisible();
  expect(sent.filter((call) => call.startsWith('POST'))).toEqual(['POST /cart/plus']);
});

test('an order is placed in the session that the page shows, or not at all', async ({ page, context, fill }) => {
  await fill(CONNECTORS, 1);
  const checkout = await openCheckout(page);
  await typeAddress(checkout);
  await context.clearCookies();
  await fill(CONNECTORS, 1);
  const sent = record(page);
  await next(checkout).click();
  await expect(checkout.getByRole('alert').getByText('Je sessie is verlopen')).toBeVisible();
  expect(sent).toEqual(['POST /checkout/validate']);
  await checkout.getByRole('button', { name: 'Pagina opnieuw laden' }).click();
  for (const [name, value] of Object.entries(GUEST)) await expect(field(checkout, name)).toHaveValue(value);
  await next(checkout).click();
  await expectStep(checkout, 2);
});

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
  await expectStep(checkout, 1);
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
