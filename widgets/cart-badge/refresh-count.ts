import { cartSizeCall } from '../../shared/contract/cart-size-call.ts';
import { withNewToken } from '../../shared/http/renew-token.ts';
import { onReconnect } from '../../shared/runtime/retry-later.ts';
import type { Host } from '../../shared/runtime/host.ts';

let pending: Promise<Response> | undefined;

/** Badges that read at the same time share one request. */
export async function readAgain(request: Host['request']): Promise<Response> {
  const call = ['POST', cartSizeCall.path] as const;
  pending ??= withNewToken(...call, () => request(...call)).finally(() => (pending = undefined));
  return (await pending).clone();
}

/** Acts at the next reconnection. */
export function onceReconnected(act: () => void, signal: AbortSignal): void {
  const waiting = new AbortController();
  signal.addEventListener('abort', () => waiting.abort());
  onReconnect(() => {
    waiting.abort();
    act();
  }, waiting.signal);
}
