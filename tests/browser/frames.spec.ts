import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { dist, readManifest } from '../../tools/build/dist-manifest.ts';
import type { BuiltFile, WidgetsFile } from '../../tools/widgets-json/widgets-file.ts';
import { touchFrame } from './return-shop.ts';
import { CONNECTORS, expect, REPORTED_BY_BROWSER, test } from './shop.ts';

/** These pages come from a shop that draws the first frames of the widgets in its server. */

const islands = Object.entries(readManifest().widgets).flatMap(([name, { kind }]) => (kind === 'island' ? [name] : []));
const LOADER = '**/loader.js';
const frames = (page: Page) => page.locator('[data-sw-frame]');

/** Holds a file back until it is let go. */
async function hold(page: Page, file: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(file, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

interface TraceEvent {
  readonly name: string;
  readonly args: { readonly elementCount?: number };
}

/** How many elements get new styles by what `change` does. */
async function elementsWithNewStyles(page: Page, change: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline', 'blink'] } });
  await change();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await session.send('Tracing.end');
  await complete;
  const counts = events.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args.elementCount ?? 0);
  expect(counts).not.toEqual([]);
  return counts.reduce((sum, count) => sum + count, 0);
}

/** What is drawn in the roots of the page's frames. */
const drawn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.sw-root[data-ids]')].map((root) => {
      // A page's policy forbids style attributes in HTML, and Chromium asks it before it copies one that a script has set.
      for (const styled of root.querySelectorAll('[style]')) styled.removeAttribute('style');
      const copy = root.cloneNode(true) as Element;
      // Slots belong to the page. Markup is plain text until its sanitiser is there, and the search in a filter comes later.
      // A dialog comes with the first touch.
      for (const part of copy.querySelectorAll('.sw-slot-place, .sw-html, .sw-product-overview__search, dialog'))
        part.remove();
      // The server knows neither the visitor's token nor whether a picture can be loaded. A gallery of the demo page has
      // the address of a picture that does not exist.
      copy.querySelector('.sw-product-gallery:has([src*="nobody"], .sw-product-gallery__broken)')?.remove();
      copy.querySelector('input[name="_token"]')?.remove();
      // An element a line.
      return copy.innerHTML.split(/(?=<\w)/);
    }),
  );

for (const name of islands) {
  test(`${name}: what the widget takes over stays as it was drawn`, async ({ page, fill, pageErrors }) => {
    await fill(CONNECTORS, 2);
    const release = await hold(page, LOADER);
    await page.goto(`/demo/${name}`, { waitUntil: 'commit' });
    await page.waitForLoadState('domcontentloaded');
    const before = await drawn(page);
    release();
    for (const frame of await page.locator('[data-widget]:has(> .sw-root[data-ids])').all()) {
      await frame.scrollIntoViewIfNeeded();
      await expect(frame).toHaveAttribute('data-widget-state', (await touchFrame(frame)) ? 'ready' : 'waiting');
    }
    const after = await drawn(page);
    expect(after).toHaveLength(before.length);
    for (const [at, lines] of before.entries()) expect(after[at]).toEqual(lines);
    pageErrors.expectOnly(REPORTED_BY_BROWSER);
  });
}

/** The demo pages of these have empty elements, which the server prints. */
for (const name of ['add-to-cart', 'cart-badge', 'chat-widget', 'compare-checkbox', 'star-rating'])
  test(`${name}: the widget keeps what was printed`, async ({ page, fill, pageErrors }) => {
    await fill(CONNECTORS, 2);
    const release = await hold(page, LOADER);
    await page.goto(`/demo/${name}`, { waitUntil: 'commit' });
    await page.waitForLoadState('domcontentloaded');
    const elements = page.locator(`main [data-widget="${name}"]:is(div, span):not([data-stepper])`);
    const printed = await elements.evaluateAll((all: HTMLElement[]) => {
      const nodes = all.flatMap((element) => [...element.querySelectorAll(':scope > :not(script), :scope > * *')]);
      Object.assign(window, { printed: nodes });
      return { count: nodes.length, texts: all.map((element) => element.innerText.trim()) };
    });
    expect(printed.count).toBeGreaterThan(0);
    release();
    for (const element of await elements.all()) {
      // Where nothing is printed, the widget hides its element.
      if ((await element.innerHTML()).trim() === '' || !(await element.isVisible())) continue;
      await element.scrollIntoViewIfNeeded();
      await expect(element).toHaveAttribute('data-widget-state', 'ready');
    }
    expect(
      await elements.evaluateAll((all: HTMLElement[]) => ({
        count: (window as unknown as { printed: Element[] }).printed.filter((node) => node.isConnected).length,
        texts: all.map((element) => element.innerText.trim()),
      })),
    ).toEqual(printed);
    pageErrors.expectOnly(REPORTED_BY_BROWSER);
  });

