import type { Page } from '@playwright/test';
import { openPageWith } from '../browser/open-page-with.ts';
import { expect, test } from '../browser/shop.ts';

const BADGE = '<a href="/cart" data-widget="cart-badge">Winkelwagen</a> ';
const BUY = '<button data-widget="add-to-cart" data-type="product" data-id="512">In winkelwagen</button> ';
const COMPARE = '<label data-widget="compare-checkbox" data-type="product" data-id="512"></label> ';

const LONGEST_TASK_MS = 50;
/** Other load on the machine can only make a task longer, so the best run counts. */
const TRIES = 4;

/** Milliseconds of the longest task since the page opened; the browser reports only tasks of more than 50. */
async function longestTask(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let longest = 0;
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
        }).observe({ type: 'longtask', buffered: true });
        setTimeout(() => resolve(longest), 100);
      }),
  );
}

/** Triggers all widgets, from top to bottom. */
async function walkDown(page: Page): Promise<void> {
  const ready = page.locator('main [data-widget-state="ready"]');
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    expect(await ready.count()).toBe(1000);
  }).toPass({ timeout: 20_000, intervals: [100] });
}

test('300 badges, 500 buy buttons and 200 compare boxes never hold the page for more than 50 ms', async ({ page }) => {
  test.slow();
  let best = Infinity;
  for (let turn = 0; turn < TRIES && best > LONGEST_TASK_MS; turn++) {
    await page.unroute('**/place');
    await openPageWith(page, BADGE.repeat(300) + BUY.repeat(500) + COMPARE.repeat(200));
    await page.mouse.move(600, 400);
    await walkDown(page);
    best = Math.min(best, await longestTask(page));
  }
  expect(best).toBeLessThanOrEqual(LONGEST_TASK_MS);
});
