// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { onceAcrossTabs } from './once-across-tabs.ts';

const locksWith = (request: unknown) => ({ locks: { request } as LockManager });

/** A browser that blocks storage for the site. */
const BLOCKED = locksWith(() =>
  Promise.reject(new DOMException('Access to the Locks API is denied.', 'SecurityError')),
);

test('a form is sent when the browser blocks storage', async () => {
  const send = vi.fn(async () => {});
  await onceAcrossTabs(BLOCKED, 'price-match', ['Sanne'], send);
  expect(send).toHaveBeenCalledTimes(1);
});

test('a refusal without locks is not retried', async () => {
  const send = vi.fn(() => Promise.reject(new Error('refused')));
  await expect(onceAcrossTabs(BLOCKED, 'price-match', ['Sanne'], send)).rejects.toThrow('refused');
  expect(send).toHaveBeenCalledTimes(1);
});

test('a refusal with a lock is not retried', async () => {
  const locks = locksWith(async (_name: string, ...rest: unknown[]) => (rest.at(-1) as (lock: unknown) => unknown)({}));
  const send = vi.fn(() => Promise.reject(new Error('refused')));
  await expect(onceAcrossTabs(locks, 'price-match', ['Sanne'], send)).rejects.toThrow('refused');
  expect(send).toHaveBeenCalledTimes(1);
});

test('a form that was sent is done, although its content cannot be locked', async () => {
  const locks = locksWith((name: string, ...rest: unknown[]) =>
    name === 'sw-request-price-match'
      ? Promise.resolve({}).then(rest.at(-1) as (lock: unknown) => unknown)
      : Promise.reject(new DOMException('Denied.', 'SecurityError')),
  );
  const send = vi.fn(async () => {});
  await onceAcrossTabs(locks, 'price-match', ['Sanne'], send);
  expect(send).toHaveBeenCalledTimes(1);
});
