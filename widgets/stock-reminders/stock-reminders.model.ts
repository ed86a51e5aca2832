import { batch, signal, type ReadonlySignal } from '@preact/signals-core';
import { deleteStockReminder, readStockReminders, type StockReminder } from '../../shared/contract/stock-reminders.ts';
import type { WireId } from '../../shared/contract/wire.ts';
import type { Services } from '../../shared/runtime/services.ts';

export type { StockReminder } from '../../shared/contract/stock-reminders.ts';

/** A reminder that has gone, and the one that took its place; null when none is left. */
export interface Gone {
  readonly name: string;
  readonly next: WireId | null;
}

export interface StockRemindersState {
  /** Null until the shop has said what it knows. */
  readonly reminders: ReadonlySignal<readonly StockReminder[] | null>;
  /** A deletion is on its way; others are ignored until it is answered. */
  readonly isBusy: ReadonlySignal<boolean>;
  readonly gone: ReadonlySignal<Gone | null>;
  start(): Promise<void>;
  remove(reminder: StockReminder): Promise<void>;
}

/** The products that a customer waits for (specification 001 §2.9 and §4.9). */
export function createStockReminders({ call }: Services): StockRemindersState {
  const reminders = signal<readonly StockReminder[] | null>(null);
  const isBusy = signal(false);
  const gone = signal<Gone | null>(null);

  async function read() {
    const answer = await call(readStockReminders);
    reminders.value = answer.reminders;
  }

  function leaveOut(reminder: StockReminder) {
    const before = reminders.peek() ?? [];
    const at = before.findIndex(({ id }) => id === reminder.id);
    const next = before[at + 1] ?? before[at - 1];
    batch(() => {
      reminders.value = before.filter(({ id }) => id !== reminder.id);
      gone.value = { name: reminder.product.name, next: next?.id ?? null };
    });
  }

  return {
    reminders,
    isBusy,
    gone,
    start: read,
    async remove(reminder) {
      if (isBusy.peek()) return;
      isBusy.value = true;
      gone.value = null;
      // What fails is not spoken of; whether it worked or not, the shop says what there is.
      await call(deleteStockReminder, { id: reminder.id })
        .then(() => leaveOut(reminder))
        .catch(() => {});
      await read().catch(() => {});
      isBusy.value = false;
    },
  };
}
