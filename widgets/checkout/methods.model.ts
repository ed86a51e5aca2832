import { batch, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Refusal } from '../../shared/http/refusal.ts';
import type { Services } from '../../shared/runtime/services.ts';

/** `unavailable`: loading failed, and the shopper can retry. */
export type LoadStatus = { is: 'loading' } | { is: 'shown' } | { is: 'unavailable'; refusal: Refusal };

/** Methods of shipping or payment: loaded when their step opens, and cleared when the shopper goes back. */
export interface MethodList<Found> {
  readonly found: ReadonlySignal<Found | null>;
  readonly status: ReadonlySignal<LoadStatus>;
  load(): Promise<void>;
  /** Resolves when the request in flight has ended. */
  settled(): Promise<void>;
  /** Resolves when the methods are loaded; retries once after a failure. */
  ready(): Promise<void>;
  /** Reads the shown methods again. Rejects when that fails; they stay then. */
  refresh(): Promise<void>;
  clear(): void;
}

/** @param select called with the methods before they are shown */
export function createMethodList<Found>(
  { refusalOf }: Pick<Services, 'refusalOf'>,
  request: () => Promise<Found>,
  select: (found: Found) => void,
): MethodList<Found> {
  const found = signal<Found | null>(null);
  const status = signal<LoadStatus>({ is: 'loading' });
  /** Counts requests, so that an outdated answer is ignored. */
  let requests = 0;
  let pending: Promise<void> | null = null;

  async function read(turn: number) {
    let answer: Found | null = null;
    let end: LoadStatus = { is: 'shown' };
    try {
      answer = await request();
    } catch (error) {
      end = { is: 'unavailable', refusal: refusalOf(error) };
    }
    if (turn !== requests) return;
    pending = null;
    show(answer, end);
  }

  function show(answer: Found | null, end: LoadStatus) {
    batch(() => {
      if (answer) select(answer);
      found.value = answer;
      status.value = end;
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
    async refresh() {
      const turn = ++requests;
      const answer = await request();
      if (turn === requests) show(answer, { is: 'shown' });
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
