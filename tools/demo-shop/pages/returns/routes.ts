import { errorsIn, nextPage } from '../../answer.ts';
import { inTransaction, sessionOf, type ShopApp, type ShopContext } from '../../context.ts';
import { readTexts } from '../../input.ts';
import { PICKER_PATH, PROBLEM_PATH, QUESTIONS_PATH, senderOf, SOLUTIONS_PATH } from '../../routes/returns.ts';
import { tooOftenIn, returnProblemIn } from '../../routes/returns-texts.ts';
import { chooseProblems, chooseProducts, chosenBy, pickable } from '../../rules/returns/draft.ts';
import { WITHIN } from '../../rules/attempts.ts';
import { findOrder } from '../../rules/returns/find-order.ts';
import { readReceipt } from '../../rules/returns/receipt.ts';
import { notFound } from '../not-found.ts';
import { OWN_PATH } from '../quotation/own.ts';
import { send } from '../send.ts';
import { visitOf } from '../visit-of.ts';
import { mountManuals } from './manuals.ts';
import { mountOrderForm } from './order-form-routes.ts';
import { FIND_PATH, findPage, pickerPage } from './picker.ts';
import { problemPage } from './problem.ts';
import { mountQuestionPages } from './question-routes.ts';
import { receiptPage } from './receipt.ts';
import { mountSolutionPages } from './solution-routes.ts';

/** The pages of a return, which also work without JavaScript. */
export function mountReturnPages(app: ShopApp): void {
  app.get(PICKER_PATH, showPicker);
  app.post(PICKER_PATH, pick);
  app.get(FIND_PATH, (context) => context.redirect(PICKER_PATH, 303));
  app.post(FIND_PATH, find);
  app.get(PROBLEM_PATH, showProblems);
  app.post(PROBLEM_PATH, chooseThem);
  mountSolutionPages(app);
  mountQuestionPages(app);
  mountOrderForm(app);
  app.get('/rma/bedankt', (context) => context.redirect(OWN_PATH, 303));
  app.get('/rma/bedankt/:id', showReceipt);
  mountManuals(app);
}

async function showPicker(context: ShopContext): Promise<Response> {
  const visit = await visitOf(context);
  const lines = await pickable(context.get('shop').db, senderOf(context));
  return send(
    context,
    visit,
    lines.length === 0 ? findPage({ number: '', zipCode: '' }, visit) : pickerPage(lines, visit),
  );
}

async function pick(context: ShopContext): Promise<Response> {
  const texts = await readTexts(context);
  const chosen = Object.entries(texts).flatMap(([name, value]): [string, number][] => {
    const [, id] = /^products\[(\d+)\]$/.exec(name) ?? [];
    return id === undefined || value === '' || value === '0' ? [] : [[id, Number(texts[`amounts[${id}]`] ?? value)]];
  });
  try {
    await inTransaction(context, (db) => chooseProducts(db, senderOf(context), Object.fromEntries(chosen)));
  } catch (error) {
    const [message] = Object.values(errorsIn(error, context) ?? {}).flat();
    if (message === undefined) throw error;
    return nextPage(context, message, PICKER_PATH);
  }
  return context.redirect(PROBLEM_PATH, 303);
}

async function find(context: ShopContext): Promise<Response> {
  const { order_number: number = '', zip_code: zipCode = '' } = await readTexts(context);
  const result = await inTransaction(context, (db) => findOrder(db, senderOf(context), number, zipCode));
  if (result === 'found') return context.redirect(PICKER_PATH, 303);
  const { locale } = sessionOf(context);
  const notice = result === 'too-often' ? tooOftenIn(locale) : returnProblemIn(locale, { why: 'return-gone' });
  const visit = { ...(await visitOf(context)), notice };
  if (result === 'too-often') context.header('Retry-After', String(WITHIN / 1000));
  return send(context, visit, findPage({ number, zipCode }, visit), result === 'too-often' ? 429 : 422);
}

async function showProblems(context: ShopContext): Promise<Response> {
  const chosen = await chosenBy(context.get('shop').db, senderOf(context));
  if (chosen.length === 0) return context.redirect(PICKER_PATH, 303);
  const visit = await visitOf(context);
  return send(context, visit, problemPage(chosen, visit));
}

async function chooseThem(context: ShopContext): Promise<Response> {
  const posted = Object.entries(await readTexts(context)).flatMap(([name, value]): [string, string][] => {
    const [, id] = /^problems\[(\d+)\]$/.exec(name) ?? [];
    return id === undefined ? [] : [[id, value]];
  });
  const problems = posted.filter(([, value]) => /^\d+$/.test(value)).map(([id, value]) => [id, Number(value)] as const);
  if (problems.length < posted.length) return refuseProblems(context, Object.fromEntries(posted));
  // A form without any product leads the customer to the questions.
  await inTransaction(context, (db) => chooseProblems(db, senderOf(context), Object.fromEntries(problems)));
  return context.redirect(problems.length === 0 ? QUESTIONS_PATH : SOLUTIONS_PATH, 303);
}

/** The page again, with a message at each product that has no problem yet. */
async function refuseProblems(context: ShopContext, posted: Readonly<Record<string, string>>): Promise<Response> {
  const visit = await visitOf(context);
  const values = Object.fromEntries(Object.entries(posted).map(([id, value]) => [`problems[${id}]`, value]));
  const missing = Object.entries(values).filter(([, value]) => !/^\d+$/.test(value));
  const errors = Object.fromEntries(missing.map(([name]) => [name, [visit.words.rmaProblemMissing]]));
  const chosen = await chosenBy(context.get('shop').db, senderOf(context));
  return send(context, visit, problemPage(chosen, visit, { values, errors }), 422);
}

async function showReceipt(context: ShopContext): Promise<Response> {
  const visit = await visitOf(context);
  const { db, clock } = context.get('shop');
  const receipt = await readReceipt(db, senderOf(context), context.req.param('id') ?? '');
  const page = receipt ? receiptPage(receipt, visit, clock()) : notFound(visit);
  return send(context, visit, page, receipt ? 200 : 404);
}
