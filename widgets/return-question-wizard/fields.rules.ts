import type { Answer, QuestionProduct } from '../../shared/contract/returns.ts';
import { nameOf } from '../../shared/rules/media.ts';
import { picturesAnswer, textAnswer, type GivenAnswer } from '../../shared/rules/return-answers.ts';
import { answeredIn } from './flow.rules.ts';

/** How the form shows a field. */
export type Display = 'hidden' | 'optional' | 'required';

/** The fields that answers can ask for. */
export const FIELDS = ['serial_number', 'images', 'videos'] as const;
export type ProductField = (typeof FIELDS)[number];

const OPTIONS = {
  serial_number: 'serial_display_option',
  images: 'image_display_option',
  videos: 'video_display_option',
} as const satisfies Record<ProductField, keyof Answer>;

const HIDDEN = new Set<unknown>([undefined, null, false, 0, '', '0', 'false', 'none', 'hidden']);
const REQUIRED = new Set<unknown>([2, '2', 'required']);

function displayOf(option: unknown): Display {
  const value = typeof option === 'string' ? option.trim().toLowerCase() : option;
  if (HIDDEN.has(value)) return 'hidden';
  return REQUIRED.has(value) ? 'required' : 'optional';
}

/** How the form shows each field: a field that one answer requires is required. */
export function displaysOf(product: QuestionProduct): Readonly<Record<ProductField, Display>> {
  const answers = Object.values(product.answered_questions);
  const strictest = (field: ProductField): Display => {
    const displays = answers.map((answer) => displayOf(answer[OPTIONS[field]]));
    if (displays.includes('required')) return 'required';
    return displays.includes('optional') ? 'optional' : 'hidden';
  };
  return { serial_number: strictest('serial_number'), images: strictest('images'), videos: strictest('videos') };
}

/** The required fields that are empty. */
export function missingIn(product: QuestionProduct): ProductField[] {
  const displays = displaysOf(product);
  return FIELDS.filter((field) => displays[field] === 'required' && isEmpty(product[field]));
}

function isEmpty(value: string | readonly unknown[]): boolean {
  return (typeof value === 'string' ? value.trim() : value).length === 0;
}

export function isComplete(product: QuestionProduct): boolean {
  return product.final_question_answered && missingIn(product).length === 0;
}

/** The answered questions and what the customer entered in the fields that they ask for, in the order of the form. */
export function givenAnswers(product: QuestionProduct): GivenAnswer[] {
  const displays = displaysOf(product);
  const { serial_number: serial, images, videos } = product;
  return [
    ...answeredIn(product).map(({ question, answer }) =>
      textAnswer(`question-${question.id}`, answer.title, question.title),
    ),
    textAnswer('serial_number', serial),
    picturesAnswer(images),
    { name: 'videos', label: null, values: videos.map(nameOf) },
  ].filter(({ name }) => displays[name as ProductField] !== 'hidden');
}

/** Fields that no answer asks for are sent as they were received. */
export function sentProduct(product: QuestionProduct, received: QuestionProduct): QuestionProduct {
  if (product.removed) return product;
  const displays = displaysOf(product);
  return {
    ...product,
    ...(displays.serial_number === 'hidden' && { serial_number: received.serial_number }),
    ...(displays.images === 'hidden' && { images: received.images }),
    ...(displays.videos === 'hidden' && { videos: received.videos }),
  };
}
