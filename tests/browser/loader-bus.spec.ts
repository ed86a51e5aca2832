import type { Page } from '@playwright/test';
import { aWhile, expect, expectLog, expectState, logOf, test } from './loader/fixtures.ts';

type Api = {
  emit(name: string, detail?: unknown): void;
  on(name: string, hear: (detail: unknown) => void): () => void;
  last(name: string): unknown;
  push(...wishes: unknown[]): void;
  version: string;
};
type Shop = { shopWidgets: Api; heard: unknown[] };

const SCRIPT = { 'Content-Type': 'text/javascript' };
const HEAD = '<script src="/before.js"></script><script type="module" async src="/widgets/loader.js"></script>';

/** Waits until the engine has loaded. */
async function isThere(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => typeof (window as unknown as Shop).shopWidgets?.last)).toBe('function');
}

function emit(page: Page, name: string, detail?: unknown): Promise<void> {
  return page.evaluate(([name, detail]) => (window as unknown as Shop).shopWidgets.emit(name, detail), [
    name,
    detail,
  ] as const);
}

const heard = (page: Page) => page.evaluate(() => (window as unknown as Shop).heard);

test('calls that are queued before the loader starts are run in order', async ({ page, site }) => {
  site.answer('/before.js', {
    headers: SCRIPT,
    body: `window.heard = [];
      (window.shopWidgets ||= []).push(['on', 'cart-count', (detail) => heard.push(['one', detail.count])]);
      shopWidgets.push(['emit', 'cart-count', { count: 3 }], ['emit', 'menu-open'], ['nonsense']);`,
  });
  site.page('/', '<div id="a" data-widget="menu"></div>', { head: HEAD });
  await page.goto(site.origin);
  await expectLog(page, ['mount a', 'handled null a']);
  expect(await heard(page)).toEqual([['one', 3]]);
});

test('after the start, the queue has emit, on, last and version, and push still works', async ({ page, site }) => {
  site.page('/', '<div id="a" data-widget="plain"></div>');
  await page.goto(site.origin);
  await isThere(page);
  const details = await page.evaluate(() => {
    const { shopWidgets } = window as unknown as Shop;
    const heard: unknown[] = [];
    const stop = shopWidgets.on('address-saved', (detail) => heard.push(detail));
    shopWidgets.push(['emit', 'address-saved', { address: 1 }]);
    document.dispatchEvent(new CustomEvent('shop:address-saved', { detail: { address: 2 } }));
    stop();
    shopWidgets.emit('address-saved', { address: 3 });
    shopWidgets.emit('compare-changed', { items: [] });
    return {
      heard,
      last: [shopWidgets.last('compare-changed'), shopWidgets.last('cart-count'), shopWidgets.last('address-saved')],
      version: shopWidgets.version,
    };
  });
  expect(details).toEqual({
    heard: [{ address: 1 }, { address: 2 }],
    last: [{ items: [] }, undefined, undefined],
    version: '1.0.0',
  });
});

test('a script of the shop receives the events of widgets from the DOM', async ({ page, site }) => {
  site.page('/', '<div id="a" data-widget="plain"></div>');
  await page.goto(site.origin);
  await expectLog(page, ['mount a']);
  const detail = await page.evaluate(() => {
    let detail: unknown;
    document.addEventListener('shop:cart-count', (event) => (detail = (event as CustomEvent).detail));
    (window as unknown as { hosts: Record<string, { bus: { publish(name: string, detail: unknown): void } }> }).hosts[
      'a'
    ]!.bus.publish('cart-count', { count: 2 });
    return detail;
  });
  expect(detail).toEqual({ count: 2 });
});

test('a command that bubbles up from a button of the shop is handled', async ({ page, site }) => {
  site.page('/', '<button id="b">menu</button><div id="a" data-widget="menu"></div>');
  await page.goto(site.origin);
  await expectState(page, '#a', 'waiting');
  await page.evaluate(() =>
    document.querySelector('#b')!.dispatchEvent(new CustomEvent('shop:menu-open', { bubbles: true })),
  );
  await expectLog(page, ['mount a', 'handled null a']);
});

