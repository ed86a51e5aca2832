import type { Host } from '../../shared/runtime/host.ts';
import { requestWithNewToken } from '../../shared/runtime/request-with-new-token.ts';

let pending: Promise<Response> | undefined;

/** Badges that read at the same time share one request. */
export async function readAgain(request: Host['request']): Promise<Response> {
  pending ??= requestWithNewToken(request, 'POST', '/cart/init').finally(() => (pending = undefined));
  return (await pending).clone();
}

/** Acts once when the page is online again, or looked at again. */
export function onReconnect(act: () => void, signal: AbortSignal): void {
  const waiting = new AbortController();
  signal.addEventListener('abort', () => waiting.abort());
  const mend = () => {
    if (document.hidden) return;
    waiting.abort();
    act();
  };
  addEventListener('online', mend, waiting);
  document.addEventListener('visibilitychange', mend, waiting);
}
