import type { OrderReturn } from '../../../../shared/contract/returns.ts';
import type { Db, MediaRow } from '../../db/schema.ts';
import { REASONS } from '../../seed/returns/reasons.ts';
import { SOLUTIONS } from '../../seed/returns/solutions.ts';
import { requireNone, type Problem } from '../checkout/problems.ts';
import { nextNumber } from '../counters.ts';
import type { Locale } from '../language.ts';
import type { MakeId } from '../sessions.ts';
import { boughtBy, orderIdOf, returnable, type Bought } from './bought.ts';
import type { Sender } from './draft.ts';
import { detailsOf } from './products.ts';
import { keepReturn, type NewLine } from './submit.ts';

const LONGEST = 1000;

/** An order by both of its codes; they replace signing in. */
export interface OrderCodes {
  readonly uniqid: string;
  readonly orderId: string;
}

export interface ReturnedOrder {
  readonly uniqid: string;
  readonly orderId: string;
  /** The readable number: `2026-11120`. */
  readonly displayId: string;
  readonly lines: readonly Bought[];
}

/** A submitted line. */
export interface FormLine {
  /** The order line. */
  readonly id: string;
  readonly amount: string;
  readonly rma_reason_id: string;
  readonly rma_solution_id: string;
  readonly reason: string;
  /** The value of its picture. */
  readonly image: MediaRow | null;
}

/** The paid order with both codes; the address of a page may omit the second one. */
export async function returnedOrder(
  db: Db,
  { uniqid, orderId }: { uniqid: string; orderId?: string },
  locale: Locale,
): Promise<ReturnedOrder | undefined> {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'number', 'status'])
    .where('id', '=', uniqid)
    .executeTakeFirst();
  const number = order && String(orderIdOf(order.number));
  if (!order || order.status !== 'paid' || (orderId !== undefined && orderId !== number)) return undefined;
  const lines = await boughtBy(db, { personId: null, orderId: order.id }, locale);
  return { uniqid: order.id, orderId: number!, displayId: order.number, lines };
}

/** The contents of the form, in the shopper's language. */
export function orderReturnIn({ lines }: ReturnedOrder, locale: Locale): OrderReturn {
  const named = ({ id, name }: { id: number; name: Record<Locale, string> }) => ({ id, name: name[locale] });
  return {
    order_lines: lines.map(({ id, name, amount, reserved, price, image }) => ({
      id,
      name,
      amount,
      reserved,
      price,
      product: { image, image_alt: name },
    })),
    rma_reasons: REASONS.map(named),
    rma_solutions: SOLUTIONS.map(named),
  };
}

/** Submits the form of one order. Every line is validated, and nothing is stored unless all are valid. */
export async function submitOrderForm(
  db: Db,
  sender: Sender,
  makeId: MakeId,
  codes: OrderCodes,
  sent: readonly FormLine[],
): Promise<string> {
  const number = await nextNumber(db, 'return');
  const order = await returnedOrder(db, codes, sender.locale);
  if (!order || sent.length === 0) requireNone({ rmaLines: [{ why: order ? 'return-empty' : 'return-gone' }] });
  requireNone(Object.assign({}, ...sent.map((line) => lineProblems(line, order!.lines))));
  const details = await detailsOf(db, sender, order!.uniqid);
  const lines = sent.map((line) => lineIn(line, order!.lines));
  return keepReturn(db, sender, { id: makeId(), number }, { kind: 'order', last_faq_id: null, details }, lines);
}

function lineProblems(sent: FormLine, bought: readonly Bought[]): Record<string, Problem[]> {
  const line = bought.find(({ id }) => String(id) === sent.id);
  if (!line) return { rmaLines: [{ why: 'return-gone' }] };
  const most = returnable(line);
  const pieces = Number(sent.amount);
  const isCounted = Number.isSafeInteger(pieces) && pieces >= 1 && pieces <= most;
  const problems: Record<string, Problem | undefined> = {
    amount: isCounted ? undefined : { why: 'return-amount', most },
    rma_reason_id: isIn(REASONS, sent.rma_reason_id) ? undefined : { why: 'required' },
    rma_solution_id: isIn(SOLUTIONS, sent.rma_solution_id) ? undefined : { why: 'required' },
    reason: textProblem(sent.reason),
    image: sent.image && sent.image.type !== 'image' ? { why: 'media-type' } : undefined,
  };
  return Object.fromEntries(
    Object.entries(problems).flatMap(([name, problem]) =>
      problem ? [[`rmaLines.${sent.id}.${name}`, [problem]]] : [],
    ),
  );
}

function textProblem(text: string): Problem | undefined {
  if (text.trim() === '') return { why: 'required' };
  return text.length > LONGEST ? { why: 'too-long', most: LONGEST } : undefined;
}

function isIn(list: readonly { readonly id: number }[], id: string): boolean {
  return list.some((entry) => String(entry.id) === id);
}

function lineIn(
  { id, amount, rma_reason_id, rma_solution_id, reason, image }: FormLine,
  bought: readonly Bought[],
): NewLine {
  return {
    line: bought.find((line) => String(line.id) === id)!,
    amount: Number(amount),
    reason: Number(rma_reason_id),
    solution: Number(rma_solution_id),
    serial: '',
    remark: reason.trim(),
    answers: [],
    files: image ? [image] : [],
  };
}
