// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Facts } from '../../shared/bus/events.ts';
import { bus, forgetFacts } from '../../tests/support/page-bus.ts';

const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  forgetFacts();
});

function heardOf(name: keyof Facts): unknown[] {
  const heard: unknown[] = [];
  stops.push(bus.on(name, (detail) => heard.push(detail)));
  return heard;
}

function dispatch(name: string, detail: unknown): void {
  document.dispatchEvent(new CustomEvent(`shop:${name}`, { detail }));
}

describe('a sticky fact', () => {
  test('that repeats what is known is told to nobody', () => {
    const heard = heardOf('cart-count');
    for (const count of [1, 1, 2, 2, 1]) bus.publish('cart-count', { count });
    expect(heard).toEqual([{ count: 1 }, { count: 2 }, { count: 1 }]);
  });

  test('is told again when something was changed of which it says only a part', () => {
    const heard = heardOf('cart-count');
    bus.publish('cart-count', { count: 1 });
    bus.publish('cart-count', { count: 1 }, true);
    expect(heard).toHaveLength(2);
  });

  test('of a list that its teller changes afterwards is remembered as it was told', () => {
    const items = [{ type: 'product', id: 1 }];
    const heard = heardOf('compare-changed');
    bus.publish('compare-changed', { items });
    items.push({ type: 'product', id: 2 });
    expect(bus.last('compare-changed')?.items).toHaveLength(1);
    bus.publish('compare-changed', { items });
    expect(heard).toHaveLength(2);
  });
});

// Of `dispatchEvent`, which happy-dom needs itself, the test in the browser tells.
test.each(['addEventListener', 'removeEventListener'])(
  'a fact is heard in a page with a form of the name %s',
  (name) => {
    Object.defineProperty(document, name, { value: document.createElement('form'), configurable: true });
    stops.push(() => Reflect.deleteProperty(document, name));
    const heard = heardOf('cart-count');
    bus.publish('cart-count', { count: 4 });
    expect(heard).toEqual([{ count: 4 }]);
  },
);

describe('a script of the page', () => {
  test('may write the number of pieces as text', () => {
    const heard = heardOf('cart-count');
    dispatch('cart-count', { count: '3' });
    expect(heard).toEqual([{ count: 3 }]);
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
    ['compare-changed', undefined],
    ['compare-changed', { items: 'all' }],
    ['compare-changed', { items: [null] }],
    ['compare-changed', { items: [{ type: 'product' }] }],
    ['compare-changed', { items: [{ type: {}, id: 1 }] }],
  ] as const)('that tells as %s what is none changes nothing: %o', (name, detail) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const heard = heardOf(name);
    dispatch(name, detail);
    expect(heard).toEqual([]);
    expect(bus.last(name)).toBeUndefined();
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });
});
