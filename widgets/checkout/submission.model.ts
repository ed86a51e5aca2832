import { batch, signal } from '@preact/signals-core';
import type { CallFailed } from '../../shared/contract/call-failed.ts';
import type { Refusal } from '../../shared/http/refusal.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { createLock } from '../../shared/models/lock.ts';
import { generalRefusal } from '../../shared/models/form-validation.ts';
import type { StateOf } from '../../shared/models/state-of.ts';
import { isHttpUrl } from '../../shared/rules/url.ts';
import type { Form } from './form.model.ts';
import { sortCheckoutErrors } from './problems.rules.ts';
import type { Step } from './steps.rules.ts';

/** Work of a step; `'leaving'` when the browser is loading the page on which the order is paid. */
type Sending = Promise<'leaving' | void>;

export type Submission = StateOf<typeof createSubmission>;

/** Sends one step at a time, and publishes its outcome. */
export function createSubmission({ page, refusalOf }: Services, form: Form) {
  const lock = createLock(page);
  const refusal = signal<Refusal | null>(null);
  const refusals = signal(0);

  /** Removes the refusal of the last step. */
  function clear() {
    refusal.value = null;
  }

  /** Required data could not be loaded. */
  function fail() {
    refusal.value = { is: 'went-wrong' };
    refusals.value += 1;
  }

  function handleFailure(error: CallFailed, step: Step) {
    const fallback = refusalOf(error);
    const { errors } = error;
    const hasFieldErrors = Object.keys(errors).length > 0;
    if (hasFieldErrors) form.applyErrors(errors, step);
    if (form.problemsUpTo(step).length === 0 || !hasFieldErrors)
      refusal.value = generalRefusal(error, sortCheckoutErrors(errors), fallback);
    refusals.value += 1;
  }

  return {
    isSubmitting: lock.isBusy,
    /** Why the step was not accepted, when no field has an error; null otherwise. */
    refusal,
    /** Counts the refused submissions: the summary takes the focus each time it grows. */
    refusals,
    clear,
    /** Does nothing while another step is being sent. */
    run: (step: Step, send: () => Sending) =>
      lock.run(() => {
        clear();
        return send().catch((error) => batch(() => handleFailure(error as CallFailed, step)));
      }),
    /** The step is incomplete and is not sent. */
    refuse: () => void (refusals.value += 1),
    fail,
    /** Navigates to the payment page; returns false when there is none. */
    leaveFor(redirect: string | null) {
      if (redirect === null || !isHttpUrl(redirect)) {
        fail();
        return false;
      }
      page.goTo(redirect);
      return true;
    },
  };
}
