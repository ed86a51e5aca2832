import type { Page } from '@playwright/test';
import { aWhile, expect, expectLog, expectState, test } from './loader/fixtures.ts';
import type { Site } from './loader/serve.ts';

/** Files that fail for a while, in a page that stays visible and online. Its clock is moved. */

const SHOP = '<p>shop</p>';

/** Records which states the widget leaves. The test's clock has no marks. */
async function watchStates(page: Page): Promise<() => Promise<(string | null)[]>> {
  const left = await page.locator('#a').evaluateHandle((element) => {
    const states: (string | null)[] = [];
    new MutationObserver((records) => states.push(...records.map(({ oldValue }) => oldValue))).observe(element, {
      attributeFilter: ['data-widget-state'],
      attributeOldValue: true,
    });
    return states;
  });
  return () => left.jsonValue();
}

test.beforeEach(({ page }) => page.clock.install());

/** The page after a first failure: how often the file was asked by then, and later. */
async function openFailing({ page, site }: { page: Page; site: Site }, file: string) {
  let isDown = true;
  site.answer(`/widgets/${file}`, () => (isDown ? { status: 503 } : undefined));
  site.page('/', `<div id="a" data-widget="plain">${SHOP}</div>`);
  await page.goto(site.origin);
  await expectState(page, '#a', 'failed');
  const requestCount = () => site.requestsTo(new RegExp(file)).length;
  const once = requestCount();
  return {
    heal: () => void (isDown = false),
    async expectTries(tries: number): Promise<void> {
      await expect.poll(requestCount).toBe(once * tries);
    },
  };
}

test('a widget whose code is out for a minute comes by itself, and the shop’s HTML stays until then', async ({
  page,
  site,
  trouble,
}) => {
  const { heal, expectTries } = await openFailing({ page, site }, 'plain-test.js');
  const leftStates = await watchStates(page);
  await page.clock.fastForward(10_000);
  await expectTries(2);
  await page.clock.fastForward(10_000);
  await expectTries(2);
  await page.clock.fastForward(10_000);
  await expectTries(3);
  await expect(page.getByText('shop')).toBeVisible();
  expect(await leftStates()).toEqual([]);
  heal();
  await page.clock.fastForward(40_000);
  await expectLog(page, ['mount a']);
  expect(await leftStates()).toEqual(['failed', 'loading']);
  trouble.console.splice(0);
});

test('the files of an element that left the page are not retried', async ({ page, site, trouble }) => {
  const { expectTries } = await openFailing({ page, site }, 'plain-test.js');
  await page.locator('#a').evaluate((element) => element.remove());
  await page.clock.fastForward(10_000);
  await aWhile(page);
  await expectTries(1);
  trouble.console.splice(0);
});

test('widgets come by themselves when the engine was out for a minute', async ({ page, site, trouble }) => {
  const { heal, expectTries } = await openFailing({ page, site }, 'engine-test.js');
  await page.clock.fastForward(10_000);
  await expectTries(2);
  await page.clock.fastForward(20_000);
  await expectTries(3);
  heal();
  await page.clock.fastForward(40_000);
  await expectLog(page, ['mount a']);
  await expectState(page, '#a', 'ready');
  trouble.console.splice(0);
});
