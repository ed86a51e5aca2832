import type { Place } from './places.ts';

/** When the page is online or looked at again, tries again what did not arrive, and what nobody could handle. */
export function revive(
  places: ReadonlyMap<Element, Place>,
  wake: (element: Element) => unknown,
  attendAll: () => void,
): void {
  const again = () => {
    for (const [element, place] of places) {
      if (!place.isLost) continue;
      place.isLost = false;
      place.state = 'waiting';
      wake(element);
    }
    attendAll();
  };
  addEventListener('online', again);
  document.addEventListener('visibilitychange', () => document.hidden || again());
}
