import { signal } from '@preact/signals-core';
import { readCart, type CartLine } from '../../shared/contract/cart.ts';
import { removeDiscount, removeReduction } from '../../shared/contract/discounts.ts';
import type { CarryOut } from '../../shared/models/cart-commands.ts';
import { createLock } from '../../shared/models/lock.ts';
import type { StateOf } from '../../shared/models/state-of.ts';
import { ecommerceItem } from '../../shared/rules/ecommerce.ts';
import type { FetchAhead, Services } from '../../shared/runtime/services.ts';
import { canDecrease, canIncrease, canRemove, keyOf } from '../../shared/rules/cart-lines.ts';
import { createChange, type Notice } from './changes.model.ts';
import { createLineActions } from './lines.model.ts';
import { createQuantity } from './quantity.model.ts';
import { createShownCart } from './shown-cart.model.ts';
import { createUndo } from './undo.model.ts';

export type CartPageState = StateOf<typeof createCartPage>;

export interface CartPageInputs {
  readonly checkoutUrl: string;
  readonly continueUrl: string;
  readonly prefetch: string;
}

/** What the page loads when it needs it. */
interface LazyParts {
  readonly fetchAhead: FetchAhead;
  loadCommands(): Promise<typeof import('./commands.model.ts')>;
}

const COMMANDS = ['cart-get', 'cart-change', 'cart-remove', 'discount-apply'] as const;

export function createCartPage(services: Services, inputs: CartPageInputs, { fetchAhead, loadCommands }: LazyParts) {
  const { bus, call, signal: unmounted, trackEcommerce } = services;
  const lock = createLock();
  const notice = signal<Notice>({ is: 'none' });
  const undo = createUndo();
  const shown = createShownCart(services, {
    isChanging: () => lock.isBusy.peek(),
    receive(cart, publish) {
      const last = notice.peek();
      if (last.is === 'unsure') return last.judge(cart);
      shown.show(cart);
      publish(cart);
    },
  });
  const parts = { shown, notice, lock, undo };
  const change = createChange(services, parts);
  const lines = createLineActions(services, parts, change);
  const quantity = createQuantity(services, parts, change, inputs.checkoutUrl);

  /** Until the cart is shown, commands wait; if it never is, the page carries them out without it. */
  function handleCommands() {
    let queue: CarryOut | undefined;
    for (const name of COMMANDS)
      bus.handle(name, async (detail) => {
        const { createQueue } = await loadCommands();
        queue ??= createQueue(services, parts, { change, ...lines, ...quantity });
        return queue(name, detail);
      });
  }

  return {
    ...inputs,
    ...lines,
    ...quantity,
    status: shown.status,
    sums: shown.sums,
    /** A change is being sent; further changes are ignored until it is answered. */
    isBusy: lock.isBusy,
    notice,
    /** The line that was removed last, as long as it can be restored. */
    undo,
    /** Reads the cart again. */
    reload: () => shown.refresh(shown.publishChange),
    /** Unique in the cart: a gift may be the same product as a line that is paid for. */
    keyOf,
    /** What the shopper may do to a line. */
    permissions: (line: CartLine) => ({
      increase: canIncrease(line),
      decrease: canDecrease(line),
      remove: canRemove(line),
    }),
    async start() {
      const cart = await call(readCart);
      shown.show(cart);
      shown.publishCount(cart);
      if (!unmounted.aborted) handleCommands();
      if (cart.items.length === 0) return;
      fetchAhead(inputs.prefetch);
      trackEcommerce(
        'view_cart',
        cart.items.map((line) => ecommerceItem(line, line.qty)),
      );
    },
    /** Removes the active discount or voucher, or one of several reductions by its code. */
    removeReduction: (code?: string) =>
      change(async () => {
        await (code === undefined ? call(removeDiscount) : call(removeReduction, { code }));
        return call(readCart);
      }),
  };
}
