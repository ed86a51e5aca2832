// @vitest-environment happy-dom
import { findByRole, findByText, queryByRole, queryByText, waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { bus } from '../../tests/support/page-bus.ts';
import { openPage, type OpenPage } from '../../tests/support/open-page.ts';
import { setPageSettings } from '../../tests/support/page-settings.ts';
import { island } from './cart-page.island.tsx';

const INVERTER = 'GRW-MIN3000TLXH';
const HTML = '<div data-widget="cart-page"><p>De winkelwagen van de winkel</p></div>';
const plain = (text: string | null) => text?.replaceAll(/\s+/g, ' ');

test('increasing a line updates the cart and publishes the count', async () => {
  const page = await openPage({ cart: [{ sku: INVERTER, qty: 1 }] });
  const { element, states } = page.mount(island, HTML);

  await userEvent.click(await findByRole(element, 'button', { name: /^Eén meer Growatt MIN 3000TL-XH/ }));

  await waitFor(() => expect(plain(element.textContent)).toContain('Totaal€ 1.298,-'));
  expect(page.published.at(-1)).toMatchObject(['cart-count', { count: 3 }]);
  expect(states).toEqual(['ready']);
  const plus = page.requests.find(({ path }) => path === '/cart/plus');
  expect(plus?.body).toEqual({ type: 'product', id: 4711, qty: 1 });
  expect(plus?.headers.get('X-Requested-With')).toBe('XMLHttpRequest');
  expect(plus?.headers.get('X-CSRF-TOKEN')).toBe(page.shop.csrf);
});

test('the shop’s own HTML stays until the cart has loaded', async () => {
  const page = await openPage({ cart: [{ sku: INVERTER }] });
  const { element } = page.mount(island, HTML);
  expect(queryByText(element, 'De winkelwagen van de winkel')).not.toBeNull();
  expect(element.getAttribute('aria-busy')).toBe('true');
  await findByRole(element, 'heading', { name: 'Winkelwagen' });
  expect(queryByText(element, 'De winkelwagen van de winkel')).toBeNull();
  expect(element.hasAttribute('aria-busy')).toBe(false);
  expect(page.requests).toMatchObject([{ path: '/cart/get', body: '' }]);
});

test('unmounting restores the shop’s own HTML', async () => {
  const page = await openPage({ cart: [{ sku: INVERTER }] });
  const { element, unmount } = page.mount(island, HTML);
  await findByRole(element, 'heading', { name: 'Winkelwagen' });
  unmount();
  expect(element.innerHTML).toBe('<p>De winkelwagen van de winkel</p>');
});

describe('when the cart cannot be read', () => {
  test.each(['500', '422', 'malformed', 'html', 'cut', 'offline'] as const)(
    '%s: the shop’s HTML stays, and a retry succeeds',
    async (how) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const page = await openPage({ cart: [{ sku: INVERTER }], answers: { '/cart/get': how } });
      const { element, states } = page.mount(island, HTML);
      const retry = await findByRole(element, 'button', { name: 'Opnieuw proberen' }, { timeout: 4000 });
      expect(queryByText(element, 'De winkelwagen van de winkel')).not.toBeNull();
      expect(queryByText(element, 'De winkelwagen is leeg')).toBeNull();
      expect(states).toEqual(['failed']);
      expect(page.published).toContainEqual([
        'call-failed',
        expect.objectContaining({ widget: 'cart-page', call: '/cart/get' }),
      ]);

      await page.shop.fetch('/demo/behaviour', { method: 'DELETE' });
      await userEvent.click(retry);
      await findByRole(element, 'heading', { name: 'Winkelwagen' });
      expect(states).toEqual(['failed', 'ready']);
    },
  );

  test('419: the shop’s HTML stays, and the message asks to load the page again', async () => {
    const page = await openPage({ cart: [{ sku: INVERTER }], answers: { '/cart/get': '419' } });
    const { element, states } = page.mount(island, HTML);
    await findByRole(element, 'button', { name: 'Pagina opnieuw laden' });
    expect(queryByText(element, 'De winkelwagen van de winkel')).not.toBeNull();
    // Such as after a sign-in in another tab.
    await page.shop.fetch('/demo/behaviour', { method: 'DELETE' });
    dispatchEvent(new Event('online'));
    await findByRole(element, 'heading', { name: 'Winkelwagen' });
    expect(states).toEqual(['failed', 'ready']);
  });

  test('an answer outside the contract is reported once, with path, expected and found value', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    const page = await openPage({ cart: [{ sku: INVERTER }], answers: { '/cart/get': 'malformed' } });
    const { element } = page.mount(island, HTML);
    await findByRole(element, 'button', { name: 'Opnieuw proberen' });
    expect(consoleError).toHaveBeenCalledOnce();
    expect(consoleError.mock.calls[0]?.[0]).toMatch(
      /^\/cart\/get answered outside its contract at .+: expected .+, found .+\.$/,
    );
  });
});

