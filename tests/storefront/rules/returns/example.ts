import type { Db } from '../../db/schema.ts';
import { EXAMPLE_ORDER } from '../../seed/returns/orders.ts';
import { boughtBy, returnable } from './bought.ts';
import { keepDraft, type Sender } from './draft.ts';

/** Chooses everything of the example order that can still be sent back. */
export async function openExample(db: Db, sender: Sender): Promise<void> {
  const holder = { personId: null, orderId: EXAMPLE_ORDER.id };
  const lines = await boughtBy(db, holder, sender.locale);
  const open = lines.filter((line) => returnable(line) > 0);
  const selection = Object.fromEntries(open.map((line) => [line.id, Math.min(2, returnable(line))]));
  const problems = Object.fromEntries(open.map((line) => [line.id, 1]));
  await keepDraft(db, sender, { orderId: EXAMPLE_ORDER.id, selection, problems, answers: {} });
}
