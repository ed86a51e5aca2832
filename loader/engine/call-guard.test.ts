// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countActs, guardCalls } from './call-guard.ts';
import { receive } from './loader-context.ts';
import type { Core } from '../loader.ts';

const sent = vi.fn(() => Promise.resolve(new Response()));
receive(...([{}, () => ({}), sent] as unknown as Core));
countActs();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const ask = (guard: ReturnType<typeof guardCalls>, times: number, body?: unknown) =>
  Array.from({ length: times }, () => guard.mayCall('post', '/cart/get?q=secret', body)).filter(Boolean).length;

function touch(isTrusted: boolean): void {
  const event = new Event('pointerdown');
  Object.defineProperty(event, 'isTrusted', { value: isTrusted });
  document.body.dispatchEvent(event);
}

test('a call that a widget repeats by itself is stopped and reported once, by widget, call and count', async () => {
  expect(ask(guardCalls('cart-page'), 50)).toBe(10);
  await vi.waitFor(() => expect(console.error).toHaveBeenCalledTimes(1));
  expect(vi.mocked(console.error).mock.calls[0]![0]).toMatch(
    /^cart-page: POST \/cart\/get was asked 11 times within 5 s/,
  );
});

test('calls with other bodies, of another widget, or now and then are not', () => {
  const guard = guardCalls('compare-page');
  for (let of = 0; of < 50; of += 1) expect(ask(guard, 1, { of })).toBe(1);
  for (let second = 0; second < 60; second += 1) {
    expect(ask(guard, 1)).toBe(1);
    vi.advanceTimersByTime(1000);
  }
  expect(ask(guardCalls('compare-page'), 10)).toBe(10);
  expect(console.error).not.toHaveBeenCalled();
});

test('it may ask again once the shopper does something, or after a pause', () => {
  const guard = guardCalls('cart-page');
  ask(guard, 20);
  touch(false);
  expect(ask(guard, 1)).toBe(0);
  touch(true);
  expect(ask(guard, 20)).toBe(10);
  vi.advanceTimersByTime(9_000);
  expect(ask(guard, 1)).toBe(0);
  vi.advanceTimersByTime(2_000);
  expect(ask(guard, 1)).toBe(1);
});

test('what an enhancer sends fails then, and not at once', async () => {
  const { request } = guardCalls('cart-badge');
  const asked = Array.from({ length: 11 }, () => request('POST', '/cart/init'));
  const last = vi.fn();
  asked[10]!.catch(last);
  await Promise.all(asked.slice(0, 10));
  await vi.advanceTimersByTimeAsync(500);
  expect(last).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(600);
  expect(last).toHaveBeenCalledOnce();
  expect(sent).toHaveBeenCalledTimes(10);
});
