import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { CheckoutCart, CheckoutStart } from '../../shared/contract/checkout.ts';
import { applyDiscount, removeDiscount, removeReduction } from '../../shared/contract/discounts.ts';
import type { CallFailed } from '../../shared/contract/call-failed.ts';
import type { Refusal } from '../../shared/http/refusal.ts';
import { createLock } from '../../shared/models/lock.ts';
import type { StateOf } from '../../shared/models/state-of.ts';
import { codeError } from '../../shared/rules/code-error.ts';
import type { Services } from '../../shared/runtime/services.ts';
import type { OrderedCart } from './cart.model.ts';

export type Discount = StateOf<typeof createDiscount>;

interface Dependencies {
  readonly startData: ReadonlySignal<CheckoutStart | null>;
  readonly order: OrderedCart;
  /** A step is being sent: an order has the discount that the shopper saw. */
  readonly isSubmitting: ReadonlySignal<boolean>;
}

export function createDiscount(
  { call, refusalOf }: Services,
  { startData, order: { cart, reloadAfterChange: changed }, isSubmitting }: Dependencies,
) {
  const wantsOpen = signal(false);
  const lock = createLock();
  const error = signal<string | null>(null);
  const refusal = signal<Refusal | null>(null);
  const refusals = signal(0);
  const isBusy = computed(() => lock.isBusy.value || isSubmitting.value);
  let pending: Promise<unknown> = Promise.resolve();
  const isActive = computed(() => Boolean(cart.value?.currentDiscount ?? cart.value?.currentVoucher));
  const isOffered = computed(() => startData.value?.discountEnabled === true && !isActive.value);

  function clearErrors() {
    error.value = null;
    refusal.value = null;
  }

  function open(isOpen: boolean) {
    wantsOpen.value = isOpen;
    clearErrors();
  }

  /**
   * Reads the cart again in any case: a lost answer may have been a success. After a refused code, the shopper may try
   * another one during that read. Resolves to whether the change succeeded.
   */
  async function change(send: () => Promise<void>, codeErrorOf: typeof codeError): Promise<boolean> {
    if (isBusy.peek()) return false;
    const before = reductionsIn(cart.peek());
    const work = lock.run(async () => {
      clearErrors();
      let mayBeDone = false;
      try {
        await send();
      } catch (failure) {
        error.value = codeErrorOf(failure as CallFailed);
        if (error.peek() === null) refusal.value = refusalOf(failure);
        ({ mayBeDone } = failure as CallFailed);
      }
      const cartReload = changed();
      if (error.peek() === null) await cartReload;
      else refusals.value += 1;
      // The cart shows that the change was made.
      if (mayBeDone && reductionsIn(cart.peek()) !== before) refusal.value = null;
      return error.peek() === null && refusal.peek() === null;
    });
    pending = work;
    return (await work) === true;
  }

  return {
    /** A code may be entered: the shop allows it, and no single discount or voucher is in force. */
    isOffered,
    isOpen: computed(() => wantsOpen.value && isOffered.value),
    /** A change is on its way, or the order is. */
    isBusy,
    /** Resolves when no change is on its way. */
    settled: () => pending,
    /** The shop's message why the code is not accepted. */
    error,
    /** Anything else that went wrong. */
    refusal,
    /** Counts refused codes. */
    refusals,
    toggle: () => open(!wantsOpen.peek() && isOffered.peek()),
    close: () => open(false),
    /** Blank codes are not sent. */
    async apply(typed: string) {
      const code = typed.trim();
      if (code === '') return;
      const isApplied = await change(async () => {
        error.value = (await call(applyDiscount, { code })).discountError;
      }, codeError);
      if (isApplied) wantsOpen.value = false;
    },
    /** Without a code, the discount and the voucher; with it, one of several reductions. */
    remove: async (code?: string) =>
      void (await change(
        async () => void (await (code === undefined ? call(removeDiscount) : call(removeReduction, { code }))),
        // There is no field for a code then.
        () => null,
      )),
  };
}

/** The reductions in force, to be compared with others. */
function reductionsIn(cart: CheckoutCart | null): string {
  const { currentDiscount, currentVoucher, discounts = [] } = cart ?? {};
  return JSON.stringify([currentDiscount?.name, currentVoucher?.name, discounts.map(({ name, code }) => [name, code])]);
}
