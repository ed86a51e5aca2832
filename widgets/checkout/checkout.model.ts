import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { addressPartOf, type AddressKind } from '../../shared/contract/checkout-data.ts';
import { startCheckout, type CheckoutStart } from '../../shared/contract/checkout.ts';
import { searchedBy } from './addresses.rules.ts';
import type { Discount } from './discount.model.ts';
import { EMPTY_DRAFT, type StoredDraft } from './draft.model.ts';
import type { Exemption } from './exemption.model.ts';
import { startingData } from './fields.rules.ts';
import type { ControlName, FormState, Problem } from './form.model.ts';
import type { LoginState } from './login.model.ts';
import { cartAtStart, creditsFor, linksFor, type CheckoutInputs, type CheckoutLinks } from './start.rules.ts';
import type { Review } from './review.model.ts';
import { createParts, type CheckoutServices, type Parts } from './parts.model.ts';
import { createStepSubmission } from './step-submission.model.ts';
import { createSteps, type Steps } from './steps.model.ts';
import { pathOf, type Step } from './steps.rules.ts';
import type { Submission } from './submission.model.ts';

export type { CheckoutLinks } from './start.rules.ts';
export type { Step } from './steps.rules.ts';

export interface CheckoutState
  extends
    Pick<Steps, 'step' | 'isPassed' | 'goTo'>,
    Pick<Submission, 'isSubmitting' | 'refusal' | 'refusals'>,
    Pick<Parts, 'addresses' | 'shipping' | 'payment' | 'cart' | 'sums' | 'isVatUnknown'> {
  readonly exemption: Exemption;
  readonly login: LoginState;
  readonly discount: Discount;
  readonly review: Review;
  start(): Promise<void>;
  /** The first answer of the shop; null until it arrives. */
  readonly startData: ReadonlySignal<CheckoutStart | null>;
  /** The cart is empty, or another tab has emptied it. */
  readonly isEmpty: ReadonlySignal<boolean>;
  /** Null when the shopper earns none. */
  readonly credits: ReadonlySignal<number | null>;
  readonly links: ReadonlySignal<CheckoutLinks>;
  readonly form: FormState;
  pathOf(step: Step): string;
  /** The address that a control belongs to; null for other controls. */
  addressOf(control: ControlName): AddressKind | null;
  /**
   * Submits the current step. `typed` are the text fields of the step by name, because a browser may fill them in
   * without an event. Does nothing while a step is being sent.
   */
  submit(typed: Readonly<Record<string, string>>): Promise<void>;
  /** The errors of this step and of earlier ones, in the order of the fields. */
  readonly problems: ReadonlySignal<readonly Problem[]>;
  /** The form was filled in from the draft of this tab. */
  readonly wasRestored: ReadonlySignal<boolean>;
  /** Deletes the draft and restarts with the shop's data. */
  startOver(): void;
}

export function createCheckout(services: CheckoutServices, inputs: CheckoutInputs): CheckoutState {
  const { call, page, settings } = services;
  const startData = signal<CheckoutStart | null>(null);
  const wasRestored = signal(false);
  const parts = createParts(services, inputs, startData, () => steps.step.peek() === 'payment');
  const { form, order, shipping, payment, submission, draft, analytics, review } = parts;
  const steps = createSteps(services, { readProgress, onEnter });
  const send = createStepSubmission(services, parts, { steps, ctMeta: inputs.ctMeta });

  function readProgress() {
    const { checkoutData, user } = startData.peek() ?? {};
    return { hasStreet: Boolean(checkoutData?.street), hasSaved: Boolean(user?.addresses.length) };
  }

  /** Loads the methods of the step, and clears those of later steps, to which the shopper comes again. */
  function onEnter(step: Step) {
    submission.clear();
    review.clear();
    if (step === 'details') shipping.clear();
    else if (shipping.status.peek().is !== 'shown') void shipping.load();
    if (step === 'payment') void payment.load();
    else payment.clear();
  }

  /** Fills the form. Returns whether the shop's totals were computed for this buyer. */
  function fill(start: CheckoutStart, stored: StoredDraft) {
    const data = startingData(start);
    const wantsAccount = start.user === null && (stored.wantsAccount || data.password !== '');
    wasRestored.value = form.start(data, stored.values, wantsAccount) || stored.wantsAccount;
    const { country, type } = form.fields.peek();
    return country === data.country && type === data.type;
  }

  page.onPageRestore(() => void order.reload());

  return {
    ...parts,
    startData,
    isEmpty: order.isEmpty,
    credits: computed(() => creditsFor(startData.value, parts.sums.value)),
    links: computed(() => linksFor(inputs, startData.value, settings.locale)),
    step: steps.step,
    isSubmitting: submission.isSubmitting,
    refusal: submission.refusal,
    refusals: submission.refusals,
    problems: computed(() => form.problemsUpTo(steps.step.value)),
    wasRestored,
    pathOf,
    addressOf: (control) => addressPartOf(control)?.kind ?? searchedBy(control),
    isPassed: steps.isPassed,
    goTo: steps.goTo,
    async submit(typed) {
      if (startData.peek()) await send(typed);
    },
    async start() {
      const start = await call(startCheckout);
      const areTotalsCurrent = batch(() => {
        startData.value = start;
        return fill(start, draft.read(start.user));
      });
      order.show(cartAtStart(start));
      analytics.checkoutStarted();
      void services.prepareHtml(start.shippingNotice, start.secondChanceShippingNotice);
      if (!areTotalsCurrent) void order.reload();
      steps.start();
    },
    startOver() {
      const start = startData.peek();
      if (!start) return;
      draft.forget();
      batch(() => fill(start, EMPTY_DRAFT));
      void order.reload();
      steps.restart();
    },
  };
}
