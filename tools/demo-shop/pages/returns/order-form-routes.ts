import { errorsIn } from '../../answer.ts';
import { inTransaction, sessionOf, type ShopApp, type ShopContext } from '../../context.ts';
import { readForm } from '../../input.ts';
import { uploadProblemIn } from '../../routes/media-texts.ts';
import { receiptPath, senderOf } from '../../routes/returns.ts';
import { UploadRefused } from '../../rules/media/refused-upload.ts';
import { returnedOrder, submitOrderForm, type FormLine, type ReturnedOrder } from '../../rules/returns/order-form.ts';
import type { FieldErrors } from '../form/fields.ts';
import { notFound } from '../not-found.ts';
import { send } from '../send.ts';
import { visitOf } from '../visit-of.ts';
import { orderFormPage, type OldLines } from './order-form.ts';
import { nested, takenFiles, textIn } from './read-form.ts';

/** The form of one order, submitted by the browser itself. */
export function mountOrderForm(app: ShopApp): void {
  app.get('/rma/bestelling/:uniqid', (context) => show(context, {}, {}));
  app.post('/rma/bestelling/:uniqid', async (context) => {
    const form = await readForm(context);
    const order = await orderOf(context);
    if (!order) return show(context, {}, {});
    const { lines, old, refused } = await readLines(context, form);
    try {
      const id = Object.keys(refused).length > 0 ? undefined : await keep(context, order, lines);
      if (id !== undefined) return context.redirect(receiptPath(id), 303);
      return await show(context, old, refused);
    } catch (error) {
      const errors = errorsIn(error, context);
      if (!errors) throw error;
      return show(context, old, errors);
    }
  });
}

function orderOf(context: ShopContext): Promise<ReturnedOrder | undefined> {
  const uniqid = context.req.param('uniqid') ?? '';
  return returnedOrder(context.get('shop').db, { uniqid }, sessionOf(context).locale);
}

async function show(context: ShopContext, old: OldLines, errors: FieldErrors): Promise<Response> {
  const visit = await visitOf(context);
  const order = await orderOf(context);
  if (!order) return send(context, visit, notFound(visit), 404);
  const isRefused = Object.keys(errors).length > 0;
  return send(context, visit, orderFormPage(order, old, errors, visit), isRefused ? 422 : 200);
}

function keep(context: ShopContext, order: ReturnedOrder, lines: readonly FormLine[]): Promise<string> {
  const { random } = context.get('shop');
  return inTransaction(context, (db) => submitOrderForm(db, senderOf(context), random, order, lines));
}

interface ReadLines {
  readonly lines: FormLine[];
  readonly old: Record<string, Record<string, string>>;
  /** Refused files, by field. */
  readonly refused: Record<string, string[]>;
}

/**
 * Lines with a quantity. Without JavaScript the form contains all lines of the order, most of them without one. A line
 * that is described but has no quantity keeps its texts.
 */
async function readLines(context: ShopContext, form: FormData): Promise<ReadLines> {
  const read: ReadLines = { lines: [], old: {}, refused: {} };
  for (const [id, fields] of Object.entries(nested(form, 'rmaLines'))) {
    const text = (key: string) => textIn(fields[key]);
    const [amount, rma_reason_id, rma_solution_id, reason] = [
      text('amount'),
      text('rma_reason_id'),
      text('rma_solution_id'),
      text('reason'),
    ];
    const isNone = amount === '' || amount === '0';
    if (isNone && `${rma_reason_id}${rma_solution_id}${reason.trim()}` === '') continue;
    read.old[id] = { amount, order_line_id: id, rma_reason_id, rma_solution_id, reason };
    if (isNone) continue;
    const image = await imageIn(context, fields['image'], (message) => {
      read.refused[`rmaLines.${id}.image`] = [message];
    });
    read.lines.push({ id, amount, rma_reason_id, rma_solution_id, reason, image });
  }
  return read;
}

async function imageIn(
  context: ShopContext,
  sent: readonly FormDataEntryValue[] | undefined,
  refuse: (message: string) => void,
) {
  try {
    const [image] = await takenFiles(context, 'image', sent?.slice(0, 1));
    return image ?? null;
  } catch (error) {
    if (!(error instanceof UploadRefused)) throw error;
    refuse(uploadProblemIn(sessionOf(context).locale, error.problem));
    return null;
  }
}
