import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { top } from '../../tools/commands/run-command.ts';
import { openCollector } from './collector.ts';
import { openPageWith } from './open-page-with.ts';
import { expect, REPORTED_BY_BROWSER, test, widgetsSettled } from './shop.ts';

/** The recipes of the guide by their heading: HTML for the page, and a script. */
const recipes = new Map(
  readFileSync(`${top}/stories/guide/recipes.md`, 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((section) => [
      section.slice(0, section.indexOf('\n')),
      { html: codeIn(section, 'html'), script: codeIn(section, 'js') },
    ]),
);

function codeIn(section: string, language: string): string {
  return new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'm').exec(section)?.[1] ?? '';
}

/** Opens a page of the shop, with its strict policy, that has this recipe and links its script. */
async function openRecipe(
  page: Page,
  heading: string,
  options: Parameters<typeof openPageWith>[2] = {},
  rewrite: (script: string) => string = (script) => script,
): Promise<void> {
  const { html, script } = recipes.get(heading)!;
  await page.route('**/recipe.js', (route) => route.fulfill({ contentType: 'text/javascript', body: rewrite(script) }));
  await openPageWith(page, `${html}<script type="module" src="/recipe.js"></script>`, options);
  await page.waitForFunction(() => typeof window.shopWidgets?.push === 'function' && 'scan' in window.shopWidgets);
}

const ENGINE = /\/engine-\w+(\.copy)?\.js/;
/** Only the engine has this method. */
const hasEngine = (page: Page) => page.evaluate(() => 'last' in (window.shopWidgets ?? {}));

const main = (page: Page) => page.getByRole('main');
const popup = (page: Page) => page.getByRole('dialog');

/** Buys as a button of the page does. */
async function buy(page: Page, qty: number): Promise<void> {
  const detail = { type: 'product', id: 512, qty, goToCart: false };
  await page.evaluate((payload) => void window.shopWidgets!.emit!('add-to-cart', payload), detail);
}

test('buy from a table of article numbers', async ({ page, misbehave }) => {
  await openRecipe(page, 'Buy from a table of article numbers');
  await main(page).getByLabel('Pieces of MC4 connector set').fill('2');
  await main(page).getByRole('button', { name: 'Order' }).click();
  await expect(main(page).getByRole('status')).toHaveText(/^MC4-connector set.* is in the cart \(2 pieces in all\)\.$/);
  await expect(popup(page)).toBeVisible();
  await popup(page).press('Escape');

  await misbehave('/cart/add', '422');
  await main(page).getByRole('button', { name: 'Order' }).click();
  await expect(main(page).getByRole('status')).toHaveText(/^512: \S/);
});

test('what was bought before the engine has loaded is bought then', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(ENGINE, async (route) => {
    await held;
    await route.continue();
  });
  await openRecipe(page, 'Buy from a table of article numbers');
  await main(page).getByLabel('Pieces of MC4 connector set').fill('2');
  await main(page).getByRole('button', { name: 'Order' }).click();
  expect(await hasEngine(page)).toBe(false);
  release();
  await expect(main(page).getByRole('status')).toHaveText(/is in the cart \(2 pieces in all\)\.$/);
});

test('order from pasted lines or a CSV file', async ({ page }) => {
  await openRecipe(page, 'Order from pasted lines or a CSV file');
  const lines = main(page).getByLabel('Article numbers and quantities');
  const file = { name: 'order.csv', mimeType: 'text/csv', buffer: Buffer.from('id;qty\n512;2\n4711,1\n99999999;1\n') };
  await main(page).getByLabel('Or a CSV file').setInputFiles(file);
  await expect(lines).toHaveValue(/99999999/);
  await main(page).getByRole('button', { name: 'Order' }).click();
  await expect(main(page).getByRole('status')).toHaveText('2 bought, 2 refused.');
  await expect(lines).toHaveValue('id;qty\n99999999;1');
});

test('buy a list with one button', async ({ page, misbehave }) => {
  await openRecipe(page, 'Buy a list with one button');
  await main(page).getByRole('button', { name: 'Buy the set' }).click();
  // The inverter comes with a gift.
  await expect(page.locator('[data-widget="cart-badge"]').first()).toContainText('4 artikelen');
  await misbehave('/cart/add', '422');
  await popup(page).press('Escape');
  await main(page).getByRole('button', { name: 'Buy the set' }).click();
  await expect(main(page).getByRole('status')).toHaveText(/\S/);
});

