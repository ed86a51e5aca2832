import type { Page } from '@playwright/test';
import { openPageWith } from './open-page-with.ts';
import { expect, INVERTER, test, widgetsSettled } from './shop.ts';

const WIDGETS = '<div data-widget="cart-page"></div>';

/** What the widgets publish under this name. */
async function record(
  page: Page,
  name: 'call-ended' | 'widget-vitals',
): Promise<() => Promise<Record<string, unknown>[]>> {
  await page.addInitScript((type) => {
    const facts: unknown[] = [];
    Object.assign(window, { facts });
    document.addEventListener(`shop:${type}`, (event) => {
      const { element: _, ...detail } = (event as CustomEvent<{ element?: Element }>).detail;
      facts.push(detail);
    });
  }, name);
  return () => page.evaluate(() => (window as unknown as { facts: Record<string, unknown>[] }).facts);
}

/** The paths of calls, with their header. */
function traces(page: Page): [string, string | undefined][] {
  const calls: [string, string | undefined][] = [];
  page.on('request', (request) => {
    if (request.headers()['x-requested-with'])
      calls.push([new URL(request.url()).pathname, request.headers()['traceparent']]);
  });
  return calls;
}

const isLazyFile = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/(telemetry|vitals)-/.test(name)));

test('without the settings nothing is published, sent or loaded', async ({ page, fill }) => {
  await fill(INVERTER);
  const facts = await record(page, 'call-ended');
  const calls = traces(page);
  await openPageWith(page, WIDGETS);
  await widgetsSettled(page);
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.filter(([, header]) => header)).toEqual([]);
  expect(await facts()).toEqual([]);
  expect(await isLazyFile(page)).toBe(false);
});

test('each call is published once, without a trace, and first calls leave with the loader', async ({ page, fill }) => {
  await fill(INVERTER);
  const facts = await record(page, 'call-ended');
  const calls = traces(page);
  await openPageWith(page, WIDGETS, { settings: { telemetry: { calls: true } } });
  await widgetsSettled(page);
  expect(calls.filter(([, header]) => header)).toEqual([]);
  await expect
    .poll(async () => (await facts()).filter(({ widget }) => widget === 'cart-page'))
    .toEqual([
      {
        widget: 'cart-page',
        call: '/cart/get',
        method: 'POST',
        duration: expect.any(Number),
        status: 200,
        reason: null,
        release: expect.stringMatching(/^\d+\.\d+\.\d+/),
      },
    ]);
});

test('with traces, every call to the shop has a header of its own', async ({ page, fill }) => {
  await fill(INVERTER);
  const calls = traces(page);
  await openPageWith(page, WIDGETS, { settings: { traceparent: true } });
  await widgetsSettled(page);
  const headers = calls.map(([, header]) => header);
  expect(calls.map(([path]) => path)).toContain('/cart/get');
  for (const header of headers) expect(header).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
  expect(new Set(headers).size).toBe(headers.length);
});

test('a widget publishes its first content, its slowest interaction and its shifts', async ({ page, fill }) => {
  await fill(INVERTER);
  const facts = await record(page, 'widget-vitals');
  await openPageWith(page, WIDGETS, { settings: { telemetry: { vitals: true } } });
  const cart = page.locator('[data-widget="cart-page"]');
  await expect(cart).toHaveAttribute('data-widget-state', 'ready');
  await widgetsSettled(page);
  // Inputs within the last half second excuse a shift.
  await page.evaluate(async () => {
    const room = document.createElement('div');
    room.style.height = '150px';
    document.querySelector('[data-widget="cart-page"]')!.prepend(room);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  await cart.evaluate((element) => {
    element.addEventListener('click', () => {
      const end = performance.now() + 120;
      while (performance.now() < end);
    });
  });
  await cart
    .getByRole('button', { name: /^Eén meer/ })
    .first()
    .click();
  await widgetsSettled(page);
  const hide = () =>
    page.evaluate(() => {
      Object.defineProperty(Document.prototype, 'visibilityState', { get: () => 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  await expect
    .poll(async () => {
      await hide();
      return (await facts()).findLast(({ widget }) => widget === 'cart-page');
    })
    .toMatchObject({ firstContent: expect.any(Number), interaction: expect.any(Number), release: expect.any(String) });
  const { firstContent, interaction, layoutShift } = (await facts()).findLast(({ widget }) => widget === 'cart-page')!;
  expect(firstContent).toBeGreaterThan(0);
  expect(interaction).toBeGreaterThanOrEqual(120);
  expect(layoutShift).toBeGreaterThan(0);
  const count = (await facts()).length;
  await hide();
  expect(await facts()).toHaveLength(count);
});
