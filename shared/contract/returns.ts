import * as z from 'zod/mini';
import { isLink } from '../rules/url.ts';
import { endpoint, pathPart } from './endpoint.ts';
import { MediaRecord } from './media.ts';
import { pageUrl, pictureUrl } from './url.ts';
import {
  anyForm,
  cents,
  fieldText,
  flag,
  idOf,
  isRecord,
  list,
  missable,
  optional,
  optionalList,
  optionalText,
  orDefault,
  required,
  sparse,
  wholeNumber,
  wireId,
} from './wire.ts';

/** Contract of the four return flows. */

const Link = z.object({ name: z.nullable(z.string()), url: z.string() });
type Link = z.infer<typeof Link>;

/** A link as an object or as its address alone; nothing where there is no address. */
function linksIn(value: unknown): Link[] {
  const { name, url } = isRecord(value) ? value : { name: null, url: value };
  return typeof url === 'string' && url !== '' && isLink(url)
    ? [{ name: typeof name === 'string' ? name : null, url }]
    : [];
}

/** A link without an address is null. */
const link = anyForm(z.nullable(Link), (value) => linksIn(value)[0] ?? null);

const links = anyForm(z.array(Link), (value) =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(linksIn) : [],
);

/** An object as the shop sent it, which goes back to it and is not shown. */
export class AsReceived {
  readonly value: Readonly<Record<string, unknown>>;
  constructor(value: Readonly<Record<string, unknown>>) {
    this.value = value;
  }
}
export const asReceived = z.optional(z.instanceof(AsReceived));

/**
 * An object that is sent back to the shop as it was received, with unknown keys and the shop's notation. Only the keys
 * in `changed` are replaced. An object that was created in the browser is sent as it is.
 */
function roundTrip<const Shape extends z.core.$ZodShape>(shape: Shape, changed: readonly (keyof Shape)[]) {
  const own = z.looseObject({ ...shape, asReceived });
  return z.codec(z.record(z.string(), z.unknown()), own, {
    decode: (value) => ({ ...value, asReceived: new AsReceived(value) }) as z.input<typeof own>,
    encode(value): Record<string, unknown> {
      const { asReceived: received, ...now } = value as Record<string, unknown>;
      if (!(received instanceof AsReceived)) return now;
      return { ...received.value, ...Object.fromEntries(changed.map((key) => [key, now[key as string]])) };
    },
  });
}

/** Where the shop sends the browser; it stays where it is without. */
const Redirect = sparse(z.object({ redirectUrl: pageUrl }));

/**
 * The answer to an accepted return has the key, even if it is null. Without the key, it is unknown whether the shop has
 * the return.
 */
const Accepted = z.object({ redirectUrl: required(pageUrl) });

/** What a product that was bought has in all flows. The shop's other keys stay with it. */
const Bought = {
  id: wireId,
  name: fieldText,
  category: optionalText,
  image: pictureUrl,
  /** One or several, both may be there. */
  manual: link,
  manuals: links,
};

export const PickerProduct = z.looseObject({
  ...Bought,
  /** Pieces that were bought. */
  amount: wholeNumber,
  /** Pieces of these that are already on their way back. */
  reserved: optional(wholeNumber),
  /** The number of the order as the customer knows it. */
  order_number: optionalText,
  /** The day of the order. */
  ordered_at: optionalText,
});
export type PickerProduct = z.infer<typeof PickerProduct>;

/** The path is the page's own. */
export function submitPicked(path: string) {
  return endpoint({
    path,
    /** Pieces by the id of the product. */
    input: z.object({ products: z.record(z.string(), z.int()) }),
    answer: Redirect,
  });
}

const FaqQuestion = z.object({ id: optional(wireId), question: fieldText, answer: fieldText });

/** Questions about one product. */
const ProductFaq = z.object({
  id: optional(wireId),
  title: optionalText,
  question: optionalText,
  answer: optionalText,
  items: optionalList(missable(FaqQuestion)),
});
export type ProductFaq = z.infer<typeof ProductFaq>;

/** A non-empty bare list is read as the items; any other value but an object is null. */
const faq = anyForm(z.nullable(ProductFaq), (value) => {
  if (isRecord(value)) return value;
  return Array.isArray(value) && value.length > 0 ? { items: value } : null;
});

/** The texts and files that the customer entered for a product. */
const GivenDetails = {
  serial_number: fieldText,
  images: optionalList(MediaRecord),
  videos: optionalList(MediaRecord),
  /** The customer removed it from the return; it is still sent. */
  removed: flag,
};

/** `selected_amount` is 1 where the shop sends none. */
const pieces = orDefault(wholeNumber, 1);

