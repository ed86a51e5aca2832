import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { CONNECTORS, expect, INVERTER, test } from '../browser/shop.ts';
import { isLong, times } from './storm-options.ts';

/** All widgets of the house; each has a page of its own in the demo shop. */
const WIDGETS = readdirSync(join(import.meta.dirname, '../../widgets')).sort();
/** Widgets per page: the long form looks at each alone. */
const TOGETHER = times(10, 1);
const QUIET_MS = times(3_000, 10_000);

const groups = Array.from({ length: Math.ceil(WIDGETS.length / TOGETHER) }, (_, at) =>
  WIDGETS.slice(at * TOGETHER, (at + 1) * TOGETHER),
);

/** Counts what the pages of one shopper ask of the shop by script. */
function countAsked(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** Puts the first example of each widget on the page, twice, and wakes it. */
async function addTwice(page: Page, names: readonly string[]): Promise<void> {
  await page.evaluate(async (wanted) => {
    const main = document.querySelector('main')!;
    // The page's policy lets nobody else make a document of text.
    const read = (path: string) =>
      new Promise<Document>((resolve) => {
        const request = new XMLHttpRequest();
        request.open('GET', path);
        request.responseType = 'document';
        request.onload = () => resolve(request.responseXML!);
        request.send();
      });
    const examples = wanted.map(async (name) => {
      const found = (await read(`/demo/${name}`)).querySelector(`[data-widget="${name}"]`)!;
      found.setAttribute('data-load', 'eager');
      return [found, found.cloneNode(true)];
    });
    for (const pair of await Promise.all(examples)) main.append(...pair);
  }, names);
  await page.waitForFunction(
    (wanted) =>
      wanted.every((name) => {
        const states = [...document.querySelectorAll(`main > [data-widget="${name}"]`)].map((element) =>
          element.getAttribute('data-widget-state'),
        );
        return states.length === 2 && states.every((state) => state === 'ready' || state === 'failed');
      }),
    names,
  );
}

/** After a while nothing is asked any more, for as long as it is watched. */
async function expectQuiet(page: Page, asked: string[]): Promise<void> {
  await expect(async () => {
    asked.length = 0;
    await page.waitForTimeout(QUIET_MS);
    expect(asked).toEqual([]);
  }).toPass({ timeout: 6 * QUIET_MS, intervals: [100] });
}

for (const names of groups)
  test(`an idle page sends no requests: ${names.join(', ')}`, async ({ page, context, fill }) => {
    test.setTimeout(isLong ? 300_000 : 120_000);
    await fill(INVERTER, 2);
    await fill(CONNECTORS);
    const asked = countAsked(context);
    for (const tab of [page, await context.newPage(), await context.newPage()]) {
      await tab.goto('/demo');
      await addTwice(tab, names);
      await expectQuiet(tab, asked);
    }
    // What a script of the shop tells is followed by every tab, and answered by none.
    await page.evaluate(() => {
      const items = [{ type: 'product', id: 4711 }];
      document.dispatchEvent(new CustomEvent('shop:compare-changed', { detail: { items } }));
      for (const count of [3, 4, 4]) document.dispatchEvent(new CustomEvent('shop:cart-count', { detail: { count } }));
    });
    await expectQuiet(page, asked);
  });
