/** Calls `retry` when the page becomes visible or the browser online. */
export function retryOnReconnect(retry: () => void, signal: AbortSignal): void {
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && retry(), { signal });
  addEventListener('online', retry, { signal });
}
