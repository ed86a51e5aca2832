import type { Bus } from '../bus/bus.ts';

/** The bus of one widget: its listeners and handlers end when `signal` aborts. */
export function busUntil(signal: AbortSignal, bus: Bus): Bus {
  const untilUnmount = (stop: () => void) => {
    signal.addEventListener('abort', stop);
    return stop;
  };
  return {
    ...bus,
    on: (name, listener) => untilUnmount(bus.on(name, listener)),
    handle: (name, handler) => untilUnmount(bus.handle(name, handler)),
  };
}

/** Runs when the browser restores the page from the back/forward cache. Its data may be outdated. */
export function onPageRestore(listener: () => void, signal: AbortSignal): void {
  addEventListener('pageshow', (event) => event.persisted && listener(), { signal });
}
