// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Facts } from '../../shared/bus/events.ts';
import { bus, forgetFacts } from '../../tests/support/page-bus.ts';

const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  forgetFacts();
});

function record(name: keyof Facts): unknown[] {
  const published: unknown[] = [];
  stops.push(bus.on(name, (detail) => published.push(detail)));
  return published;
}

function dispatch(name: string, detail: unknown): void {
  document.dispatchEvent(new CustomEvent(`shop:${name}`, { detail }));
}

describe('a sticky fact', () => {
  test('that equals the latest one is not published', () => {
    const published = record('cart-count');
    for (const count of [1, 1, 2, 2, 1]) bus.publish('cart-count', { count });
    expect(published).toEqual([{ count: 1 }, { count: 2 }, { count: 1 }]);
  });

  test('is published again when other data of the cart has changed', () => {
    const published = record('cart-count');
    bus.publish('cart-count', { count: 1 });
    bus.publish('cart-count', { count: 1 }, true);
    expect(published).toHaveLength(2);
  });

  test('of a list keeps its value when the publisher changes the list later', () => {
    const items = [{ type: 'product', id: 1 }];
    const published = record('compare-changed');
    bus.publish('compare-changed', { items });
    items.push({ type: 'product', id: 2 });
    expect(bus.last('compare-changed')?.items).toHaveLength(1);
    bus.publish('compare-changed', { items });
    expect(published).toHaveLength(2);
  });
});

// happy-dom itself needs `dispatchEvent`, so a browser test covers it.
test.each(['addEventListener', 'removeEventListener'])(
  'a listener gets a fact in a page with a form that is named %s',
  (name) => {
    Object.defineProperty(document, name, { value: document.createElement('form'), configurable: true });
    stops.push(() => Reflect.deleteProperty(document, name));
    const published = record('cart-count');
    bus.publish('cart-count', { count: 4 });
    expect(published).toEqual([{ count: 4 }]);
  },
);

/** Each of its properties throws. */
const throwing: object = new Proxy(
  {},
  {
    get() {
      throw new Error('thrown by a detail');
    },
  },
);

describe('a script of the page', () => {
  test('may write the count as text', () => {
    const published = record('cart-count');
    dispatch('cart-count', { count: '3' });
    expect(published).toEqual([{ count: 3 }]);
    expect(bus.last('cart-count')).toEqual({ count: 3 });
  });

  test.each([
    ['cart-count', null],
    ['cart-count', 3],
    ['cart-count', {}],
    ['cart-count', { count: '<b>' }],
    ['cart-count', { count: '' }],
    ['cart-count', { count: null }],
    ['cart-count', { count: -1 }],
    ['cart-count', { count: 1.5 }],
    ['cart-count', { count: NaN }],
    ['cart-count', { count: Symbol('count') }],
    ['cart-count', { count: {} }],
    ['cart-count', { count: { toString: 1 } }],
    ['cart-count', { count: ['5'] }],
    ['cart-count', { count: '9'.repeat(400) }],
    ['cart-count', { count: 2 ** 53 }],
    ['compare-changed', undefined],
    ['compare-changed', { items: 'all' }],
    ['compare-changed', { items: [null] }],
    ['compare-changed', { items: [{ type: 'product' }] }],
    ['compare-changed', { items: [{ type: {}, id: 1 }] }],
    ['compare-changed', { items: [{ type: 'product', id: NaN }] }],
  ] as const)('that publishes an invalid %s changes nothing: %o', (name, detail) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const published = record(name);
    dispatch(name, detail);
    expect(published).toEqual([]);
    expect(bus.last(name)).toBeUndefined();
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });

  test.each([
    ['cart-count', throwing],
    ['compare-changed', throwing],
    ['compare-changed', { items: [throwing] }],
  ] as const)('that publishes %s with a detail that throws changes nothing', (name, detail) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const published = record(name);
    dispatch(name, detail);
    expect(published).toEqual([]);
    expect(error).not.toHaveBeenCalled();
  });

  test('that publishes a fact without a detail causes no error in a widget', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const calls: unknown[] = [];
    stops.push(bus.on('call-failed', ({ call }) => calls.push(call)));
    dispatch('call-failed', null);
    expect(calls).toEqual([undefined]);
    expect(error).not.toHaveBeenCalled();
  });
});
