import type { QuestionProduct } from '../../shared/contract/returns.ts';
import type { WireId } from '../../shared/contract/wire.ts';
import { answeredIn, applyEvent, startFlow } from './flow.rules.ts';

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
