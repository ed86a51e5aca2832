import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { Page } from '../runtime/services.ts';
import { createLock } from './lock.ts';

/** Sends a return once, then goes to the page that the shop names. */
export interface ReturnSubmission {
  readonly isSubmitting: ReadonlySignal<boolean>;
  /** The shop accepted the return and named no page to go to. */
  readonly isDone: ReadonlySignal<boolean>;
  /** Does nothing while a submission is running or after one succeeded. Rejects as `send` does. */
  run(send: () => Promise<{ readonly redirectUrl: string | null }>): Promise<void>;
}

export function createReturnSubmission(
  page: Pick<Page, 'onPageRestore' | 'goTo'>,
  onSent: () => void,
): ReturnSubmission {
  const lock = createLock(page);
  const isDone = signal(false);
  return {
    isSubmitting: lock.isBusy,
    isDone,
    async run(send) {
      if (isDone.peek()) return;
      await lock.run(async () => {
        const { redirectUrl } = await send();
        onSent();
        if (redirectUrl !== null && page.goTo(redirectUrl)) return 'leaving';
        isDone.value = true;
        return undefined;
      });
    },
  };
}
