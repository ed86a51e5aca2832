// @vitest-environment happy-dom
import { findByRole, waitFor } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import type { Host } from '../../shared/runtime/host.ts';
import { bus } from '../../tests/support/page-bus.ts';
import { openPage, type OpenPage } from '../../tests/support/open-page.ts';
import { enhancer } from './cart-badge.enhancer.ts';

const LINK = '<a href="/cart" data-widget="cart-badge">Winkelwagen</a>';
const first = (page: OpenPage) => ({ firstAnswer: page.shop.fetch('/cart/init', { method: 'POST' }) });

test('the shop’s link shows the count, and has a label with it', async () => {
  const page = await openPage({ cart: [{ id: 512, qty: 3 }] });
  const { element, states } = page.mount(enhancer, LINK, first(page));
  await findByRole(document.body, 'link', { name: 'Winkelwagen 3 artikelen in je winkelwagen' });
  expect(element.querySelector('.sw-cart-badge__count')?.textContent).toBe('3');
  expect(element.getAttribute('href')).toBe('/cart');
  expect(states).toEqual(['ready']);
});

test('the first count of a page is not announced, and a change is', async () => {
  const page = await openPage({ cart: [{ id: 512, qty: 3 }] });
  const { element } = page.mount(enhancer, LINK, first(page));
  const status = element.querySelector('[role=status]')!;
  await findByRole(document.body, 'link', { name: 'Winkelwagen 3 artikelen in je winkelwagen' });
  expect(status.textContent).toBe('');
  bus.publish('cart-count', { count: 3 });
  expect(status.textContent).toBe('');
  bus.publish('cart-count', { count: 4 });
  expect(status.textContent).toBe(' 4 artikelen in je winkelwagen');
  await findByRole(document.body, 'link', { name: 'Winkelwagen 4 artikelen in je winkelwagen' });
});

test('an empty element becomes a link with a label', async () => {
  const page = await openPage();
  page.mount(enhancer, '<span data-widget="cart-badge" data-url="/cart" data-label="Mandje"></span>', first(page));
  const link = await findByRole(document.body, 'link', { name: 'Mandje 0 artikelen in je winkelwagen' });
  expect(link.getAttribute('href')).toBe('/cart');
});

test('an empty cart has no number', async () => {
  const page = await openPage();
  const { element } = page.mount(enhancer, LINK, first(page));
  await waitFor(() => expect(bus.last('cart-count')).toEqual({ count: 0 }));
  expect(element.querySelector<HTMLElement>('.sw-cart-badge__count')?.hidden).toBe(true);
});

test('all badges follow the cart', async () => {
  const page = await openPage();
  const badges = [page.mount(enhancer, LINK), page.mount(enhancer, LINK)];
  bus.publish('cart-count', { count: 5 });
  expect(badges.map(({ element }) => element.querySelector('.sw-cart-badge__count')?.textContent)).toEqual(['5', '5']);
});

test('a published count is newer than the badge’s own answer', async () => {
  const page = await openPage({ cart: [{ id: 512, qty: 3 }] });
  const { firstAnswer } = first(page);
  bus.publish('cart-count', { count: 7 });
  const { element } = page.mount(enhancer, LINK, { firstAnswer });
  await firstAnswer;
  await new Promise((done) => setTimeout(done, 10));
  expect(element.querySelector('.sw-cart-badge__count')?.textContent).toBe('7');
});

test.each(['500', 'malformed', 'html', 'cut', 'offline'] as const)(
  '%s: the link stays, without a number or a message',
  async (how) => {
    const page = await openPage({ answers: { '/cart/init': how } });
    const { element } = page.mount(enhancer, LINK, first(page));
    await waitFor(() =>
      expect(page.published).toContainEqual(['call-failed', expect.objectContaining({ call: '/cart/init' })]),
    );
    expect(element.textContent?.trim()).toBe('Winkelwagen');
    expect(element.getAttribute('href')).toBe('/cart');
  },
);

