import type { Page } from '@playwright/test';
import { aWhile, expect, expectLog, expectState, test } from './loader/fixtures.ts';
import type { Site } from './loader/serve.ts';

const ENGINE = '/widgets/engine-test.js';
const BUY = '<form action="/cart"><button id="b" data-widget="plain" data-load="visible">Buy</button></form>';

/** Records the widget events of the page. */
const LISTEN = `window.told = [];
document.addEventListener('shop:widget-failed', ({ detail }) =>
  told.push([detail.widget, detail.element.id, detail.error instanceof Error, detail.element.dataset.widgetState].join(' ')));`;

function open(site: Site, page: Page, body: string, head = '') {
  site.answer('/listen.js', { body: LISTEN, headers: { 'Content-Type': 'text/javascript' } });
  site.page('/', body, {
    head: `<script src="/listen.js"></script>${head}<script type="module" async src="/widgets/loader.js"></script>`,
  });
  site.page('/cart', '<h1>Cart</h1>');
  return page.goto(site.origin, { waitUntil: 'commit' });
}

const toldOf = (page: Page) => page.evaluate(() => (window as unknown as { told: string[] }).told);
const statesOf = (page: Page, widget: string) =>
  page.evaluate(
    (start) =>
      performance
        .getEntriesByType('mark')
        .filter(({ name }) => name.startsWith(start))
        .map(({ name }) => name.replace(start, '')),
    `shop:${widget}:`,
  );

const AGAIN: Record<string, (page: Page) => Promise<unknown>> = {
  'is online again': (page) => page.evaluate(() => dispatchEvent(new Event('online'))),
  'is looked at again': (page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
};

for (const [when, again] of Object.entries(AGAIN))
  test(`without the engine every widget fails with one event, and recovers when it ${when}`, async ({
    page,
    site,
    trouble,
  }) => {
    let isDown = true;
    site.answer(ENGINE, () => (isDown ? { status: 503 } : undefined));
    site.answer('/asking/7', ({}, times) => ({ body: `answer ${times}` }));
    await open(site, page, `<div id="a" data-widget="asking" data-id="7"><p>shop</p></div>${BUY}`);
    await expectState(page, '#a', 'failed');
    await expectState(page, '#b', 'failed');
    await expect(page.getByText('shop')).toBeVisible();
    const tries = site.requestsTo(/engine/).length;
    await again(page);
    await expect.poll(() => site.requestsTo(/engine/).length).toBe(tries * 2);
    // The browser has the refused answer by now, and the loader too.
    await page.waitForLoadState('networkidle');
    expect((await toldOf(page)).sort()).toEqual(['asking a true failed', 'plain b true failed']);
    isDown = false;
    await again(page);
    await expectState(page, '#b', 'ready');
    // The prefetched answer has expired, so the call is sent again.
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { log: string[] }).log))
      .toContain('answer answer 2 a');
    expect(await statesOf(page, 'asking')).toEqual(['failed', 'waiting', 'loading', 'ready']);
    expect(await toldOf(page)).toHaveLength(2);
    trouble.console.splice(0);
  });

test('widgets that arrive after the engine was given up have failed too', async ({ page, site, trouble }) => {
  site.answer(ENGINE, { status: 503 });
  const arrival = site.hang('/slow.js');
  await open(site, page, `<div id="a" data-widget="plain"></div><script src="/slow.js"></script>${BUY}`);
  await expectState(page, '#a', 'failed');
  arrival.answer({ headers: { 'Content-Type': 'text/javascript' } });
  await expectState(page, '#b', 'failed');
  expect(await toldOf(page)).toEqual(['plain a true failed', 'plain b true failed']);
  trouble.console.splice(0);
});

test('an engine that throws at its start releases the first click to the form of the shop', async ({
  page,
  site,
  trouble,
}) => {
  site.answer(ENGINE, {
    body: `export function start() { throw new Error('thrown at start'); }`,
    headers: { 'Content-Type': 'text/javascript' },
    after: 500,
  });
  await open(site, page, BUY);
  await page.getByRole('button', { name: 'Buy' }).click();
  await expect(page.getByRole('heading', { name: 'Cart' })).toBeVisible();
  await page.goBack();
  await expectState(page, '#b', 'failed');
  expect(await toldOf(page)).toEqual(['plain b true failed']);
  await page.getByRole('button', { name: 'Buy' }).click();
  await expect(page.getByRole('heading', { name: 'Cart' })).toBeVisible();
  trouble.console.splice(0);
});

/** Each makes the real engine throw at one point of its start. */
const MOMENTS: Record<string, () => void> = {
  'before it has replayed the clicks': () =>
    Object.assign(window, {
      MutationObserver: function MutationObserver() {
        throw new Error('thrown at start');
      },
    }),
  'between two clicks': () => {
    const { MouseEvent: Native } = window;
    let count = 0;
    const construct = () => {
      if (++count === 2) throw new Error('thrown at start');
      return new Native('click');
    };
    Object.assign(window, { MouseEvent: new Proxy(Native, { construct }) });
  },
  'after it has replayed them': () => {
    const { addEventListener: add } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (...args: Parameters<typeof add>) {
      if (args[0] !== 'shop:widget-failed') return add.apply(this, args);
      EventTarget.prototype.addEventListener = add;
      throw new Error('thrown at start');
    };
  },
};
for (const [moment, spoil] of Object.entries(MOMENTS))
  test(`an engine that throws ${moment} loses no click and repeats none`, async ({ page, site, trouble }) => {
    const engine = site.hang(ENGINE);
    const button = (id: string, widget: string) =>
      `<button id="${id}" data-widget="${widget}" data-load="visible">${id}</button>`;
    const buttons = [
      button('one', 'plain'),
      button('two', 'misspelt'),
      button('three', 'plain'),
      button('four', 'plain'),
    ];
    await open(site, page, buttons.join(''));
    await page.evaluate(() => {
      const clicked: string[] = ((window as unknown as { clicked: string[] }).clicked = []);
      document.addEventListener('click', ({ target }) => clicked.push((target as Element).id));
    });
    for (const id of ['one', 'two', 'two', 'three', 'four']) await page.locator(`#${id}`).click();
    await page.evaluate(() => void ((window as unknown as { clicked: string[] }).clicked.length = 0));
    await page.evaluate(spoil);
    engine.answer();
    const clickedOf = () => page.evaluate(() => (window as unknown as { clicked: string[] }).clicked.toSorted());
    await expect.poll(clickedOf).toEqual(['four', 'one', 'three', 'two']);
    await aWhile(page);
    expect(await clickedOf()).toEqual(['four', 'one', 'three', 'two']);
    trouble.console.splice(0);
  });

test('an engine that never answers delays the buy form for 20 seconds, and still works when it loads later', async ({
  page,
  site,
}) => {
  await page.clock.install();
  const engine = site.hang(ENGINE);
  const elsewhere = BUY.replace('action', 'target="cart" action');
  await open(site, page, `<div id="a" data-widget="plain"></div>${elsewhere}<iframe name="cart"></iframe>`);
  const cart = page.frameLocator('iframe').getByRole('heading', { name: 'Cart' });
  await page.getByRole('button', { name: 'Buy' }).click();
  await page.clock.runFor(10_000);
  await expect(cart).toHaveCount(0);
  await page.clock.runFor(11_000);
  await expect(cart).toBeVisible();
  await expectState(page, '#a', 'failed');
  engine.answer();
  await expectState(page, '#a', 'ready');
  await expectLog(page, ['mount a', 'mount b']);
});