test('an empty cart is shown only after the shop has answered', async () => {
  const page = await openPage({});
  const { element } = page.mount(island, '<div></div>');
  expect(queryByText(element, 'De winkelwagen is leeg')).toBeNull();
  await within(element).findByText('De winkelwagen is leeg');
  expect((await findByRole(element, 'link', { name: 'Verder winkelen' })).getAttribute('href')).toBe('/');
  expect(within(element).queryByRole('link', { name: 'Naar bestellen' })).toBeNull();
});

test('three quick clicks and a removal send one change', async () => {
  const page = await openPage({
    cart: [{ sku: INVERTER }],
    answers: { '/cart/plus': 'slow' },
    wait: () => new Promise((done) => setTimeout(done, 50)),
  });
  const { element } = page.mount(island, HTML);
  const more = await findByRole(element, 'button', { name: /^Eén meer Growatt/ });
  more.click();
  more.click();
  more.click();
  within(element)
    .getAllByRole('button', { name: /verwijderen$/ })[0]!
    .click();
  await waitFor(() => expect(plain(element.textContent)).toContain('Totaal€ 1.298,-'));
  expect(page.requests.filter(({ path }) => path !== '/cart/get')).toHaveLength(1);
});

test('a refused change keeps the cart, shows why, and can be tried again', async () => {
  const page = await openPage({ cart: [{ sku: INVERTER }], stock: { [INVERTER]: 1 } });
  const { element } = page.mount(island, HTML);
  const more = await findByRole(element, 'button', { name: /^Eén meer Growatt/ });
  await userEvent.click(more);
  expect((await findByRole(element, 'alert')).textContent).toMatch(/1/);
  expect(plain(element.textContent)).toContain('Totaal€ 649,-');
  await userEvent.click(more);
  await waitFor(() => expect(page.requests.filter(({ path }) => path === '/cart/plus')).toHaveLength(2));
});

