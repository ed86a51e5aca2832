import type {
  CustomerDetails,
  QuestionProduct,
  Solution,
  SolutionProduct,
} from '../../../../shared/contract/returns.ts';
import type { Db } from '../../db/schema.ts';
import { FAQS, SERIAL_HELP } from '../../seed/returns/faq.ts';
import { FIRST_QUESTION, QUESTIONS, type SeededAnswer } from '../../seed/returns/questions.ts';
import { SOLUTIONS, type SeededSolution } from '../../seed/returns/solutions.ts';
import type { Locale } from '../language.ts';
import type { Bought } from './bought.ts';
import type { Chosen, Sender } from './draft.ts';

const DAY = 24 * 60 * 60 * 1000;

const MANUAL = { nl: 'Handleiding', de: 'Anleitung', en: 'Manual' };
const WARRANTY = { nl: 'Garantievoorwaarden', de: 'Garantiebedingungen', en: 'Warranty terms' };

/** Devices come with two documents, panels with one, small parts with none. */
function manualsOf({ productId, shelf }: Bought, locale: Locale) {
  const manual = { name: MANUAL[locale], url: `/handleidingen/${productId}.pdf` };
  const warranty = { name: WARRANTY[locale], url: '/garantie' };
  if (shelf === 'omvormers' || shelf === 'thuisbatterijen') return { manual: null, manuals: [manual, warranty] };
  return { manual: shelf === 'zonnepanelen' ? manual : null, manuals: [] };
}

function faqOf({ shelf }: Bought, locale: Locale) {
  const faq = FAQS[shelf];
  if (!faq) return null;
  const items = faq.items.map(({ id, question, answer }) => ({
    id,
    question: question[locale],
    answer: answer[locale],
  }));
  return { id: faq.id, title: faq.title[locale], question: null, answer: null, items };
}

function boughtIn(line: Bought, locale: Locale) {
  const { id, name, category, image } = line;
  return { id, name, category, image, ...manualsOf(line, locale) };
}

/** A product to choose, with the order it was bought in. */
export function pickerProduct(line: Bought, locale: Locale) {
  const { amount, reserved, orderNumber, orderedAt } = line;
  const order = { order_number: orderNumber, ordered_at: new Date(orderedAt).toISOString() };
  return { ...boughtIn(line, locale), amount, reserved, ...order };
}

/** The solutions that are available for a line. */
export function solutionsFor({ orderedAt }: Pick<Bought, 'orderedAt'>, now: number): SeededSolution[] {
  return SOLUTIONS.filter(({ days }) => days === undefined || now - orderedAt <= days * DAY);
}

function solutionIn(locale: Locale, seeded: SeededSolution): Solution {
  const { id, name, title, text, extra, conditions, serial, hasImages, hasVideos, remarkLabel, isRemarkRequired } =
    seeded;
  return {
    id,
    name: name[locale],
    explanation_title: title[locale],
    explanation_text: text[locale],
    extra_explanation_text: extra?.[locale] ?? null,
    return_conditions_text: conditions[locale],
    display_serial: serial !== undefined,
    serial_required: serial === 'required',
    display_image: hasImages ?? false,
    display_video: hasVideos ?? false,
    remark_label: remarkLabel?.[locale] ?? null,
    remark_required: isRemarkRequired ?? false,
  };
}

const NOTHING_GIVEN = { serial_number: '', images: [], videos: [], removed: false };

/** A product in the wizard with solutions. */
export function solutionProduct(line: Chosen, { locale, now }: Pick<Sender, 'locale' | 'now'>): SolutionProduct {
  return {
    ...boughtIn(line, locale),
    ...NOTHING_GIVEN,
    selected_amount: line.selected,
    solutions: solutionsFor(line, now).map((seeded) => solutionIn(locale, seeded)),
    selected_solution: null,
    remark: '',
    serial_explanation_text: SERIAL_HELP[line.shelf]?.[locale] ?? null,
    faq: faqOf(line, locale),
  };
}

function answerIn(locale: Locale, { id, title, extra, showsManual, next, serial, image, video, reason }: SeededAnswer) {
  return {
    id,
    title: title[locale],
    extra_text: extra?.[locale] ?? null,
    show_manual: showsManual ?? false,
    is_final_answer: next === undefined,
    follow_up_question_id: next ?? null,
    serial_display_option: serial ?? 'hidden',
    image_display_option: image ?? 'hidden',
    video_display_option: video ?? 'hidden',
    rma_reason_id: reason,
  };
}

/** A product in the wizard with questions. */
export function questionProduct(line: Chosen, locale: Locale): QuestionProduct {
  return {
    ...boughtIn(line, locale),
    ...NOTHING_GIVEN,
    selected_amount: line.selected,
    possible_questions: QUESTIONS.map(({ id, title, text, answers }) => ({
      id,
      title: title[locale],
      text: text?.[locale] ?? null,
      answers: answers.map((answer) => answerIn(locale, answer)),
    })),
    questions: [FIRST_QUESTION],
    questionOrder: [FIRST_QUESTION],
    answered_questions: {},
    final_question_answered: false,
    faq: faqOf(line, locale),
  };
}

/** The address for the return label, as far as known. */
export async function detailsOf(
  db: Db,
  { personId }: Pick<Sender, 'personId'>,
  orderId: string | null,
): Promise<CustomerDetails> {
  const owner = personId ?? (await ownerOf(db, orderId));
  const person = await db
    .selectFrom('people')
    .select('email')
    .where('id', '=', owner ?? '')
    .executeTakeFirst();
  const address = await db
    .selectFrom('addresses')
    .selectAll()
    .where('person_id', '=', owner ?? '')
    .orderBy('is_shipping', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  if (!person || !address) return { email: person?.email ?? '', address: '', zip_code: '', city: '' };
  const { street, house_number, house_number_addition, zip_code, city } = address;
  return { email: person.email, address: `${street} ${house_number}${house_number_addition ?? ''}`, zip_code, city };
}

/** The address of a guest's order; the guest knows its number and postcode. */
async function ownerOf(db: Db, orderId: string | null): Promise<string | null> {
  const order = await db
    .selectFrom('orders')
    .select('person_id')
    .where('id', '=', orderId ?? '')
    .executeTakeFirst();
  return order?.person_id ?? null;
}
