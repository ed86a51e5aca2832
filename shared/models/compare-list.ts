import type { Bus } from '../bus/bus.ts';
import type { Compared } from '../contract/compare.ts';
import {
  parseCompareList,
  isProduct,
  readCompareList,
  toggleProduct,
  withoutProduct,
  type CompareList,
} from '../rules/compare-list.ts';
import type { StateOf } from './state-of.ts';

const KEY = 'compare';

/** The browser did not store the last change: until it does, the list is that of this page. */
let isUnsaved = false;

/** The shopper's list of products to compare, any number of them, stored in this browser. */
export type CompareListState = StateOf<typeof openCompareList>;

interface CompareListSetup {
  readonly bus: Bus;
  /** Ends with the widget. */
  readonly signal: AbortSignal;
  /** The storage of the list: `() => localStorage`, which throws when the browser stores nothing for this site. */
  storage(): Pick<Storage, 'getItem' | 'setItem'>;
}

/**
 * Opens the list for an island or enhancer, and handles the command `compare-toggle` if no other widget does. Every
 * change is stored and published as `compare-changed`.
 */
export function openCompareList({ bus, signal, storage }: CompareListSetup) {
  function store(list: CompareList): void {
    try {
      storage().setItem(KEY, JSON.stringify(list));
      isUnsaved = false;
    } catch {
      isUnsaved = true;
    }
  }

  function change(list: CompareList) {
    store(list);
    bus.publish('compare-changed', { items: list });
    return { items: list };
  }

  function read(): CompareList {
    const latest = bus.last('compare-changed')?.items;
    try {
      if (!isUnsaved || !latest) return readCompareList(storage().getItem(KEY));
    } catch {
      // The browser stores nothing for this site.
    }
    return parseCompareList(latest);
  }

  const stop = bus.handle('compare-toggle', (product) => isProduct(product) && change(toggleProduct(read(), product)));
  signal.addEventListener('abort', stop);

  return {
    /** The stored list, or that of this page where the browser does not store it. */
    read,
    /** False when the list is lost with this page, because storage is full or blocked. */
    isSaved: () => !isUnsaved,
    /** Shows the list now, and whenever it changes in this tab or another. */
    subscribe(show: (list: CompareList) => void) {
      const showStored = () => show(read());
      bus.on('compare-changed', ({ items }) => show(parseCompareList(items)));
      // The stored list overrides the last event.
      showStored();
      // A server has no other tabs.
      if (typeof addEventListener === 'undefined') return;
      // Another tab may have changed the list, and a page in the back/forward cache receives no events.
      const onStorage = ({ key }: StorageEvent) => {
        if (key !== KEY && key !== null) return;
        isUnsaved = false;
        showStored();
      };
      addEventListener('storage', onStorage, { signal });
      addEventListener('pageshow', ({ persisted }) => persisted && showStored(), { signal });
    },
    /** Sends the command to add a product, or to remove it if it is on the list. */
    toggle: ({ type, id }: Compared) => bus.send('compare-toggle', { type, id }),
    remove: (product: Compared) => change(withoutProduct(read(), product)),
  };
}
