import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { signIn, type CheckoutStart } from '../../shared/contract/checkout.ts';
import type { CallFailed } from '../../shared/contract/call-failed.ts';
import type { Refusal } from '../../shared/http/refusal.ts';
import { createLock } from '../../shared/models/lock.ts';
import { createRefusedTexts, type RefusedTexts } from '../../shared/models/refused-texts.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { loginErrors } from './problems.rules.ts';

export interface LoginState {
  /** A guest may sign in here. */
  readonly isOffered: ReadonlySignal<boolean>;
  readonly isOpen: ReadonlySignal<boolean>;
  toggle(): void;
  submit(email: string, password: string): Promise<unknown>;
  readonly isBusy: ReadonlySignal<boolean>;
  /** The shop's messages, by `login_email`, `login_password` or another name. */
  readonly texts: Pick<RefusedTexts, 'errors' | 'errorsOf' | 'markOf' | 'type' | 'leave'>;
  /** Counts refused attempts. */
  readonly refusals: ReadonlySignal<number>;
  /** Anything else that went wrong. */
  readonly refusal: ReadonlySignal<Refusal | null>;
}

export function createLogin(
  { call, page, refusalOf }: Services,
  startData: ReadonlySignal<CheckoutStart | null>,
): LoginState {
  const isOpen = signal(false);
  const lock = createLock(page);
  const texts = createRefusedTexts();
  const refusal = signal<Refusal | null>(null);
  const refusals = signal(0);

  function refuse(failure: CallFailed, values: Readonly<Record<string, string>>) {
    const isRejected = failure.status === 422 || failure.status === 401 || failure.status === 403;
    const fallback = refusalOf(failure);
    const errors = loginErrors(failure.errors, isRejected ? failure.shopMessage : null);
    batch(() => {
      texts.refuse(errors, values);
      refusal.value = Object.keys(errors).length > 0 ? null : fallback;
      refusals.value += 1;
    });
  }

  return {
    isOffered: computed(() => startData.value !== null && startData.value.user === null),
    isOpen,
    isBusy: lock.isBusy,
    texts,
    refusal,
    refusals,
    toggle: () => (isOpen.value = !isOpen.peek()),
    submit: (email, password) =>
      lock.run(async () => {
        texts.clear();
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