/** They read the HTML of the shop where there is some. */
for (const name of ['faq-block', 'product-gallery', 'product-specs', 'video-player'])
  test(`${name}: an empty element of its demo page has a frame`, async ({ page }) => {
    await hold(page, LOADER);
    await page.goto(`/demo/${name}`, { waitUntil: 'commit' });
    await page.waitForLoadState('domcontentloaded');
    await expect(page.locator(`[data-widget="${name}"] > [data-sw-frame]`).first()).toBeVisible();
  });

test('a click while the loader is alone counts once', async ({ page, fill }) => {
  await fill(CONNECTORS, 2);
  const release = await hold(page, '**/engine-*.js');
  await page.goto('/cart', { waitUntil: 'commit' });
  await page.waitForFunction(() => window.shopWidgets?.version);
  // The shop's own form has the same field and button, until the styles that hide it are there.
  const frame = page.locator('.sw-root');
  const quantity = frame.getByRole('textbox', { name: 'Aantal MC4-connector set' });
  await expect(quantity).toHaveValue('2');
  await frame.getByRole('button', { name: 'Eén meer MC4-connector set' }).click();
  release();
  await expect(quantity).toHaveValue('3');
  await expect(page.locator('[data-widget="cart-page"]')).toHaveAttribute('data-widget-state', 'ready');
  await expect(quantity).toHaveValue('3');
});

test('a press while the widget is loading gets the code that calls the shop beside it', async ({ page, fill }) => {
  await fill(CONNECTORS, 2);
  const startWidget = await hold(page, /\/cart-page-\w+\.js/);
  await page.goto('/cart', { waitUntil: 'commit' });
  await expect(page.locator('[data-widget="cart-page"]')).toHaveAttribute('data-widget-state', 'loading');
  const frame = page.locator('.sw-root');
  const sender = page.waitForRequest(/\/send-\w+\.js/);
  await frame.getByRole('button', { name: 'Eén meer MC4-connector set' }).click();
  await sender;
  startWidget();
  await expect(frame.getByRole('textbox', { name: 'Aantal MC4-connector set' })).toHaveValue('3');
});

