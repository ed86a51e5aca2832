import type { BrowserContext } from '@playwright/test';
import { slowDown } from './conditions.ts';
import { contentOf } from './measure-load.ts';
import { observePage } from './observe-page.ts';
import type { BenchPage } from './pages.ts';

/**
 * Loads a page under the conditions of the bench and presses a control as soon as the first content is painted. Returns
 * the time from the press to the changed screen, in ms.
 */
export async function measurePress(
  context: BrowserContext,
  url: string,
  content: string,
  { click, answer }: NonNullable<BenchPage['press']>,
): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(observePage, contentOf(content));
  await slowDown(await context.newCDPSession(page));
  await page.goto(url, { waitUntil: 'commit' });
  await page.evaluate(() => window.bench.content);
  const time = page.evaluate((selector) => window.bench.timeClick(selector), answer);
  // The browser's own click needs a place that does not move, for which the page has no time yet.
  await page.locator(click).first().click({ force: true });
  return time;
}
