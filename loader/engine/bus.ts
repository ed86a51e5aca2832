import type { Bus } from '../../shared/bus/bus.ts';
import { told } from './core.ts';
import { openTabs } from './tabs.ts';

/**
 * Every event of the page is a `CustomEvent` on `document`, whoever sends it: a widget, the queue, another tab,
 * or a script of the shop that knows nothing but the DOM.
 */

type Hear = (detail: never) => void;

/** Runs code that is not the loader's: what it throws is reported and goes no further. */
export function safely<Args extends unknown[]>(run: (...args: Args) => unknown, ...args: Args): void {
  try {
    run(...args);
  } catch (error) {
    console.error(error);
  }
}

export function emit(name: string, detail?: unknown): void {
  document.dispatchEvent(new CustomEvent(`shop:${name}`, { detail }));
}

export function listen(name: string, hear: Hear, target: EventTarget = document): () => void {
  const listener = (event: Event) => safely(hear, (event as CustomEvent<never>).detail);
  // The window hears on the way down, before everybody on the document.
  target.addEventListener(`shop:${name}`, listener, target === window);
  return () => target.removeEventListener(`shop:${name}`, listener);
}

export function on(name: string, hear: Hear): () => void {
  const stop = listen(name, hear);
  if (name in told) safely(hear, told[name] as never);
  return stop;
}

/** Remembers these facts, and shares them with the other tabs of the shop. */
export function keepFacts(names: readonly string[]): void {
  let isFromAfar = false;
  const share = openTabs(([name, detail]) => {
    isFromAfar = true;
    emit(name, detail);
    isFromAfar = false;
  });
  for (const name of names) {
    listen(
      name,
      (detail) => {
        told[name] = detail;
        if (!isFromAfar) share([name, detail]);
      },
      window,
    );
  }
}

export const last = (name: string): unknown => told[name];

/** The bus as widgets get it. */
export function createBus(handle: (name: string, act: Hear) => () => void): Bus {
  return { tell: emit, ask: emit, on, handle, last } as Bus;
}
