import { inTransaction, sessionOf, type ShopApp, type ShopContext } from '../../context.ts';
import { readForm, readTexts } from '../../input.ts';
import { isBusy, keepAnswers, PICKER_PATH, QUESTIONS_PATH, receiptPath, senderOf } from '../../routes/returns.ts';
import { tooOftenIn } from '../../routes/returns-texts.ts';
import { chosenBy, draftOf, keepDraft } from '../../rules/returns/draft.ts';
import { answerOf, openQuestion } from '../../rules/returns/check-answers.ts';
import type { Filled } from '../form/fields.ts';
import { send } from '../send.ts';
import { WORDS } from '../texts.ts';
import { visitOf } from '../visit-of.ts';
import { ANSWER_PATH, questionsPage } from './questions.ts';
import { givenIn, nested, typed } from './read-form.ts';
import { refusedBy } from './solution-routes.ts';

export function mountQuestionPages(app: ShopApp): void {
  app.get(QUESTIONS_PATH, (context) => show(context, { values: {}, errors: {} }));
  app.post(ANSWER_PATH, keepAnswer);
  app.post(QUESTIONS_PATH, async (context) => {
    const form = await readForm(context);
    try {
      return await take(context, form);
    } catch (error) {
      const errors = refusedBy(error, context);
      if (!errors) throw error;
      return show(context, { values: typed(form), errors });
    }
  });
}

async function show(context: ShopContext, filled: Filled): Promise<Response> {
  const chosen = await chosenBy(context.get('shop').db, senderOf(context));
  if (chosen.length === 0) return context.redirect(PICKER_PATH, 303);
  const visit = await visitOf(context);
  const isRefused = Object.keys(filled.errors).length > 0;
  return send(context, visit, questionsPage(chosen, filled, visit), isRefused ? 422 : 200);
}

/** Stores an answer without JavaScript. A question without an answer removes its answer and all later ones. */
async function keepAnswer(context: ShopContext): Promise<Response> {
  const { line = '', question = '', answer, isAnswer } = await readTexts(context);
  if (isAnswer && answer === undefined) {
    const { rmaAnswerMissing } = WORDS[sessionOf(context).locale];
    return show(context, { values: {}, errors: { general: [rmaAnswerMissing] } });
  }
  const sender = senderOf(context);
  await inTransaction(context, async (db) => {
    const { answers } = await draftOf(db, sender);
    const previous = answers[line] ?? [];
    const at = previous.findIndex((known) => String(known.question) === question);
    const before = at === -1 ? previous : previous.slice(0, at);
    const isOpen =
      String(openQuestion(before)) === question && answerOf(Number(question), Number(answer)) !== undefined;
    const now = isOpen ? [...before, { question: Number(question), answer: Number(answer) }] : before;
    await keepDraft(db, sender, { answers: { ...answers, [line]: now } });
  });
  return context.redirect(QUESTIONS_PATH, 303);
}

async function take(context: ShopContext, form: FormData): Promise<Response> {
  if (await isBusy(context)) {
    return show(context, { values: typed(form), errors: { general: [tooOftenIn(sessionOf(context).locale)] } });
  }
  const fields = nested(form, 'products');
  const products = [];
  for (const { id, answers } of await chosenBy(context.get('shop').db, senderOf(context))) {
    products.push({ ...(await givenIn(context, fields[String(id)])), id, isRemoved: false, answers });
  }
  return context.redirect(receiptPath(await keepAnswers(context, products)), 303);
}