test('show the number of pieces in the title', async ({ page }) => {
  await openRecipe(page, 'Show the number of pieces in the title');
  await buy(page, 4);
  await expect(page).toHaveTitle(/^\(4\) /);
});

test('open a dialog from a link of your own', async ({ page }) => {
  await openRecipe(page, 'Open a dialog from a link of your own');
  await main(page).getByRole('link', { name: 'Seen it cheaper?' }).click();
  await expect(popup(page)).toBeVisible();
  await expect(page).toHaveURL(/\/place$/);
});

test('without the code of the loader, that link leads to its page', async ({ page, pageErrors }) => {
  await page.route(ENGINE, (route) => route.abort());
  await page.clock.install();
  await openRecipe(page, 'Open a dialog from a link of your own');
  await main(page).getByRole('link', { name: 'Seen it cheaper?' }).click();
  expect(await hasEngine(page)).toBe(false);
  await page.clock.runFor(5000);
  await expect(page).toHaveURL(/\/price-match$/);
  pageErrors.expectOnly(REPORTED_BY_BROWSER, /engine-/);
});

test('report purchases to a tag manager of your own', async ({ page }) => {
  await openRecipe(page, 'Report purchases to a tag manager of your own');
  await buy(page, 1);
  const layer = () => page.evaluate(() => (window as unknown as { dataLayer: object[] }).dataLayer);
  await expect.poll(layer).toContainEqual({ event: 'cart_grew', name: expect.stringContaining('MC4'), pieces: 1 });
});

for (const variant of ['eager', 'visible'])
  test(`compare two load triggers: ${variant}`, async ({ page }) => {
    await page.addInitScript((chosen) => (localStorage['experiment'] = chosen), variant);
    await openRecipe(page, 'Compare two load triggers (A/B test)');
    await expect(main(page).locator('[data-widget="star-rating"]')).toHaveAttribute('data-widget-state', 'ready');
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { dataLayer: object[] }).dataLayer))
      .toContainEqual({ event: 'experiment', variant, duration: expect.any(Number) });
  });

test('a badge of your own', async ({ page }) => {
  await openRecipe(page, 'A badge of your own');
  await buy(page, 7);
  await popup(page).press('Escape');
  await expect(main(page).getByRole('link', { name: 'Cart (7)' })).toBeVisible();
});

test('prefill a form', async ({ page }) => {
  await openRecipe(page, 'Prefill a form');
  await main(page).getByRole('button', { name: 'Remind me' }).click();
  await expect(popup(page).getByRole('textbox', { name: /E-mail/ })).toHaveValue('noor@example.nl');
  await expect(popup(page).getByRole('textbox', { name: /naam/i })).toHaveValue('Noor Bakker');
});

test('single-page navigation', async ({ page, fill }) => {
  await fill(512, 2);
  await openRecipe(page, 'Single-page navigation');
  await page.evaluate(() => ((window as unknown as { kept: boolean }).kept = true));
  await main(page).getByRole('link', { name: 'Cart' }).click();
  await expect(page.locator('[data-widget="cart-page"]')).toHaveAttribute('data-widget-state', 'ready');
  await expect(page).toHaveURL(/\/cart$/);
  await expect(main(page)).toBeFocused();
  expect(await page.evaluate(() => (window as unknown as { kept: boolean }).kept)).toBe(true);
});

/** A page with this recipe, whose script sends to a collector on this machine. */
async function openMeasured(page: Page, heading: string, host: string, settings: Readonly<Record<string, unknown>>) {
  const collector = await openCollector();
  onClose.push(() => collector.close());
  // A page that a test has put together has no address, and counts as one of the internet.
  await page.context().grantPermissions(['local-network-access']);
  const toCollector = (script: string) => script.replace(host, collector.origin);
  await openRecipe(page, heading, { settings, connect: collector.origin }, toCollector);
  return collector;
}

const onClose: (() => void)[] = [];
test.afterEach(() => {
  for (const close of onClose.splice(0)) close();
});

