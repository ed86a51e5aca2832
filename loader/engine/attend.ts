import { handlers, request, settings } from './core.ts';
import { places } from './places.ts';
import { bus, wake } from './wake.ts';

/** Sees to it that a waiting command will be handled: by a widget of the page that is still asleep, or without any. */
export function attend(name: string): void {
  let isCared = false;
  for (const [element, place] of places) {
    if (!handlers[name]?.includes(place.name)) continue;
    void wake(element);
    isCared ||= place.state !== 'failed';
  }
  if (name !== 'add-to-cart' || isCared) return;
  import('./buy.ts').then(
    ({ buyAlone }) => buyAlone({ bus, request, settings }),
    // The command stays, for the next time that somebody looks.
    () => {},
  );
}
