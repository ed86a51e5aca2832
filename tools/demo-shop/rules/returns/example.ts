import type { Db } from '../../db/schema.ts';
import { SAMPLE_ORDER, INVERTER, PANEL } from '../../seed/returns/orders.ts';
import type { Locale } from '../language.ts';
import { pictureOf } from '../product.ts';
import { boughtBy, lineIdOf, returnable } from './bought.ts';
import { keepDraft, type Sender } from './draft.ts';
import { questionProduct } from './products.ts';

/** Chooses all returnable lines of the example order. */
export async function openExample(db: Db, sender: Sender): Promise<void> {
  const holder = { personId: null, orderId: SAMPLE_ORDER.id };
  const lines = await boughtBy(db, holder, sender.locale);
  const open = lines.filter((line) => returnable(line) > 0);
  const selection = Object.fromEntries(open.map((line) => [line.id, Math.min(2, returnable(line))]));
  const problems = Object.fromEntries(open.map((line) => [line.id, 1]));
  await keepDraft(db, sender, { orderId: SAMPLE_ORDER.id, selection, problems, answers: {} });
}

/** The first two lines of the example order with their questions, for pages without a customer. */
export function exampleQuestions(locale: Locale) {
  const shelves = [
    { ...INVERTER, shelf: 'omvormers', selected: 1 },
    { ...PANEL, shelf: 'zonnepanelen', selected: 2 },
  ];
  return shelves.map(({ id, name, price, shelf, selected }, index) =>
    questionProduct(
      {
        id: lineIdOf(SAMPLE_ORDER.number, index),
        orderId: SAMPLE_ORDER.id,
        orderNumber: SAMPLE_ORDER.number,
        orderedAt: 0,
        productId: id,
        name,
        category: '',
        shelf,
        image: pictureOf(id),
        amount: selected,
        reserved: 0,
        price,
        selected,
        problem: null,
        answers: [],
      },
      locale,
    ),
  );
}
