import type { Page } from '@playwright/test';
import { openPageWith } from './open-page-with.ts';
import { expect, REPORTED_BY_BROWSER, test } from './shop.ts';

interface Api {
  send(name: string, detail?: unknown, options?: { timeout?: number }): Promise<unknown>;
  ready(name: string): Promise<Element>;
}

/** What a script of the page learns from a command: its result, or the fields of the error. */
function send(page: Page, name: string, detail?: unknown, timeout?: number): Promise<unknown> {
  return page.evaluate(
    async ([command, payload, limit]) => {
      const api = window.shopWidgets as unknown as Api;
      try {
        return (await api.send(command, payload, limit === null ? {} : { timeout: limit })) ?? 'done';
      } catch (error) {
        const { name: type, reason, status, messages, command: sent } = error as Record<string, unknown>;
        return { type, reason, status, messages, sent };
      }
    },
    [name, detail, timeout ?? null] as const,
  );
}

async function open(page: Page, html = ''): Promise<void> {
  await openPageWith(page, html);
  await page.waitForFunction(() => 'send' in (window.shopWidgets ?? {}));
}

const BUY = { type: 'product', id: 512, qty: 2 };
const error = (command: string, reason: string, more: object = {}) => ({
  type: 'CommandError',
  sent: command,
  reason,
  status: null,
  messages: {},
  ...more,
});

test('buying resolves with what the shop answered, and the same order twice is one call', async ({ page }) => {
  await open(page);
  const calls: string[] = [];
  page.on('request', (request) => request.url().endsWith('/cart/add') && calls.push(request.url()));
  const both = await Promise.all([send(page, 'add-to-cart', BUY), send(page, 'add-to-cart', BUY)]);
  expect(both[0]).toMatchObject({ count: 2, item: { name: expect.stringContaining('MC4') } });
  expect(both[1]).toEqual(both[0]);
  expect(calls).toHaveLength(1);
  await expect(page.getByRole('dialog')).toBeVisible();
});

/** Opens a page whose orders are handled by the loader, which then leaves for the cart. */
async function openWithoutPopup(page: Page): Promise<void> {
  await page.route('**/place', async (route) => {
    const response = await route.fetch({ url: new URL('/demo', route.request().url()).href });
    await route.fulfill({ response, body: (await response.text()).replace('data-widget="cart-popup"', '') });
  });
  await page.goto('/place');
  await page.waitForFunction(() => 'send' in (window.shopWidgets ?? {}));
}

/** The bodies of the orders that the page sends from now on. */
function recordOrders(page: Page): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/cart/add')) bodies.push(request.postDataJSON());
  });
  return bodies;
}

test('equal orders at the same time are one, and others are sent one after the other', async ({ page }) => {
  await open(page);
  const orders = recordOrders(page);
  const counts = await page.evaluate(() => {
    const api = window.shopWidgets as unknown as Api;
    const buy = async (qty: number) =>
      ((await api.send('add-to-cart', { type: 'product', id: 512, qty })) as { count: number }).count;
    return Promise.all([buy(1), buy(2), buy(1)]);
  });
  expect(orders).toMatchObject([{ qty: 1 }, { qty: 2 }]);
  expect(counts).toEqual([1, 3, 1]);
});

test('equal orders at the same time are one on a page without a popup', async ({ page }) => {
  await openWithoutPopup(page);
  const orders = recordOrders(page);
  await page.evaluate(() => {
    const api = window.shopWidgets as unknown as Api;
    for (let times = 0; times < 2; times++) void api.send('add-to-cart', { type: 'product', id: 512, qty: 1 });
  });
  await expect(page).toHaveURL(/\/cart$/);
  expect(orders).toHaveLength(1);
});