test('a refusal by a new session reads its cart', async () => {
  const page = await openPage({
    cart: [{ id: 512, qty: 2 }],
    pages: (app) =>
      app.get('/', (context) => context.html(`<meta name="csrf-token" content="${context.get('session')!.csrf}">`)),
  });
  const { element } = page.mount(island, HTML);
  const more = await findByRole(element, 'button', { name: 'Eén meer MC4-connector set' });
  document.querySelector('meta')!.content = 'of the session that has ended';
  const headers = { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': page.shop.csrf };
  const body = JSON.stringify({ type: 'product', id: 512 });
  await page.shop.fetch('/cart/min', { method: 'POST', headers, body });
  await userEvent.click(more);
  expect((await findByRole(element, 'alert')).textContent).toContain('ligt niet meer in je winkelwagen');
  await waitFor(() => expect(queryByRole(element, 'button', { name: 'Eén meer MC4-connector set' })).toBeNull());
  expect(page.requests.map(({ path }) => path)).toEqual(['/cart/get', '/cart/plus', '/', '/cart/plus', '/cart/get']);
});

describe('a typed quantity', () => {
  const CHANGE = /^\/cart\/(plus|min)$/;

  async function openAndType(typed: string, setup: Parameters<typeof openPage>[0] = {}) {
    const page = await openPage({ cart: [{ id: 512, qty: 2 }], ...setup });
    const { element } = page.mount(island, HTML);
    const field = await findByRole<HTMLInputElement>(element, 'textbox', { name: 'Aantal MC4-connector set' });
    const publishedBefore = page.published.length;
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    return {
      element,
      field,
      changes: () => page.requests.filter(({ path }) => CHANGE.test(path)),
      counts: () => page.published.slice(publishedBefore).filter(([name]) => name === 'cart-count'),
    };
  }

  test.each([
    { typed: '5', path: '/cart/plus', calls: 3 },
    { typed: '1', path: '/cart/min', calls: 1 },
  ])('of $typed is sent on Enter, in $calls calls of one', async ({ typed, path, calls }) => {
    const { field, changes, counts } = await openAndType(typed);
    expect(changes()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(changes()).toHaveLength(calls));
    await waitFor(() => expect(field.readOnly).toBe(false));
    expect(field.value).toBe(typed);
    expect(changes().map(({ path: to, body }) => [to, body])).toEqual(
      Array.from({ length: calls }, () => [path, { type: 'product', id: 512, qty: 1 }]),
    );
    // The badge says it once.
    expect(counts()).toEqual([['cart-count', { count: Number(typed) }]]);
    expect(document.activeElement).toBe(field);
  });

  test('is sent when the field is left, one call after the answer to the other', async () => {
    let pending = 0;
    let most = 0;
    const { field, changes } = await openAndType('6', {
      answers: { '/cart/plus': 'slow' },
      async wait() {
        most = Math.max(most, ++pending);
        await new Promise((done) => setTimeout(done, 10));
        pending--;
      },
    });
    await userEvent.tab();
    await waitFor(() => expect(field.value).toBe('6'));
    expect(changes()).toHaveLength(4);
    expect(most).toBe(1);
  });

  test('that the shop refuses ends at what the shop has, with the reason', async () => {
    const { element, field, changes, counts } = await openAndType('9', { stock: { 512: 4 } });
    await userEvent.keyboard('{Enter}');
    expect((await findByRole(element, 'alert')).textContent).toMatch(/4/);
    expect(field.value).toBe('4');
    expect(changes()).toHaveLength(3);
    expect(counts()).toEqual([['cart-count', { count: 4 }]]);
  });

  test('ends at a call without an answer, and the cart is read again', async () => {
    const { element, field, changes } = await openAndType('9', {
      answers: { '/cart/plus': { how: 'cut', times: 1 } },
    });
    await userEvent.keyboard('{Enter}');
    await findByRole(element, 'alert');
    await waitFor(() => expect(field.value).toBe('3'));
    expect(changes()).toHaveLength(1);
  });

  test('far away gets as near as thirty calls, and says so', async () => {
    const { element, field, changes } = await openAndType('999');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field.value).toBe('32'), { timeout: 4000 });
    expect(changes()).toHaveLength(30);
    await within(element).findByText('Het aantal is nu 32. Per keer kan het hooguit 30 hoger of lager.');
  });

  test.each(['', '0', '-3', '2,5', 'tien', '2'])('of “%s” changes nothing', async (typed) => {
    const { field, changes } = await openAndType(typed || '{Backspace}');
    await userEvent.keyboard('{Enter}');
    expect(field.value).toBe('2');
    await userEvent.tab();
    expect(changes()).toEqual([]);
  });

  test('is forgotten with Escape', async () => {
    const { field, changes } = await openAndType('7');
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    expect(field.value).toBe('2');
    expect(changes()).toEqual([]);
  });

  test('is complete before the checkout opens', async () => {
    const went = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const { element, field } = await openAndType('5', {
      answers: { '/cart/plus': 'slow' },
      wait: () => new Promise((done) => setTimeout(done, 20)),
    });
    went.mockImplementation(() => expect(field.value).toBe('5'));
    const link = within(element).getByRole('link', { name: 'Naar bestellen' });
    await userEvent.click(link);
    expect(link.getAttribute('aria-busy')).toBe('true');
    await waitFor(() => expect(went).toHaveBeenCalledExactlyOnceWith('/checkout'));
    expect(field.value).toBe('5');
  });

  test.each([
    { how: 'is refused', typed: '5', stock: { 512: 3 }, why: /Er zijn er nog 3 op voorraad/ },
    { how: 'is too far away', typed: '50', stock: {}, why: /^Het aantal is nu 32/ },
  ])('that $how does not open the checkout', async ({ typed, stock, why }) => {
    const went = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const { element } = await openAndType(typed, {
      stock,
      answers: { '/cart/plus': 'slow' },
      wait: () => new Promise((done) => setTimeout(done, 5)),
    });
    const link = within(element).getByRole('link', { name: 'Naar bestellen' });
    await userEvent.click(link);
    expect(link.getAttribute('aria-busy')).toBe('true');
    await waitFor(() => expect(link.hasAttribute('aria-busy')).toBe(false), { timeout: 4000 });
    expect(within(element).queryByText(why)).not.toBeNull();
    expect(went).not.toHaveBeenCalled();
  });
});

