import { signal } from '@preact/signals-react';
import { CallFailed } from '../contract/call-failed.ts';
import type { Refusal } from '../http/refusal.ts';
import { onReconnect } from './retry-later.ts';

/** `unavailable`: the first call failed, and the shop's HTML stays. */
export type Phase = { is: 'waiting' } | { is: 'shown' } | { is: 'unavailable'; refusal: Refusal };

interface StartOptions {
  /** It is busy while the start is pending. */
  readonly element: HTMLElement;
  /** Loads the first data, if there is any to load. */
  load(): Promise<unknown> | undefined;
  /** Undefined when there is nothing to wait for. Then the widget is drawn in the same turn as its data. */
  loadReplay(): Promise<unknown> | undefined;
  /** Ends the retries. Nothing is reported after it. */
  readonly signal: AbortSignal;
  refusalOf(error: CallFailed): Refusal;
  /** The call failed, and is sent again when the page becomes visible or online. */
  onUnavailable(error: CallFailed): void;
  /** It failed with any other error, and is not retried. */
  onError(error: unknown): void;
}

export function createStart(options: StartOptions) {
  const { element, load, loadReplay, signal: end, refusalOf, onUnavailable, onError } = options;
  const phase = signal<Phase>({ is: 'waiting' });
  let isPending = false;

  function fail(error: unknown): void {
    if (!(error instanceof CallFailed)) return onError(error);
    phase.value = { is: 'unavailable', refusal: refusalOf(error) };
    onUnavailable(error);
  }

  /** Starts, or retries a failed start. The message of a failed start stays until a retry succeeds, to keep the focus. */
  async function run(): Promise<void> {
    if (phase.peek().is === 'shown' || isPending) return;
    isPending = true;
    element.setAttribute('aria-busy', 'true');
    try {
      await load();
      const replay = loadReplay();
      if (replay) await replay;
      if (!end.aborted) phase.value = { is: 'shown' };
    } catch (error) {
      if (!end.aborted) fail(error);
    }
    isPending = false;
    element.removeAttribute('aria-busy');
  }

  const retry = () => phase.peek().is === 'unavailable' && void run();
  onReconnect(retry, end);
  return { phase, run };
}
