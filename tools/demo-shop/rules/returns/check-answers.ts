import type { CustomerDetails } from '../../../../shared/contract/returns.ts';
import type { WireId } from '../../../../shared/contract/wire.ts';
import { FIRST_QUESTION, QUESTIONS, type Display, type SeededAnswer } from '../../seed/returns/questions.ts';
import type { SeededSolution } from '../../seed/returns/solutions.ts';
import type { Problem } from '../checkout/problems.ts';
import type { Locale } from '../language.ts';
import { fieldProblems, type FieldProblems } from '../requests/contact.ts';
import type { Answered } from './draft.ts';

/** Postcodes of islands without pallet delivery. */
const ISLANDS = /^(179\d|88[89]\d|91[67]\d)\s*[a-z]/i;
/** Files of one product. */
export const MOST_IMAGES = 4;
export const MOST_VIDEOS = 2;
const LONGEST_TEXT = 5000;
const LONGEST_SERIAL = 100;

/** The text and files for a product. */
export interface ReturnFields {
  readonly serial: string;
  readonly remark: string;
  readonly images: readonly WireId[];
  readonly videos: readonly WireId[];
}

/** Errors in a return address, by the keys of the wizard. */
export function detailProblems({ email, address, zip_code, city }: CustomerDetails, locale: Locale): FieldProblems {
  const problems = fieldProblems({ email, address, zip_code, city }, ['email', 'address', 'zip_code', 'city'], locale);
  if (ISLANDS.test(zip_code.trim())) {
    problems['zip_code'] = [...(problems['zip_code'] ?? []), { why: 'no-collection' }];
  }
  if (!problems['address'] && !/\d/.test(address)) problems['address'] = [{ why: 'no-number' }];
  return Object.fromEntries(Object.entries(problems).map(([name, problems]) => [`customerDetails.${name}`, problems]));
}

/** Missing details that a solution requires. */
export function solutionProblems(solution: SeededSolution | undefined, name: string, fields: ReturnFields): Problem[] {
  if (!solution) return [{ why: 'no-solution', name }];
  return [
    ...(solution.serial === 'required' && fields.serial.trim() === '' ? [{ why: 'no-serial', name } as const] : []),
    ...(solution.isRemarkRequired && fields.remark.trim() === '' ? [{ why: 'no-remark', name } as const] : []),
    ...sizeProblems(fields),
  ];
}

/** Missing details that an answer requires. */
export function answerProblems(final: SeededAnswer | undefined, name: string, fields: ReturnFields): Problem[] {
  if (!final) return [{ why: 'no-answers', name }];
  return [
    ...(isRequired(final.serial) && fields.serial.trim() === '' ? [{ why: 'no-serial', name } as const] : []),
    ...(isRequired(final.image) && fields.images.length === 0 ? [{ why: 'no-image', name } as const] : []),
    ...(isRequired(final.video) && fields.videos.length === 0 ? [{ why: 'no-video', name } as const] : []),
    ...sizeProblems(fields),
  ];
}

function sizeProblems({ serial, remark, images, videos }: ReturnFields): Problem[] {
  const isTooLong = serial.length > LONGEST_SERIAL || remark.length > LONGEST_TEXT;
  return [
    ...(isTooLong
      ? [{ why: 'too-long', most: serial.length > LONGEST_SERIAL ? LONGEST_SERIAL : LONGEST_TEXT } as const]
      : []),
    ...(images.length > MOST_IMAGES ? [{ why: 'media-count', most: MOST_IMAGES } as const] : []),
    ...(videos.length > MOST_VIDEOS ? [{ why: 'media-count', most: MOST_VIDEOS } as const] : []),
  ];
}

export function isRequired(display: Display | undefined): boolean {
  return display === 'required' || display === 2;
}

export function isShown(display: Display | undefined): boolean {
  return display !== undefined && display !== null && display !== 0 && display !== 'hidden' && display !== 'none';
}

/** Follows the answers from the first question; undefined unless they lead directly to an end. */
export function finalAnswer(answers: readonly Answered[]): SeededAnswer | undefined {
  let expected: number | undefined = FIRST_QUESTION;
  let last: SeededAnswer | undefined;
  for (const { question, answer } of answers) {
    if (question !== expected) return undefined;
    last = answerOf(question, answer);
    if (!last) return undefined;
    expected = last.next;
  }
  return last && last.next === undefined ? last : undefined;
}

/** The next question after these answers; undefined at the end. */
export function openQuestion(answers: readonly Answered[]): number | undefined {
  const last = answers.at(-1);
  return last ? answerOf(last.question, last.answer)?.next : FIRST_QUESTION;
}

export function answerOf(question: number, answer: number): SeededAnswer | undefined {
  return QUESTIONS.find(({ id }) => id === question)?.answers.find(({ id }) => id === answer);
}
