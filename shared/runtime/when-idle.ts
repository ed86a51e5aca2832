/** Calls `run` once the page has nothing more urgent to do. Safari has no idle callback. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run);
  else setTimeout(run);
}
