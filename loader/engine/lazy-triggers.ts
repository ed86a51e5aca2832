import { page } from '../page.ts';
import { context } from './loader-context.ts';
import type { Mount } from './mounts.ts';

/** Load triggers that few pages use. */

interface Trigger {
  /** Loads the widget and removes all listeners. */
  fire(): void;
  readonly signal: AbortSignal;
}

/** Calls `load` when the trigger fires while the element is in the page. Returns false for an invalid trigger. */
export function onLazyTrigger(
  element: Element,
  mount: Mount,
  trigger: string,
  load: (element: Element) => void,
): boolean {
  const [kind] = trigger.split(' ', 1);
  const controller = new AbortController();
  mount.unmount ??= () => controller.abort();
  const fire = () => {
    controller.abort();
    load(element);
  };
  const start = kind === 'media' ? whenMedia : whenStored;
  return start(trigger.slice(kind!.length + 1), { fire, signal: controller.signal });
}

function whenMedia(query: string, { fire, signal }: Trigger): boolean {
  const list = matchMedia(query);
  if (list.media === 'not all') return false;
  list.addEventListener('change', fire, { signal });
  if (list.matches) fire();
  return true;
}

/**
 * Fires when the list under this key has items. The browser stores it, unless storage is full or blocked.
 * `shop:<key>-changed` publishes its changes.
 */
function whenStored(key: string, { fire, signal }: Trigger): boolean {
  const name = `${key}-changed`;
  const checkFact = (fact: unknown) => check((fact as { items?: unknown } | undefined)?.items);
  const check = (list: unknown) => Array.isArray(list) && list.length > 0 && fire();
  const checkStored = () => check(readStored(key));
  page.addEventListener(`shop:${name}`, (event) => checkFact((event as CustomEvent).detail), { signal });
  // Another tab may store items, also while this page is in the back/forward cache.
  addEventListener('storage', checkStored, { signal });
  addEventListener('pageshow', checkStored, { signal });
  checkStored();
  checkFact(context.latestFacts[name]);
  return true;
}

function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key)!);
  } catch {
    return null;
  }
}
