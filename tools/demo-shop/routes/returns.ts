import * as z from 'zod/mini';
import {
  CustomerDetails,
  QuestionProduct,
  readOrderReturn,
  readSolutions,
  SolutionProduct,
  submitPicked,
  submitQuestions,
  submitSolutions,
} from '../../../shared/contract/returns.ts';
import { list, map, optional, sparse, wholeNumber, wireId } from '../../../shared/contract/wire.ts';
import { answer } from '../answer.ts';
import { inTransaction, sessionOf, type ShopApp, type ShopContext } from '../context.ts';
import { readAs, wantsPage } from '../input.ts';
import { isTooOften, WITHIN } from '../rules/attempts.ts';
import { chooseProducts, chosenBy, draftOf, type Sender } from '../rules/returns/draft.ts';
import { openExample } from '../rules/returns/example.ts';
import { orderReturnIn, returnedOrder } from '../rules/returns/order-form.ts';
import { detailsOf, solutionProduct } from '../rules/returns/products.ts';
import * as rules from '../rules/returns/submit.ts';
import { tooOftenIn } from './returns-texts.ts';

export const PICKER_PATH = '/rma';
export const PROBLEM_PATH = '/rma/problem-selection';
export const SOLUTIONS_PATH = '/rma/oplossing';
export const SOLUTIONS_DATA_PATH = '/rma/oplossing/gegevens';
export const QUESTIONS_PATH = '/rma/vragen';

const MOST_RETURNS = 20;

const Picked = z.object({ products: map(wholeNumber) });
const Solved = z.object({
  products: list(SolutionProduct),
  customerDetails: sparse(CustomerDetails),
  lastOpenedFaqId: optional(wireId),
});
const Answered = z.object({ products: list(QuestionProduct) });

/** Returns as calls. Forms without JavaScript get the pages of the same paths. */
export function mountReturns(app: ShopApp): void {
  app.post(PICKER_PATH, async (context, next) => {
    if (wantsPage(context)) return next();
    const { products } = await readAs(context, Picked);
    await inTransaction(context, (db) => chooseProducts(db, senderOf(context), products));
    return answer(context, submitPicked(PICKER_PATH), { redirectUrl: PROBLEM_PATH });
  });
  app.post(SOLUTIONS_DATA_PATH, async (context) => {
    if (context.req.query('example') !== undefined) await takeExample(context);
    return answer(context, readSolutions(SOLUTIONS_DATA_PATH), await solutionData(context));
  });
  app.post(SOLUTIONS_PATH, solutionsSent);
  app.post(QUESTIONS_PATH, questionsSent);
  app.post(readOrderReturn.path.replaceAll(/\{(\w+)\}/g, ':$1'), orderAsked);
}

async function orderAsked(context: ShopContext): Promise<Response> {
  const { orderUniqid = '', orderId = '' } = context.req.param() as Record<string, string>;
  const { locale } = sessionOf(context);
  const order = await returnedOrder(context.get('shop').db, { uniqid: orderUniqid, orderId }, locale);
  if (!order) return context.json({ message: 'No order found' }, 404);
  return answer(context, readOrderReturn, orderReturnIn(order, locale));
}

async function solutionsSent(context: ShopContext, next: () => Promise<void>): Promise<Response | void> {
  if (wantsPage(context)) return next();
  const { products, customerDetails, lastOpenedFaqId } = await readAs(context, Solved);
  if (await isBusy(context)) return tooOften(context);
  const sent = products.map((product) => ({ ...givenIn(product), solution: product.selected_solution }));
  const id = await keepSolutions(context, { products: sent, details: customerDetails, lastFaq: lastOpenedFaqId });
  return answer(context, submitSolutions(SOLUTIONS_PATH), { redirectUrl: receiptPath(id) });
}

async function questionsSent(context: ShopContext, next: () => Promise<void>): Promise<Response | void> {
  if (wantsPage(context)) return next();
  if (context.req.query('example') !== undefined) await takeExample(context);
  const { products } = await readAs(context, Answered);
  if (await isBusy(context)) return tooOften(context);
  const sent = products.map((product) => ({ ...givenIn(product), remark: '', answers: answersIn(product) }));
  const id = await keepAnswers(context, sent);
  return answer(context, submitQuestions(QUESTIONS_PATH), { redirectUrl: receiptPath(id) });
}

export function senderOf(context: ShopContext): Sender {
  const { id, customer, locale } = sessionOf(context);
  return { sessionId: id, personId: customer?.id ?? null, locale, now: context.get('shop').clock() };
}

export function receiptPath(id: string): string {
  return `/rma/bedankt/${id}`;
}

/** Lets any visitor of an example return its products. */
export function takeExample(context: ShopContext): Promise<void> {
  return inTransaction(context, (db) => openExample(db, senderOf(context)));
}

export async function solutionData(context: ShopContext) {
  const { db } = context.get('shop');
  const sender = senderOf(context);
  const chosen = await chosenBy(db, sender);
  const { orderId } = await draftOf(db, sender);
  const customerDetails = await detailsOf(db, sender, orderId);
  return { products: chosen.map((line) => solutionProduct(line, sender)), customerDetails };
}

export function keepSolutions(
  context: ShopContext,
  sent: Parameters<typeof rules.submitSolutions>[3],
): Promise<string> {
  const { random } = context.get('shop');
  return inTransaction(context, (db) => rules.submitSolutions(db, senderOf(context), random, sent));
}

export function keepAnswers(context: ShopContext, products: readonly rules.AnsweredProduct[]): Promise<string> {
  const { random } = context.get('shop');
  return inTransaction(context, (db) => rules.submitQuestions(db, senderOf(context), random, products));
}

/** Counts a submission; answers 429 after very many in ten minutes. */
export function isBusy(context: ShopContext): Promise<boolean> {
  const { sessionId, now } = senderOf(context);
  return inTransaction(context, (db) => isTooOften(db, `return:${sessionId}`, MOST_RETURNS, now));
}

function tooOften(context: ShopContext): Response {
  const headers = { 'Retry-After': String(WITHIN / 1000) };
  return context.json({ message: tooOftenIn(sessionOf(context).locale) }, 429, headers);
}

function givenIn({ id, serial_number, remark, images, videos, removed }: SolutionProduct | QuestionProduct) {
  const ids = (files: readonly { id: z.infer<typeof wireId> }[]) => files.map((file) => file.id);
  const text = typeof remark === 'string' ? remark : '';
  return { id, serial: serial_number, remark: text, images: ids(images), videos: ids(videos), isRemoved: removed };
}

/** The answers in the order of the questions. */
function answersIn({ questionOrder, answered_questions }: QuestionProduct) {
  return questionOrder.flatMap((question) => {
    const chosen = answered_questions[String(question)];
    return chosen ? [{ question: Number(question), answer: Number(chosen.id) }] : [];
  });
}
