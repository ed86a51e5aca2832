import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: typeof import('axe-core');
  }
}

/** What axe finds wrong with the page, or a part of it, as it shows now; each fault with the elements that have it. */
export async function faultsOf(page: Page, part = ':root'): Promise<string[]> {
  // A document takes it in once, however often it is looked at.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (part) => {
    // What fades in has no contrast yet; what turns for ever is not waited for.
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    // Frames are of other hosts, which no test reaches.
    const { violations } = await window.axe!.run(part, { resultTypes: ['violations'], iframes: false });
    return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, part);
}
