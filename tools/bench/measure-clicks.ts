import type { BrowserContext } from '@playwright/test';
import { slowDown } from './conditions.ts';
import type { Interaction } from './interactions.ts';
import { openPage } from './measure-load.ts';
import { median } from './statistics.ts';

/** Loads a page at full speed and slows it down. Returns the median time from a click to the changed screen, in ms. */
export async function measureClicks(
  context: BrowserContext,
  url: string,
  { page: { content }, click, answer, times }: Interaction,
): Promise<number> {
  const page = await openPage(context, url, content);
  await slowDown(await context.newCDPSession(page));
  const targets = page.locator(click);
  const count = await targets.count();
  const measured: number[] = [];
  for (let turn = 0; turn < times; turn++) {
    const time = page.evaluate((selector) => window.bench.timeClick(selector), answer);
    await targets.nth(turn % count).click();
    measured.push(await time);
    await page.waitForLoadState('networkidle');
  }
  await page.close();
  return median(measured);
}
