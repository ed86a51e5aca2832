const waiting = new Set<() => void>();
/** Milliseconds. The first pause of a page is twice as long, and each further one doubles. */
let pause = 5_000;
let timer: ReturnType<typeof setTimeout> | undefined;
let stopListening: (() => void) | undefined;

/**
 * Runs `retry` once: after a pause, or as soon as the page is visible or online again. All failures of a page share the
 * pause, so that a shop with a failure gets few requests.
 */
export function retryLater(retry: () => void): void {
  stopListening ??= onReconnect(retryNow);
  waiting.add(retry);
  timer ??= setTimeout(
    () => {
      timer = undefined;
      if (document.visibilityState === 'visible') retryNow();
    },
    (pause *= 2),
  );
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

/** Loads code. When that fails because the browser is offline, it tries again once it is online. */
export async function loadWhenOnline<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise<void>((resolve) => whenOnline(resolve));
    return loadWhenOnline(load);
  }
}

/** Calls back as soon as the browser is online. */
export function whenOnline(callback: () => void, signal?: AbortSignal): void {
  if (navigator.onLine) callback();
  else addEventListener('online', callback, { once: true, ...(signal && { signal }) });
}

/** Acts whenever a page that is visible is online again, or a page is visible again. Returns a function that stops it. */
export function onReconnect(act: () => void): () => void {
  const listening = new AbortController();
  const actIfVisible = () => document.visibilityState === 'visible' && act();
  document.addEventListener('visibilitychange', actIfVisible, listening);
  addEventListener('online', actIfVisible, listening);
  return () => listening.abort();
}
