import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { Page } from '../runtime/services.ts';

/** Lets one piece of work run at a time. */
export interface Lock {
  readonly isBusy: ReadonlySignal<boolean>;
  /**
   * Runs the work, unless other work is running: then it resolves to undefined. Rejects as the work does.
   * The lock opens when the work ends. If the work resolves to `'leaving'`, the browser is loading another page, and the
   * lock stays closed until the shopper returns to this page or the timeout passes.
   */
  run<Result>(work: () => Promise<Result>): Promise<Result | undefined>;
  /** Opens the lock before the work has ended. */
  release(): void;
}

/**
 * @param page needed by work that may resolve to `'leaving'`
 * @param leaveTimeout milliseconds after which the browser counts as still on this page, such as after a download
 */
export function createLock(page?: Pick<Page, 'onPageRestore'>, leaveTimeout = 20_000): Lock {
  const isBusy = signal(false);
  let runs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function release() {
    clearTimeout(timer);
    isBusy.value = false;
  }

  page?.onPageRestore(release);

  return {
    isBusy,
    release,
    async run(work) {
      if (isBusy.peek()) return undefined;
      isBusy.value = true;
      const run = ++runs;
      let result;
      try {
        result = await work();
        return result;
      } finally {
        if (run === runs && result === 'leaving') timer = setTimeout(release, leaveTimeout);
        else if (run === runs) release();
      }
    },
  };
}
