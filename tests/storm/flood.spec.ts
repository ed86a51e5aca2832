import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { CONNECTORS, expect, INVERTER, test } from '../browser/shop.ts';
import { isLong, times } from './storm-options.ts';

/** All widgets; each has a demo page. */
const WIDGETS = readdirSync(join(import.meta.dirname, '../../widgets')).sort();
/** Widgets per page; the long run tests each alone. */
const TOGETHER = times(10, 1);
const QUIET_MS = times(3_000, 10_000);

const groups = Array.from({ length: Math.ceil(WIDGETS.length / TOGETHER) }, (_, at) =>
  WIDGETS.slice(at * TOGETHER, (at + 1) * TOGETHER),
);

/** Records the requests of scripts to the shop from all pages of a shopper. */
function recordRequests(context: BrowserContext): string[] {
  const requested: string[] = [];
  context.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) requested.push(new URL(request.url()).pathname);
  });
  return requested;
}

/** Inserts the first example of each widget twice, and loads it. */
async function addTwice(page: Page, names: readonly string[]): Promise<void> {
  await page.evaluate(async (wanted) => {
    const main = document.querySelector('main')!;
    // The page's policy allows no other way to parse HTML.
    const read = (path: string) =>
      new Promise<Document>((resolve) => {
        const request = new XMLHttpRequest();
        request.open('GET', path);
        request.responseType = 'document';
        request.onload = () => resolve(request.responseXML!);
        request.send();
      });
    const examples = wanted.map(async (name) => {
      const element = (await read(`/demo/${name}`)).querySelector(`[data-widget="${name}"]`)!;
      element.setAttribute('data-load', 'eager');
      return [element, element.cloneNode(true)];
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

/** Expects that no more requests are sent after a while. */
async function expectQuiet(page: Page, requested: string[]): Promise<void> {
  await expect(async () => {
    requested.length = 0;
    await page.waitForTimeout(QUIET_MS);
    expect(requested).toEqual([]);
  }).toPass({ timeout: 6 * QUIET_MS, intervals: [100] });
}

for (const names of groups)
  test(`an idle page sends no requests: ${names.join(', ')}`, async ({ page, context, fill }) => {
    test.setTimeout(isLong ? 300_000 : 120_000);
    await fill(INVERTER, 2);
    await fill(CONNECTORS);
    const requested = recordRequests(context);
    for (const tab of [page, await context.newPage(), await context.newPage()]) {
      await tab.goto('/demo');
      await addTwice(tab, names);
      await expectQuiet(tab, requested);
    }
    // Every tab applies facts that a script of the shop publishes, and sends no requests.
    await page.evaluate(() => {
      const items = [{ type: 'product', id: 4711 }];
      document.dispatchEvent(new CustomEvent('shop:compare-changed', { detail: { items } }));
      for (const count of [3, 4, 4]) document.dispatchEvent(new CustomEvent('shop:cart-count', { detail: { count } }));
    });
    await expectQuiet(page, requested);
  });