test('a removal can be undone, and the focus stays in the cart', async () => {
  const page = await openPage({ cart: [{ sku: INVERTER, qty: 2 }] });
  const { element } = page.mount(island, HTML);
  await userEvent.click(await findByRole(element, 'button', { name: /^Growatt MIN 3000TL-XH.* verwijderen$/ }));
  const undo = await findByRole(element, 'button', { name: 'Ongedaan maken' });
  expect(document.activeElement).toBe(undo);
  expect(page.requests.at(-1)).toMatchObject({ path: '/cart/min', body: { type: 'product', id: 4711 } });
  expect(page.requests.at(-1)?.body).not.toHaveProperty('qty');

  await userEvent.click(undo);
  const name = await findByRole(element, 'heading', { name: /^Growatt MIN 3000TL-XH/ });
  expect(page.requests.map(({ path }) => path).slice(-2)).toEqual(['/cart/add', '/cart/get']);
  expect(page.requests.at(-2)?.body).toEqual({
    type: 'product',
    id: 4711,
    qty: 2,
    goToCart: false,
    has_tax_exemption: false,
  });
  await waitFor(() => expect(document.activeElement).toBe(name));
});

test('the tag manager receives the view once, and each accepted change', async () => {
  const page = await openPage({ cart: [{ sku: INVERTER, qty: 2 }] });
  const { element } = page.mount(island, HTML);
  await userEvent.click(await findByRole(element, 'button', { name: /^Eén minder Growatt/ }));
  await waitFor(() => expect(plain(element.textContent)).toContain('Totaal€ 649,-'));
  const pushed = (globalThis as { dataLayer?: { event?: string }[] }).dataLayer!.filter(({ event }) => event);
  expect(pushed).toMatchObject([
    { event: 'view_cart' },
    {
      event: 'remove_from_cart',
      ecommerce: { currency: 'EUR', value: 649, items: [{ item_id: INVERTER, price: 649, discount: 80, quantity: 1 }] },
    },
  ]);
});

test('the tag manager receives nothing when the page switches it off', async () => {
  setPageSettings({ analytics: false });
  const page = await openPage({ cart: [{ sku: INVERTER, qty: 3 }] });
  const { element } = page.mount(island, HTML);
  await userEvent.click(await findByRole(element, 'button', { name: /^Eén minder Growatt/ }));
  await waitFor(() => expect(plain(element.textContent)).toContain('Totaal€ 1.298,-'));
  await userEvent.click(await findByRole(element, 'button', { name: /^Growatt.* verwijderen$/ }));
  await findByText(element, /verwijderd/);
  expect(globalThis).not.toHaveProperty('dataLayer');
});

test('PHP number and list formats are read', async () => {
  const page = await openPage({ cart: [{ sku: INVERTER }], answers: { '*': 'quirks' } });
  const { element } = page.mount(island, HTML);
  await userEvent.click(await findByRole(element, 'button', { name: /^Eén meer Growatt/ }));
  await waitFor(() => expect(plain(element.textContent)).toContain('Totaal€ 1.298,-'));
});

