import type { Page } from '@playwright/test';

/**
 * The result of `measureYardstick` on a machine of typical speed whose processor is throttled four times. On a slower or
 * busy machine what is measured may take longer by the same factor.
 */
export const YARDSTICK_MS = 85;

/** Milliseconds to render and lay out a plain list of a thousand entries; the median of several runs. */
export function measureYardstick(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const measured: number[] = [];
    for (let turn = 0; turn < 9; turn++) {
      const begin = performance.now();
      const list = document.createElement('ul');
      for (let at = 0; at < 1000; at++) {
        const entry = document.createElement('li');
        entry.append(`Entry ${at}`, document.createElement('b'), String(Math.sqrt(at)));
        list.append(entry);
      }
      document.body.append(list);
      list.getBoundingClientRect();
      list.remove();
      measured.push(performance.now() - begin);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return measured.toSorted((a, b) => a - b)[4]!;
  });
}
