import type { Mount } from './mounts.ts';

/** Moments that few pages have; most pages do not fetch this. */

interface Waiting {
  /** Wakes the element, and waits no more. */
  now(): void;
  /** Ends the waiting. */
  readonly signal: AbortSignal;
}

/** Wakes the element when the moment has come, unless it has left the page by then. False for a moment that is none. */
export function onLazyTrigger(
  element: Element,
  place: Mount,
  moment: string,
  wake: (element: Element) => void,
): boolean {
  const [kind] = moment.split(' ', 1);
  const waiting = new AbortController();
  // What is not yet mounted ends like this.
  place.unmount ??= () => waiting.abort();
  const now = () => {
    waiting.abort();
    wake(element);
  };
  const when = kind === 'media' ? whenMedia : whenStored;
  return when(moment.slice(kind!.length + 1), { now, signal: waiting.signal });
}

/** When the media query begins to match. */
function whenMedia(query: string, { now, signal }: Waiting): boolean {
  const found = matchMedia(query);
  if (found.media === 'not all') return false;
  found.addEventListener('change', now, { signal });
  if (found.matches) now();
  return true;
}

/** When something is on the list that the browser keeps under this key, as its `shop:<key>-changed` tells. */
function whenStored(key: string, { now, signal }: Waiting): boolean {
  const look = (list: unknown) => Array.isArray(list) && list.length > 0 && now();
  const lookAtKept = () => look(kept(key));
  document.addEventListener(`shop:${key}-changed`, (event) => look((event as CustomEvent).detail?.items), { signal });
  // Another tab may have filled it, also while this page lay in the history.
  addEventListener('storage', lookAtKept, { signal });
  addEventListener('pageshow', lookAtKept, { signal });
  lookAtKept();
  return true;
}

function kept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key)!);
  } catch {
    return null;
  }
}
