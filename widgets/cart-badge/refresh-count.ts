import type { Host } from '../../shared/runtime/host.ts';

let asked: Promise<Response> | undefined;

/** Several badges that ask at the same moment ask once. */
export async function readAgain(request: Host['request']): Promise<Response> {
  asked ??= request('POST', '/cart/init').finally(() => (asked = undefined));
  return (await asked).clone();
}

/** Acts once when the page is online again, or looked at again. */
export function whenLuckier(act: () => void, signal: AbortSignal): void {
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
