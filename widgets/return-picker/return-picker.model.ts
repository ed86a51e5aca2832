import { computed, signal } from '@preact/signals-core';
import { submitPicked, type PickerProduct } from '../../shared/contract/returns.ts';
import { createLock } from '../../shared/models/lock.ts';
import { manualsOf, returnableAmount, type Manual } from '../../shared/rules/return-products.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { byOrder, changeQuantity, toggle, type Selection } from './return-picker.rules.ts';
import type { StateOf } from '../../shared/models/state-of.ts';

/**
 * Milliseconds after which a page that did not change, such as after a download, can send the selection again. The shop
 * then replaces the first selection.
 */
const LEAVE_TIMEOUT = 3_000;

/** A product that can be selected. */
export interface Card {
  readonly product: PickerProduct;
  readonly manuals: readonly Manual[];
  /** Returnable pieces; 0 disables the product. */
  readonly max: number;
  /** Selected pieces; null while the product is not selected. */
  readonly quantity: number | null;
}

export type ReturnPickerState = StateOf<typeof createReturnPicker>;

interface Inputs {
  readonly products: readonly PickerProduct[];
  readonly submitUrl: string;
}

/** The products to return, and how many pieces of each. */
export function createReturnPicker({ call, page }: Pick<Services, 'call' | 'page'>, { products, submitUrl }: Inputs) {
  const selection = signal<Selection>({});
  const selected = computed(() => Object.keys(selection.value).length);
  const lock = createLock(page, LEAVE_TIMEOUT);

  async function send() {
    const { redirectUrl } = await call(submitPicked(submitUrl), { products: selection.peek() });
    return redirectUrl && page.goTo(redirectUrl) ? 'leaving' : undefined;
  }

  return {
    isBusy: lock.isBusy,
    /** Number of selected products. */
    selected,
    orders: computed(() =>
      byOrder(
        products.map((product) => ({
          product,
          manuals: manualsOf(product),
          max: returnableAmount(product),
          quantity: selection.value[String(product.id)] ?? null,
        })),
      ),
    ),
    toggle: (product: PickerProduct) => (selection.value = toggle(selection.peek(), product)),
    changeQuantity: (product: PickerProduct, by: 1 | -1) =>
      (selection.value = changeQuantity(selection.peek(), product, by)),
    async submit() {
      if (selected.peek() === 0) return;
      // The shopper sees no message after a failure; the button can be pressed again.
      await lock.run(send).catch(() => {});
    },
  };
}
