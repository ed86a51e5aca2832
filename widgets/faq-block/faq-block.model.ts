import type { FaqItem } from '../../shared/contract/faq.ts';
import { questionsOf, type PrintedQuestion } from '../../shared/rules/questions.ts';
import type { StateOf } from '../../shared/models/state-of.ts';

export type FaqBlockState = StateOf<typeof createFaqBlock>;

interface FaqBlockInputs {
  readonly title: string;
  readonly items: readonly (PrintedQuestion | FaqItem)[];
  readonly image?: string | Element | undefined;
  readonly mobileImage?: string | undefined;
  readonly imageAlt: string;
}

export function createFaqBlock(_: unknown, inputs: FaqBlockInputs) {
  const { title, items, image, mobileImage, imageAlt } = inputs;
  return {
    title,
    questions: questionsOf(items),
    /** An address, or an element of the server markup. */
    image: image || null,
    /** For windows of 640 px and less. */
    mobileImage: mobileImage || null,
    imageAlt,
  };
}