test('a command is handled by one of several widgets, and by the next one after an unmount', async ({ page, site }) => {
  site.page(
    '/',
    '<div id="a" data-widget="menu" data-load="eager"></div><div id="b" data-widget="menu" data-load="eager"></div>',
  );
  await page.goto(site.origin);
  await expect.poll(() => logOf(page)).toHaveLength(2);
  await emit(page, 'menu-open', 1);
  await page.locator('#a').dispatchEvent('stop-handling');
  await emit(page, 'menu-open', 2);
  await page.locator('#b').dispatchEvent('stop-handling');
  await emit(page, 'menu-open', 3);
  expect((await logOf(page)).slice(2)).toEqual(['handled 1 a', 'handled 2 b']);
});

test('a command without a handler loads the widget that handles it, and waits for it', async ({ page, site }) => {
  site.delay = 200;
  site.page(
    '/',
    '<div id="a" data-widget="menu"></div><div id="b" data-widget="menu"></div><div id="c" data-widget="lazy"></div>',
  );
  await page.goto(site.origin);
  await isThere(page);
  await emit(page, 'menu-open', 1);
  await emit(page, 'menu-open', 2);
  await expect
    .poll(async () => (await logOf(page)).filter((line) => line.startsWith('handled')))
    .toEqual(['handled 1 a', 'handled 2 a']);
  await expectState(page, '#c', 'waiting');
});

test('a command waits for a widget that is inserted much later', async ({ page, site }) => {
  site.page('/', '<main></main>');
  await page.goto(site.origin);
  await isThere(page);
  await emit(page, 'chat-open');
  await page.evaluate(() => {
    const element = Object.assign(document.createElement('div'), { id: 'a' });
    element.dataset['widget'] = 'chat';
    element.dataset['load'] = 'media print';
    document.querySelector('main')!.append(element);
  });
  await expectLog(page, ['mount a', 'handled null a']);
});

test('a listener or handler that throws does not stop the others', async ({ page, site, trouble }) => {
  site.page('/', '<div id="a" data-widget="menu" data-load="eager"></div>');
  await page.goto(site.origin);
  await expectLog(page, ['mount a']);
  const heard = await page.evaluate(() => {
    const { shopWidgets } = window as unknown as Shop;
    const heard: unknown[] = [];
    shopWidgets.on('menu-open', () => {
      throw new Error('thrown by a listener');
    });
    shopWidgets.on('menu-open', (detail) => heard.push(detail));
    shopWidgets.emit('menu-open', { throws: true });
    shopWidgets.emit('menu-open', { throws: false });
    return heard;
  });
  expect(heard).toEqual([{ throws: true }, { throws: false }]);
  await expectLog(page, ['mount a', 'handled {"throws":true} a', 'handled {"throws":false} a']);
  expect(trouble.console.splice(0).join()).toMatch(/thrown by a (listener|handler).*thrown by a (listener|handler)/s);
});

test('a sticky fact is repeated for later listeners, other facts are not', async ({ page, site }) => {
  site.page('/', '');
  await page.goto(site.origin);
  await isThere(page);
  const heard = await page.evaluate(() => {
    const { shopWidgets } = window as unknown as Shop;
    const heard: unknown[] = [];
    for (const count of [1, 2]) document.dispatchEvent(new CustomEvent('shop:cart-count', { detail: { count } }));
    shopWidgets.emit('chat-opened', { not: 'sticky' });
    for (const name of ['cart-count', 'compare-changed', 'chat-opened'])
      shopWidgets.on(name, (detail) => heard.push(name, detail));
    return heard;
  });
  expect(heard).toEqual(['cart-count', { count: 2 }]);
});

test('a listener of a sticky fact can read it with last', async ({ page, site }) => {
  site.answer('/before.js', {
    headers: SCRIPT,
    body: `window.heard = []; document.addEventListener('shop:cart-count', () => heard.push(shopWidgets.last('cart-count')));`,
  });
  site.page('/', '', { head: HEAD });
  await page.goto(site.origin);
  await isThere(page);
  await emit(page, 'cart-count', { count: 5 });
  expect(await heard(page)).toEqual([{ count: 5 }]);
});

