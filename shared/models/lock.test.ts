import { afterEach, expect, test, vi } from 'vitest';
import { createLock } from './lock.ts';

afterEach(() => vi.useRealTimers());

/** Work that ends when the test says so. */
function pending<Result>() {
  let end: (result: Result) => void = () => {};
  const result = new Promise<Result>((resolve) => (end = resolve));
  return { work: () => result, end };
}

test('work that starts while other work runs is ignored', async () => {
  const lock = createLock();
  const first = pending<string>();
  const running = lock.run(first.work);
  expect(lock.isBusy.value).toBe(true);
  expect(await lock.run(async () => 'second')).toBeUndefined();
  first.end('first');
  expect(await running).toBe('first');
  expect(lock.isBusy.value).toBe(false);
  expect(await lock.run(async () => 'third')).toBe('third');
});

test('work that fails opens the lock', async () => {
  const lock = createLock();
  await expect(lock.run(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(lock.isBusy.value).toBe(false);
});

test('while the browser leaves the page, the lock stays closed until the shopper returns or the timeout passes', async () => {
  vi.useFakeTimers();
  let returnToPage = () => {};
  const lock = createLock({ onPageRestore: (act) => (returnToPage = act) }, 3000);
  await lock.run(async () => 'leaving');
  expect(lock.isBusy.value).toBe(true);
  returnToPage();
  expect(lock.isBusy.value).toBe(false);
  await lock.run(async () => 'leaving');
  vi.advanceTimersByTime(3000);
  expect(lock.isBusy.value).toBe(false);
});

test('work that was released does not open the lock of the next work', async () => {
  const lock = createLock();
  const first = pending<void>();
  const released = lock.run(first.work);
  lock.release();
  const second = pending<void>();
  const running = lock.run(second.work);
  first.end();
  await released;
  expect(lock.isBusy.value).toBe(true);
  second.end();
  await running;
  expect(lock.isBusy.value).toBe(false);
});
