import type { Bus } from '../bus/bus.ts';
import type { Compared } from '../contract/compare.ts';
import {
  asCompareList,
  isProduct,
  readCompareList,
  toggleProduct,
  withoutProduct,
  type CompareList,
} from '../rules/compare-list.ts';

const KEY = 'compare';

/** The shopper's list of products to compare, kept in this browser. */
export interface CompareListState {
  /** As it is kept now. */
  read(): CompareList;
  /** Shows the list now, and whenever it changes in this tab or another. */
  follow(show: (list: CompareList) => void): void;
  /** Asks for a product to be added, or removed if it is there. */
  toggle(product: Compared): void;
  remove(product: Compared): void;
}

interface CompareListSetup {
  readonly bus: Bus;
  /** Ends with the widget. */
  readonly signal: AbortSignal;
  /** Where the list is kept: `() => localStorage`, which throws when the browser stores nothing for this site. */
  storage(): Storage;
}

/**
 * Opens the list for a widget, island or enhancer, and handles the command `compare-toggle` if no other widget does.
 * Every change is kept and told as `compare-changed`.
 */
export function openCompareList({ bus, signal, storage }: CompareListSetup): CompareListState {
  function store(list: CompareList): void {
    try {
      storage().setItem(KEY, JSON.stringify(list));
    } catch {
      // There is no room, or no leave.
    }
  }

  function change(list: CompareList) {
    store(list);
    bus.publish('compare-changed', { items: list });
  }

  function read(): CompareList {
    try {
      return readCompareList(storage().getItem(KEY));
    } catch {
      // A browser that keeps nothing for this shop compares within the page.
      return asCompareList(bus.last('compare-changed')?.items);
    }
  }

  const stop = bus.handle('compare-toggle', (wanted) => isProduct(wanted) && change(toggleProduct(read(), wanted)));
  signal.addEventListener('abort', stop);

  return {
    read,
    follow(show) {
      const showStored = () => show(read());
      bus.on('compare-changed', ({ items }) => show(asCompareList(items)));
      // What is kept now wins over what was told before.
      showStored();
      // A script of the page may have changed it in another tab, and a page that comes back has heard of nothing.
      addEventListener('storage', ({ key }) => (key === KEY || key === null) && showStored(), { signal });
      addEventListener('pageshow', ({ persisted }) => persisted && showStored(), { signal });
    },
    toggle: ({ type, id }) => bus.sendCommand('compare-toggle', { type, id }),
    remove: (product) => change(withoutProduct(read(), product)),
  };
}
