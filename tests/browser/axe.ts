import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: typeof import('axe-core');
  }
}

interface Look extends Pick<RunOptions, 'runOnly'> {
  /** Looks at this part only, which spares the rest of the page when that is always the same. */
  readonly within?: string;
}

/** What axe finds wrong with the page as it shows now; each fault with the elements that have it. */
export async function faultsOf(page: Page, { within, runOnly }: Look = {}): Promise<string[]> {
  // A document takes it in once, however often it is looked at.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ([part, rules]) => {
      // What fades in has no contrast yet; what turns for ever is not waited for.
      const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(ending.map(({ finished }) => finished));
      const { violations } = await window.axe!.run(part ?? document, {
        resultTypes: ['violations'],
        // Frames are of other hosts, which no test reaches.
        iframes: false,
        ...(rules && { runOnly: rules }),
      });
      return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    [within, runOnly] as const,
  );
}
