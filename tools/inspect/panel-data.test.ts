// @vitest-environment happy-dom
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { EngineParts } from '../../loader/engine/engine-parts.ts';
import { readRegistry } from '../../tests/support/read-registry.ts';
import type { WidgetRegistry } from '../doctor/page.ts';
import { recordBus } from './bus-log.ts';
import { callRoutes } from './call-routes.ts';
import { seenCalls } from './resources.ts';

let registry: WidgetRegistry;
beforeAll(async () => {
  registry = await readRegistry();
});

const ORDER = { type: 'product', id: 512, qty: 1 };

/** The bus of a page whose engine has these commands in an inbox. */
function openBus(waiting: readonly unknown[] = []) {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const command = { inbox: waiting.map((detail) => ({ detail })), handlers: [] };
  const engine = { commands: { byName: { 'add-to-cart': command, 'menu-open': command } } } as unknown as EngineParts;
  const read = recordBus(engine, registry, stop.signal, () => {});
  return {
    command,
    read,
    send: (name: string, detail?: unknown) => window.dispatchEvent(new CustomEvent(`shop:${name}`, { detail })),
  };
}

test('a command that is still queued waits, and one that the engine has carried out does not', () => {
  document.body.innerHTML = '';
  const bus = openBus([ORDER]);
  bus.send('add-to-cart', ORDER);
  expect(bus.read()[0]!.handledBy).toBe('nothing yet: it waits for a handler');
  bus.command.inbox.length = 0;
  expect(bus.read()[0]!.handledBy).toBe('the engine');
});

test('a command that its sender has withdrawn was handled by nothing', () => {
  document.body.innerHTML = '';
  const bus = openBus();
  bus.send('menu-open');
  expect(bus.read()[0]!.handledBy).toMatch(/^nothing: its sender has withdrawn it/);
});

test('a command for a widget names its element', () => {
  document.body.innerHTML = '<div data-widget="cart-popup" data-widget-state="ready"></div>';
  const bus = openBus();
  bus.send('add-to-cart', ORDER);
  expect(bus.read()[0]!.handledBy).toBe('div[data-widget="cart-popup"]');
});

test('a call has the contract violations that its widget has reported, until the next call of the path', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    [100, 300].map((startTime) => ({
      name: new URL('/cart/plus?x=1', location.href).href,
      initiatorType: 'fetch',
      startTime,
      duration: 20,
      responseStatus: 200,
    })) as never,
  );
  const what = 'total: expected number, found "veel".';
  const event = { time: 150, name: 'shop:call-failed', kind: 'fact', payload: '', handledBy: '' } as const;
  const calls = seenCalls(registry, [{ ...event, violation: { call: '/cart/plus', what } }]);
  expect(calls.map(({ time, violations }) => [time, violations])).toEqual([
    [300, []],
    [100, [what]],
  ]);
});

test('a violation is recorded with the words of the doctor', () => {
  const bus = openBus();
  const violation = { path: 'total', expected: 'number', found: '"veel"' };
  bus.send('call-failed', { widget: 'cart-page', call: '/cart/plus', status: 200, violation });
  expect(bus.read()[0]!.violation).toEqual({ call: '/cart/plus', what: 'total: expected number, found "veel".' });
});

test('calls whose path is an input are known by the inputs of the page', () => {
  document.body.innerHTML = `<div data-widget="withdrawal" data-orders-url="/mijn/bestellingen"></div>
    <div data-widget="price-match" data-submit-url="${location.origin}/prijs"></div>`;
  const widgetsOf = (path: string) =>
    callRoutes(registry)
      .filter(({ pattern }) => pattern.test(path))
      .map(({ widget }) => widget);
  expect(widgetsOf('/mijn/bestellingen')).toEqual(['withdrawal']);
  expect(widgetsOf('/prijs')).toEqual(['price-match']);
  expect(widgetsOf('/cart/plus')).toContain('cart-page');
});
