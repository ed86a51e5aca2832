import type { Page } from '@playwright/test';
import { expect, expectAccessible, REPORTED_BY_BROWSER, test } from './shop.ts';

const PRODUCT = '/growatt-min-3000tl-xh';
const REVIEWS = '/product/4711/reviews/vue/data';

const widget = (page: Page, name: string) => page.locator(`[data-widget="${name}"]`).first();
const ready = (page: Page, name: string) => expect(widget(page, name)).toHaveAttribute('data-widget-state', 'ready');

/** Scrolls to the widget and waits until it has rendered. */
async function reach(page: Page, name: string) {
  await widget(page, name).scrollIntoViewIfNeeded();
  await ready(page, name);
  return widget(page, name);
}

/** The paths of calls of this page, with their queries. */
function listen(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'POST') requested.push(pathname + search);
  });
  return requested;
}

test('on a telephone a long table shows six rows, and hidden rows are found by search and printed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 800 });
  await page.goto('/demo/product-specs');
  const specs = await reach(page, 'product-specs');
  const rows = specs.getByRole('row');
  const last = specs.locator('tr').last();
  await expect(rows).toHaveCount(6);
  await expect(last).toBeHidden();
  await specs.getByRole('button', { name: /specificaties tonen/ }).click();
  await expect(last).toBeVisible();
  await specs.getByRole('button', { name: 'Minder specificaties tonen' }).click();
  await expect(last).toBeHidden();
  await expectAccessible(page);

  await page.emulateMedia({ media: 'print' });
  await expect(last).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(last).toBeHidden();

  await last.evaluate((row) => {
    row.id = 'laatste';
    location.hash = 'laatste';
  });
  await expect(last).toBeVisible();
  await expect(specs.getByRole('button')).toHaveAttribute('aria-expanded', 'true');

  await page.setViewportSize({ width: 641, height: 800 });
  await expect(specs.getByRole('button')).toHaveCount(0);
});

test('server markup of a product is used unchanged, without requests or layout shifts', async ({
  page,
  pageErrors,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.addInitScript(() => {
    const seen = window as unknown as { moved: number };
    seen.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.moved += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const requested = listen(page);
  // The recommendation above shifts these widgets; another test measures that.
  await page.route(`**${PRODUCT}`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('data-widget="recommended-combination"', '');
    await route.fulfill({ response, body: html });
  });
  await page.goto(PRODUCT);
  const printed = await page.locator('[itemprop=reviewBody]').allTextContents();
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let way = 0; way < height; way += 300) {
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(90);
  }
  for (const name of ['product-specs', 'product-reviews', 'brand-faq', 'faq-block']) await ready(page, name);
  const comments = page.locator('.sw-product-reviews__comment');
  expect((await comments.allTextContents()).map((text) => text.trim())).toEqual(printed.map((text) => text.trim()));
  expect(requested.filter((path) => /reviews|faq/.test(path))).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.02);
  pageErrors.expectOnly();
});

for (const anchor of ['reviews', 'beoordelingen'])
  test(`#${anchor} leads to the reviews, which turn page by page`, async ({ page }) => {
    const requested = listen(page);
    await page.goto(`${PRODUCT}#${anchor}`);
    await ready(page, 'product-reviews');
    await expect(page.locator(`#${anchor}`)).toHaveCount(1);
    const heading = page.getByRole('heading', { name: 'Beoordelingen' });
    await expect(heading).toBeInViewport();

    const reviews = widget(page, 'product-reviews');
    const next = reviews.getByRole('button', { name: 'Volgende' });
    await expect(reviews.getByRole('button', { name: 'Vorige' })).toBeDisabled();
    const before = await reviews.getByRole('group').getByRole('listitem').first().textContent();
    await next.click();
    await expect(reviews.getByRole('navigation').getByRole('status')).toHaveText(/^Pagina 2 van \d+$/);
    await expect(reviews.getByRole('group', { name: /^Beoordelingen, pagina 2/ })).toBeFocused();
    await expect(reviews.getByRole('group').getByRole('listitem').first()).not.toHaveText(before!);
    expect(requested.filter((path) => path.includes('reviews'))).toEqual([`${REVIEWS}?page=2`]);
  });

test('a page of reviews that fails to load keeps the previous one, and can be retried', async ({
  page,
  misbehave,
  behave,
  pageErrors,
}) => {
  await page.goto('/demo/product-reviews');
  const reviews = await reach(page, 'product-reviews');
  await misbehave(REVIEWS, 'offline');
  const before = await reviews.getByRole('group').getByRole('listitem').allTextContents();
  await reviews.getByRole('button', { name: 'Volgende' }).click();
  await expect(reviews.getByRole('navigation').getByRole('status')).toContainText('Pagina 2 kwam niet door');
  expect(await reviews.getByRole('group').getByRole('listitem').allTextContents()).toEqual(before);
  await behave();
  await reviews.getByRole('button', { name: 'Volgende' }).click();
  await expect(reviews.getByRole('navigation').getByRole('status')).toHaveText(/^Pagina 2 van \d+$/);
  await expectAccessible(page);
  pageErrors.expectOnly(REPORTED_BY_BROWSER);
});

test('one answer is open at a time, and the open question closes it', async ({ page, pageErrors }) => {
  await page.goto('/demo/faq-block');
  const block = await reach(page, 'faq-block');
  const [first, second] = [block.locator('details').nth(0), block.locator('details').nth(1)];
  await first.locator('summary').click();
  await expect(first).toHaveAttribute('open');
  await second.locator('summary').click();
  await expect(second).toHaveAttribute('open');
  await expect(first).not.toHaveAttribute('open');
  await second.locator('summary').press('Enter');
  await expect(block.locator('details[open]')).toHaveCount(0);

  await page.goto('/demo/faq-block#vraag-2');
  await expect(page.locator('details#vraag-2')).toHaveAttribute('open');
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('details#vraag-1 p')).toBeVisible();
  pageErrors.expectOnly();
});

test('questions about a brand are in tabs that work with the arrow keys', async ({ page, pageErrors }) => {
  const requested = listen(page);
  await page.goto('/demo/brand-faq');
  const faq = await reach(page, 'brand-faq');
  expect(requested.filter((path) => path.includes('faq'))).toEqual(['/faq/vue/data']);
  const tabs = faq.getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.last()).toBeFocused();
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  await expect(faq.getByRole('tabpanel')).toHaveAccessibleName((await tabs.last().textContent())!);
  await page.keyboard.press('Tab');
  await expect(faq.getByRole('tabpanel').locator('a, summary').first()).toBeFocused();
  await expectAccessible(page);

  const id = await faq.locator('details').first().getAttribute('id');
  await page.evaluate((anchor) => (location.hash = anchor), id!);
  await expect(faq.locator(`details[id="${id}"]`)).toHaveAttribute('open');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  pageErrors.expectOnly();
});

test('when the shop does not answer, its own HTML stays', async ({ page, misbehave }) => {
  await misbehave('/faq/vue/data', '500');
  await page.goto('/demo/brand-faq');
  await expect(widget(page, 'brand-faq')).toHaveAttribute('data-widget-state', 'failed');
  await expect(widget(page, 'brand-faq').getByRole('link')).toBeVisible();
  await expect(widget(page, 'brand-faq').getByRole('alert')).toHaveCount(0);
});
