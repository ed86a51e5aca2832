/** Calls back when a page that could not load something may be luckier: it is looked at again, or online again. */
export function retryOnReconnect(act: () => void, signal: AbortSignal): void {
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && act(), { signal });
  addEventListener('online', act, { signal });
}
