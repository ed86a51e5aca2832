// @vitest-environment happy-dom
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../tests/support/open-page.ts';
import { readCart } from '../contract/cart.ts';
import { takeCallSettings, type CallSettings } from './call-settings.ts';
import { createCall } from './call.ts';
import { callHeaders, callUrl } from './headers.ts';
import { statusOf } from './stale-token.ts';

function settle(settings: CallSettings | null): void {
  takeCallSettings(() => settings);
}
afterEach(() => settle(null));

test.each([
  { base: undefined, path: '/cart/get', url: '/cart/get' },
  { base: '/shop', path: '/cart/get', url: '/shop/cart/get' },
  { base: '/shop/', path: '/cart/get', url: '/shop/cart/get' },
  { base: '/shop', path: '/shop/media/upload/image', url: '/shop/media/upload/image' },
  { base: '/shop', path: '/shopping/list', url: '/shop/shopping/list' },
])('with the base $base, $path goes to $url', ({ base, path, url }) => {
  settle({ base });
  expect(callUrl(path).pathname).toBe(url);
});

test('an address with a host has no base', () => {
  settle({ base: '/shop' });
  expect(callUrl('//content.example.nl/modal/levering').pathname).toBe('/modal/levering');
  expect(callUrl('https://forms.example.nl/send').href).toBe('https://forms.example.nl/send');
});

describe('the token', () => {
  const headers = (settings: CallSettings | null, cookies = '') => {
    settle(settings);
    const { 'X-Requested-With': _, Accept: _accept, ...rest } = callHeaders('post', '/cart/get', 'page', cookies);
    return rest;
  };

  test.each([
    { settings: null, cookies: '', sent: { 'X-CSRF-TOKEN': 'page' } },
    { settings: null, cookies: 'a=1; XSRF-TOKEN=b%3D', sent: { 'X-CSRF-TOKEN': 'page', 'X-XSRF-TOKEN': 'b=' } },
    { settings: { token: { header: 'X-CSRFToken' } }, cookies: '', sent: { 'X-CSRFToken': 'page' } },
    {
      settings: { token: { cookie: 'csrftoken', header: 'X-CSRFToken' } },
      cookies: 'csrftoken=cookie; other=1',
      sent: { 'X-CSRFToken': 'cookie' },
    },
    {
      settings: { token: { cookie: 'csrf' } },
      cookies: 'xcsrf=wrong; csrf=cookie',
      sent: { 'X-CSRF-TOKEN': 'page', 'X-XSRF-TOKEN': 'cookie' },
    },
  ])('with $settings and the cookies "$cookies" is sent as $sent', ({ settings, cookies, sent }) => {
    expect(headers(settings, cookies)).toEqual(sent);
  });

  test('another origin never gets it', () => {
    settle({ token: { header: 'X-CSRFToken' } });
    expect(callHeaders('post', 'https://forms.example.nl/', 'page', '')).not.toHaveProperty('X-CSRFToken');
  });
});

describe('an answer', () => {
  const answer = (status: number, headers = {}) => new Response('', { status, headers });

  test.each([
    { settings: null, status: 403, body: '', is: 403 },
    { settings: { staleToken: { status: [403] } }, status: 403, body: '', is: 419 },
    { settings: { staleToken: { status: [422] } }, status: 422, body: { errors: { qty: ['Nog 3.'] } }, is: 422 },
    { settings: { staleToken: { status: [422], header: 'X-Stale' } }, status: 422, body: '', is: 422 },
    { settings: { staleToken: { status: [403] } }, status: 500, body: '', is: 500 },
  ])('of status $status counts as $is with $settings', ({ settings, status, body, is }) => {
    settle(settings);
    expect(statusOf(answer(status), body)).toBe(is);
  });

  test('with the header that means a stale token counts as one, whatever it says', () => {
    settle({ staleToken: { status: [422], header: 'X-Stale' } });
    expect(statusOf(answer(422, { 'X-Stale': '1' }), { errors: { token: 'old' } })).toBe(419);
  });
});

test('a page without a token gets it by the call, once for all calls', async () => {
  settle({ token: { call: '/token' } });
  const page = await openPage({ cart: [{ id: 512 }] });
  document.head.replaceChildren();
  const { fetch: shopFetch } = globalThis;
  const calls: string[] = [];
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    calls.push(pathname);
    return pathname === '/token' ? Promise.resolve(Response.json({ token: page.shop.csrf })) : shopFetch(input, init);
  });
  onTestFinished(() => document.head.replaceChildren());
  const call = createCall({ onFailure: () => {} });
  const [first, second] = await Promise.all([call(readCart), createCall({ onFailure: () => {} })(readCart)]);
  expect(first.items).toHaveLength(1);
  expect(second.items).toHaveLength(1);
  expect(calls.filter((path) => path === '/token')).toHaveLength(1);
  expect(document.querySelector<HTMLMetaElement>('meta[name=csrf-token]')?.content).toBe(page.shop.csrf);
});
