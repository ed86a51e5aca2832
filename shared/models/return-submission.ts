import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { Services } from '../runtime/services.ts';

/** Milliseconds after which a page that should have been left counts as not left. */
const LEAVING = 20_000;

/** Sends a return once, and leaves for the page that the shop names. */
export interface ReturnSubmission {
  readonly isSubmitting: ReadonlySignal<boolean>;
  /** The shop has it, and names no page to go to. */
  readonly isDone: ReadonlySignal<boolean>;
  /** Nothing while another one is on its way. Rejects as `send` does. */
  run(send: () => Promise<{ readonly redirectUrl: string | null }>): Promise<void>;
}

export function createReturnSubmission({ page }: Services, onSent: () => void): ReturnSubmission {
  const isSubmitting = signal(false);
  const isDone = signal(false);
  let leaving: ReturnType<typeof setTimeout> | undefined;

  function release() {
    clearTimeout(leaving);
    isSubmitting.value = false;
  }

  page.onReturn(release);
  return {
    isSubmitting,
    isDone,
    async run(send) {
      if (isSubmitting.peek() || isDone.peek()) return;
      isSubmitting.value = true;
      let isLeaving = false;
      try {
        const { redirectUrl } = await send();
        onSent();
        isLeaving = redirectUrl !== null && page.goTo(redirectUrl);
        if (isLeaving) leaving = setTimeout(release, LEAVING);
        else isDone.value = true;
      } finally {
        if (!isLeaving) release();
      }
    },
  };
}
