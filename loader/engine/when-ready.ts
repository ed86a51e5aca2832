import { page } from '../page.ts';
import type { EngineParts } from './engine-parts.ts';

/**
 * Resolves with the first element of this widget that is ready, now or later. A failed widget is retried, so the promise
 * stays pending until it is ready.
 */
export function whenReady({ bus }: EngineParts, name: string): Promise<Element> {
  const mounts = [...page.querySelectorAll<HTMLElement>('[data-widget-state=ready]')];
  const ready = mounts.find(({ dataset }) => dataset['widget'] === name);
  if (ready) return Promise.resolve(ready);
  return new Promise((resolve) => {
    const stop = bus.on('widget-ready', ({ widget, element }) => {
      if (widget !== name) return;
      stop();
      resolve(element);
    });
  });
}
