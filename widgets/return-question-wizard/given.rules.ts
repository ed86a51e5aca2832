import type { Answer, QuestionProduct } from '../../shared/contract/returns.ts';

/** How something is asked for beside an answer. */
export type Display = 'hidden' | 'optional' | 'required';

/** What may be asked for beside the answers. */
export const GIVEN = ['serial_number', 'images', 'videos'] as const;
export type Given = (typeof GIVEN)[number];

const OPTIONS = {
  serial_number: 'serial_display_option',
  images: 'image_display_option',
  videos: 'video_display_option',
} as const satisfies Record<Given, keyof Answer>;

const HIDDEN = new Set<unknown>([undefined, null, false, 0, '', '0', 'false', 'none', 'hidden']);
const REQUIRED = new Set<unknown>([2, '2', 'required']);

function displayOf(option: unknown): Display {
  const said = typeof option === 'string' ? option.trim().toLowerCase() : option;
  if (HIDDEN.has(said)) return 'hidden';
  return REQUIRED.has(said) ? 'required' : 'optional';
}

/** How each is asked for by the answers together: what one of them requires is required. */
export function displaysOf(product: QuestionProduct): Readonly<Record<Given, Display>> {
  const answers = Object.values(product.answered_questions);
  const strongest = (given: Given): Display => {
    const found = answers.map((answer) => displayOf(answer[OPTIONS[given]]));
    if (found.includes('required')) return 'required';
    return found.includes('optional') ? 'optional' : 'hidden';
  };
  return {
    serial_number: strongest('serial_number'),
    images: strongest('images'),
    videos: strongest('videos'),
  };
}

/** What is required and not there. */
export function missingIn(product: QuestionProduct): Given[] {
  const displays = displaysOf(product);
  return GIVEN.filter((given) => displays[given] === 'required' && isEmpty(product[given]));
}

function isEmpty(value: string | readonly unknown[]): boolean {
  return (typeof value === 'string' ? value.trim() : value).length === 0;
}

/** The final answer was given, and what the answers require. */
export function isComplete(product: QuestionProduct): boolean {
  return product.final_question_answered && missingIn(product).length === 0;
}

/** What is sent: what no answer asks for stays as it came. */
export function sentProduct(product: QuestionProduct, came: QuestionProduct): QuestionProduct {
  if (product.removed) return product;
  const displays = displaysOf(product);
  return {
    ...product,
    ...(displays.serial_number === 'hidden' && { serial_number: came.serial_number }),
    ...(displays.images === 'hidden' && { images: came.images }),
    ...(displays.videos === 'hidden' && { videos: came.videos }),
  };
}
