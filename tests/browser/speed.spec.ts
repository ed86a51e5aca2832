import { readManifest } from '../../tools/build/dist-manifest.ts';
import { budgetOf, loaderBudget } from '../../tools/checks/sizes/budgets.ts';
import { openCheckout, toPayment } from './checkout.ts';
import { downloadsOf, printOnly, totalBytes, watchRequests } from './downloads.ts';
import { CONNECTORS, expect, openCart, widgetsSettled, test } from './shop.ts';

test('a page with badge and buy buttons alone downloads scripts within its budget, and no React', async ({ page }) => {
  await printOnly(page, '/mc4-set', 'cart-badge', 'add-to-cart');
  const requests = watchRequests(page);
  await page.goto('/mc4-set');
  await expect(page.locator('[data-widget="add-to-cart"]').first()).toHaveAttribute('data-widget-state', 'ready');
  await page.waitForLoadState('networkidle');
  const scripts = (await downloadsOf(requests)).filter(({ name }) => name.endsWith('.js'));
  const { contents } = readManifest();
  const isUnwanted = (name: string) => /popup/.test(name) || contents[name]?.some((folder) => /\/react/.test(folder));
  expect(scripts.map(({ name }) => name).filter(isUnwanted)).toEqual([]);
  expect(totalBytes(scripts)).toBeLessThanOrEqual(budgetOf('enhancers alone'));
});

test('the cart page loads scripts, styles and texts within its budget', async ({ page, fill }) => {
  await fill(CONNECTORS, 1);
  await printOnly(page, '/cart', 'cart-page', 'cart-badge');
  const requests = watchRequests(page);
  await openCart(page);
  await page.waitForLoadState('networkidle');
  const files = await downloadsOf(requests, { opening: true });
  expect(totalBytes(files.filter(({ name }) => name === 'loader.js'))).toBeLessThanOrEqual(
    loaderBudget(readManifest()),
  );
  expect(totalBytes(files)).toBeLessThanOrEqual(budgetOf('cart'));
});

test('a list is within its budget, with 15.4 kB at most of its own', async ({ page }) => {
  await printOnly(page, '/omvormers', 'product-overview', 'cart-badge');
  const requests = watchRequests(page);
  await page.goto('/omvormers');
  await expect(page.locator('[data-widget="product-overview"]')).toHaveAttribute('data-widget-state', 'ready');
  await page.waitForLoadState('networkidle');
  const all = await downloadsOf(requests, { opening: true });
  // The search in a filter with many options loads after the list is shown.
  const files = all.filter(({ name }) => !name.startsWith('OptionSearch-'));
  expect(totalBytes(files)).toBeLessThanOrEqual(budgetOf('overview'));
  expect(totalBytes(files.filter(({ name }) => /^product-overview-\w+\.(js|css)$/.test(name)))).toBeLessThanOrEqual(
    15_400,
  );
});

test('the checkout is within its budget, with 26.9 kB at most of its own, and no step waits for more code', async ({
  page,
  fill,
}) => {
  await fill(CONNECTORS, 1);
  await printOnly(page, '/checkout', 'checkout', 'cart-badge');
  const requests = watchRequests(page);
  const checkout = await openCheckout(page);
  await page.waitForLoadState('networkidle');
  const files = await downloadsOf(requests, { opening: true });
  expect(totalBytes(files)).toBeLessThanOrEqual(budgetOf('checkout'));
  const own = files.filter(({ name }) => /^checkout-\w+\.(js|css)$/.test(name));
  expect(own).toHaveLength(2);
  expect(totalBytes(own)).toBeLessThanOrEqual(26_900);
  await toPayment(checkout);
  await page.waitForLoadState('networkidle');
  const later = (await downloadsOf(requests, { opening: true })).map(({ name }) => name).slice(files.length);
  expect(later).toEqual([]);
});

