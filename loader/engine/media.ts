import type { Place } from './places.ts';

/**
 * Wakes the element when its media query begins to match, unless it has left the page by then.
 * Answers whether the browser can read the query.
 */
export function whenMedia(element: Element, place: Place, moment: string, wake: (element: Element) => void): boolean {
  const query = matchMedia(moment.slice('media '.length));
  if (query.media === 'not all') return false;
  const now = () => wake(element);
  // What is not yet mounted ends like this.
  place.unmount ??= () => query.removeEventListener('change', now);
  query.addEventListener('change', now, { once: true });
  if (query.matches) now();
  return true;
}
