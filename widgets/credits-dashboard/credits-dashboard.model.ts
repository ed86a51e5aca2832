import { batch, signal, type ReadonlySignal } from '@preact/signals-core';
import {
  readPowerCredits,
  redeemCredits,
  type PowerCredits,
  type RedeemOption,
} from '../../shared/contract/power-credits.ts';
import { createLock } from '../../shared/models/lock.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { requestedCredits, canRedeem, isVoucher, padded, whole } from './credits.rules.ts';

export type { CreditEntry, PowerCredits, RedeemOption } from '../../shared/contract/power-credits.ts';

export interface CreditsDashboardState {
  /** Null until the shop has answered. */
  readonly credits: ReadonlySignal<PowerCredits | null>;
  /** The option to confirm; it stays while the dialog fades. */
  readonly choice: ReadonlySignal<RedeemOption | null>;
  readonly isConfirming: ReadonlySignal<boolean>;
  /** A purchase is in flight; further ones are ignored. */
  readonly isBuying: ReadonlySignal<boolean>;
  /** The credits that were exchanged last. */
  readonly redeemed: ReadonlySignal<number | null>;
  /** As on a counter. */
  padded(credits: number | null): string;
  whole(credits: number | null): number;
  canRedeem(option: RedeemOption): boolean;
  isVoucher(option: RedeemOption): boolean;
  start(): Promise<void>;
  choose(option: RedeemOption): void;
  cancel(): void;
  /** The dialog has faded. */
  reset(): void;
  confirm(): void;
}

/** The loyalty credits of a customer. */
export function createCreditsDashboard({ call, bus }: Services): CreditsDashboardState {
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
    credits,
    choice,
    isConfirming,
    isBuying: lock.isBusy,
    redeemed,
    padded,
    whole,
    isVoucher,
    canRedeem: (option) => canRedeem(credits.value?.creditsToSpend ?? null, option.credits),
    start: read,
    choose(option) {
      batch(() => {
        choice.value = option;
        isConfirming.value = true;
      });
    },
    cancel: () => (isConfirming.value = false),
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