test('pictures of other proportions move no line of the cart', async ({ page, fill }) => {
  await fill(4711, 1);
  await fill(CONNECTORS, 1);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/media/p/**', async (route) => {
    await held;
    await route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 3"/>',
    });
  });
  // Its load waits for the pictures.
  await page.goto('/cart', { waitUntil: 'commit' });
  await expect(page.locator('[data-widget="cart-page"]')).toHaveAttribute('data-widget-state', 'ready');
  const placesOf = () =>
    page.locator('.sw-cart-page__line').evaluateAll((all) => all.map((line) => line.getBoundingClientRect().toJSON()));
  const before = await placesOf();
  release();
  const pictures = page.locator('.sw-cart-page__line img');
  await expect
    .poll(() => pictures.evaluateAll((all: HTMLImageElement[]) => all.every(({ naturalWidth }) => naturalWidth > 0)))
    .toBe(true);
  expect(before.length).toBeGreaterThan(1);
  expect(await placesOf()).toEqual(before);
});

test('all files and the first answer of the cart are requested in parallel after the loader', async ({
  page,
  fill,
}) => {
  await fill(CONNECTORS, 1);
  await printOnly(page, '/cart', 'cart-page', 'cart-badge');
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  const begun: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  // After the loader, no request is answered until all prefetches have been sent.
  await page.route(/\/widgets\/(?!loader\.js|base\.css)|\/cart\/get/, async (route) => {
    begun.push(new URL(route.request().url()).pathname);
    await held;
    await route.continue();
  });
  await page.goto('/cart', { waitUntil: 'commit' });
  await expect.poll(() => begun.filter((path) => /\/cart-page-|\/cart\/get/.test(path)).length).toBe(4);
  await page.waitForTimeout(300);
  const wave = new Set(begun);
  release();
  await expect(page.locator('[data-widget="cart-page"]')).toHaveAttribute('data-widget-state', 'ready');
  const late = begun.filter((path) => !wave.has(path));
  expect(late).toEqual([]);
});

for (const width of [320, 768, 1280])
  test(`the layout shift of the shop’s pages stays below 0.02 at ${width} px`, async ({ page, fill }) => {
    await fill(CONNECTORS, 2);
    await page.addInitScript(() => {
      const shifts = ((globalThis as { shifts?: number }).shifts = 0);
      void shifts;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) (globalThis as unknown as { shifts: number }).shifts += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/cart', '/checkout', '/', '/omvormers', '/growatt-min-3000tl-xh']) {
      await page.goto(path);
      await widgetsSettled(page);
      await page.waitForTimeout(200);
      const shift = await page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts);
      expect(shift, path).toBeLessThan(0.02);
    }
  });

test('a first answer in the HTML saves the call', async ({ page, fill }) => {
  await fill(CONNECTORS, 1);
  await openCart(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await page.evaluate(async () => {
    const token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')!.content;
    const answer = await fetch('/cart/get', {
      method: 'POST',
      headers: { 'X-CSRF-TOKEN': token, 'X-Requested-With': 'XMLHttpRequest' },
    });
    const element = document.createElement('div');
    element.dataset['widget'] = 'cart-page';
    const printed = document.createElement('script');
    printed.type = 'application/json';
    printed.dataset['initial'] = '';
    printed.append(await answer.text());
    element.append(printed);
    document.querySelector('[data-widget="cart-page"]')!.replaceWith(element);
  });
  await expect(page.getByRole('heading', { name: 'MC4-connector set' })).toBeVisible();
  expect(sent.filter((path) => path === '/cart/get')).toHaveLength(1);
});

test('the code that the first click needs comes in idle time, after the first wave and without a pointer', async ({
  page,
  fill,
}) => {
  await fill(CONNECTORS);
  await openCart(page);
  const startOf = (pattern: RegExp) =>
    page.evaluate(
      (source) =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => new RegExp(source).test(name))
          .map(({ startTime }) => startTime),
      pattern.source,
    );
  await expect.poll(() => startOf(/\/send-\w+\.js/)).toHaveLength(1);
  const [late] = await startOf(/\/send-\w+\.js/);
  expect(Math.max(...(await startOf(/\/cart-page-/)))).toBeLessThan(late!);
});
