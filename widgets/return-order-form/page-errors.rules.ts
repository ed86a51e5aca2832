import { messagesByName } from '../../shared/contract/field-errors.ts';

/** First message by the name of its place: `rmaLines.31.reason`, or `rmaLines` for all of them. */
export type PageErrors = Readonly<Record<string, string>>;

/** What is wrong with one line, by the name of its field. */
export const FIELDS = ['amount', 'rma_reason_id', 'rma_solution_id', 'reason', 'image'] as const;
export type FieldName = (typeof FIELDS)[number];

/** Reads a page's error bag: lists or texts by dotted names, or nested. Of several messages the first one counts. */
export function pageErrors(bag: unknown): PageErrors {
  return Object.fromEntries(Object.entries(messagesByName(bag)).map(([place, messages]) => [place, messages[0]!]));
}

/** The name of a field's place in the bag. */
export function placeOf(orderLineId: string | number, field: FieldName): string {
  return `rmaLines.${orderLineId}.${field}`;
}

export function withoutPlaces(errors: PageErrors, isMended: (place: string) => boolean): PageErrors {
  return Object.fromEntries(Object.entries(errors).filter(([place]) => !isMended(place)));
}
