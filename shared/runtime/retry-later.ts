const waiting = new Set<() => void>();
/** Milliseconds. Each further pause of a page is twice as long. */
let pause = 10_000;
let timer: ReturnType<typeof setTimeout> | undefined;
let isListening = false;

/**
 * Runs `retry` once: after a pause, or as soon as the page is visible or online again. All failures of a page share the
 * pause, so that a shop with a failure gets few requests.
 */
export function retryLater(retry: () => void): void {
  if (!isListening) onReconnect(retryNow);
  isListening = true;
  waiting.add(retry);
  if (timer) return;
  timer = setTimeout(() => {
    timer = undefined;
    if (document.visibilityState === 'visible') retryNow();
  }, pause);
  pause *= 2;
}

function retryNow(): void {
  for (const retry of waiting) {
    waiting.delete(retry);
    retry();
  }
}

/** Loads code that a page needs without an action of the shopper. It tries again until it succeeds. */
export function loadWithRetries<Code>(load: () => Promise<Code>): Promise<Code> {
  return load().catch(() => new Promise<void>(retryLater).then(() => loadWithRetries(load)));
}

/** Acts whenever a page that is visible is online again, or a page is visible again. */
export function onReconnect(act: () => void, signal?: AbortSignal): void {
  const actIfVisible = () => document.visibilityState === 'visible' && act();
  document.addEventListener('visibilitychange', actIfVisible, signal && { signal });
  addEventListener('online', actIfVisible, signal && { signal });
}
