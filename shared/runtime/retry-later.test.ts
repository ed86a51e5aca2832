// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Module = typeof import('./retry-later.ts');
let module: Module;

beforeEach(async () => {
  vi.useFakeTimers();
  // The pause belongs to a page.
  vi.resetModules();
  module = await import('./retry-later.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Fails for a number of milliseconds, and records when it was called. */
function failingFor(milliseconds: number) {
  const start = Date.now();
  const calls: number[] = [];
  const load = async () => {
    calls.push(Date.now() - start);
    if (Date.now() - start < milliseconds) throw new Error('503');
    return 'code';
  };
  return { load, calls };
}

test('code that is out for a minute is loaded by itself, after few requests', async () => {
  const { load, calls } = failingFor(60_000);
  const loading = module.loadWithRetries(load);
  await vi.runAllTimersAsync();
  expect(await loading).toBe('code');
  expect(calls).toEqual([0, 10_000, 30_000, 70_000]);
});

test('code that loads is loaded once, at once', async () => {
  const { load, calls } = failingFor(0);
  expect(await module.loadWithRetries(load)).toBe('code');
  expect(calls).toEqual([0]);
  expect(vi.getTimerCount()).toBe(0);
});

test('all failures of a page share one pause', async () => {
  const retries = [vi.fn(), vi.fn()];
  module.retryLater(retries[0]!);
  await vi.advanceTimersByTimeAsync(9_000);
  module.retryLater(retries[1]!);
  await vi.advanceTimersByTimeAsync(1_000);
  for (const retry of retries) expect(retry).toHaveBeenCalledTimes(1);
});

test('the page that is online again does not wait, and retries once', async () => {
  const retry = vi.fn();
  module.retryLater(retry);
  dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledTimes(1);
  await vi.runAllTimersAsync();
  expect(retry).toHaveBeenCalledTimes(1);
});

test('a hidden page waits until it is visible', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const retry = vi.fn();
  module.retryLater(retry);
  await vi.advanceTimersByTimeAsync(100_000);
  dispatchEvent(new Event('online'));
  expect(retry).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('what waits for a reconnection acts at each one, until it is stopped', () => {
  const act = vi.fn();
  const listening = new AbortController();
  module.onReconnect(act, listening.signal);
  dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(act).toHaveBeenCalledTimes(2);
  listening.abort();
  dispatchEvent(new Event('online'));
  expect(act).toHaveBeenCalledTimes(2);
});
