import { batch, signal } from '@preact/signals-core';
import {
  readPowerCredits,
  redeemCredits,
  type PowerCredits,
  type RedeemOption,
} from '../../shared/contract/power-credits.ts';
import { createLock } from '../../shared/models/lock.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { requestedCredits, canRedeem, isVoucher, padded, whole } from './credits.rules.ts';
import type { StateOf } from '../../shared/models/state-of.ts';

export type CreditsDashboardState = StateOf<typeof createCreditsDashboard>;

/** The loyalty credits of a customer. */
export function createCreditsDashboard({ call, bus }: Services) {
  const credits = signal<PowerCredits | null>(null);
  const choice = signal<RedeemOption | null>(null);
  const isConfirming = signal(false);
  const lock = createLock();
  const redeemed = signal<number | null>(null);

  async function read() {
    credits.value = await call(readPowerCredits);
  }

  function done(cost: number) {
    batch(() => {
      redeemed.value = cost;
      isConfirming.value = false;
    });
  }

  /**
   * A failure shows no message, and the dialog stays open for another attempt. The balance is read again in any case.
   */
  async function buy(cost: number) {
    const before = whole(credits.peek()?.creditsToSpend ?? null);
    redeemed.value = null;
    const failure: unknown = await call(redeemCredits, { credits: cost }).then(
      () => null,
      (error: unknown) => error,
    );
    await read().catch(() => {});
    const after = whole(credits.peek()?.creditsToSpend ?? null);
    // A purchase may have succeeded although its response was lost.
    if (failure && before - after !== cost) throw failure;
    done(cost);
  }

  // Scripts of the page may send the command too.
  bus.handle('voucher-activation', (detail) => {
    const cost = requestedCredits(detail);
    if (cost === null || lock.isBusy.peek()) return false;
    const result = lock.run(() => buy(cost));
    // For a sender of the command only.
    result.catch(() => {});
    return result;
  });

  return {
    /** Null until the shop has answered. */
    credits,
    /** The option to confirm; it stays while the dialog fades. */
    choice,
    isConfirming,
    /** A purchase is in flight; further ones are ignored. */
    isBuying: lock.isBusy,
    /** The credits that were exchanged last. */
    redeemed,
    /** As on a counter. */
    padded,
    whole,
    isVoucher,
    canRedeem: (option: RedeemOption) => canRedeem(credits.value?.creditsToSpend ?? null, option.credits),
    start: read,
    choose(option: RedeemOption) {
      batch(() => {
        choice.value = option;
        isConfirming.value = true;
      });
    },
    cancel: () => (isConfirming.value = false),
    /** The dialog has faded. */
    reset() {
      if (!isConfirming.peek()) choice.value = null;
    },
    confirm() {
      const chosen = choice.peek();
      if (chosen && isConfirming.peek() && !lock.isBusy.peek())
        bus.send('voucher-activation', { credits: chosen.credits });
    },
  };
}
