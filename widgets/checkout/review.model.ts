import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { CheckoutCart } from '../../shared/contract/checkout.ts';
import type { StateOf } from '../../shared/models/state-of.ts';
import type { CheckoutSums } from '../../shared/rules/checkout-sums.ts';
import { changedEntries, type ChangedEntry, type OrderView } from './order-changes.rules.ts';
import type { Payment } from './payment.model.ts';
import type { Shipping } from './shipping.model.ts';

/** What is different from the order that the shopper saw. */
export interface OrderChanges {
  readonly entries: readonly ChangedEntry[];
  /** The amount due in cents. */
  readonly before: number;
  readonly now: number;
}

export type Review = StateOf<typeof createReview>;

/** Milliseconds; longer than the pause within a double click. */
const NEW_MS = 700;

/** The parts of the checkout that make up the order. */
export interface OrderParts {
  readonly cart: ReadonlySignal<CheckoutCart | null>;
  readonly sums: ReadonlySignal<CheckoutSums | null>;
  readonly shipping: Pick<Shipping, 'chosen' | 'optionLabel'>;
  readonly payment: Pick<Payment, 'chosen'>;
}

/**
 * Compares the order with what the shopper saw, so that no other order is sent.
 *
 * @param isActive the shopper sees the order that the next press sends
 */
export function createReview(order: OrderParts, isActive: () => boolean) {
  const view = computed(() => viewOf(order));
  const shown = signal<{ readonly seen: OrderView; readonly now: OrderView } | null>(null);
  const isNew = signal(false);
  const questions = signal(0);
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** A change that follows another one is compared with the order before both. */
  function isSame(seen: OrderView | null): boolean {
    const now = view.peek();
    if (!seen || !now || !changesBetween(seen, now)) return true;
    clearTimeout(timer);
    timer = setTimeout(() => (isNew.value = false), NEW_MS);
    batch(() => {
      shown.value = { seen: shown.peek()?.seen ?? seen, now };
      isNew.value = true;
    });
    return false;
  }

  return {
    view,
    /** The changes have just appeared: a press, or the second click of a double click, was not meant for them. */
    isNew,
    /** Counts the presses that were answered with changes: the notice takes the focus each time it grows. */
    questions,
    /** Null when nothing has changed, or when the shopper has chosen something else since. */
    changes: computed(() => {
      if (!shown.value || !view.value || changesBetween(shown.value.now, view.value)) return null;
      return changesBetween(shown.value.seen, view.value);
    }),
    /** Replaces the cart with one that was changed elsewhere, and shows what has changed. */
    replace(apply: () => void) {
      const seen = view.peek();
      apply();
      if (isActive()) isSame(seen);
    },
    /** Whether the order is still the one that the shopper saw at the press. Otherwise the changes are shown. */
    isAsSeen(seen: OrderView | null) {
      const isUnchanged = isSame(seen);
      if (!isUnchanged) questions.value += 1;
      return isUnchanged;
    },
    clear() {
      clearTimeout(timer);
      batch(() => {
        shown.value = null;
        isNew.value = false;
      });
    },
  };
}

function changesBetween(seen: OrderView, now: OrderView): OrderChanges | null {
  const entries = changedEntries(seen, now);
  const [before, due] = [seen.sums.due, now.sums.due];
  return entries.length > 0 || before !== due ? { entries, before, now: due } : null;
}

function viewOf({ cart, sums, shipping, payment }: OrderParts): OrderView | null {
  if (!cart.value || !sums.value) return null;
  const method = shipping.chosen.value;
  const paid = sums.value.isCoveredByVoucher ? null : payment.chosen.value;
  return {
    cart: cart.value,
    sums: sums.value,
    shipping: method && { text: method.label, option: shipping.optionLabel.value },
    payment: paid && { text: paid.label, option: null },
  };
}
