import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: typeof import('axe-core');
  }
}

/** The violations that axe finds in the current state of the page or a part of it, with their elements: of all rules, or some. */
export async function faultsOf(page: Page, part = ':root', rules?: readonly string[]): Promise<string[]> {
  // Loads axe once per document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ([part, rules]) => {
      // Elements that fade in have too little contrast for a moment. Endless animations are not awaited.
      const ending = document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(ending.map(({ finished }) => finished));
      // Frames belong to other hosts, which no test reaches.
      const { violations } = await window.axe!.run(part, {
        resultTypes: ['violations'],
        iframes: false,
        ...(rules && { runOnly: [...rules] }),
      });
      return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    [part, rules] as const,
  );
}
