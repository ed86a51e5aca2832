import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { linkUrl, pictureUrl } from './url.ts';
import { fieldText, isRecord, list, missable, optional, optionalList, optionalText, wireId } from './wire.ts';

/** Contract of questions and answers. */

export const FaqItem = z.object({
  /** Its id, so that a link can open it. Without one, its place counts. */
  id: optional(wireId),
  /** The question, as text. */
  question: fieldText,
  /** Markup. */
  answer: fieldText,
});
export type FaqItem = z.infer<typeof FaqItem>;

/** Questions about one subject, with a picture next to them. */
export const FaqGroup = z.object({
  /** Its id. No widget reads it. */
  id: optional(wireId),
  /** The label of the tab; `name` where it is missing, then `faq_subject`. */
  tab_text: optionalText,
  /** The address of a picture. */
  faq_icon: pictureUrl,
  /** The heading of the group, unless the tab says it already. */
  name: optionalText,
  /** Where the picture beside the questions is. Without one, there is none. */
  image: pictureUrl,
  /** For 640 px and less. */
  mobile_image: pictureUrl,
  /** What the picture shows; empty where it is missing. */
  image_alt: optionalText,
  /** The link of the picture where there is no `category_url`. Without both, it is no link. */
  url_path: linkUrl,
  /** The link of the picture; `url_path` when there is none. */
  category_url: linkUrl,
  /** A line above the questions, unless tab or heading says it already. */
  faq_subject: optionalText,
  /** The questions; the group may have none. */
  items: optionalList(missable(FaqItem)),
});
export type FaqGroup = z.infer<typeof FaqGroup>;

const Groups = z.object({
  /** The groups, in their order: one tab each. */
  faqs: list(missable(FaqGroup)),
});

/**
 * The groups of a brand; the shop may send the list itself, or wrap it twice. PHP also writes an empty answer as an
 * empty list, so an empty list is invalid.
 */
const BrandFaq = z.codec(z.unknown(), Groups, {
  decode: (body): z.input<typeof Groups> => {
    if (!isRecord(body)) return { faqs: Array.isArray(body) && body.length > 0 ? body : null };
    return { faqs: isRecord(body.faqs) && 'faqs' in body.faqs ? body.faqs.faqs : body.faqs };
  },
  encode: (groups): unknown => groups,
});

/** Reads the questions about a brand. */
export const readBrandFaq = endpoint({
  path: '/faq/vue/data',
  safe: true,
  input: z.object({
    /** The id of the brand, as the page gives it. */
    brand_id: wireId,
  }),
  answer: BrandFaq,
});
