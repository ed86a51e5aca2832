import type { Page } from '@playwright/test';
import { openPageWith } from './open-page-with.ts';
import { expect, REPORTED_BY_BROWSER, test } from './shop.ts';

interface Line {
  readonly id: string;
  readonly quantity: number;
}
interface Api {
  send(name: string, detail?: unknown, options?: { timeout?: number }): Promise<{ count: number; lines: Line[] }>;
}

const LINE = 'product-4711';

/** The answer of a command, or the fields of its error. */
function send(page: Page, name: string, detail?: unknown, timeout?: number): Promise<Record<string, unknown>> {
  return page.evaluate(
    async ([command, payload, limit]) => {
      try {
        const api = window.shopWidgets as unknown as Api;
        return { ...(await api.send(command, payload, limit === null ? {} : { timeout: limit })) };
      } catch (error) {
        const { name: type, reason, status, messages } = error as Record<string, unknown>;
        return { type, reason, status, messages };
      }
    },
    [name, detail, timeout ?? null] as const,
  );
}

/** Paths of the calls that the page sends. */
function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(cart|discounts)\/\w+/.test(pathname)) calls.push(pathname);
  });
  return calls;
}

test('on a page with `loader.js` alone, commands change the cart, and wait for the loader', async ({ page, fill }) => {
  await fill(4711, 2);
  await page.addInitScript(() => {
    const queue = ((window as unknown as { shopWidgets: unknown[] }).shopWidgets = []) as unknown[][];
    queue.push(['send', 'cart-get', undefined, {}, (cart: Promise<object>) => Object.assign(window, { early: cart })]);
  });
  await page.route('**/place', async (route) => {
    const html = await (await route.fetch({ url: new URL('/demo', route.request().url()).href })).text();
    await route.fulfill({ body: html.replaceAll('data-widget=', 'data-none='), contentType: 'text/html' });
  });
  const calls = recordCalls(page);
  await page.goto('/place');
  await page.waitForFunction(() => 'early' in window);
  const early = await page.evaluate(() => (window as unknown as { early: Promise<{ lines: Line[] }> }).early);
  expect(early.lines[0]).toMatchObject({ id: LINE, quantity: 2, price: 64_900 });
  expect(await send(page, 'cart-change', { line: LINE, quantity: 3 })).toMatchObject({ lines: [{ quantity: 3 }, {}] });
  expect(await send(page, 'discount-apply', { code: 'NIETS' })).toMatchObject({ isAccepted: false });
  expect(await send(page, 'cart-remove', { line: LINE })).toMatchObject({ count: 0 });
  expect(calls).toEqual([
    '/cart/get',
    '/cart/get',
    '/cart/plus',
    '/discounts/apply',
    '/cart/get',
    '/cart/get',
    '/cart/min',
  ]);
  expect(await send(page, 'cart-remove', { line: LINE })).toMatchObject({ type: 'CommandError', reason: 'refused' });
  expect(await send(page, 'list-filter', {}, 200)).toMatchObject({ type: 'CommandError', reason: 'unhandled' });
  const opened = await send(page, 'cart-open');
  expect(opened).toEqual({ where: 'address', url: new URL('/cart', page.url()).href });
  await expect(page).toHaveURL(/\/cart$/);
});

test('the badge follows a command, and a failed call is its error', async ({ page, fill, misbehave, pageErrors }) => {
  await fill(4711);
  await openPageWith(page, '');
  await page.waitForFunction(() => 'send' in (window.shopWidgets ?? {}));
  expect(await send(page, 'cart-change', { line: LINE, quantity: 4 })).toMatchObject({ count: 5 });
  await expect(page.locator('[data-widget=cart-badge]').first()).toContainText('5');
  await misbehave('/cart/min', 'offline');
  expect(await send(page, 'cart-remove', { line: LINE })).toMatchObject({ reason: 'network', status: null });
  pageErrors.expectOnly(REPORTED_BY_BROWSER);
});

test('with `cart-page`, commands and presses of the shopper are made in order', async ({ page, fill, misbehave }) => {
  await fill(4711);
  await page.goto('/cart');
  const more = page.getByRole('button', { name: /^Eén meer Growatt MIN 3000TL-XH/ });
  await expect(more).toBeVisible();
  const calls = recordCalls(page);
  await misbehave('/cart/plus', 'slow', 1);
  await more.click();
  expect(await send(page, 'cart-change', { line: LINE, quantity: 3 })).toMatchObject({ lines: [{ quantity: 3 }, {}] });
  // The second one reached the quantity, from the answer of the first.
  expect(calls.filter((path) => path === '/cart/plus')).toHaveLength(2);
  expect(await send(page, 'cart-open')).toEqual({ where: 'page', url: page.url() });
  await send(page, 'cart-remove', { line: LINE });
  await page.getByRole('button', { name: /^Ongedaan maken/ }).click();
  await expect(more).toBeVisible();
});

test('`list-filter` selects filters of the list on the page', async ({ page }) => {
  await page.goto('/omvormers');
  await page.waitForFunction(() => 'send' in (window.shopWidgets ?? {}));
  const answer = await send(page, 'list-filter', { brand: 'growatt', price: '100-900' });
  expect(answer).toEqual({ count: expect.any(Number), path: '/omvormers/brand:growatt/price:100-900' });
  await expect(page).toHaveURL(/\/omvormers\/brand:growatt\/price:100-900$/);
  expect(await send(page, 'list-filter', { brand: 'niemand' })).toMatchObject({ reason: 'refused' });
});
