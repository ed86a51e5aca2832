import type { QuestionProduct } from '../../shared/contract/returns.ts';
import type { WireId } from '../../shared/contract/wire.ts';
import { after, answeredIn, begun } from './flow.rules.ts';

/** The answers of a product in their order, by the ids of question and answer. */
export function draftAnswers(product: QuestionProduct): [WireId, WireId][] {
  return answeredIn(product).map(({ question, answer }) => [question.id, answer.id]);
}

/** Gives the kept answers again, as far as the table still knows them; what is kept may be anything. */
export function answeredAgain(product: QuestionProduct, kept: unknown): QuestionProduct {
  const pairs = Array.isArray(kept) ? kept.filter((pair) => Array.isArray(pair)) : [];
  return pairs.reduce<QuestionProduct>(
    (now, [question, answer]) => after(now, { is: 'answered', question, answer }),
    begun({ ...product, answered_questions: {} }),
  );
}

export interface Manual {
  /** Null when the shop gives it none. */
  readonly name: string | null;
  readonly url: string;
}

/** All manuals of a product, each once. */
export function manualsOf({ manual, manuals }: QuestionProduct): Manual[] {
  const all = [...(manual ? [manual] : []), ...manuals].filter(({ url }) => url !== '');
  return all.filter(({ url }, at) => all.findIndex((other) => other.url === url) === at);
}
