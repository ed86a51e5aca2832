import { handlers } from 'eiland:handlers';
import { handle } from './commands.ts';
import { request, settings } from './core.ts';
import { places } from './places.ts';
import { bus, wake } from './wake.ts';

const POPUP = '[data-widget=cart-popup]:not([data-widget-state=failed])';

/** Sees to it that a waiting command will be handled: by a widget of the page that is still asleep, or without any. */
export function attend(name: string): void {
  for (const [element, place] of places) {
    if (handlers[name]?.includes(place.name)) void wake(element);
  }
  if (name === 'add-to-cart' && document.readyState !== 'loading' && !document.querySelector(POPUP))
    void buyWithoutPopup(name);
}

async function buyWithoutPopup(name: string): Promise<void> {
  try {
    const { createBuying } = await import('./buy.ts');
    const stop = handle(name, createBuying({ bus, request, settings: settings() }));
    // It steps back at once, in favour of a popup that may come later.
    queueMicrotask(stop);
  } catch {
    // The command stays, for the next time that somebody looks.
  }
}
