import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addToCart, increaseLine, readCart, readCartSize } from '../../shared/contract/cart.ts';
import { callEndpoint, postJson } from './shop-client.ts';
import type { How } from './behaviours.ts';
import { openNode } from './db/open-node.ts';
import type { OpenedShop } from './open-shop.ts';
import { openShop } from './open-shop.ts';

const wait = vi.fn(async (_milliseconds: number) => undefined);
let shop: OpenedShop;
beforeEach(async () => {
  shop = await openShop({
    open: openNode,
    products: 20,
    cart: [{ id: 4711 }, { id: 'sc-88' }],
    discount: 'ZON10',
    wait,
  });
});
afterEach(() => shop.close());

const plus = { type: 'product', id: 4711, qty: 1 };
const agree = (call: string, how: How, times?: number) => postJson(shop, '/demo/behaviour', { call, how, times });
const quantity = async () => (await callEndpoint(shop, readCart)).items[0]?.qty;

describe('a call can be set to', () => {
  test.each([
    { how: 'slow', milliseconds: 1500 },
    { how: 'slower', milliseconds: 6000 },
  ] as const)('be $how, and then correct', async ({ how, milliseconds }) => {
    await agree('/cart/plus', how);
    expect((await callEndpoint(shop, increaseLine, plus)).items[0]?.qty).toBe(2);
    expect(wait).toHaveBeenLastCalledWith(milliseconds);
  });

  test.each(['500', '419', '422', '429'] as const)('answer %s without a change', async (how) => {
    await agree('/cart/plus', how);
    const answer = await postJson(shop, '/cart/plus', plus);
    expect(answer.status).toBe(Number(how));
    expect((await answer.json()).message).toEqual(expect.any(String));
    expect(await quantity()).toBe(1);
  });

  test('answer a page instead of JSON, without a change', async () => {
    await agree('/cart/plus', 'html');
    const answer = await postJson(shop, '/cart/plus', plus);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
    expect(await quantity()).toBe(1);
  });

  test('end half-way after the change is stored', async () => {
    await agree('/cart/plus', 'cut');
    const answer = await postJson(shop, '/cart/plus', plus);
    await expect(answer.json()).rejects.toThrow(TypeError);
    expect(await quantity()).toBe(2);
  });

  test('never arrive', async () => {
    await agree('/cart/plus', 'offline');
    await expect(postJson(shop, '/cart/plus', plus)).rejects.toThrow(TypeError);
    expect(await quantity()).toBe(1);
  });

  test('violate its contract in valid JSON', async () => {
    for (const call of [readCart, increaseLine, readCartSize, addToCart] as const) {
      await agree(call.path, 'malformed', 1);
      const answer = await (await postJson(shop, call.path, plus)).json();
      expect(call.answer.safeParse(answer).success, call.path).toBe(false);
    }
  });

  test('be encoded as PHP does, with the same meaning', async () => {
    const asText = (value: unknown) =>
      JSON.parse(JSON.stringify(value, (key, part) => (key === 'id' ? String(part) : part)));
    const plain = await callEndpoint(shop, readCart);
    await agree('/cart/get', 'quirks');
    expect(await (await postJson(shop, '/cart/get')).json()).toMatchObject({
      subtotal: '708.5',
      items: { 1: { id: '4711' } },
    });
    expect(asText(await callEndpoint(shop, readCart))).toEqual(asText(plain));
  });

  test('contain ids in the types that PHP writes', async () => {
    await agree('*', 'quirks');
    const [line] = (await callEndpoint(shop, readCart)).items;
    expect((await callEndpoint(shop, increaseLine, { type: line!.type, id: line!.id, qty: 1 })).items[0]?.qty).toBe(2);
  });
});

describe('a behaviour', () => {
  test('applies for a number of calls', async () => {
    await agree('/cart/init', '500', 2);
    const statuses = [];
    for (let time = 0; time < 3; time++) statuses.push((await postJson(shop, '/cart/init')).status);
    expect(statuses).toEqual([500, 500, 200]);
  });

  test('of one call takes precedence over one of all calls', async () => {
    await agree('*', '500');
    await agree('/cart/get', '429');
    expect((await postJson(shop, '/cart/get')).status).toBe(429);
    expect((await postJson(shop, '/cart/init')).status).toBe(500);
  });

  test('can be read and cleared, one by one or all at once', async () => {
    await agree('/cart/get', '500');
    await agree('/cart/init', 'slow', 3);
    const behaviours = async () => (await shop.fetch('/demo/behaviour')).json();
    expect(await behaviours()).toEqual({
      calls: { '/cart/get': { how: '500', times: null }, '/cart/init': { how: 'slow', times: 3 } },
    });
    await agree('/cart/get', 'normal');
    expect(await behaviours()).toEqual({ calls: { '/cart/init': { how: 'slow', times: 3 } } });
    await shop.fetch('/demo/behaviour', { method: 'DELETE' });
    expect(await behaviours()).toEqual({ calls: {} });
  });

  test('applies to its own session only', async () => {
    await agree('*', '500');
    const answer = await shop.app.request('/demo/behaviour');
    expect(await answer.json()).toEqual({ calls: {} });
  });

  test('of a call does not apply to the page at the same address', async () => {
    await agree('/checkout/shipping', '500');
    expect((await shop.fetch('/checkout/shipping')).status).toBe(404);
    expect((await postJson(shop, '/checkout/shipping')).status).toBe(500);
  });

  test('of an unknown call is refused', async () => {
    expect((await postJson(shop, '/demo/behaviour', { call: '/cart/get', how: 'explode' })).status).toBe(422);
  });
});

describe('on a port', () => {
  async function onPort<T>(use: (origin: string) => Promise<T>): Promise<T> {
    const server = serve({ fetch: shop.app.fetch, port: 0, hostname: '127.0.0.1' });
    await new Promise((resolve) => server.once('listening', resolve));
    try {
      return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
  }

  function post(origin: string): Promise<Response> {
    const headers = { 'X-Demo-Session': shop.session.id, 'X-CSRF-TOKEN': shop.csrf, Connection: 'close' };
    return fetch(`${origin}/cart/get`, { method: 'POST', headers });
  }

  test('a cut connection ends after the first bytes', async () => {
    await agree('/cart/get', 'cut');
    await onPort(async (origin) => {
      const answer = await post(origin);
      expect(answer.status).toBe(200);
      await expect(answer.text()).rejects.toThrow(TypeError);
    });
  });

  test('offline ends the connection before any answer', async () => {
    await agree('/cart/get', 'offline');
    await onPort(async (origin) => {
      await expect(post(origin)).rejects.toThrow(TypeError);
    });
  });

  test('without a behaviour, calls are answered correctly', async () => {
    await onPort(async (origin) => {
      expect(await (await post(origin)).json()).toMatchObject({ subtotal: 708.5 });
    });
  });
});
