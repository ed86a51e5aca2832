/** Milliseconds beyond which a task blocks input. */
const SHORT_TASK = 50;

/** Milliseconds of long tasks beyond their first 50. */
export function blockingOf(longTasks: readonly number[]): number {
  return longTasks.reduce((sum, duration) => sum + duration - SHORT_TASK, 0);
}
