import type { FaqItem } from '../../shared/contract/faq.ts';
import { questionsOf, type PrintedQuestion, type Question } from '../../shared/rules/questions.ts';

export interface FaqBlockState {
  readonly title: string;
  readonly questions: readonly Question[];
  /** An address, or an element of the server markup. */
  readonly image: string | Element | null;
  /** For windows of 640 px and less. */
  readonly mobileImage: string | null;
  readonly imageAlt: string;
}

interface FaqBlockInputs {
  readonly title: string;
  readonly items: readonly (PrintedQuestion | FaqItem)[];
  readonly image?: string | Element | undefined;
  readonly mobileImage?: string | undefined;
  readonly imageAlt: string;
}

export function createFaqBlock(_: unknown, inputs: FaqBlockInputs): FaqBlockState {
  const { title, items, image, mobileImage, imageAlt } = inputs;
  return {
    title,
    questions: questionsOf(items),
    image: image || null,
    mobileImage: mobileImage || null,
    imageAlt,
  };
}
