import type { Place } from './mounts.ts';

/** Tries again what did not arrive, and looks again for what nobody could know or handle. */
export function revive(
  places: ReadonlyMap<Element, Place>,
  wake: (element: Element) => unknown,
  scan: () => void,
): void {
  for (const [element, place] of places) {
    if (!place.isLost) continue;
    place.isLost = false;
    place.state = 'waiting';
    wake(element);
  }
  scan();
}
