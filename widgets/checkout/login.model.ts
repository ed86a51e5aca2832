import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { signIn, type CheckoutStart } from '../../shared/contract/checkout.ts';
import type { CallFailed } from '../../shared/contract/call-failed.ts';
import type { Refusal } from '../../shared/http/refusal.ts';
import { createLock } from '../../shared/models/lock.ts';
import { createRefusedTexts } from '../../shared/models/refused-texts.ts';
import type { StateOf } from '../../shared/models/state-of.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { loginErrors } from './problems.rules.ts';

export type LoginState = StateOf<typeof createLogin>;

export function createLogin({ call, page, refusalOf }: Services, startData: ReadonlySignal<CheckoutStart | null>) {
  const isOpen = signal(false);
  const lock = createLock(page);
  const { clear: clearTexts, refuse: refuseTexts, ...texts } = createRefusedTexts();
  const refusal = signal<Refusal | null>(null);
  const refusals = signal(0);

  function refuse(failure: CallFailed, values: Readonly<Record<string, string>>) {
    const isRejected = failure.status === 422 || failure.status === 401 || failure.status === 403;
    const fallback = refusalOf(failure);
    const errors = loginErrors(failure.errors, isRejected ? failure.shopMessage : null);
    batch(() => {
      refuseTexts(errors, values);
      refusal.value = Object.keys(errors).length > 0 ? null : fallback;
      refusals.value += 1;
    });
  }

  return {
    /** A guest may sign in here. */
    isOffered: computed(() => startData.value !== null && startData.value.user === null),
    isOpen,
    isBusy: lock.isBusy,
    /** The shop's messages, by `login_email`, `login_password` or another name. */
    texts,
    /** Anything else that went wrong. */
    refusal,
    /** Counts refused attempts. */
    refusals,
    toggle: () => (isOpen.value = !isOpen.peek()),
    submit: (email: string, password: string) =>
      lock.run(async () => {
        clearTexts();
        refusal.value = null;
        return call(signIn, { email, password }).then(
          () => {
            page.reload();
            return 'leaving';
          },
          (failure) => refuse(failure as CallFailed, { login_email: email, login_password: password }),
        );
      }),
  };
}