test('unmounting restores the shop’s link', async () => {
  const page = await openPage();
  const { element, unmount } = page.mount(enhancer, LINK);
  bus.publish('cart-count', { count: 5 });
  unmount();
  expect(element.outerHTML).toBe(LINK);
});

test('a badge without an address reports what is missing', async () => {
  const page = await openPage();
  const { states, templateErrors } = page.mount(enhancer, '<span data-widget="cart-badge"></span>');
  expect(states).toEqual(['failed']);
  expect(templateErrors).toEqual([
    { attribute: 'data-url', expected: 'a path, or an address of http, https, mailto or tel', found: 'nothing' },
  ]);
});

test('a link with a picture keeps it', async () => {
  const page = await openPage({ cart: [{ id: 512, qty: 3 }] });
  const html = '<a href="/cart" data-widget="cart-badge"><img src="/cart.svg" alt="Winkelwagen"></a>';
  const { element } = page.mount(enhancer, html, first(page));
  await waitFor(() => expect(bus.last('cart-count')).toEqual({ count: 3 }));
  expect(element.querySelector('svg, .sw-cart-badge__label')).toBeNull();
});

test('a failed count is read again when the page is online, once for all badges', async () => {
  const page = await openPage({ cart: [{ id: 512, qty: 3 }], answers: { '/cart/init': { how: '500', times: 2 } } });
  const badges = [page.mount(enhancer, LINK, first(page)), page.mount(enhancer, LINK, first(page))];
  await waitFor(() => expect(badges.map(({ states }) => states.at(-1))).toEqual(['failed', 'failed']));
  expect(page.published).toContainEqual(['call-failed', { widget: 'cart-badge', call: '/cart/init', status: 500 }]);
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(badges.map(({ states }) => states.at(-1))).toEqual(['ready', 'ready']));
  expect(page.requests.map(({ path }) => path)).toEqual(['/cart/init']);
  expect(bus.last('cart-count')).toEqual({ count: 3 });
});

describe('a first answer of 419', () => {
  /** The page's own address answers with the token of the present session. */
  async function openOldPage(setup: Parameters<typeof openPage>[0] = {}) {
    const page = await openPage({
      cart: [{ id: 512, qty: 3 }],
      pages: (app) =>
        app.get('/', (context) =>
          context.html(`<!doctype html><meta content="${context.get('session')!.csrf}" name="csrf-token">`),
        ),
      ...setup,
    });
    document.querySelector('meta')!.content = 'old';
    const firstAnswer = Promise.resolve(new Response('{}', { status: 419 }));
    // As the loader sends it, with the token of the page.
    const request: Host['request'] = (method, path) =>
      fetch(path, { method, headers: { 'X-CSRF-TOKEN': document.querySelector('meta')!.content } });
    return { page, given: { firstAnswer, request } };
  }

  test('is repeated with a new token, once for all badges', async () => {
    const { page, given: oldPage } = await openOldPage();
    const badges = [page.mount(enhancer, LINK, oldPage), page.mount(enhancer, LINK, oldPage)];
    await waitFor(() => expect(badges.map(({ states }) => states)).toEqual([['ready'], ['ready']]));
    expect(bus.last('cart-count')).toEqual({ count: 3 });
    expect(page.requests.map(({ path }) => path)).toEqual(['/cart/init', '/', '/cart/init']);
    expect(page.published).not.toContainEqual(['call-failed', expect.anything()]);
  });

  test('that stays one fails without a message, and recovers when the page is online', async () => {
    const { page, given: oldPage } = await openOldPage({ answers: { '/cart/init': { how: '419', times: 2 } } });
    const { states } = page.mount(enhancer, LINK, oldPage);
    await waitFor(() => expect(states).toEqual(['failed']));
    expect(page.published).toEqual([['call-failed', { widget: 'cart-badge', call: '/cart/init', status: 419 }]]);
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(states).toEqual(['failed', 'ready']));
  });
});
