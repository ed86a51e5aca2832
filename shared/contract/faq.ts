import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { linkUrl, pictureUrl } from './url.ts';
import { fieldText, isRecord, list, missable, optional, optionalList, optionalText, wireId } from './wire.ts';

/** Contract of questions and answers. */

export const FaqItem = z.object({
  id: optional(wireId),
  question: fieldText,
  /** Markup. */
  answer: fieldText,
});
export type FaqItem = z.infer<typeof FaqItem>;

/** Questions about one subject, with a picture next to them. */
export const FaqGroup = z.object({
  id: optional(wireId),
  tab_text: optionalText,
  /** The address of a picture. */
  faq_icon: pictureUrl,
  name: optionalText,
  image: pictureUrl,
  /** For 640 px and less. */
  mobile_image: pictureUrl,
  image_alt: optionalText,
  url_path: linkUrl,
  /** The link of the picture; `url_path` when there is none. */
  category_url: linkUrl,
  faq_subject: optionalText,
  items: optionalList(missable(FaqItem)),
});
export type FaqGroup = z.infer<typeof FaqGroup>;

const Groups = z.object({ faqs: list(missable(FaqGroup)) });

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

export const readBrandFaq = endpoint({
  path: '/faq/vue/data',
  safe: true,
  input: z.object({ brand_id: wireId }),
  answer: BrandFaq,
});
