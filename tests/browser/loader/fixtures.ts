import { test as base, expect, type Page } from '@playwright/test';
import { buildLoader, type Files } from './build-loader.ts';
import { Site } from './serve.ts';

/** Problems of a page: uncaught errors, policy violations, console errors. */
export interface Trouble {
  readonly console: string[];
  readonly uncaught: string[];
}

interface Fixtures {
  site: Site;
  /** The problems of the page. A test that expects some empties the list. */
  trouble: Trouble;
}

export const test = base.extend<Fixtures, { files: Files }>({
  files: [
    async ({}, use) => {
      await use(await buildLoader());
    },
    { scope: 'worker' },
  ],
  site: async ({ files }, use) => {
    const site = new Site(files);
    await site.open();
    await use(site);
    await site.close();
  },
  trouble: [
    async ({ page }, use) => {
      const trouble: Trouble = { console: [], uncaught: [] };
      page.on('console', (message) => message.type() === 'error' && trouble.console.push(message.text()));
      page.on('pageerror', (error) => trouble.uncaught.push(String(error)));
      await use(trouble);
      expect(trouble.uncaught, 'nothing is thrown out of the loader').toEqual([]);
      expect(trouble.console, 'the console is silent').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The log of the test widgets. */
export function logOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as { log?: string[] }).log ?? []);
}

export async function expectLog(page: Page, log: readonly string[]): Promise<void> {
  await expect.poll(() => logOf(page)).toEqual(log);
}

export async function expectState(page: Page, selector: string, state: string): Promise<void> {
  await expect(page.locator(selector).first()).toHaveAttribute('data-widget-state', state);
}

/** Waits long enough for something unexpected to happen. */
export async function aWhile(page: Page): Promise<void> {
  await page.waitForTimeout(250);
}