test('a press loads the widget beside the engine, and what takes over and calls the shop beside the widget', async ({
  page,
  fill,
}) => {
  await fill(CONNECTORS, 2);
  // A cart that is taken over at the first touch, as with `data-hydrate="interaction"`.
  await page.route('**/cart', async (route) => {
    const html = await (await route.fetch()).text();
    const body = html
      .replace(/(data-sw-frame="cart-page-[^>]+ data-load=)"[^"]+"/, '$1"interaction prefetch"')
      .replaceAll(/<link rel="modulepreload"[^>]+>/g, '');
    await route.fulfill({ body, contentType: 'text/html; charset=utf-8' });
  });
  const startEngine = await hold(page, '**/engine-*.js');
  const startWidget = await hold(page, /\/cart-page-\w+\.js/);
  await page.goto('/cart', { waitUntil: 'commit' });
  await page.waitForFunction(() => window.shopWidgets?.version && document.readyState !== 'loading');
  const frame = page.locator('.sw-root');
  const widgetScript = page.waitForRequest(/\/cart-page-\w+\.js/);
  await frame.getByRole('button', { name: 'Eén meer MC4-connector set' }).click();
  await widgetScript;
  const lazyFiles = [/\/send-\w+\.js/, /\/printed-frame-\w+\.js/];
  const requests = Promise.all(lazyFiles.map((file) => page.waitForRequest(file)));
  startEngine();
  await requests;
  startWidget();
  await expect(frame.getByRole('textbox', { name: 'Aantal MC4-connector set' })).toHaveValue('3');
});

/** The files of the build, with their hashes. */
function builtFiles(): readonly BuiltFile[] {
  const { files, widgets } = JSON.parse(readFileSync(`${dist}/widgets.json`, 'utf8')) as WidgetsFile;
  return [...files, ...widgets.flatMap((widget) => widget.files)];
}

/** Where the elements of a frame are, and their colours. */
async function lookOfFrames(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(() =>
    [...document.querySelectorAll('main .sw-root *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize } = getComputedStyle(element);
      return `${element.className} ${[x, y, width, height].map(Math.round).join(' ')} ${color} ${backgroundColor} ${fontSize}`;
    }),
  );
}

test('a first visit has its styles in the page, and the next one links them from the cache', async ({
  page,
  pageErrors,
}) => {
  const sheets: string[] = [];
  const isKit = (url: string) => new URL(url).pathname.endsWith('/base.css');
  page.on('request', (request) => request.resourceType() === 'stylesheet' && sheets.push(request.url()));
  const release = await hold(page, /\/widgets\/(base|withdrawal-\w+)\.css/);
  const answer = await page.goto('/demo/withdrawal', { waitUntil: 'commit' });
  await page.waitForLoadState('domcontentloaded');
  // A shop takes them from there.
  const hashes = builtFiles().flatMap(({ file, integrity }) =>
    /^(base|withdrawal-\w+)\.css$/.test(file) ? `'${integrity}'` : [],
  );
  expect(hashes).toHaveLength(2);
  expect(answer!.headers()['content-security-policy']).toContain(`style-src 'self' ${hashes.join(' ')};`);
  await expect(page.locator('head style')).toHaveCount(2);
  release();
  await expect(page.locator('[data-widget="withdrawal"]').first()).toHaveAttribute('data-widget-state', 'ready');
  const first = await lookOfFrames(page);
  expect(sheets.filter(isKit)).toHaveLength(1);
  expect(new Set(sheets).size).toBe(sheets.length);

  await page.reload();
  await expect(page.locator('[data-widget="withdrawal"]').first()).toHaveAttribute('data-widget-state', 'ready');
  await expect(page.locator('head style')).toHaveCount(0);
  expect(await lookOfFrames(page)).toEqual(first);
  expect(first.length).toBeGreaterThan(20);
  pageErrors.expectOnly();
});

test('a link of a frame leads on before any script', async ({ page, fill }) => {
  await fill(CONNECTORS, 2);
  await hold(page, LOADER);
  await page.goto('/cart', { waitUntil: 'commit' });
  await page.locator('.sw-root').getByRole('link', { name: 'Naar bestellen' }).click();
  await expect(page).toHaveURL(/\/checkout/);
});

test('a name that is typed before any script is sent with the order', async ({ page, fill }) => {
  await fill(CONNECTORS, 1);
  const release = await hold(page, LOADER);
  await page.goto('/checkout', { waitUntil: 'commit' });
  const name = page.locator('.sw-root [name="first_name"]');
  await name.fill('Sanne');
  release();
  await expect(page.locator('[data-widget="checkout"]')).toHaveAttribute('data-widget-state', 'ready');
  await expect(name).toHaveValue('Sanne');
  await page.locator('.sw-root [name="last_name"]').fill('Bakker');
  const sent = page.waitForRequest('**/checkout/validate');
  await page
    .getByRole('button', { name: 'Verder naar verzending' })
    .or(page.locator('.sw-checkout__form [type=submit]'))
    .first()
    .click();
  expect((await sent).postDataJSON()).toMatchObject({ first_name: 'Sanne', last_name: 'Bakker' });
});

test('a widget whose file fails shows the shop’s own HTML', async ({ page, fill }) => {
  await fill(CONNECTORS, 2);
  await page.route(/\/cart-page-\w+(\.copy)?\.js/, (route) => route.abort());
  await page.goto('/cart');
  await expect(page.locator('[data-widget="cart-page"]')).toHaveAttribute('data-widget-state', 'failed');
  await expect(frames(page)).toBeHidden();
  await expect(page.locator('[data-widget="cart-page"] > :not(.sw-root, script)').first()).toBeVisible();
});

test('the frame of another release is replaced', async ({ page, fill, pageErrors }) => {
  await fill(CONNECTORS, 2);
  await page.route('**/cart', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/data-sw-frame="[^"]*"/, 'data-sw-frame="cart-page-old.nl"'),
    });
  });
  await page.goto('/cart');
  await expect(page.locator('[data-widget="cart-page"]')).toHaveAttribute('data-widget-state', 'ready');
  await expect(page.getByRole('textbox', { name: 'Aantal MC4-connector set' })).toHaveCount(1);
  await expect(frames(page)).toHaveCount(0);
  pageErrors.expectOnly();
});

