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

const Link = z.object({
  /** The words of the link; null has the widget’s own. */
  name: z.nullable(z.string()),
  /** Where it leads. */
  url: z.string(),
});
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
const Redirect = sparse(
  z.object({
    /** Where the browser goes. Without it, the shopper stays. */
    redirectUrl: pageUrl,
  }),
);

/**
 * The answer to an accepted return has the key, even if it is null. Without the key, it is unknown whether the shop has
 * the return.
 */
const Accepted = z.object({
  /** Where the browser goes; null says on this page that the return was sent. */
  redirectUrl: required(pageUrl),
});

/** What a product that was bought has in all flows. The shop's other keys stay with it. */
const Bought = {
  /** The id of the order line. */
  id: wireId,
  /** The name of the product. */
  name: fieldText,
  /** What stands above the name; nothing without it. */
  category: optionalText,
  /** Where its picture is. Without one, a drawing stands in its place. */
  image: pictureUrl,
  /** One or several, both may be there. */
  manual: link,
  /** Several manuals; without any, there are none. */
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

/** The path is the page's own. Sends which products come back, and how many of each. */
export function submitPicked(path: string) {
  return endpoint({
    path,
    /** Pieces by the id of the product. */
    input: z.object({
      /** Pieces by the id of the product. */
      products: z.record(z.string(), z.int()),
    }),
    answer: Redirect,
  });
}

const FaqQuestion = z.object({
  /** Its id. */
  id: optional(wireId),
  /** The question. */
  question: fieldText,
  /** The answer, as markup. */
  answer: fieldText,
});

/** Questions about one product. */
const ProductFaq = z.object({
  /** Its id, which is sent with the return. */
  id: optional(wireId),
  /** The question, where there is no `question`. */
  title: optionalText,
  /** A single question. */
  question: optionalText,
  /** Its answer, as markup. */
  answer: optionalText,
  /** Further questions. */
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
  /** The serial number, as typed. */
  serial_number: fieldText,
  /** Pictures that were uploaded. */
  images: optionalList(MediaRecord),
  /** Videos that were uploaded. */
  videos: optionalList(MediaRecord),
  /** The customer removed it from the return; it is still sent. */
  removed: flag,
};

/** `selected_amount` is 1 where the shop sends none. */
const pieces = orDefault(wholeNumber, 1);

export const Solution = z.looseObject({
  /** Its id, which is sent back. */
  id: wireId,
  /** What the customer chooses. */
  name: fieldText,
  /** A heading below the choice; none without it. */
  explanation_title: optionalText,
  /** A text below the choice, as markup; none without it. */
  explanation_text: optionalText,
  /** Markup. */
  extra_explanation_text: optionalText,
  /** Markup. */
  return_conditions_text: optionalText,
  /** The serial number is asked for. */
  display_serial: flag,
  /** The serial number must be there; it is then shown in any case. */
  serial_required: flag,
  /** Pictures can be added. */
  display_image: flag,
  /** Videos can be added. */
  display_video: flag,
  /** The label of the remark; the widget has one for a missing one. */
  remark_label: optionalText,
  /** The remark must be there. */
  remark_required: flag,
});
export type Solution = z.infer<typeof Solution>;

export const SolutionProduct = roundTrip(
  {
    ...Bought,
    ...GivenDetails,
    /** Pieces that come back; 1 where it is missing. */
    selected_amount: pieces,
    /** What the customer can choose for this product. */
    solutions: optionalList(Solution),
    /** The id of the chosen solution; null for none yet. */
    selected_solution: idOf,
    /** The remark, as typed. */
    remark: fieldText,
    /** Where to find the serial number; markup. */
    serial_explanation_text: optionalText,
    /** Questions about this product; null for none. */
    faq,
  },
  ['selected_solution', 'serial_number', 'remark', 'images', 'videos', 'removed'],
);
export type SolutionProduct = z.infer<typeof SolutionProduct>;

export const CustomerDetails = z.looseObject({
  /** Where the confirmation goes. */
  email: fieldText,
  /** Street and house number. */
  address: fieldText,
  /** Postal code. */
  zip_code: fieldText,
  /** Town. */
  city: fieldText,
});
export type CustomerDetails = z.infer<typeof CustomerDetails>;

/** The path is the page's own. Reads the products that come back, with the solutions for each. */
export function readSolutions(path: string) {
  return endpoint({
    path,
    safe: true,
    answer: z.object({
      /** The products that come back. */
      products: list(SolutionProduct),
      /** Who returns them; the customer can change it. */
      customerDetails: sparse(CustomerDetails),
    }),
  });
}

/** The path is the page's own. Sends the products with the chosen solutions, and creates the return. */
export function submitSolutions(path: string) {
  return endpoint({
    path,
    input: z.object({
      /** All products as they were received, with what the customer entered. */
      products: z.array(SolutionProduct),
      /** As the customer left them. */
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
    /** Its id. */
    id: wireId,
    /** What the customer chooses. */
    title: fieldText,
    /** Markup. */
    extra_text: optionalText,
    /** The manuals are shown below it. */
    show_manual: flag,
    /** No further question follows. */
    is_final_answer: flag,
    /** The next question; null for none. */
    follow_up_question_id: optional(wireId),
    /** Whether the serial number is asked for: `hidden`, `optional` or `required`. Hidden where it is missing. */
    serial_display_option: display,
    /** The same for pictures. */
    image_display_option: display,
    /** The same for videos. */
    video_display_option: display,
    /** The reason in the books of the shop, which goes back to it. */
    rma_reason_id: optional(wireId),
  },
  [],
);
export type Answer = z.infer<typeof Answer>;

export const Question = z.looseObject({
  /** Its id. */
  id: wireId,
  /** The question. */
  title: fieldText,
  /** An explanation, as text; none without it. */
  text: optionalText,
  /** What the customer can choose. */
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
    /** Pieces that come back; 1 where it is missing. */
    selected_amount: pieces,
    /** All questions that may be asked. */
    possible_questions: optionalList(Question),
    /** Ids of the first questions, which are asked in this order. */
    questions: optionalList(idOf),
    /** Ids of the questions so far, in order. */
    questionOrder: optionalList(wireId),
    /** The answers so far, by the id of their question. */
    answered_questions: answered,
    /** Every question was answered. */
    final_question_answered: flag,
    /** Questions about this product; null for none. */
    faq,
  },
  ['questionOrder', 'answered_questions', 'final_question_answered', 'serial_number', 'images', 'videos', 'removed'],
);
export type QuestionProduct = z.infer<typeof QuestionProduct>;

/** The path is the page's own. Sends the products with the answers to their questions, and creates the return. */
export function submitQuestions(path: string) {
  return endpoint({
    path,
    input: z.object({
      /** All products as they were received, with what the customer entered. */
      products: z.array(QuestionProduct),
    }),
    answer: Accepted,
  });
}

const Choice = z.object({
  /** Its id, which the form sends. */
  id: wireId,
  /** What the customer chooses. */
  name: fieldText,
});

export const OrderLine = z.object({
  /** The id of the order line. */
  id: wireId,
  /** The name of the product. */
  name: fieldText,
  /** Pieces that were bought. */
  amount: wholeNumber,
  /** Pieces of these that are already on their way back; 0 where it is missing. */
  reserved: optional(wholeNumber),
  /** Per piece. Without it, none is shown. */
  price: optional(cents),
  /** The picture of the product; without it, a drawing stands in its place. */
  product: optional(
    z.object({
      /** Where its picture is. Without one, a drawing stands in its place. */
      image: pictureUrl,
      /** What the picture shows; empty where the name says it already. */
      image_alt: optionalText,
    }),
  ),
});
export type OrderLine = z.infer<typeof OrderLine>;

export const OrderReturn = z.object({
  /** The lines of the order. */
  order_lines: list(OrderLine),
  /** Reasons to choose from. */
  rma_reasons: list(Choice),
  /** Solutions to choose from. */
  rma_solutions: list(Choice),
});
export type OrderReturn = z.infer<typeof OrderReturn>;

/** Reads the lines of an order, with what the form lets the customer choose. */
export const readOrderReturn = endpoint({
  path: '/rmas/{orderUniqid}/{orderId}',
  safe: true,
  input: z.object({
    /** The key of the order, as the page gives it. */
    orderUniqid: z.string(),
    /** The id of the order, as the page gives it. */
    orderId: z.string(),
  }),
  target: ({ orderUniqid, orderId }) => ({
    path: `/rmas/${pathPart(orderUniqid)}/${pathPart(orderId)}`,
  }),
  answer: OrderReturn,
});
