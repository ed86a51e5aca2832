import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './shop.ts';

/** Pages that replace a part of themselves repeatedly, as Turbo and htmx do. */

const SWAPS = 50;
const PICTURE =
  '<picture><source media="(max-width: 800px)" srcset="/media/p/4711-m.svg"><img src="/media/p/4711.svg" alt="MIN 3000" width="1200" height="900"></picture>';
const ASKED = `<details><summary>Hoe lang?</summary><div>${PICTURE}<p>Tien jaar.</p></div></details>`;

const PLACES = {
  'product-gallery': `<div data-widget="product-gallery"><a href="/media/p/4711.svg">${PICTURE}</a><ul><li><a href="/media/p/4711.svg"><img src="/media/p/4711-m.svg" alt=""></a></li><li><a href="/media/p/4711-wall.svg"><img src="/media/p/4711-m.svg" alt=""></a></li></ul></div>`,
  'faq-block': `<div data-widget="faq-block"><h2>Garantie</h2>${PICTURE}${ASKED}</div>`,
  'brand-faq': `<div data-widget="brand-faq" data-brand-id="3" data-initial="{}"><section><h3>Garantie</h3><a href="/omvormers">${PICTURE}</a>${ASKED}</section></div>`,
  'video-player': `<div data-widget="video-player"><a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"><img src="/media/p/4711.svg" alt="">Film</a></div>`,
  'mobile-menu': `<div data-widget="mobile-menu"><details><summary>Menu</summary><ul data-menu="items"><li><a href="/omvormers">${PICTURE}Omvormers</a></li></ul></details></div>`,
  'star-rating': `<span data-widget="star-rating" data-rating="4.6" data-count="31">4,6 van 5</span>`,
};

async function counted(session: CDPSession): Promise<{ nodes: number; listeners: number }> {
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const byName = Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  return { nodes: byName['Nodes']!, listeners: byName['JSEventListeners']! };
}

/** Inserts the widget, waits until it is ready, and removes it, this often. */
async function swap(page: Page, html: string, times: number): Promise<void> {
  await page.evaluate(
    async ({ markup, count }) => {
      for (let round = 0; round < count; round++) {
        document.querySelector('main')!.insertAdjacentHTML('afterbegin', markup);
        const element = document.querySelector<HTMLElement>('main > [data-widget]')!;
        element.dataset['load'] = 'eager';
        while (element.dataset['widgetState'] !== 'ready') await new Promise(requestAnimationFrame);
        element.remove();
        while (element.querySelector('.sw-root, .sw-star-rating__count')) await new Promise(requestAnimationFrame);
      }
    },
    { markup: html, count: times },
  );
}

// The test itself writes markup, which the policy of the shop's pages forbids.
test.use({ bypassCSP: true });

for (const [name, html] of Object.entries(PLACES))
  test(`${name} can be exchanged ${SWAPS} times without a memory leak`, async ({ page }) => {
    await page.goto('/login');
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await swap(page, html, 5);
    const before = await counted(session);
    await swap(page, html, SWAPS);
    // A pending response or frame may reference the last one for a moment, and what the page does once adds listeners.
    await expect
      .poll(async () => {
        const { nodes, listeners } = await counted(session);
        return { nodes: nodes - before.nodes < SWAPS, listeners: listeners - before.listeners < SWAPS / 2 };
      })
      .toEqual({ nodes: true, listeners: true });
  });