describe('a change whose answer cannot be read', () => {
  const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {});
  const paths = ({ requests: calls }: OpenPage) => calls.map(({ path }) => path);
  const moreOf = (element: HTMLElement) => findByRole(element, 'button', { name: /^Eén meer Growatt/ });
  async function fault({ shop }: OpenPage, call: string, how: string, times?: number) {
    const headers = { 'Content-Type': 'application/json' };
    await shop.fetch('/demo/behaviour', { method: 'POST', headers, body: JSON.stringify({ call, how, times }) });
  }

  test.each(['cut', 'malformed'] as const)('%s: the shop has made it, and no failure is shown', async (how) => {
    quiet();
    const page = await openPage({ cart: [{ sku: INVERTER }], answers: { '/cart/plus': { how, times: 1 } } });
    const { element } = page.mount(island, HTML);
    await userEvent.click(await moreOf(element));
    await waitFor(() => expect(plain(element.textContent)).toContain('Totaal€ 1.298,-'));
    within(element).getByText(/De winkelwagen is bijgewerkt/);
    expect(queryByRole(element, 'alert')).toBeNull();
    expect(paths(page)).toEqual(['/cart/get', '/cart/plus', '/cart/get']);
    expect(page.published.at(-1)).toMatchObject(['cart-count', { count: 3 }]);
  });

  test.each(['html', '500', 'offline'] as const)(
    '%s: the shop has not made it, and a failure is shown',
    async (how) => {
      quiet();
      const page = await openPage({ cart: [{ sku: INVERTER }], answers: { '/cart/plus': { how, times: 1 } } });
      const { element } = page.mount(island, HTML);
      await userEvent.click(await moreOf(element));
      expect((await findByRole(element, 'alert')).textContent).toContain('Er ging iets mis');
      expect(paths(page)).toEqual(['/cart/get', '/cart/plus', '/cart/get']);
    },
  );

  test.each(['422', '429'] as const)('a refusal (%s) needs no look at the cart', async (how) => {
    const page = await openPage({ cart: [{ sku: INVERTER }], answers: { '/cart/plus': { how, times: 1 } } });
    const { element } = page.mount(island, HTML);
    await userEvent.click(await moreOf(element));
    await findByRole(element, 'alert');
    expect(paths(page)).toEqual(['/cart/get', '/cart/plus']);
  });

  test('a removed line is gone', async () => {
    const page = await openPage({ cart: [{ id: 512, qty: 2 }], answers: { '/cart/min': { how: 'cut', times: 1 } } });
    const { element } = page.mount(island, HTML);
    await userEvent.click(await findByRole(element, 'button', { name: 'MC4-connector set verwijderen' }));
    await findByText(element, 'De winkelwagen is leeg');
    expect(queryByRole(element, 'alert')).toBeNull();
  });

  test('a restored line is not offered again', async () => {
    const page = await openPage({ cart: [{ id: 512, qty: 2 }] });
    const { element } = page.mount(island, HTML);
    await userEvent.click(await findByRole(element, 'button', { name: 'MC4-connector set verwijderen' }));
    await fault(page, '/cart/add', 'cut', 1);
    await userEvent.click(await findByRole(element, 'button', { name: 'Ongedaan maken' }));
    await findByRole(element, 'heading', { name: 'MC4-connector set' });
    expect(queryByRole(element, 'button', { name: 'Ongedaan maken' })).toBeNull();
    expect(queryByRole(element, 'alert')).toBeNull();
  });

  test('as long as the cart cannot be read, the message says that the result is unknown', async () => {
    quiet();
    const page = await openPage({ cart: [{ sku: INVERTER }] });
    const { element } = page.mount(island, HTML);
    const more = await moreOf(element);
    await fault(page, '/cart/plus', 'cut', 1);
    await fault(page, '/cart/get', '422');
    await userEvent.click(more);
    const alert = await findByRole(element, 'alert');
    expect(alert.textContent).toContain('We weten niet zeker of de winkelwagen is gewijzigd.');
    await fault(page, '/cart/get', 'normal');
    await userEvent.click(within(alert).getByRole('button', { name: 'Winkelwagen opnieuw laden' }));
    await waitFor(() => expect(plain(element.textContent)).toContain('Totaal€ 1.298,-'));
    expect(queryByRole(element, 'alert')).toBeNull();
    expect(paths(page).filter((path) => path === '/cart/plus')).toHaveLength(1);
  });
});

