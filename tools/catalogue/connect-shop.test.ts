// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { connectShop } from './connect-shop.ts';

/** A request that the shop never answers. The browser ends it after `timeout`, if there is one. */
class SilentRequest extends EventTarget {
  timeout = 0;
  open(): void {}
  send(): void {
    if (this.timeout > 0) setTimeout(() => this.dispatchEvent(new Event('timeout')), this.timeout);
  }
}

test('a shop that does not answer is unreachable after ten seconds', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', SilentRequest);
  const connection = vi.fn();
  void connectShop().then(connection);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(connection).toHaveBeenCalledExactlyOnceWith({ is: 'unreachable', status: null });
  vi.useRealTimers();
});
