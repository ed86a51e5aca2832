/** Runs code of a widget or the shop. Reports an error instead of throwing it. */
export function runSafely<Args extends unknown[]>(run: (...args: Args) => unknown, ...args: Args): void {
  try {
    run(...args);
  } catch (error) {
    console.error(error);
  }
}
