import type { Mount } from './mounts.ts';

/** Tries again what did not arrive, and looks again for what nobody could know or handle. */
export function retry(
  places: ReadonlyMap<Element, Mount>,
  wake: (element: Element) => unknown,
  scan: () => void,
): void {
  for (const [element, place] of places) {
    if (!place.couldNotLoad) continue;
    place.couldNotLoad = false;
    place.state = 'waiting';
    wake(element);
  }
  scan();
}
