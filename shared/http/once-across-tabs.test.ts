// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { onceAcrossTabs } from './once-across-tabs.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A browser whose visitor has forbidden the site to keep anything. */
function forbidLocks() {
  const request = () => Promise.reject(new DOMException('Access to the Locks API is denied.', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request } });
}

test('a form is sent when the browser blocks storage', async () => {
  forbidLocks();
  const send = vi.fn(async () => {});
  await onceAcrossTabs('price-match', ['Sanne'], send);
  expect(send).toHaveBeenCalledTimes(1);
});

test('a refusal without locks is not retried', async () => {
  forbidLocks();
  const send = vi.fn(() => Promise.reject(new Error('refused')));
  await expect(onceAcrossTabs('price-match', ['Sanne'], send)).rejects.toThrow('refused');
  expect(send).toHaveBeenCalledTimes(1);
});

test('a refusal with a lock is not retried', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: async (_name: string, ...rest: unknown[]) => (rest.at(-1) as (lock: unknown) => unknown)({}) },
  });
  const send = vi.fn(() => Promise.reject(new Error('refused')));
  await expect(onceAcrossTabs('price-match', ['Sanne'], send)).rejects.toThrow('refused');
  expect(send).toHaveBeenCalledTimes(1);
});