test('equal toggles at the same time undo each other, in the order in which they were sent', async ({ page }) => {
  // Both are sent while the code of `send` is on its way.
  await page.route(/\/page-api-\w+\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await open(page, '<div data-widget="compare-bar" data-compare-url="/compare"></div>');
  const lists = await page.evaluate(() => {
    const api = window.shopWidgets as unknown as Api;
    const toggle = () => api.send('compare-toggle', { type: 'product', id: 4711 });
    return Promise.all([toggle(), toggle()]);
  });
  expect(lists).toEqual([{ items: [{ type: 'product', id: 4711 }] }, { items: [] }]);
});

for (const place of ['with a popup', 'without a popup'])
  test(`a refused order rejects with status and messages by field, ${place}`, async ({
    page,
    misbehave,
    pageErrors,
  }) => {
    await page.route('**/place', async (route) => {
      const response = await route.fetch({ url: new URL('/demo', route.request().url()).href });
      const html = await response.text();
      const body = place === 'with a popup' ? html : html.replace('data-widget="cart-popup"', '');
      await route.fulfill({ response, body });
    });
    await page.goto('/place');
    await page.waitForFunction(() => 'send' in (window.shopWidgets ?? {}));
    await misbehave('/cart/add', '422');
    const refused = (await send(page, 'add-to-cart', BUY)) as { messages: Record<string, string[]> };
    expect(refused).toMatchObject(error('add-to-cart', 'refused', { status: 422, messages: {} }));
    expect(Object.values(refused.messages).flat().length).toBeGreaterThan(0);
    await misbehave('/cart/add', 'offline');
    expect(await send(page, 'add-to-cart', BUY)).toEqual(error('add-to-cart', 'network'));
    pageErrors.expectOnly(REPORTED_BY_BROWSER);
  });

test('without a popup, buying resolves and then opens the cart', async ({ page }) => {
  await openWithoutPopup(page);
  await page.evaluate(() => {
    const api = window.shopWidgets as unknown as Api;
    void api
      .send('add-to-cart', { type: 'product', id: 512, qty: 2 })
      .then((added) => sessionStorage.setItem('added', JSON.stringify(added)));
  });
  await expect(page).toHaveURL(/\/cart$/);
  expect(JSON.parse((await page.evaluate(() => sessionStorage.getItem('added'))) ?? 'null')).toMatchObject({
    count: 2,
  });
});

test('a command that no widget knows rejects at once', async ({ page }) => {
  await open(page);
  expect(await send(page, 'buy-everything')).toEqual(error('buy-everything', 'unknown'));
});

test('a command without a handler rejects after its time limit, and is not carried out later', async ({ page }) => {
  await open(page);
  expect(await send(page, 'price-match-open', undefined, 200)).toEqual(error('price-match-open', 'unhandled'));
  await page.evaluate(() => {
    const widget = document.createElement('div');
    Object.assign(widget.dataset, { widget: 'price-match', load: 'eager', submitUrl: '/price-match' });
    Object.assign(widget.dataset, { websiteId: '1', productId: '4711' });
    document.querySelector('main')!.append(widget);
  });
  await expect(page.locator('[data-widget="price-match"]')).toHaveAttribute('data-widget-state', 'ready');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await send(page, 'price-match-open')).toBe('done');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the compare list is the answer to its command', async ({ page }) => {
  await open(page, '<div data-widget="compare-bar" data-compare-url="/compare"></div>');
  expect(await send(page, 'compare-toggle', { type: 'product', id: 4711 })).toEqual({
    items: [{ type: 'product', id: 4711 }],
  });
});

test('`ready` waits for the first widget of a name, also in the queue before the loader', async ({ page }) => {
  await page.addInitScript(() => {
    const queue = ((window as unknown as { shopWidgets: unknown[] }).shopWidgets = []) as unknown[][];
    const receive = (promise: Promise<Element>) =>
      void promise.then(
        (element) => (document.documentElement.dataset['found'] = element.getAttribute('data-widget')!),
      );
    queue.push(['ready', 'cart-page', receive]);
  });
  await page.goto('/cart');
  await expect(page.locator('html')).toHaveAttribute('data-found', 'cart-page');
  const again = page.evaluate(async () => {
    const api = window.shopWidgets as unknown as Api;
    return (await api.ready('cart-page')).getAttribute('data-widget-state');
  });
  expect(await again).toBe('ready');
});
