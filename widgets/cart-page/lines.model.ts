import { addToCart, decreaseLine, increaseLine, readCart, removeLine } from '../../shared/contract/cart.ts';
import type { Cart, CartLine } from '../../shared/contract/cart.ts';
import type { StateOf } from '../../shared/models/state-of.ts';
import { ecommerceItem, type EcommerceEvent } from '../../shared/rules/ecommerce.ts';
import type { Services } from '../../shared/runtime/services.ts';
import type { CartParts, Change } from './changes.model.ts';

export type LineActions = StateOf<typeof createLineActions>;

/** What the shopper does with a line. */
export function createLineActions(
  { call, settings, trackEcommerce }: Services,
  { shown, undo, notice, lock }: CartParts,
  change: Change,
) {
  function track(event: EcommerceEvent, line: CartLine, quantity: number) {
    trackEcommerce(event, [ecommerceItem(line, quantity)]);
  }

  /** The line is restored even if the read fails; until a read succeeds, the cart is shown as before. */
  function readCartOrKeep(before: Cart): Promise<Cart> {
    return call(readCart).catch(() => {
      shown.markStale();
      return before;
    });
  }

  return {
    increase: (line: CartLine) =>
      change(
        () => call(increaseLine, { type: line.type, id: line.id, qty: 1 }),
        () => track('add_to_cart', line, 1),
      ),
    decrease: (line: CartLine) =>
      change(
        () => call(decreaseLine, { type: line.type, id: line.id, qty: 1 }),
        () => track('remove_from_cart', line, 1),
      ),
    async remove(line: CartLine) {
      const before = shown.peek();
      if (!before) return;
      await change(
        () => call(removeLine, { type: line.type, id: line.id }),
        () => {
          // A line of a quotation would be restored at another price.
          if (line.quotationId === null) undo.remember(line, before);
          track('remove_from_cart', line, line.qty);
        },
      );
    },
    /** Adds the line that was removed last again. */
    async restore() {
      const removed = undo.peek();
      if (!removed || lock.isBusy.peek()) return;
      const { line, before } = removed;
      await change(
        async () => {
          const { type, id, qty } = line;
          const has_tax_exemption = settings.taxExemptionSelected && before.taxExemptionSelected;
          await call(addToCart, { type, id, qty, goToCart: false, has_tax_exemption });
          undo.forget();
          return readCartOrKeep(before);
        },
        () => {
          notice.value = { is: 'restored', line };
          track('add_to_cart', line, line.qty);
        },
      );
    },
  };
}
