import { batch, createLock, signal, type Services, type StateOf, type WireId } from '../../shared/kit/model.ts';
import { deleteStockReminder, readStockReminders, type StockReminder } from '../../shared/contract/stock-reminders.ts';

interface RemovedReminder {
  readonly name: string;
  /** Id of the reminder that takes its place; null when the list is empty. */
  readonly next: WireId | null;
}

export type StockRemindersState = StateOf<typeof createStockReminders>;

/** The products for which a customer has asked for a message when they are back in stock. */
export function createStockReminders({ call }: Services) {
  const reminders = signal<readonly StockReminder[] | null>(null);
  const removed = signal<RemovedReminder | null>(null);
  const lock = createLock();

  async function read() {
    reminders.value = (await call(readStockReminders)).reminders;
  }

  function takeOut(reminder: StockReminder) {
    const before = reminders.peek() ?? [];
    const at = before.findIndex(({ id }) => id === reminder.id);
    const next = before[at + 1] ?? before[at - 1];
    batch(() => {
      reminders.value = before.filter(({ id }) => id !== reminder.id);
      removed.value = { name: reminder.product.name, next: next?.id ?? null };
    });
  }

  return {
    /** Null until the shop has answered. */
    reminders,
    /** A deletion is running; others are ignored. */
    isBusy: lock.isBusy,
    removed,
    start: read,
    async remove(reminder: StockReminder) {
      await lock.run(async () => {
        removed.value = null;
        // A failure shows no message; the shop's list is read again in any case.
        await call(deleteStockReminder, { id: reminder.id })
          .then(() => takeOut(reminder))
          .catch(() => {});
        await read().catch(() => {});
      });
    },
  };
}
