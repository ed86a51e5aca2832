import { batch, signal, type ReadonlySignal } from '@preact/signals-core';

/** `unavailable`: loading failed, and the shopper can retry. */
export type LoadStatus = { is: 'loading' } | { is: 'shown' } | { is: 'unavailable' };

/** Methods of shipping or payment: loaded when their step opens, and cleared when the shopper goes back. */
export interface MethodList<Found> {
  readonly found: ReadonlySignal<Found | null>;
  readonly status: ReadonlySignal<LoadStatus>;
  load(): Promise<void>;
  /** Resolves when the request in flight has ended. */
  settled(): Promise<void>;
  /** Resolves when the methods are loaded; retries once after a failure. */
  ready(): Promise<void>;
  clear(): void;
}

/** @param select called with the methods before they are shown */
export function createMethodList<Found>(
  request: () => Promise<Found>,
  select: (found: Found) => void,
): MethodList<Found> {
  const found = signal<Found | null>(null);
  const status = signal<LoadStatus>({ is: 'loading' });
  /** Counts requests, so that an outdated answer is ignored. */
  let requests = 0;
  let pending: Promise<void> | null = null;

  async function read(turn: number) {
    const answer = await request().catch(() => null);
    if (turn !== requests) return;
    pending = null;
    batch(() => {
      if (answer) select(answer);
      found.value = answer;
      status.value = { is: answer ? 'shown' : 'unavailable' };
    });
  }

  function load(): Promise<void> {
    status.value = { is: 'loading' };
    pending ??= read(++requests);
    return pending;
  }

  return {
    found,
    status,
    load,
    settled: () => pending ?? Promise.resolve(),
    async ready() {
      if (!found.peek()) await load();
    },
    clear() {
      requests += 1;
      pending = null;
      batch(() => {
        found.value = null;
        status.value = { is: 'loading' };
      });
    },
  };
}