test('a restored line is never shown as missing, even when the next read fails', async () => {
  const page = await openPage({ cart: [{ id: 512, qty: 2 }] });
  const { element } = page.mount(island, HTML);
  await userEvent.click(await findByRole(element, 'button', { name: 'MC4-connector set verwijderen' }));
  const undo = await findByRole(element, 'button', { name: 'Ongedaan maken' });
  const body = JSON.stringify({ call: '/cart/get', how: '422' });
  await page.shop.fetch('/demo/behaviour', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  await userEvent.click(undo);
  await findByRole(element, 'heading', { name: 'MC4-connector set' });
  expect(queryByText(element, 'De winkelwagen is leeg')).toBeNull();
  expect(page.published.filter(([name]) => name === 'cart-count').at(-1)).toEqual(['cart-count', { count: 2 }]);
});

describe('a change elsewhere that keeps the count', () => {
  async function openAndSwap() {
    const page = await openPage({ cart: [{ id: 512, qty: 2 }] });
    const { element } = page.mount(island, HTML);
    await findByRole(element, 'heading', { name: 'MC4-connector set' });
    const json = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
    await page.shop.fetch('/cart/min', { ...json, body: JSON.stringify({ type: 'product', id: 512, qty: 1 }) });
    await page.shop.fetch('/cart/add', { ...json, body: JSON.stringify({ type: 'product', id: 4711, qty: 1 }) });
    return { ...page, element };
  }

  test.each([
    ['published by a widget', () => bus.publish('cart-count', { count: 2 }, true)],
    [
      'published by a script of the shop',
      () => document.dispatchEvent(new CustomEvent('shop:cart-count', { detail: { count: 2 } })),
    ],
  ])('a count that is %s reloads the cart, and is not published again', async (_, publish) => {
    const { element, published, requests } = await openAndSwap();
    const before = published.length;
    publish();
    await findByRole(element, 'heading', { name: /^Growatt MIN 3000TL-XH/ });
    const counts = published.slice(before).filter(([name]) => name === 'cart-count');
    expect(counts).toEqual([['cart-count', { count: 2 }]]);
    expect(requests.map(({ path }) => path)).toEqual(['/cart/get', '/cart/get']);
  });

  test('a count that another widget read is not published again', async () => {
    const { requests, published } = await openAndSwap();
    const before = published.length;
    bus.publish('cart-count', { count: 2 });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(published).toHaveLength(before);
    expect(requests).toHaveLength(1);
  });
});

test('two carts on one page show the same, and do not reload each other', async () => {
  const page = await openPage({ cart: [{ sku: INVERTER, qty: 1 }] });
  const [first, second] = [page.mount(island, HTML), page.mount(island, HTML)];
  await findByRole(second.element, 'heading', { name: 'Winkelwagen' });
  await userEvent.click(await findByRole(first.element, 'button', { name: /^Eén meer Growatt/ }));
  await waitFor(() => expect(plain(second.element.textContent)).toContain('Totaal€ 1.298,-'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(page.requests.map(({ path }) => path)).toEqual(['/cart/get', '/cart/plus', '/cart/get']);
});

test('many changes elsewhere reload the cart once a second, and the last one is shown', async () => {
  const page = await openPage({ cart: [{ id: 512, qty: 1 }] });
  const { element } = page.mount(island, HTML);
  await findByRole(element, 'heading', { name: 'MC4-connector set' });
  for (let qty = 2; qty <= 6; qty += 1) {
    await page.shop.fetch('/cart/plus', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ type: 'product', id: 512, qty: 1 }),
    });
    bus.publish('cart-count', { count: qty }, true);
  }
  await waitFor(() => expect(page.published.at(-1)).toEqual(['cart-count', { count: 6 }]));
  const quantity = within(element).getByRole<HTMLInputElement>('textbox', { name: 'Aantal MC4-connector set' });
  await waitFor(() => expect(quantity.value).toBe('6'), { timeout: 3000 });
  expect(page.requests.length).toBeLessThanOrEqual(4);
});

test('aria-busy in the shop’s HTML does not block the cart', async () => {
  const page = await openPage({ cart: [{ id: 512 }] });
  const { element } = page.mount(island, '<div data-widget="cart-page" aria-busy="true"></div>');
  await findByRole(element, 'heading', { name: 'MC4-connector set' });
});

test('a throttled cart shows a message', async () => {
  const page = await openPage({ answers: { '/cart/get': '429' } });
  const { element } = page.mount(island, HTML);
  expect((await findByRole(element, 'alert')).textContent).toContain('Te veel pogingen, probeer het later opnieuw');
});

test('the way on is in the summary once, with the total for a phone', async () => {
  const page = await openPage({ cart: [{ sku: INVERTER, qty: 2 }] });
  const { element } = page.mount(island, HTML);
  const link = await findByRole(element, 'link', { name: 'Naar bestellen' });
  expect(plain(link.parentElement!.textContent)).toBe('Totaal € 1.298,-Naar bestellen');
  expect(within(element).getByRole('region', { name: 'Overzicht' }).contains(link)).toBe(true);
});
