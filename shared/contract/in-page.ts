import * as z from 'zod/mini';

/** The marker of an answer that the server printed as HTML in the widget's element: `data-initial="{}"`. */
const InPage = z.strictObject({});
export type InPage = z.infer<typeof InPage>;

/** An answer, or the marker that the server printed it as HTML. */
export function orInPage<Answer extends z.ZodMiniType>(answer: Answer) {
  return z.union([InPage, answer]);
}

export function isInPage(answer: object): answer is InPage {
  return Object.keys(answer).length === 0;
}
