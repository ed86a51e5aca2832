// A check may replace the functions of the page.
const { setTimeout } = globalThis;

const STEP_MS = 5;

/** Longer than the pauses between the attempts of a call. */
const TIMEOUT_MS = 15_000;

export function pause(milliseconds = STEP_MS): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Returns whether it becomes true in time. */
export async function becomesTrue(isTrue: () => boolean, timeout = TIMEOUT_MS): Promise<boolean> {
  const end = performance.now() + timeout;
  while (!isTrue()) {
    if (performance.now() > end) return false;
    await pause();
  }
  return true;
}
