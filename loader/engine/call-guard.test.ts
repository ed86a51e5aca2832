// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCallGuard, type GuardCalls } from './call-guard.ts';

const request = vi.fn(() => Promise.resolve(new Response()));
const guardCalls = createCallGuard(request);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** How many of these calls are sent. */
async function countAllowed(guard: ReturnType<GuardCalls>, times: number, body?: unknown): Promise<number> {
  request.mockClear();
  for (let call = 0; call < times; call += 1) guard.request('post', '/cart/get?q=secret', body).catch(() => {});
  await Promise.resolve();
  return request.mock.calls.length;
}

function interact(isTrusted: boolean): void {
  const event = new Event('pointerdown');
  Object.defineProperty(event, 'isTrusted', { value: isTrusted });
  document.body.dispatchEvent(event);
}

test('a call that a widget repeats by itself is blocked, and reported once with widget, call and count', async () => {
  expect(await countAllowed(guardCalls('cart-page'), 50)).toBe(10);
  await vi.waitFor(() => expect(console.error).toHaveBeenCalledTimes(1));
  expect(vi.mocked(console.error).mock.calls[0]![0]).toMatch(
    /^cart-page: POST \/cart\/get was called 11 times within 5 s/,
  );
});

test('calls with other bodies, of another widget, or at a low rate are not blocked', async () => {
  const guard = guardCalls('compare-page');
  for (let of = 0; of < 50; of += 1) expect(await countAllowed(guard, 1, { of })).toBe(1);
  for (let second = 0; second < 60; second += 1) {
    expect(await countAllowed(guard, 1)).toBe(1);
    vi.advanceTimersByTime(1000);
  }
  expect(await countAllowed(guardCalls('compare-page'), 10)).toBe(10);
  expect(console.error).not.toHaveBeenCalled();
});

test('it may call again when the shopper does something, or after a pause', async () => {
  const guard = guardCalls('cart-page');
  await countAllowed(guard, 20);
  interact(false);
  expect(await countAllowed(guard, 1)).toBe(0);
  interact(true);
  expect(await countAllowed(guard, 20)).toBe(10);
  vi.advanceTimersByTime(9_000);
  expect(await countAllowed(guard, 1)).toBe(0);
  vi.advanceTimersByTime(2_000);
  expect(await countAllowed(guard, 1)).toBe(1);
});

test('a blocked call of an enhancer fails after a delay', async () => {
  const guard = guardCalls('cart-badge');
  const answers = Array.from({ length: 11 }, () => guard.request('POST', '/cart/init'));
  const onError = vi.fn();
  answers[10]!.catch(onError);
  await Promise.all(answers.slice(0, 10));
  await vi.advanceTimersByTimeAsync(500);
  expect(onError).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(600);
  expect(onError).toHaveBeenCalledOnce();
  expect(request).toHaveBeenCalledTimes(10);
});
