import * as z from 'zod/mini';

/** A page's word that an answer stands in the widget's element as HTML: `data-initial="{}"`. */
const InPage = z.strictObject({});
export type InPage = z.infer<typeof InPage>;

/** An answer, or the page's word that it stands in the element as HTML. */
export function orInPage<Answer extends z.ZodMiniType>(answer: Answer) {
  return z.union([InPage, answer]);
}

export function isInPage(answer: object): answer is InPage {
  return Object.keys(answer).length === 0;
}
