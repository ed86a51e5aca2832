import type { Page } from '@playwright/test';
import { openPageWith } from '../browser/open-page-with.ts';
import { expect, test } from '../browser/shop.ts';
import { measureYardstick, YARDSTICK_MS } from '../browser/yardstick.ts';

const BADGE = '<a href="/cart" data-widget="cart-badge">Winkelwagen</a> ';
const BUY = '<button data-widget="add-to-cart" data-type="product" data-id="512">In winkelwagen</button> ';
const COMPARE = '<label data-widget="compare-checkbox" data-type="product" data-id="512"></label> ';

const LONGEST_TASK_MS = 50;
/** Other load on the machine can only make a task longer, so the best run counts. */
const TRIES = 8;

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

/** How many times as slow as a typical machine this one is at the moment. */
async function slownessOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const yardstick = await measureYardstick(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return Math.max(1, yardstick / YARDSTICK_MS);
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
  let most = LONGEST_TASK_MS;
  for (let turn = 0; turn < TRIES && best > most; turn++) {
    await page.unroute('**/place');
    await openPageWith(page, BADGE.repeat(300) + BUY.repeat(500) + COMPARE.repeat(200));
    await page.mouse.move(600, 400);
    await walkDown(page);
    best = Math.min(best, await longestTask(page));
    most = LONGEST_TASK_MS * (await slownessOf(page));
  }
  console.log(`crowd: longest task ${best.toFixed(0)} ms of ${most.toFixed(0)} ms`);
  expect(best).toBeLessThanOrEqual(most);
});
