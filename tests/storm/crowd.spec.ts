import { openPlace } from '../browser/place.ts';
import { expect, test } from '../browser/shop.ts';

const BADGE = '<a href="/cart" data-widget="cart-badge">Winkelwagen</a> ';
const BUY = '<button data-widget="add-to-cart" data-type="product" data-id="512" data-load="eager">In winkelwagen</button> ';
const COMPARE = '<label data-widget="compare-checkbox" data-type="product" data-id="512" data-load="eager"></label> ';

/** At normal speed; the browser counts as long what holds the page for more than this. */
const LONG_TASK_MS = 50;

test('300 badges, 500 buy buttons and 200 compare boxes hold the page for no more than 50 ms at a time', async ({ page }) => {
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration, startTime } of list.getEntries()) tasks.push(Math.round(duration), Math.round(startTime));
    }).observe({ type: 'longtask', buffered: true });
  });
  await openPlace(page, BADGE.repeat(300) + BUY.repeat(500) + COMPARE.repeat(200));
  await expect(page.locator('main [data-widget-state="ready"]')).toHaveCount(1000);
  console.log(await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks), await page.evaluate(() => performance.getEntriesByType('mark').length));
});
