import { batch, signal, type ReadonlySignal } from '@preact/signals-core';

/** `unavailable`: nothing came, and the shopper may ask again. */
export type Loaded = { is: 'loading' } | { is: 'shown' } | { is: 'unavailable' };

/** Methods of shipping or payment: asked for when their step is entered, and forgotten when it is left backwards. */
export interface MethodList<Found> {
  readonly found: ReadonlySignal<Found | null>;
  readonly status: ReadonlySignal<Loaded>;
  load(): Promise<void>;
  /** Waits for those under way. */
  settled(): Promise<void>;
  /** Has the methods there, and asks once more where nothing came. */
  ready(): Promise<void>;
  clear(): void;
}

/** @param settle hears of the methods before anybody sees them */
export function createList<Found>(ask: () => Promise<Found>, settle: (found: Found) => void): MethodList<Found> {
  const found = signal<Found | null>(null);
  const status = signal<Loaded>({ is: 'loading' });
  /** Counts what was asked, so that an answer that is no longer wanted changes nothing. */
  let asked = 0;
  let underWay: Promise<void> | null = null;

  async function read(turn: number) {
    const answer = await ask().catch(() => null);
    if (turn !== asked) return;
    underWay = null;
    batch(() => {
      if (answer) settle(answer);
      found.value = answer;
      status.value = { is: answer ? 'shown' : 'unavailable' };
    });
  }

  function load(): Promise<void> {
    status.value = { is: 'loading' };
    underWay ??= read(++asked);
    return underWay;
  }

  return {
    found,
    status,
    load,
    settled: () => underWay ?? Promise.resolve(),
    async ready() {
      if (!found.peek()) await load();
    },
    clear() {
      asked += 1;
      underWay = null;
      batch(() => {
        found.value = null;
        status.value = { is: 'loading' };
      });
    },
  };
}
