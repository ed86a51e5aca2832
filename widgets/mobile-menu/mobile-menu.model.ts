import { batch, signal } from '@preact/signals-core';
import type { Menu, MenuItem } from '../../shared/contract/menu.ts';
import type { Services } from '../../shared/runtime/services.ts';
import type { StateOf } from '../../shared/models/state-of.ts';

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
export type MobileMenuState = StateOf<typeof createMobileMenu>;

const ROOT: Level = { is: 'root' };

export function createMobileMenu({ bus, page }: Pick<Services, 'bus' | 'page'>, { menu, opener }: Inputs) {
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
    /** The item that the shopper came back from; null when the menu has just opened. */
    origin,
    expanded,
    /** Opens at the first level. */
    open,
    close,
    /** The drawer has finished closing. */
    closed: () => isOpen.peek() || reset(),
    enter: (category: MenuItem) => (level.value = { is: 'category', category }),
    showLanguages: () => (level.value = { is: 'languages' }),
    back() {
      const from = level.peek();
      batch(() => {
        origin.value = from.is === 'category' ? from.category : 'languages';
        level.value = ROOT;
        expanded.value = new Set();
      });
    },
    /** Shows or hides the sub-items. */
    toggle(item: MenuItem) {
      const rest = [...expanded.peek()].filter((open) => open !== item);
      expanded.value = new Set(expanded.peek().has(item) ? rest : [...rest, item]);
    },
  };
}
