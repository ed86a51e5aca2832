import { batch, computed, signal } from '@preact/signals-core';
import type { MediaRecord } from '../contract/media.ts';
import type { ProductFaq } from '../contract/returns.ts';
import type { WireId } from '../contract/wire.ts';
import { selectable, withRemoved, withRestored, type Returned } from '../rules/returns.ts';
import type { createProductFiles } from './product-files.ts';

/** The fields of a product that both return wizards use. */
export interface ReturnProduct extends Returned {
  readonly id: WireId;
  readonly name: string;
  readonly category: string | null;
  readonly image: string | null;
  readonly selected_amount: number;
  readonly images: MediaRecord[];
  readonly videos: MediaRecord[];
  readonly faq: ProductFaq | null;
}

/** The products of a return: the selected one, what the shopper edits, and which are removed. */
export function createReturnProducts<Product extends ReturnProduct>(
  files: ReturnType<typeof createProductFiles>,
  onSelect: () => void,
) {
  const edited = signal<readonly Product[]>([]);
  const selected = signal(-1);
  const removed = signal<number | null>(null);
  const focusRequests = signal(0);
  const all = computed<readonly Product[]>(() => edited.value.map((product, at) => files.withFiles(product, at)));

  function select(at: number, isFocused = false) {
    batch(() => {
      selected.value = at;
      if (isFocused) focusRequests.value += 1;
      onSelect();
    });
  }

  return {
    /** With their current files, removed ones included. */
    all,
    /** Index of the selected product; -1 when there is none. */
    selected,
    product: computed(() => all.value[selected.value] ?? null),
    /** Name of the product that was removed last and can be restored; null when there is none. */
    removedName: computed(() => (removed.value === null ? null : (edited.value[removed.value]?.name ?? null))),
    /** Increases when the wizard itself selects a product; the view then moves the focus to it. */
    focusRequests,
    /** @param isFocused also moves the focus to the product */
    select,
    show(products: readonly Product[]) {
      edited.value = products;
      removed.value = null;
      select(selectable(products, 0));
    },
    edit(change: (product: Product) => Product) {
      edited.value = edited.peek().map((product, at) => (at === selected.peek() ? change(product) : product));
    },
    remove(at: number) {
      const products = withRemoved(edited.peek(), at);
      if (products === edited.peek()) return;
      batch(() => {
        edited.value = products;
        removed.value = at;
        files.cancel(at);
        // The button that had the focus is removed together with the product.
        select(selectable(products, selected.peek()), true);
      });
    },
    restore() {
      const at = removed.peek();
      if (at === null) return;
      batch(() => {
        edited.value = withRestored(edited.peek(), at);
        removed.value = null;
        select(at, true);
      });
    },
  };
}
