import { errorsIn } from '../../answer.ts';
import { sessionOf, type ShopApp, type ShopContext } from '../../context.ts';
import { readTexts } from '../../input.ts';
import { waitBefore } from '../../rate-limit.ts';
import { tooOftenIn } from '../../routes/returns-texts.ts';
import { keepStatement, knownToShop, WITHDRAWAL_PATH } from '../../routes/withdrawal.ts';
import { withdrawalOf } from '../../rules/withdrawal/submit.ts';
import type { FieldErrors, Values } from '../form/fields.ts';
import { notFound } from '../not-found.ts';
import { send } from '../send.ts';
import { visitOf } from '../visit-of.ts';
import { receivedPage, receivedPath, withdrawalPage } from './page.ts';
import { statementIn, valuesAgain } from './posted-statement.ts';

/** Withdrawing from a contract, on pages that also work without scripts. */
export function mountWithdrawalPages(app: ShopApp): void {
  app.get(WITHDRAWAL_PATH, async (context) => {
    const number = (context.req.query('order') ?? '').slice(0, 64);
    return show(context, number === '' ? {} : { order: number, order_number: number }, {}, 200);
  });
  app.post(WITHDRAWAL_PATH, async (context) => {
    const values = await readTexts(context);
    const wait = await waitBefore(context, 'withdrawal');
    if (wait > 0) return showTooOften(context, values, wait);
    const { orders } = await knownToShop(context);
    try {
      const { id } = await keepStatement(context, statementIn(values, orders));
      return context.redirect(receivedPath(id), 303);
    } catch (error) {
      const errors = errorsIn(error, context);
      if (!errors) throw error;
      return show(context, valuesAgain(values, orders), errors, 422);
    }
  });
  app.get(`${WITHDRAWAL_PATH}/:id`, showReceived);
  app.get(`${WITHDRAWAL_PATH}/:id/bevestiging.txt`, saveReceived);
}

async function show(context: ShopContext, values: Values, errors: FieldErrors, status: 200 | 422 | 429) {
  const visit = await visitOf(context);
  const known = await knownToShop(context);
  const filled = { values: { name: known.name, email: known.email, ...values }, errors };
  return send(context, visit, withdrawalPage(known, filled, visit), status);
}

/** The form again, with what was typed. */
async function showTooOften(context: ShopContext, values: Values, wait: number): Promise<Response> {
  const { orders } = await knownToShop(context);
  const errors = { general: [tooOftenIn(sessionOf(context).locale)] };
  context.header('Retry-After', String(Math.ceil(wait / 1000)));
  return show(context, valuesAgain(values, orders), errors, 429);
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