/** Elements that compute their styles again when the state of a widget changes, as Chromium traces them. */
test('a changed state computes the styles of the widget’s element alone', async ({ page, fill }) => {
  await fill(CONNECTORS, 2);
  await page.goto('/cart');
  const cart = page.locator('[data-widget="cart-page"]');
  await expect(cart).toHaveAttribute('data-widget-state', 'ready');
  // What arrives late, such as a picture, would count too.
  await page.waitForLoadState('networkidle');
  const recalculated = await elementsWithNewStyles(page, () =>
    cart.evaluate((element: HTMLElement) => {
      element.dataset['widgetState'] = 'waiting';
    }),
  );
  expect(await cart.locator('*').count()).toBeGreaterThan(40);
  expect(recalculated).toBeLessThan(20);
});

test.describe('taken over at the first touch', () => {
  test('a quotation waits for the touch by itself, and then answers it', async ({ page, pageErrors }) => {
    await page.goto('/demo/quotation?lang=de');
    const quotation = page.locator('[data-widget="quotation"]').first();
    await expect(quotation.locator('> [data-sw-frame]')).toHaveAttribute('data-load', 'interaction prefetch');
    await expect(page.locator('[data-widget="cart-badge"]').first()).toHaveAttribute('data-widget-state', 'ready');
    await expect(quotation).toHaveAttribute('data-widget-state', 'waiting');
    const total = quotation.locator('.sw-quotation__sum--total');
    const before = await total.innerText();
    await quotation.getByRole('checkbox').click();
    await expect(total).not.toHaveText(before);
    await expect(quotation.getByRole('checkbox')).toBeChecked();
    pageErrors.expectOnly();
  });

  const cartFile = /\/cart-page-\w+(\.copy)?\.js$/;

  /** The cart as a template with `data-hydrate` has it. */
  async function openCart(
    page: Page,
  ): Promise<{ readonly fetched: string[]; readonly started: () => Promise<boolean> }> {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.route('**/cart', async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text())
        .replace(/(data-sw-frame="[^"]*" data-load=)"idle"/, '$1"interaction prefetch"')
        .replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
      await route.fulfill({ response: answer, body: html });
    });
    await page.goto('/cart');
    await expect(page.locator('[data-widget="cart-badge"]').first()).toHaveAttribute('data-widget-state', 'ready');
    const started = () =>
      page.evaluate(
        () => document.querySelector('[data-widget="cart-page"]')?.getAttribute('data-widget-state') === 'ready',
      );
    return { fetched, started };
  }

  test('the files are fetched when the browser is idle, and a press counts', async ({ page, fill, pageErrors }) => {
    await fill(CONNECTORS, 2);
    const { fetched, started } = await openCart(page);
    await expect.poll(() => fetched.some((path) => cartFile.test(path))).toBe(true);
    expect(await started()).toBe(false);
    await page.locator('.sw-root').getByRole('button', { name: 'Eén meer MC4-connector set' }).click();
    await expect(page.getByRole('textbox', { name: 'Aantal MC4-connector set' })).toHaveValue('3');
    expect(new Set(fetched.filter((path) => cartFile.test(path))).size).toBe(1);
    pageErrors.expectOnly();
  });

  test('who saves data fetches them when the pointer is over the frame', async ({ page, fill, pageErrors }) => {
    await fill(CONNECTORS, 2);
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const { fetched, started } = await openCart(page);
    await page.waitForTimeout(500);
    expect(fetched.filter((path) => cartFile.test(path))).toEqual([]);
    await page.locator('.sw-root').getByRole('textbox', { name: 'Aantal MC4-connector set' }).hover();
    await expect.poll(() => fetched.some((path) => cartFile.test(path))).toBe(true);
    expect(await started()).toBe(false);
    pageErrors.expectOnly();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the shop’s own HTML is seen, and the frame is not', async ({ page, fill }) => {
    await fill(CONNECTORS, 2);
    await page.goto('/cart');
    await expect(frames(page)).toBeHidden();
    await expect(page.locator('[data-widget="cart-page"] > :not(.sw-root, script)').first()).toBeVisible();
  });
});
