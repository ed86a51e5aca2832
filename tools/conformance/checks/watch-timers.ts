/** Notes all timers from now on that neither end nor are cleared. */
export function watchTimers() {
  const running = new Map<unknown, string>();
  const { setTimeout, setInterval, clearTimeout, clearInterval } = globalThis;
  const starts = { setTimeout, setInterval };
  const ends = { clearTimeout, clearInterval };

  for (const [name, start] of Object.entries(starts))
    Object.assign(globalThis, {
      [name](action: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) {
        const run = () => {
          if (name === 'setTimeout') running.delete(timer);
          action(...args);
        };
        const timer: unknown = start(run, delay);
        running.set(timer, `${name} of ${delay} ms`);
        return timer;
      },
    });
  for (const [name, clear] of Object.entries(ends))
    Object.assign(globalThis, {
      [name](timer: Parameters<typeof clear>[0]) {
        running.delete(timer);
        clear(timer);
      },
    });

  return { left: () => [...running.values()], end: () => void Object.assign(globalThis, starts, ends) };
}
