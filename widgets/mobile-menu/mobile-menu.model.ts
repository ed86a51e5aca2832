import { batch, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Menu, MenuItem } from '../../shared/contract/menu.ts';
import type { Services } from '../../shared/runtime/services.ts';

/** The level that the menu shows. */
export type Level =
  | { readonly is: 'root' }
  | { readonly is: 'category'; readonly category: MenuItem }
  | { readonly is: 'languages' };

/** The item of the first level that opened another level. */
export type Origin = MenuItem | 'languages' | null;

interface Inputs {
  readonly menu: Menu;
  readonly opener: HTMLElement | null;
}

/** The menu for small screens. */
export interface MobileMenuState {
  readonly menu: Menu;
  readonly opener: HTMLElement | null;
  readonly isOpen: ReadonlySignal<boolean>;
  readonly level: ReadonlySignal<Level>;
  /** The item that the shopper came back from; null when the menu has just opened. */
  readonly origin: ReadonlySignal<Origin>;
  readonly expanded: ReadonlySignal<ReadonlySet<MenuItem>>;
  /** Opens at the first level. */
  open(): void;
  close(): void;
  /** The drawer has finished closing. */
  closed(): void;
  enter(category: MenuItem): void;
  showLanguages(): void;
  back(): void;
  /** Shows or hides the sub-items. */
  toggle(item: MenuItem): void;
}

const ROOT: Level = { is: 'root' };

export function createMobileMenu(
  { bus, page }: Pick<Services, 'bus' | 'page'>,
  { menu, opener }: Inputs,
): MobileMenuState {
  const isOpen = signal(false);
  const level = signal(ROOT);
  const origin = signal<Origin>(null);
  const expanded = signal<ReadonlySet<MenuItem>>(new Set());

  function reset() {
    batch(() => {
      level.value = ROOT;
      origin.value = null;
      expanded.value = new Set();
    });
  }

  function open() {
    if (isOpen.peek()) return;
    reset();
    isOpen.value = true;
  }

  const close = () => (isOpen.value = false);

  bus.handle('menu-open', open);
  // The shopper followed a link of the menu within the page, or came back to the page.
  page.onPopState(close);
  page.onPageRestore(close);

  return {
    menu,
    opener,
    isOpen,
    level,
    origin,
    expanded,
    open,
    close,
    closed: () => isOpen.peek() || reset(),
    enter: (category) => (level.value = { is: 'category', category }),
    showLanguages: () => (level.value = { is: 'languages' }),
    back() {
      const from = level.peek();
      batch(() => {
        origin.value = from.is === 'category' ? from.category : 'languages';
        level.value = ROOT;
        expanded.value = new Set();
      });
    },
    toggle(item) {
      const rest = [...expanded.peek()].filter((open) => open !== item);
      expanded.value = new Set(expanded.peek().has(item) ? rest : [...rest, item]);
    },
  };
}