const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(Document.prototype, 'visibilityState', { get: () => 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

interface Resource {
  readonly resource: { readonly attributes: readonly object[] };
}

const SHOP = [{ key: 'service.name', value: { stringValue: 'shop-pages' } }];

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly name: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly object[];
  readonly status: object;
}

test('send calls to OpenTelemetry', async ({ page, misbehave }) => {
  const headers: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/cart/add')) headers.push(request.headers()['traceparent']!);
  });
  const settings = { telemetry: { calls: true }, traceparent: true };
  const { received } = await openMeasured(page, 'Send calls to OpenTelemetry', 'https://collector.example', settings);
  await buy(page, 2);
  await expect(popup(page)).toBeVisible();
  await misbehave('/cart/add', '422');
  await buy(page, 3);
  await expect.poll(() => headers).toHaveLength(2);
  await widgetsSettled(page);
  await hide(page);
  await expect.poll(() => received).toHaveLength(1);
  const [{ path, type, body }] = received as [(typeof received)[0]];
  expect({ path, type }).toEqual({ path: '/v1/traces', type: 'application/json' });
  const { resourceSpans } = JSON.parse(body) as { resourceSpans: (Resource & { scopeSpans: { spans: Span[] }[] })[] };
  expect(resourceSpans[0]!.resource.attributes).toEqual(SHOP);
  const spans = resourceSpans[0]!.scopeSpans[0]!.spans.filter(({ name }) => name === 'POST /cart/add');
  // The server got the same ids.
  expect(spans.map(({ traceId, spanId }) => `00-${traceId}-${spanId}-01`)).toEqual(headers);
  for (const { startTimeUnixNano, endTimeUnixNano } of spans) {
    expect(startTimeUnixNano).toMatch(/^\d{19}$/);
    expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano));
  }
  const status = (code: string) => ({ key: 'http.response.status_code', value: { intValue: code } });
  expect(spans.map((span) => span.status)).toEqual([{ code: 0 }, { code: 2 }]);
  expect(spans[0]!.attributes).toContainEqual(status('200'));
  expect(spans[1]!.attributes).toContainEqual(status('422'));
  expect(spans[1]!.attributes).toContainEqual({ key: 'error.type', value: { stringValue: 'refused' } });
});

test('send the vitals of widgets to OpenTelemetry', async ({ page }) => {
  const heading = 'Send the vitals of widgets to OpenTelemetry';
  const settings = { telemetry: { vitals: true } };
  const { received } = await openMeasured(page, heading, 'https://collector.example', settings);
  await widgetsSettled(page);
  await hide(page);
  await expect.poll(() => received).toHaveLength(1);
  const [{ path, type, body }] = received as [(typeof received)[0]];
  expect({ path, type }).toEqual({ path: '/v1/metrics', type: 'application/json' });
  const { resourceMetrics } = JSON.parse(body) as {
    resourceMetrics: (Resource & { scopeMetrics: { metrics: object[] }[] })[];
  };
  expect(resourceMetrics[0]!.resource.attributes).toEqual(SHOP);
  expect(resourceMetrics[0]!.scopeMetrics[0]!.metrics).toContainEqual({
    name: 'shop.widget.firstContent',
    unit: 'ms',
    gauge: {
      dataPoints: [
        {
          timeUnixNano: expect.stringMatching(/^\d{19}$/),
          asDouble: expect.any(Number),
          attributes: expect.arrayContaining([{ key: 'shop.widget', value: { stringValue: 'cart-badge' } }]),
        },
      ],
    },
  });
});

test('report failures to Sentry', async ({ page, misbehave }) => {
  const settings = { telemetry: { calls: true } };
  const host = 'https://o0.ingest.sentry.io';
  const { received } = await openMeasured(page, 'Report failures to Sentry', host, settings);
  await misbehave('/cart/add', '422');
  await buy(page, 2);
  await expect.poll(() => received).toHaveLength(1);
  const [{ path, body }] = received as [(typeof received)[0]];
  expect(path).toBe('/api/4711/envelope/?sentry_version=7&sentry_key=0123456789abcdef0123456789abcdef');
  const [envelope, item, event] = body.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(item).toEqual({ type: 'event' });
  expect(envelope).toEqual({
    event_id: expect.stringMatching(/^[\da-f]{32}$/),
    sent_at: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  expect(event).toMatchObject({
    event_id: envelope!['event_id'],
    timestamp: expect.any(Number),
    platform: 'javascript',
    level: 'error',
    release: expect.stringMatching(/^eiland@\d/),
    message: '/cart/add: refused',
    tags: { widget: 'cart-popup', call: '/cart/add', status: '422', reason: 'refused' },
  });
});

test('every recipe has a test', () => {
  const source = readFileSync(`${top}/tests/browser/recipes.spec.ts`, 'utf8');
  expect([...recipes.keys()].filter((heading) => !source.includes(`'${heading}'`))).toEqual([]);
  expect(recipes.size).toBeGreaterThanOrEqual(10);
});
