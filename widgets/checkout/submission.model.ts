import { batch, signal, type ReadonlySignal } from '@preact/signals-core';
import type { CallFailed } from '../../shared/contract/call-failed.ts';
import type { Refusal } from '../../shared/http/refusal.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { wholeRefusal } from '../../shared/models/form-validation.ts';
import { isPage } from '../../shared/rules/web-address.ts';
import type { Form } from './form.model.ts';
import { judge } from './problems.rules.ts';
import type { Step } from './steps.rules.ts';

/** Milliseconds after which a page that should have been left counts as not left. */
const LEAVING = 20_000;

/** Sends one step at a time, and says what came of it. */
export interface Submission {
  readonly isSubmitting: ReadonlySignal<boolean>;
  readonly refusal: ReadonlySignal<Refusal | null>;
  readonly isExpired: ReadonlySignal<boolean>;
  readonly refusals: ReadonlySignal<number>;
  /** Does nothing while another step is on its way. `send` answers whether the page is being left. */
  run(step: Step, send: () => Promise<boolean>): Promise<void>;
  /** The step cannot be sent as it is. */
  refuse(): void;
  /** What the step needs is not to be had. */
  fail(): void;
  /** Goes to the page on which the order is paid; answers false when there is none to go to. */
  leaveFor(redirect: string | null): boolean;
  /** Nothing more to say about the last one. */
  calm(): void;
  /** The shopper came back to this page. */
  release(): void;
}

export function createSubmission({ page, refusalOf }: Services, form: Form): Submission {
  const isSubmitting = signal(false);
  const refusal = signal<Refusal | null>(null);
  const isExpired = signal(false);
  const refusals = signal(0);
  let leaving: ReturnType<typeof setTimeout> | undefined;
  /** Counts what was sent: one that nobody waits for any more must not unlock the next. */
  let runs = 0;

  function calm() {
    refusal.value = null;
    isExpired.value = false;
  }

  function release() {
    clearTimeout(leaving);
    isSubmitting.value = false;
  }

  function fail() {
    refusal.value = { is: 'went-wrong' };
    refusals.value += 1;
  }

  function failed(error: CallFailed, step: Step) {
    const unnamed = refusalOf(error);
    const { errors } = error;
    const isJudged = Object.keys(errors).length > 0;
    if (isJudged) form.judged(errors, step);
    if (form.problemsUpTo(step).length === 0 || !isJudged) refusal.value = wholeRefusal(error, judge(errors), unnamed);
    isExpired.value = !isJudged && error.isExpired;
    refusals.value += 1;
  }

  return {
    isSubmitting,
    refusal,
    isExpired,
    refusals,
    calm,
    release,
    async run(step, send) {
      if (isSubmitting.peek()) return;
      isSubmitting.value = true;
      const turn = ++runs;
      calm();
      let isLeaving = false;
      try {
        isLeaving = await send();
      } catch (error) {
        batch(() => failed(error as CallFailed, step));
      } finally {
        if (!isLeaving && turn === runs) release();
      }
    },
    refuse: () => (refusals.value += 1),
    fail,
    leaveFor(redirect) {
      if (redirect === null || !isPage(redirect)) {
        fail();
        return false;
      }
      page.goTo(redirect);
      leaving = setTimeout(release, LEAVING);
      return true;
    },
  };
}
