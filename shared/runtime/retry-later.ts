const waiting = new Set<() => void>();
/** Milliseconds. The first pause of a page is twice as long, and each further one doubles. */
let pause = 5_000;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Runs `retry` once: after a pause, or as soon as the page is visible or online again. All failures of a page share the
 * pause, so that a shop with a failure gets few requests.
 */
export function retryLater(retry: () => void): void {
  waiting.add(retry);
  timer ??= setTimeout(
    () => {
      timer = undefined;
      retryNow();
    },
    (pause *= 2),
  );
}

/** Runs what waits, unless the page is hidden. The engine calls this when the page is visible or online again. */
export function retryNow(): void {
  if (document.visibilityState === 'hidden') return;
  for (const retry of waiting) {
    waiting.delete(retry);
    retry();
  }
}

/** Loads code that a page needs without an action of the shopper. It tries again until it succeeds. */
export function loadWithRetries<Code>(load: () => Promise<Code>): Promise<Code> {
  return load().catch(() => new Promise<void>(retryLater).then(() => loadWithRetries(load)));
}