test('cart and compare list are the same in every tab, and no tab sends an update back', async ({
  page,
  site,
  context,
}) => {
  site.page('/', '');
  const secondTab = await context.newPage();
  for (const tab of [page, secondTab]) {
    await tab.goto(site.origin);
    await isThere(tab);
    await tab.evaluate(() => {
      const shop = window as unknown as Shop;
      shop.heard = [];
      for (const name of ['cart-count', 'compare-changed', 'chat-opened'])
        shop.shopWidgets.on(name, (detail) => shop.heard.push(name, detail));
    });
  }
  await emit(page, 'cart-count', { count: 4 });
  await emit(secondTab, 'compare-changed', { items: [{ id: 1, type: 'product' }] });
  await emit(page, 'chat-opened');
  const both = ['cart-count', { count: 4 }, 'compare-changed', { items: [{ id: 1, type: 'product' }] }];
  await expect.poll(() => heard(secondTab)).toEqual(both);
  await expect.poll(() => heard(page)).toEqual(expect.arrayContaining(both));
  await aWhile(page);
  expect(await heard(secondTab)).toHaveLength(4);
  expect(await heard(page)).toHaveLength(6);
});

test('another tab receives new facts, and every change', async ({ page, site, context }) => {
  site.page('/', '<div id="a" data-widget="plain"></div>');
  const secondTab = await context.newPage();
  for (const tab of [page, secondTab]) {
    await tab.goto(site.origin);
    await expectLog(tab, ['mount a']);
    await tab.evaluate(() => {
      const shop = window as unknown as Shop;
      shop.heard = [];
      shop.shopWidgets.on('cart-count', (detail) => shop.heard.push(detail));
    });
  }
  const tell = (tab: Page, count: number, isChange = false) =>
    tab.evaluate(
      ([count, isChange]) => {
        const { hosts } = window as unknown as {
          hosts: Record<string, { bus: { publish(...told: unknown[]): void } }>;
        };
        hosts['a']!.bus.publish('cart-count', { count }, isChange);
      },
      [count, isChange] as const,
    );
  await tell(page, 1);
  await expect.poll(() => heard(secondTab)).toEqual([{ count: 1 }]);
  await tell(secondTab, 1);
  await tell(page, 1);
  await tell(page, 1, true);
  await tell(page, 2);
  await expect.poll(() => heard(secondTab)).toEqual([{ count: 1 }, { count: 1 }, { count: 2 }]);
  expect(await heard(page)).toEqual([{ count: 1 }, { count: 1 }, { count: 2 }]);
});

test('a message of another tab is a valid shared fact, or ignored', async ({ page, site, context }) => {
  site.page('/', '<div id="p" data-widget="cart-popup"></div>');
  await page.goto(site.origin);
  await isThere(page);
  await page.evaluate(() => {
    const shop = window as unknown as Shop;
    shop.heard = [];
    for (const name of ['add-to-cart', 'cart-count', 'compare-changed', 'call-failed'])
      document.addEventListener(`shop:${name}`, (event) => shop.heard.push([name, (event as CustomEvent).detail]));
  });
  const secondTab = await context.newPage();
  await secondTab.goto(site.origin);
  await secondTab.evaluate(() => {
    const tabs = new BroadcastChannel('shop-widgets');
    const messages = [
      null,
      7,
      'cart-count',
      {},
      [],
      [['cart-count'], { count: 1 }],
      ['add-to-cart', { type: 'product', id: 4711, qty: 1 }],
      ['call-failed', {}],
      ['constructor', { count: 1 }],
      ['toString', {}],
      ['cart-count'],
      ['cart-count', null],
      ['cart-count', { count: '<b>' }],
      ['cart-count', { count: -1 }, true],
      ['cart-count', { count: 1.5 }],
      ['cart-count', { count: { toString: 1 } }],
      ['cart-count', { count: ['5'] }],
      ['compare-changed', { items: {} }],
      ['compare-changed', { items: [null] }],
      ['cart-count', { count: 4 }, 'yes'],
    ];
    for (const message of messages) tabs.postMessage(message);
  });
  await expect.poll(() => heard(page)).toEqual([['cart-count', { count: 4 }]]);
  await expectState(page, '#p', 'waiting');
});

