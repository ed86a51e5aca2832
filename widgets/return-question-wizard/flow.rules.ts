import type { Answer, Question, QuestionProduct } from '../../shared/contract/returns.ts';
import type { WireId } from '../../shared/contract/wire.ts';

/**
 * The flow of questions of one product: its table of questions and what was answered in, the product with the next
 * question out (specification 001 §4.3). A table that leads nowhere or in a circle ends the flow without a final answer.
 */
export type FlowEvent =
  | { readonly is: 'answered'; readonly question: WireId; readonly answer: WireId }
  /** `Wijzigen`: that answer and all later ones are gone. */
  | { readonly is: 'reopened'; readonly question: WireId };

type Table = Pick<QuestionProduct, 'possible_questions'>;

/** Ids of answers by the ids of their questions, as text. */
type Choices = ReadonlyMap<string, string>;

/** Ids arrive as numbers or text, and are compared as text. */
const isSame = (one: WireId, other: WireId) => String(one) === String(other);

export function questionOf({ possible_questions: table }: Table, id: WireId | null): Question | null {
  return id === null ? null : (table.find((question) => isSame(question.id, id)) ?? null);
}

/** Those that the shop names, else the first of the table. */
function firstQuestions(product: QuestionProduct): Question[] {
  const named = product.questions.map((id) => questionOf(product, id)).filter((question) => question !== null);
  return [...new Set(named.length > 0 ? named : product.possible_questions.slice(0, 1))];
}

/** Asks from the beginning and answers as chosen, as far as the choices reach. */
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
    // A question that was asked already is not asked again: a circle has no end.
    if (next && !order.includes(next)) order.push(next);
  }
  const asked = order.slice(0, isFinal ? at : at + 1);
  return {
    ...product,
    questionOrder: asked.map(({ id }) => id),
    answered_questions: answered,
    final_question_answered: isFinal,
  };
}

function choicesIn({ answered_questions: answered }: QuestionProduct): [string, string][] {
  return Object.entries(answered).map(([question, { id }]) => [question, String(id)]);
}

/** A product as it came, with as many of its answers as its table knows. */
export function begun(product: QuestionProduct): QuestionProduct {
  return replay(product, new Map(choicesIn(product)));
}

/** The question that waits for an answer; null when the flow has come to an end. */
export function currentQuestion(product: QuestionProduct): Question | null {
  const last = product.questionOrder.at(-1);
  if (last === undefined || product.final_question_answered) return null;
  return product.answered_questions[String(last)] ? null : questionOf(product, last);
}

/** What nobody can have done, such as answering a question that was not asked, changes nothing. */
export function after(product: QuestionProduct, event: FlowEvent): QuestionProduct {
  const { questionOrder: order } = product;
  if (event.is === 'answered') {
    const current = currentQuestion(product);
    if (!current || !isSame(current.id, event.question)) return product;
    return replay(product, new Map([...choicesIn(product), [String(event.question), String(event.answer)]]));
  }
  const place = order.findIndex((id) => isSame(id, event.question));
  const later = new Set(order.slice(place).map(String));
  if (place < 0) return product;
  return replay(product, new Map(choicesIn(product).filter(([question]) => !later.has(question))));
}

/** The answered questions in the order in which they were asked. */
export function answeredIn(product: QuestionProduct): { question: Question; answer: Answer }[] {
  return product.questionOrder.flatMap((id) => {
    const question = questionOf(product, id);
    const answer = product.answered_questions[String(id)];
    return question && answer ? [{ question, answer }] : [];
  });
}
