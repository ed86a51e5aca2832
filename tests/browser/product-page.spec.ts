import type { Page } from '@playwright/test';
import { downloadsOf, totalBytes, watchRequests } from './downloads.ts';
import { expect, expectAccessible, test } from './shop.ts';
import { widgetReady } from './return-shop.ts';

const PRODUCT = '/growatt-min-3000tl-xh';
/** The widgets of the page; most of them load shortly before they become visible. */
const WIDGETS = [
  'product-gallery',
  'recommended-combination',
  'product-specs',
  'product-reviews',
  'brand-faq',
  'faq-block',
  'video-player',
  'compare-checkbox',
];

/** Files that load on demand only: the viewer, the sanitiser, uploads, and the dialogs. */
const LATER = /photo|viewer|purify|sanitis|dropzone|dialog|cart-popup|shipping-costs|price-match-\w+\.js/i;

/** Scrolls the page from top to bottom, three windows per second. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 4) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 80));
    }
  });
  for (const name of WIDGETS) await widgetReady(page, name);
  await page.waitForLoadState('networkidle');
}

interface Measured {
  shifts: { value: number; of: string[] }[];
  largest: string;
}

/** Records layout shifts without input, and the largest paint. */
async function measure(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const measured: Measured = { shifts: [], largest: '' };
    Object.assign(globalThis, { measured });
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          measured.shifts.push({
            value,
            of: sources.map(({ node }) => (node instanceof Element ? `${node.localName}.${node.className}` : '')),
          });
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element: Element | null })[]) {
        const image = entry.element as HTMLImageElement | null;
        measured.largest = `${image?.localName} ${image?.currentSrc ?? ''}`;
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

const measured = (page: Page) => page.evaluate(() => (globalThis as unknown as { measured: Measured }).measured);

for (const { width, picture } of [
  { width: 1280, picture: '/media/p/4711.svg' },
  { width: 390, picture: '/media/p/4711-m.svg' },
]) {
  test(`at ${width} px the server’s picture is the largest paint, and there are no layout shifts`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await measure(page);
    const requests = watchRequests(page);
    await page.goto(PRODUCT);
    await expect(page.locator('[data-widget="product-gallery"]')).toHaveAttribute('data-widget-state', 'ready');
    await page.waitForLoadState('networkidle');
    expect((await measured(page)).largest).toMatch(new RegExp(`^img http.*${picture.replace('.', '\\.')}$`));
    const pictures = requests.map((request) => new URL(request.url()).pathname).filter((path) => path === picture);
    expect(pictures).toHaveLength(1);

    await readThrough(page);
    const { shifts } = await measured(page);
    const total = shifts.reduce((all, { value }) => all + value, 0);
    expect(total, JSON.stringify(shifts)).toBeLessThan(0.02);
  });
}

/** Bytes after opening the page, and after scrolling through it with the code for the first click loaded, by build. */
const BUDGETS: Readonly<Record<string, readonly [number, number]>> = {
  pages: [157_300, 196_900],
  light: [82_300, 121_700],
};

test(
  'the page is within its budget, without requests for server-rendered data or lazy code',
  { tag: '@without-frames' },
  async ({ page, pageErrors }, { project }) => {
    const requests = watchRequests(page);
    await page.goto(PRODUCT);
    await expect(page.locator('[data-widget="product-gallery"]')).toHaveAttribute('data-widget-state', 'ready');
    await page.waitForLoadState('networkidle');
    // Widgets that load in idle time are ready too.
    await expect(page.locator('[data-widget="chat-widget"]')).toHaveAttribute('data-widget-state', 'ready');
    const first = totalBytes(await downloadsOf(requests, { opening: true }));
    await readThrough(page);
    const files = await downloadsOf(requests);
    console.log(`product page: ${first} bytes as it opens, ${totalBytes(files)} when all of it was seen`);
    const [opened, seen] = BUDGETS[project.name]!;
    expect(first).toBeLessThanOrEqual(opened);
    expect(totalBytes(files)).toBeLessThanOrEqual(seen);
    expect(files.map(({ name }) => name).filter((name) => LATER.test(name))).toEqual([]);
    // Reviews and questions are server markup.
    const requested = requests.map((request) => new URL(request.url()).pathname);
    expect(requested.filter((path) => /\/vue\/data/.test(path))).toEqual([]);
    for (const anchor of ['reviews', 'beoordelingen', 'specs', 'aanbevolen-combinaties', 'vragen', 'vraag-311'])
      await expect(page.locator(`[id="${anchor}"]`)).toHaveCount(1);
    // No other host gets a request before a video is played.
    const hosts = new Set(requests.map((request) => new URL(request.url()).host));
    expect([...hosts]).toEqual([new URL(page.url()).host]);
    pageErrors.expectOnly();
  },
);

test('the first paint does not wait for a script of the widgets', async ({ page }) => {
  const { promise: isPainted, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/widgets\/.*\.js/, async (route) => {
    await isPainted;
    await route.continue();
  });
  await page.goto(PRODUCT, { waitUntil: 'commit' });
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBeGreaterThan(0);
  release();
  await expect(page.locator('[data-widget="cart-badge"]').first()).toHaveAttribute('data-widget-state', 'ready');
});

for (const { locale, width } of [
  { locale: 'nl', width: 1280 },
  { locale: 'de', width: 320 },
]) {
  test(`axe finds nothing on the page in ${locale} at ${width} px, and it fits`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${PRODUCT}?lang=${locale}`);
    await readThrough(page);
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a shopper reads everything, opens the menu, a question and the next reviews', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(PRODUCT);
    await page.locator('summary', { hasText: 'Menu' }).click();
    await expect(page.getByRole('link', { name: 'Hybride omvormers' }).first()).toBeVisible();
    await page.locator('summary', { hasText: 'Menu' }).click();

    await page.getByText('Hoeveel panelen kan ik aansluiten?').click();
    await expect(page.getByText('de stroom per MPP-tracker')).toBeVisible();
    await page.getByRole('navigation', { name: 'Pagina’s' }).getByRole('link', { name: 'Volgende' }).click();
    await expect(page).toHaveURL(/reviews=2#reviews$/);
    await expect(page.getByRole('row', { name: 'Startspanning 80 V' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Verzendkosten' })).toBeVisible();
  });
});
