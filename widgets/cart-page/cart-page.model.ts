import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import {
  addToCart,
  decreaseLine,
  increaseLine,
  readCart,
  removeLine,
  type Cart,
  type CartLine,
} from '../../shared/contract/cart.ts';
import { removeDiscount } from '../../shared/contract/discounts.ts';
import type { CallFailed } from '../../shared/contract/call-failed.ts';
import type { Refusal } from '../../shared/http/refusal.ts';
import { answerWithin } from '../../shared/models/answer-within.ts';
import { createCartSync } from '../../shared/models/cart-sync.ts';
import { createLock } from '../../shared/models/lock.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { ecommerceItem, type EcommerceEvent } from '../../shared/rules/ecommerce.ts';
import { pieces } from '../../shared/rules/totals.ts';
import {
  canDecrease,
  canIncrease,
  canRemove,
  hasSameContent,
  isSameLine,
  sumsOf,
  type Sums,
} from './cart-page.rules.ts';
import { createQuantity, type QuantityState } from './quantity.model.ts';
import { createUndo, type Undo } from './undo.model.ts';

export type Status = { is: 'loading' } | { is: 'shown'; cart: Cart };

/** The message about the last change. */
export type Notice =
  | { is: 'none' }
  | { is: 'changed'; total: number }
  | { is: 'refused'; refusal: Refusal }
  /** The shop may have made the change, and the cart could not be read. `judge` shows the cart once it is read. */
  | { is: 'unsure'; judge(cart: Cart): void }
  /** The typed quantity needs too many calls: `quantity` was reached, `most` is the limit. */
  | { is: 'limited'; quantity: number; most: number }
  | { is: 'restored'; line: CartLine };

export interface CartPageState extends QuantityState {
  readonly status: ReadonlySignal<Status>;
  readonly sums: ReadonlySignal<Sums | null>;
  /** A change is being sent; further changes are ignored until it is answered. */
  readonly isBusy: ReadonlySignal<boolean>;
  readonly notice: ReadonlySignal<Notice>;
  /** The line that was removed last, as long as it can be restored. */
  readonly undo: Pick<Undo, 'line' | 'pauseTimer' | 'startTimer'>;
  readonly checkoutUrl: string;
  readonly continueUrl: string;
  /** What the shopper may do to a line. */
  permissions(line: CartLine): { increase: boolean; decrease: boolean; remove: boolean };
  start(): Promise<void>;
  increase(line: CartLine): Promise<void>;
  decrease(line: CartLine): Promise<void>;
  remove(line: CartLine): Promise<void>;
  restore(): Promise<void>;
  /** Removes the active discount or voucher. */
  removeReduction(): Promise<void>;
  /** Reads the cart again. */
  reload(): Promise<void>;
}

/** Milliseconds for which a failed change waits for the cart. */
const READ_TIMEOUT_MS = 5000;

export interface CartPageInputs {
  readonly checkoutUrl: string;
  readonly continueUrl: string;
}

