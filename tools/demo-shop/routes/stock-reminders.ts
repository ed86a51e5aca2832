import { deleteStockReminder, readStockReminders } from '../../../shared/contract/stock-reminders.ts';
import { answer } from '../answer.ts';
import type { ShopApp, ShopContext } from '../context.ts';
import { inTransaction } from '../context.ts';
import { customerOf } from '../customers.ts';
import { forgetReminder, remindersOf } from '../rules/requests/reminders.ts';

/** The stock reminders of a customer. */
export function mountStockReminders(app: ShopApp): void {
  app.post(readStockReminders.path, async (context) => {
    const { person, locale } = customerOf(context);
    const reminders = await remindersOf(context.get('shop').db, person, locale);
    return answer(context, readStockReminders, { reminders });
  });
  app.delete('/dashboard/stock_reminders/:id/vue/delete', async (context) => {
    await removeReminder(context);
    return answer(context, deleteStockReminder, {});
  });
}

export async function removeReminder(context: ShopContext): Promise<void> {
  const id = context.req.param('id') ?? '';
  await inTransaction(context, (db) => forgetReminder(db, customerOf(context).person, id));
}
