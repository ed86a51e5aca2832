import { errorsIn } from '../../answer.ts';
import type { ShopApp, ShopContext } from '../../context.ts';
import { readTexts } from '../../input.ts';
import { keepStatement, knownToShop, WITHDRAWAL_PATH } from '../../routes/withdrawal.ts';
import { withdrawalOf } from '../../rules/withdrawal/submit.ts';
import type { FieldErrors, Values } from '../form/fields.ts';
import { notFound } from '../not-found.ts';
import { send } from '../send.ts';
import { visitOf } from '../visit-of.ts';
import { receivedPage, receivedPath, withdrawalPage } from './page.ts';

const LINE = /^lines\[([^\]]+)\]\[amount\]$/;

/** Withdrawing from a contract, on pages that also work without scripts. */
export function mountWithdrawalPages(app: ShopApp): void {
  app.get(WITHDRAWAL_PATH, async (context) => {
    const number = (context.req.query('order') ?? '').slice(0, 64);
    return show(context, { order: number, order_number: number }, {});
  });
  app.post(WITHDRAWAL_PATH, async (context) => {
    const values = await readTexts(context);
    try {
      const { id } = await keepStatement(context, await statementIn(context, values));
      return context.redirect(receivedPath(id), 303);
    } catch (error) {
      const errors = errorsIn(error, context);
      if (!errors) throw error;
      return show(context, values, errors);
    }
  });
  app.get(`${WITHDRAWAL_PATH}/:id`, showReceived);
  app.get(`${WITHDRAWAL_PATH}/:id/bevestiging.txt`, saveReceived);
}

async function show(context: ShopContext, values: Values, errors: FieldErrors): Promise<Response> {
  const visit = await visitOf(context);
  const known = await knownToShop(context);
  const filled = { values: { name: known.name, email: known.email, ...values }, errors };
  const isRefused = Object.keys(errors).length > 0;
  return send(context, visit, withdrawalPage(known, filled, visit), isRefused ? 422 : 200);
}

/** Of the orders that a form shows, the products of the chosen one count. */
async function statementIn(context: ShopContext, values: Values) {
  const { name = '', email = '', order = '', order_number = '', part = '' } = values;
  const { orders } = await knownToShop(context);
  const chosen = orders.find(({ number }) => number === order);
  const lines = Object.entries(values).flatMap(([field, pieces]) => {
    const [, id] = LINE.exec(field) ?? [];
    const isChosen = chosen?.lines.some((line) => String(line.id) === id);
    return id !== undefined && isChosen && /^\d+$/.test(pieces) ? [{ id, amount: Number(pieces) }] : [];
  });
  return chosen
    ? { name, email, order_number: chosen.number, lines, part: '' }
    : { name, email, order_number: order_number || order, lines: [], part };
}

async function showReceived(context: ShopContext): Promise<Response> {
  const visit = await visitOf(context);
  const withdrawal = await withdrawalOf(context.get('shop').db, context.req.param('id') ?? '');
  return withdrawal
    ? send(context, visit, receivedPage(withdrawal, visit))
    : send(context, visit, notFound(visit), 404);
}

async function saveReceived(context: ShopContext): Promise<Response> {
  const withdrawal = await withdrawalOf(context.get('shop').db, context.req.param('id') ?? '');
  if (!withdrawal) return context.text('', 404);
  context.header('Content-Disposition', `attachment; filename="${withdrawal.number}.txt"`);
  return context.text(withdrawal.text);
}
