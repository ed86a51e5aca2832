import type { Answer, Question, QuestionProduct } from '../../shared/contract/returns.ts';
import type { WireId } from '../../shared/contract/wire.ts';
import { isSameId } from '../../shared/rules/same-id.ts';

/**
 * The question flow of one product: events change its answers, and the answers decide which question is asked next. A
 * question table without an end, or with a circle, ends the flow without a final answer.
 */
export type FlowEvent =
  | { readonly is: 'answered'; readonly question: WireId; readonly answer: WireId }
  /** The shopper changes an answer: it and all later answers are removed. */
  | { readonly is: 'reopened'; readonly question: WireId };

type Table = Pick<QuestionProduct, 'possible_questions'>;

/** Answer ids by question id, as text. */
type Choices = ReadonlyMap<string, string>;

export function questionOf({ possible_questions: table }: Table, id: WireId | null): Question | null {
  return id === null ? null : (table.find((question) => isSameId(question.id, id)) ?? null);
}

/** The questions that the shop lists, else the first one of the table. */
function firstQuestions(product: QuestionProduct): Question[] {
  const named = product.questions.map((id) => questionOf(product, id)).filter((question) => question !== null);
  return [...new Set(named.length > 0 ? named : product.possible_questions.slice(0, 1))];
}

/** Restarts the flow and applies the choices until a question has none. */
function replay(product: QuestionProduct, choices: Choices): QuestionProduct {
  const order = firstQuestions(product);
  const answered: Record<string, Answer> = {};
  let isFinal = false;
  let at = 0;
  for (; at < order.length && !isFinal; at++) {
    const { id, answers } = order[at]!;
    const chosen = choices.get(String(id));
    const answer = answers.find((each) => String(each.id) === chosen);
    if (!answer) break;
    answered[String(id)] = answer;
    isFinal = answer.is_final_answer;
    const next = questionOf(product, answer.follow_up_question_id);
    // A question is asked once, so that a circle in the table ends.
    if (next && !order.includes(next)) order.push(next);
  }
  const shown = order.slice(0, isFinal ? at : at + 1);
  return {
    ...product,
    questionOrder: shown.map(({ id }) => id),
    answered_questions: answered,
    final_question_answered: isFinal,
  };
}

function choicesIn({ answered_questions: answered }: QuestionProduct): [string, string][] {
  return Object.entries(answered).map(([question, { id }]) => [question, String(id)]);
}

/** Starts the flow of a product, with those of its answers that the table has. */
export function startFlow(product: QuestionProduct): QuestionProduct {
  return replay(product, new Map(choicesIn(product)));
}

/** The question to answer; null at the end of the flow. */
export function currentQuestion(product: QuestionProduct): Question | null {
  const last = product.questionOrder.at(-1);
  if (last === undefined || product.final_question_answered) return null;
  return product.answered_questions[String(last)] ? null : questionOf(product, last);
}

/** Ignores an impossible event, such as an answer to a question that was not asked. */
export function applyEvent(product: QuestionProduct, event: FlowEvent): QuestionProduct {
  const { questionOrder: order } = product;
  if (event.is === 'answered') {
    const current = currentQuestion(product);
    if (!current || !isSameId(current.id, event.question)) return product;
    return replay(product, new Map([...choicesIn(product), [String(event.question), String(event.answer)]]));
  }
  const index = order.findIndex((id) => isSameId(id, event.question));
  const later = new Set(order.slice(index).map(String));
  if (index < 0) return product;
  return replay(product, new Map(choicesIn(product).filter(([question]) => !later.has(question))));
}

/** The answered questions, in the order in which they were asked. */
export function answeredIn(product: QuestionProduct): { question: Question; answer: Answer }[] {
  return product.questionOrder.flatMap((id) => {
    const question = questionOf(product, id);
    const answer = product.answered_questions[String(id)];
    return question && answer ? [{ question, answer }] : [];
  });
}

/** The answers of a product in order, as pairs of question id and answer id. */
export function answersOf(product: QuestionProduct): [WireId, WireId][] {
  return answeredIn(product).map(({ question, answer }) => [question.id, answer.id]);
}

/** Applies stored answers as far as the question table still has them. The stored value can be of any type. */
export function restoreAnswers(product: QuestionProduct, stored: unknown): QuestionProduct {
  const pairs = Array.isArray(stored) ? stored.filter((pair) => Array.isArray(pair)) : [];
  return pairs.reduce<QuestionProduct>(
    (current, [question, answer]) => applyEvent(current, { is: 'answered', question, answer }),
    startFlow({ ...product, answered_questions: {} }),
  );
}