export function createCartPage(services: Services, inputs: CartPageInputs): CartPageState {
  const { call, settings, page, trackEcommerce, refusalOf } = services;
  const status = signal<Status>({ is: 'loading' });
  const lock = createLock();
  const notice = signal<Notice>({ is: 'none' });
  const undo = createUndo();
  /** Counts reads, so that an answer never replaces a newer one. */
  let latestRead = 0;
  let isStale = false;
  /** During the last change the page got the token of another session, whose cart may be another one. */
  let wasRenewed = false;
  /** Background reads in flight. */
  let pendingRefreshes = 0;
  const cartSync = createCartSync(services, {
    isShown: () => status.peek().is === 'shown',
    refresh: (canPublish) => void refresh(canPublish ? publishCount : () => {}),
  });

  const show = (cart: Cart) => (status.value = { is: 'shown', cart });
  const publishCount = (cart: Cart) => cartSync.publish(pieces(cart.items));
  const publishChange = (cart: Cart) => cartSync.publish(pieces(cart.items), true);

  /** Resolves to whether the shop has answered that the change is made. */
  async function change(
    send: () => Promise<Cart>,
    accepted: (cart: Cart) => void = () => {},
    isMade = (cart: Cart, before: Cart) => !hasSameContent(cart, before),
  ): Promise<boolean> {
    const isAccepted = await lock.run(async () => {
      const wasRefreshing = pendingRefreshes > 0;
      latestRead += 1;
      notice.value = { is: 'none' };
      wasRenewed = false;
      try {
        const cart = await send();
        show(cart);
        publishChange(cart);
        notice.value = { is: 'changed', total: sumsOf(cart).total };
        accepted(cart);
        return true;
      } catch (error) {
        await handleFailure(error, isMade);
        // A background read in flight is outdated.
        isStale ||= wasRefreshing;
        return false;
      }
    });
    if (isStale) void refresh(publishChange);
    return isAccepted === true;
  }

  /** The shop may have made a change although its answer cannot be read: the cart itself shows it. */
  async function handleFailure(error: unknown, isMade: (cart: Cart, before: Cart) => boolean) {
    const refusal = refusalOf(error);
    if (!(error as CallFailed).mayBeDone) {
      notice.value = { is: 'refused', refusal };
      isStale ||= wasRenewed;
      return;
    }
    function judge(cart: Cart) {
      const shown = status.peek();
      const isDone = shown.is === 'shown' && isMade(cart, shown.cart);
      const removed = undo.peek()?.line;
      if (removed && cart.items.some((line) => isSameLine(line, removed))) undo.forget();
      show(cart);
      publishChange(cart);
      notice.value = isDone ? { is: 'changed', total: sumsOf(cart).total } : { is: 'refused', refusal };
    }
    const found = await answerWithin(READ_TIMEOUT_MS, call(readCart));
    if (found) return judge(found);
    isStale = true;
    notice.value = { is: 'unsure', judge };
    // Otherwise the line could be added twice.
    undo.forget();
  }

  /** The line is restored even if the read fails; until a read succeeds, the cart is shown as before. */
  function readCartOrKeep(before: Cart): Promise<Cart> {
    return call(readCart).catch(() => {
      isStale = true;
      return before;
    });
  }

  /** Reads the cart again because it changed elsewhere; after a failure, the shown cart stays. */
  async function refresh(publish: (cart: Cart) => void) {
    if (status.peek().is === 'loading') return;
    isStale = lock.isBusy.peek();
    if (isStale) return;
    const thisRead = ++latestRead;
    pendingRefreshes += 1;
    const cart = await call(readCart).catch(() => null);
    pendingRefreshes -= 1;
    if (!cart || thisRead !== latestRead) return;
    const last = notice.peek();
    if (last.is === 'unsure') return last.judge(cart);
    show(cart);
    publish(cart);
  }

  function track(event: EcommerceEvent, line: CartLine, quantity: number) {
    trackEcommerce(event, [ecommerceItem(line, quantity)]);
  }

  page.onTokenRenewal(() => (wasRenewed = true));
  page.onPageRestore(() => void refresh(publishCount));

  return {
    ...inputs,
    ...createQuantity({
      call,
      page,
      notice,
      checkoutUrl: inputs.checkoutUrl,
      change,
      publishChange,
      onStep(cart, line, isMore) {
        show(cart);
        track(isMore ? 'add_to_cart' : 'remove_from_cart', line, 1);
      },
    }),
    status,
    isBusy: lock.isBusy,
    notice,
    undo,
    reload: () => refresh(publishChange),
    permissions: (line) => ({ increase: canIncrease(line), decrease: canDecrease(line), remove: canRemove(line) }),
    sums: computed(() => (status.value.is === 'shown' ? sumsOf(status.value.cart) : null)),
    async start() {
      const cart = await call(readCart);
      show(cart);
      publishCount(cart);
      if (cart.items.length === 0) return;
      trackEcommerce(
        'view_cart',
        cart.items.map((line) => ecommerceItem(line, line.qty)),
      );
    },
    async increase(line) {
      await change(
        () => call(increaseLine, { type: line.type, id: line.id, qty: 1 }),
        () => track('add_to_cart', line, 1),
      );
    },
    async decrease(line) {
      await change(
        () => call(decreaseLine, { type: line.type, id: line.id, qty: 1 }),
        () => track('remove_from_cart', line, 1),
      );
    },
    async remove(line) {
      const current = status.peek();
      if (current.is !== 'shown') return;
      await change(
        () => call(removeLine, { type: line.type, id: line.id }),
        () => {
          // A line of a quotation would be restored at another price.
          if (line.quotationId === null) undo.remember(line, current.cart);
          track('remove_from_cart', line, line.qty);
        },
      );
    },
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
    async removeReduction() {
      await change(async () => {
        await call(removeDiscount);
        return call(readCart);
      });
    },
  };
}