test('a widget that repeats a call by itself is blocked until the shopper acts', async ({ page, site, trouble }) => {
  site.answer('/own/call', { body: '{}' });
  site.page('/', '<p>Text</p><div id="a" data-widget="plain"></div>');
  await page.goto(site.origin);
  await expectLog(page, ['mount a']);
  const ask = () =>
    page.evaluate(async () => {
      const { hosts } = window as unknown as {
        hosts: Record<string, { request(...call: unknown[]): Promise<unknown> }>;
      };
      const calls = Array.from({ length: 30 }, () => hosts['a']!.request('POST', '/own/call', { of: 1 }));
      return (await Promise.allSettled(calls)).filter(({ status }) => status === 'rejected').length;
    });
  expect(await ask()).toBe(20);
  expect(site.requestsTo(/own/)).toHaveLength(10);
  await expect
    .poll(() => trouble.console)
    .toEqual([expect.stringMatching(/^plain: POST \/own\/call was called 11 times/)]);
  trouble.console.splice(0);
  await page.evaluate(() => document.querySelector('p')!.click());
  expect(await ask()).toBe(30);
  await page.getByText('Text').click();
  expect(await ask()).toBe(20);
  await expect.poll(() => trouble.console).toHaveLength(1);
  trouble.console.splice(0);
});

const WANTED = { type: 'product', id: 4711, qty: 2, goToCart: false, has_tax_exemption: false };
const ADDED = {
  item: {
    sku: 'GRW',
    name: 'Growatt',
    brand: 'Growatt',
    price: '649.00',
    from_price: 729,
    image: '/p.jpg',
    mobile_image: null,
    qty: 2,
    type: 'product',
    extra_power_credits: 25,
    pre_heat: 0,
    price_on_request: false,
  },
  count: '3',
  accessories: [],
  vatRate: 21,
  hasTaxExemption: 0,
};

test('without a popup the buy button adds the product, and opens the cart', async ({ page, site }) => {
  site.answer('/cart/add', { body: JSON.stringify(ADDED), after: 100 });
  site.page('/cart', '<h1>Cart</h1>');
  site.page('/', '<meta name="csrf-token" content="secret">');
  await page.goto(site.origin);
  await isThere(page);
  // The page that heard the events is gone when the cart opens, so they are kept for the tab.
  await page.evaluate(() => {
    const details: unknown[] = [];
    for (const name of ['cart-count', 'cart-added'])
      document.addEventListener(`shop:${name}`, (event) => {
        details.push((event as CustomEvent).detail);
        queueMicrotask(() =>
          sessionStorage.setItem('told', JSON.stringify([...details, (window as { dataLayer?: unknown }).dataLayer])),
        );
      });
  });
  await emit(page, 'add-to-cart', WANTED);
  await emit(page, 'add-to-cart', WANTED);
  await expect(page.getByRole('heading', { name: 'Cart' })).toBeVisible();
  expect(JSON.parse((await page.evaluate(() => sessionStorage.getItem('told')))!)).toEqual([
    { count: 3 },
    expect.objectContaining({ count: 3, item: expect.objectContaining({ price: 649 }) }),
    [
      { ecommerce: null },
      {
        event: 'add_to_cart',
        ecommerce: {
          currency: 'EUR',
          value: 1298,
          items: [expect.objectContaining({ item_id: 'GRW', quantity: 2, price: 649 })],
        },
      },
    ],
  ]);
  const calls = site.requestsTo(/\/cart\/add/);
  expect(calls).toHaveLength(1);
  expect(JSON.parse(calls[0]!.body)).toEqual(WANTED);
  expect(calls[0]!.headers).toMatchObject({
    'x-csrf-token': 'secret',
    'x-requested-with': 'XMLHttpRequest',
    'content-type': 'application/json',
  });
});

