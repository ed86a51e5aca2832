type Listener = (...args: unknown[]) => void;

const EVENTS = ['unhandledRejection', 'uncaughtException'] as const;

/** Notes errors that nothing catches, instead of the test runner. Returns a function that ends it. */
export function watchErrors(note: (error: unknown) => void): () => void {
  const onError = ({ error, message }: ErrorEvent) => note(error ?? message);
  globalThis.addEventListener('error', onError);
  const before = EVENTS.map((name) => process.listeners(name as 'uncaughtException') as Listener[]);
  for (const name of EVENTS) {
    process.removeAllListeners(name);
    process.on(name, note);
  }
  return () => {
    globalThis.removeEventListener('error', onError);
    for (const [at, name] of EVENTS.entries()) {
      process.off(name, note);
      for (const listener of before[at]!) process.on(name, listener);
    }
  };
}
