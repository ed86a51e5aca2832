import type { CDPSession, Page } from '@playwright/test';
import { listOf } from './overview.ts';
import { expect, test } from './shop.ts';
import { measureYardstick, YARDSTICK_MS } from './yardstick.ts';

/** The maximum time from a click to its result. */
const MOST_MS = 50;

/** A page whose answer contains 10,000 products. */
const LARGE = '/demo/large-list';

// Nothing else may run during a measurement.
test.describe.configure({ mode: 'serial' });

async function openSlowly(page: Page): Promise<CDPSession> {
  await page.goto(LARGE);
  await listOf(page);
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}

/** Milliseconds from a click on a brand until its products are rendered and laid out; the median of many clicks. */
function measureClicks(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>('aside input[name="brand"]')].slice(0, 5);
    const count = document.querySelector('[data-widget="product-overview"] h2')!;
    const shown = () =>
      `${count.textContent} ${document.querySelector('[data-widget="product-overview"] h3')!.textContent}`;
    const measured: number[] = [];
    for (let turn = 0; turn < 20; turn++) {
      const before = shown();
      const begin = performance.now();
      boxes[turn % boxes.length]!.click();
      // The click handler renders the list; reading a size forces the layout.
      await Promise.resolve();
      count.getBoundingClientRect();
      measured.push(performance.now() - begin);
      if (shown() === before) throw new Error('The click has changed nothing.');
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    return measured.toSorted((a, b) => a - b)[measured.length / 2]!;
  });
}

test('a click on a filter shows its result within 50 ms, of 10,000 products and on a processor four times as slow', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await openSlowly(page);
  // The first round compiles the code. Other load on the machine can only add time.
  const yardstick = await measureYardstick(page);
  const most = MOST_MS * Math.max(1, yardstick / YARDSTICK_MS);
  const medians: number[] = [];
  for (let round = 0; round < 4 && Math.min(...medians) > most; round++) medians.push(await measureClicks(page));
  console.log(
    `filter: medians of ${medians.map((time) => time.toFixed(0)).join(', ')} ms, yardstick ${yardstick.toFixed(0)} ms`,
  );
  expect(Math.min(...medians)).toBeLessThanOrEqual(most);
});

test('typing a price never holds a key up for more than 16 ms', async ({ page }) => {
  await openSlowly(page);
  await page.evaluate(() => {
    const waited: number[] = ((globalThis as { waited?: number[] }).waited = []);
    addEventListener('keydown', ({ timeStamp }) => waited.push(performance.now() - timeStamp), { capture: true });
  });
  const from = page.getByLabel('Van', { exact: true });
  await from.click();
  // Other load on the machine can only add time.
  const longest: number[] = [];
  for (let round = 0; round < 3; round++) {
    // Presses keys around the pause of 400 ms, so that some arrive while the list renders.
    for (const [at, key] of ['1', '2', '3', '4', '5', '6'].entries()) {
      await page.keyboard.press(key);
      await page.waitForTimeout(100);
      await page.keyboard.press('Backspace');
      await page.waitForTimeout(380 + at * 10);
    }
    const waited = await page.evaluate(() => (globalThis as unknown as { waited: number[] }).waited.splice(0));
    console.log(`keys: ${waited.map((time) => time.toFixed(0)).join(' ')} ms`);
    expect(waited).toHaveLength(12);
    longest.push(Math.max(...waited));
  }
  expect(Math.min(...longest)).toBeLessThanOrEqual(16);
});

test('a list of 10,000 products takes less than 60 MB', async ({ page }) => {
  await page.goto(LARGE);
  await listOf(page);
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  console.log(`heap: ${(usedSize / 1e6).toFixed(1)} MB`);
  expect(usedSize).toBeLessThan(60e6);
});