for (const [how, page] of [
  ['another one', '<meta content="new" name="csrf-token">'],
  ['the login', null],
] as const)
  test(`an order that is refused for its token is sent again where the page has ${how}`, async ({
    page: tab,
    site,
    trouble,
  }) => {
    const isBought = page !== null;
    site.answer('/cart/add', ({ headers }) =>
      headers['x-csrf-token'] === 'new' ? { body: JSON.stringify(ADDED) } : { status: 419, body: '{}' },
    );
    site.page('/cart', '<h1>Cart</h1>');
    site.page('/login', '<meta name="csrf-token" content="new">');
    site.page('/', '<meta name="csrf-token" content="old">');
    await tab.goto(site.origin);
    await isThere(tab);
    if (isBought) site.page('/', page);
    else site.answer('/', { status: 302, headers: { Location: '/login' } });
    await emit(tab, 'add-to-cart', WANTED);
    if (isBought) await expect(tab.getByRole('heading', { name: 'Cart' })).toBeVisible();
    else
      await expect(tab.getByRole('alert')).toHaveText(
        'Je sessie is verlopen. Laad de pagina opnieuw. Pagina opnieuw laden',
      );
    expect(site.requestsTo(/\/cart\/add/).map(({ headers }) => headers['x-csrf-token'])).toEqual(
      isBought ? ['old', 'new'] : ['old'],
    );
    expect(trouble.console.splice(0).filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
  });

const UNSURE =
  'We weten niet zeker of alles is toegevoegd. Kijk in je winkelwagen voordat je het opnieuw probeert. Naar winkelwagen';

const APOLOGIES = {
  refuses: 'no',
  'refuses with one text': 'Boem',
  'refuses with a list': 'Te veel., Nee.',
  'refuses with nested messages': 'Te veel., Onbekend.',
  'has heard too much': 'Te veel pogingen, probeer het later opnieuw',
  // The size of the cart cannot be read either.
  'breaks its contract': UNSURE,
  'does not answer': UNSURE,
};

for (const [how, answer, status] of [
  ['refuses', { status: 422, body: '{"message":"no"}' }, 422],
  ['refuses with one text', { status: 422, body: '{"message":"no","errors":"Boem"}' }, 422],
  ['refuses with a list', { status: 422, body: '{"errors":["Te veel.",null,"Nee."]}' }, 422],
  [
    'refuses with nested messages',
    { status: 422, body: '{"errors":{"qty":{"max":["Te veel."]},"id":"Onbekend."}}' },
    422,
  ],
  ['has heard too much', { status: 429, body: '{"message":"Too Many Attempts."}' }, 429],
  ['breaks its contract', { body: '{"count":"many"}' }, 200],
  ['does not answer', { cut: true }, null],
] as const)
  test(`a shop that ${how} leaves the shopper on the page, and the page receives an event`, async ({
    page,
    site,
    trouble,
  }) => {
    site.answer('/cart/add', answer);
    site.page('/', '');
    await page.goto(site.origin);
    await isThere(page);
    await page.evaluate(() => {
      const shop = window as unknown as Shop;
      const failures: unknown[] = (shop.heard = []);
      shop.shopWidgets.on('call-failed', (detail) => failures.push(detail));
    });
    await emit(page, 'add-to-cart', WANTED);
    // The size of the cart, which is read then, may fail too.
    const first = async () => (await heard(page))[0];
    await expect.poll(first).toMatchObject({ widget: 'add-to-cart', call: '/cart/add', status });
    await aWhile(page);
    await expect(page.getByRole('alert')).toHaveText(APOLOGIES[how]);
    expect(new URL(page.url()).pathname).toBe('/');
    // The browser itself reports the failed request.
    const isExpected = /^Failed to load resource|^\/cart\/\w+ answered outside its contract at /;
    expect(trouble.console.splice(0).filter((text) => !isExpected.test(text))).toEqual([]);
  });

for (const [how, before, now, outcome] of [
  ['was carried out', 2, '4', 'cart'],
  ['was not carried out', 2, '2', 'Er ging iets mis. Probeer het later opnieuw.'],
  ['finds an empty cart', undefined, '0', 'Er ging iets mis. Probeer het later opnieuw.'],
  ['may have been carried out', undefined, '4', UNSURE],
] as const)
  for (const [fault, answer] of [
    ['cut', { cut: true }],
    ['a page', { body: '<!doctype html><p>Welkom</p>' }],
    ['an error of the server', { status: 500, body: '{}' }],
  ] as const)
    test(`an order whose answer is ${fault} ${how}: the shopper is told what is known`, async ({
      page,
      site,
      trouble,
    }) => {
      site.answer('/cart/add', answer);
      site.answer('/cart/init', { body: JSON.stringify({ amount: now }) });
      site.page('/cart', '<h1>Cart</h1>');
      site.page('/', '');
      await page.goto(site.origin);
      await isThere(page);
      if (before !== undefined) await emit(page, 'cart-count', { count: before });
      // The browser itself repeats a request whose connection was cut; the page does not.
      const sent: string[] = [];
      page.on('request', (request) => sent.push(new URL(request.url()).pathname));
      await emit(page, 'add-to-cart', WANTED);
      if (outcome === 'cart') await expect(page.getByRole('heading', { name: 'Cart' })).toBeVisible();
      else await expect(page.getByRole('alert')).toHaveText(outcome);
      if (outcome === UNSURE) await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', '/cart');
      expect(sent.filter((path) => path === '/cart/add')).toHaveLength(1);
      const isExpected = /^Failed to load resource|^\/cart\/add answered outside its contract at /;
      expect(trouble.console.splice(0).filter((text) => !isExpected.test(text))).toEqual([]);
    });

test('with a popup on the page, loaded or not, the popup handles the order', async ({ page, site }) => {
  site.page('/', '<div id="p" data-widget="cart-popup"></div>');
  await page.goto(site.origin);
  await isThere(page);
  await emit(page, 'add-to-cart', WANTED);
  await expectLog(page, ['mount p', `handled ${JSON.stringify(WANTED)} p`]);
  expect(site.requestsTo(/\/cart\/add/)).toEqual([]);
});

test('a popup whose code does not load does not prevent an order', async ({ page, site, trouble }) => {
  site.answer('/widgets/cart-popup-test.js', { status: 500 });
  site.answer('/cart/add', { body: JSON.stringify(ADDED) });
  site.page('/cart', '<h1>Cart</h1>');
  site.page('/', '<div id="p" data-widget="cart-popup"></div>');
  await page.goto(site.origin);
  await isThere(page);
  await emit(page, 'add-to-cart', WANTED);
  await expect(page.getByRole('heading', { name: 'Cart' })).toBeVisible();
  expect(site.requestsTo(/\/cart\/add/)).toHaveLength(1);
  trouble.console.splice(0);
});

test('an order during page load waits for the complete page', async ({ page, site }) => {
  site.answer('/before.js', {
    headers: SCRIPT,
    body: `(window.shopWidgets ||= []).push(['emit', 'add-to-cart', ${JSON.stringify(WANTED)}]);`,
  });
  site.answer('/slow.js', { headers: SCRIPT, body: '', after: 500 });
  site.page('/', '<p>x</p><script src="/slow.js"></script><div id="p" data-widget="cart-popup"></div>', { head: HEAD });
  await page.goto(site.origin);
  await expectLog(page, ['mount p', `handled ${JSON.stringify(WANTED)} p`]);
  expect(site.requestsTo(/\/cart\/add/)).toEqual([]);
});

test('an invalid queued call does not affect the others, and a script can keep its own list', async ({
  page,
  site,
  trouble,
}) => {
  site.answer('/before.js', {
    headers: SCRIPT,
    body: `window.kept = (window.shopWidgets ||= []); kept.push(null, ['scan', null], ['emit', 'menu-open']);`,
  });
  site.page('/', '<div id="a" data-widget="menu"></div>', { head: HEAD });
  await page.goto(site.origin);
  await expectLog(page, ['mount a', 'handled null a']);
  await page.evaluate(() => (window as unknown as { kept: Api }).kept.push(['emit', 'menu-open', 2]));
  await expectLog(page, ['mount a', 'handled null a', 'handled 2 a']);
  trouble.console.splice(0);
});
