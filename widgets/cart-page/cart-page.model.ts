import { signal, type ReadonlySignal } from '@preact/signals-core';
import { readCart, type CartLine } from '../../shared/contract/cart.ts';
import { removeDiscount, removeReduction } from '../../shared/contract/discounts.ts';
import type { CarryOut } from '../../shared/models/cart-commands.ts';
import { createLock } from '../../shared/models/lock.ts';
import { ecommerceItem } from '../../shared/rules/ecommerce.ts';
import type { FetchAhead, Services } from '../../shared/runtime/services.ts';
import { canDecrease, canIncrease, canRemove, keyOf } from '../../shared/rules/cart-lines.ts';
import type { Sums } from './cart-page.rules.ts';
import { createChange, type Notice } from './changes.model.ts';
import { createLineActions, type LineActions } from './lines.model.ts';
import { createQuantity, type QuantityState } from './quantity.model.ts';
import { createShownCart, type Status } from './shown-cart.model.ts';
import { createUndo, type Undo } from './undo.model.ts';

export interface CartPageState extends LineActions, QuantityState {
  readonly status: ReadonlySignal<Status>;
  readonly sums: ReadonlySignal<Sums | null>;
  /** A change is being sent; further changes are ignored until it is answered. */
  readonly isBusy: ReadonlySignal<boolean>;
  readonly notice: ReadonlySignal<Notice>;
  /** The line that was removed last, as long as it can be restored. */
  readonly undo: Pick<Undo, 'line' | 'pauseTimer' | 'startTimer'>;
  readonly checkoutUrl: string;
  readonly continueUrl: string;
  /** Unique in the cart: a gift may be the same product as a line that is paid for. */
  keyOf(line: CartLine): string;
  /** What the shopper may do to a line. */
  permissions(line: CartLine): { increase: boolean; decrease: boolean; remove: boolean };
  start(): Promise<void>;
  /** Removes the active discount or voucher, or one of several reductions by its code. */
  removeReduction(code?: string): Promise<unknown>;
  /** Reads the cart again. */
  reload(): Promise<void>;
}

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

export function createCartPage(
  services: Services,
  inputs: CartPageInputs,
  { fetchAhead, loadCommands }: LazyParts,
): CartPageState {
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
    isBusy: lock.isBusy,
    notice,
    undo,
    reload: () => shown.refresh(shown.publishChange),
    keyOf,
    permissions: (line) => ({ increase: canIncrease(line), decrease: canDecrease(line), remove: canRemove(line) }),
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
    removeReduction: (code) =>
      change(async () => {
        await (code === undefined ? call(removeDiscount) : call(removeReduction, { code }));
        return call(readCart);
      }),
  };
}