export const Solution = z.looseObject({
  id: wireId,
  name: fieldText,
  explanation_title: optionalText,
  explanation_text: optionalText,
  /** Markup. */
  extra_explanation_text: optionalText,
  /** Markup. */
  return_conditions_text: optionalText,
  display_serial: flag,
  serial_required: flag,
  display_image: flag,
  display_video: flag,
  remark_label: optionalText,
  remark_required: flag,
});
export type Solution = z.infer<typeof Solution>;

export const SolutionProduct = roundTrip(
  {
    ...Bought,
    ...GivenDetails,
    selected_amount: pieces,
    solutions: optionalList(Solution),
    selected_solution: idOf,
    remark: fieldText,
    /** Where to find the serial number; markup. */
    serial_explanation_text: optionalText,
    faq,
  },
  ['selected_solution', 'serial_number', 'remark', 'images', 'videos', 'removed'],
);
export type SolutionProduct = z.infer<typeof SolutionProduct>;

export const CustomerDetails = z.looseObject({
  email: fieldText,
  address: fieldText,
  zip_code: fieldText,
  city: fieldText,
});
export type CustomerDetails = z.infer<typeof CustomerDetails>;

/** The path is the page's own. */
export function readSolutions(path: string) {
  return endpoint({
    path,
    safe: true,
    answer: z.object({ products: list(SolutionProduct), customerDetails: sparse(CustomerDetails) }),
  });
}

/** The path is the page's own. */
export function submitSolutions(path: string) {
  return endpoint({
    path,
    input: z.object({
      products: z.array(SolutionProduct),
      customerDetails: CustomerDetails,
      /** Of the product that was selected last. */
      lastOpenedFaqId: z.nullable(wireId),
    }),
    answer: Accepted,
  });
}

/** Whether an answer has an additional field; `hidden` by default. */
const display = z.optional(z.nullable(z.union([z.string(), z.number(), z.boolean()])));

export const Answer = roundTrip(
  {
    id: wireId,
    title: fieldText,
    /** Markup. */
    extra_text: optionalText,
    show_manual: flag,
    is_final_answer: flag,
    follow_up_question_id: optional(wireId),
    serial_display_option: display,
    image_display_option: display,
    video_display_option: display,
    rma_reason_id: optional(wireId),
  },
  [],
);
export type Answer = z.infer<typeof Answer>;

export const Question = z.looseObject({
  id: wireId,
  title: fieldText,
  text: optionalText,
  answers: optionalList(Answer),
});
export type Question = z.infer<typeof Question>;

/** By the id of their question; a question whose place holds no answer was not answered. */
const answered = anyForm(z.record(z.string(), Answer), (value) =>
  Object.fromEntries(Object.entries(value ?? {}).filter(([, answer]) => isRecord(answer))),
);

export const QuestionProduct = roundTrip(
  {
    ...Bought,
    ...GivenDetails,
    selected_amount: pieces,
    possible_questions: optionalList(Question),
    /** Ids of the first questions, which are asked in this order. */
    questions: optionalList(idOf),
    /** Ids of the questions so far, in order. */
    questionOrder: optionalList(wireId),
    answered_questions: answered,
    final_question_answered: flag,
    faq,
  },
  ['questionOrder', 'answered_questions', 'final_question_answered', 'serial_number', 'images', 'videos', 'removed'],
);
export type QuestionProduct = z.infer<typeof QuestionProduct>;

/** The path is the page's own. */
export function submitQuestions(path: string) {
  return endpoint({ path, input: z.object({ products: z.array(QuestionProduct) }), answer: Accepted });
}

const Choice = z.object({ id: wireId, name: fieldText });

export const OrderLine = z.object({
  id: wireId,
  name: fieldText,
  amount: wholeNumber,
  reserved: optional(wholeNumber),
  price: optional(cents),
  product: optional(z.object({ image: pictureUrl, image_alt: optionalText })),
});
export type OrderLine = z.infer<typeof OrderLine>;

export const OrderReturn = z.object({
  order_lines: list(OrderLine),
  rma_reasons: list(Choice),
  rma_solutions: list(Choice),
});
export type OrderReturn = z.infer<typeof OrderReturn>;

export const readOrderReturn = endpoint({
  path: '/rmas/{orderUniqid}/{orderId}',
  safe: true,
  input: z.object({ orderUniqid: z.string(), orderId: z.string() }),
  target: ({ orderUniqid, orderId }) => ({
    path: `/rmas/${pathPart(orderUniqid)}/${pathPart(orderId)}`,
  }),
  answer: OrderReturn,
});
