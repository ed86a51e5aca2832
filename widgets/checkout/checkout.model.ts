import type { ReadonlySignal } from '@preact/signals-core';
import type { CheckoutCart, CheckoutStart } from '../../shared/contract/checkout.ts';
import type { Refusal } from '../../shared/http/refusal.ts';
import type { CheckoutSums } from '../../shared/rules/checkout-sums.ts';
import type { AddressesState } from './addresses.model.ts';
import type { DiscountState } from './discount.model.ts';
import type { ExemptionState } from './exemption.model.ts';
import type { FormState, Problem } from './form.model.ts';
import type { LoginState } from './login.model.ts';
import type { PaymentState } from './payment.model.ts';
import type { ShippingState } from './shipping.model.ts';

/** 1 addresses, 2 shipping, 3 payment; the fourth, "Klaar!", is a page of the shop. */
export type Step = 1 | 2 | 3;

/** Addresses of pages, with `{locale}` already filled in; null where the page gives none. */
export interface CheckoutLinks {
  readonly cart: string;
  readonly forgotPassword: string;
  readonly customerService: string | null;
  readonly helpCentre: string | null;
  readonly terms: string | null;
  readonly privacy: string | null;
}

export interface CheckoutState {
  start(): Promise<void>;
  readonly step: ReadonlySignal<Step>;
  /** What the shop said at the beginning; null until it has. */
  readonly facts: ReadonlySignal<CheckoutStart | null>;
  /** As the shop counted it last. */
  readonly cart: ReadonlySignal<CheckoutCart | null>;
  /** Nothing is left to order: another tab emptied the cart, or it always was empty. */
  readonly isEmpty: ReadonlySignal<boolean>;
  readonly sums: ReadonlySignal<CheckoutSums | null>;
  /** Null where the shop gives none to this shopper. */
  readonly credits: ReadonlySignal<number | null>;
  readonly links: ReadonlySignal<CheckoutLinks>;

  readonly form: FormState;
  readonly addresses: AddressesState;
  readonly exemption: ExemptionState;
  readonly login: LoginState;
  readonly shipping: ShippingState;
  readonly payment: PaymentState;
  readonly discount: DiscountState;

  /** Steps before the present one can be gone back to; others do nothing. */
  goTo(step: Step): void;
  /**
   * Sends the present step. `typed` are the values of the step's own controls by name: what a browser filled in
   * without an event counts too. Does nothing while an answer is on its way.
   */
  submit(typed: Readonly<Record<string, string>>): Promise<void>;
  readonly isSubmitting: ReadonlySignal<boolean>;
  /** Why the step was not accepted, for everything that no field can show; null when there is nothing to say. */
  readonly refusal: ReadonlySignal<Refusal | null>;
  /** The refusal goes away when the page is loaded again: the session has ended. */
  readonly isExpired: ReadonlySignal<boolean>;
  reload(): void;
  /** What the shopper has to mend, in the order of the fields; on a later step those of earlier steps too. */
  readonly problems: ReadonlySignal<readonly Problem[]>;
  /** Counts the refused submissions: the summary takes the focus each time it grows. */
  readonly refusals: ReadonlySignal<number>;
  /** What was typed earlier in this tab was filled in again. */
  readonly wasRestored: ReadonlySignal<boolean>;
  /** Forgets what was typed and begins with what the shop knows. */
  startOver(): void;
}
