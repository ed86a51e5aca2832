/** Calls `run` once the page has nothing more urgent to do. Safari has no idle callback. */
export function whenIdle(run: () => void): void {
  const schedule = window.requestIdleCallback ?? setTimeout;
  schedule(run);
}
