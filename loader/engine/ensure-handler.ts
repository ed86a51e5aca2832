import { handlers, request, settings } from './loader-context.ts';
import { mounts } from './mounts.ts';
import { bus, mountWidget } from './mount-widget.ts';

/** Sees to it that a waiting command will be handled: by a widget of the page that is still asleep, or without any. */
export function ensureHandler(name: string): void {
  let isCared = false;
  for (const [element, place] of mounts) {
    if (!handlers[name]?.includes(place.name)) continue;
    void mountWidget(element);
    isCared ||= place.state !== 'failed';
  }
  if (name !== 'add-to-cart' || isCared) return;
  import('./buy-without-popup.ts').then(
    ({ buyWithoutPopup: buyAlone }) => buyAlone({ bus, request, settings }),
    // The command stays, for the next time that somebody looks.
    () => {},
  );
}
