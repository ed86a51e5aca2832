import { messagesByName } from '../../shared/contract/field-errors.ts';

/** One message by key: `rmaLines.31.reason` for a field, or `rmaLines` for all lines. */
export type PageErrors = Readonly<Record<string, readonly string[]>>;

/** The fields of a line that can have an error. */
export const FIELDS = ['amount', 'rma_reason_id', 'rma_solution_id', 'reason', 'image'] as const;
export type FieldName = (typeof FIELDS)[number];

/** Parses the page's error bag: lists or texts by dotted names, or nested. Only the first message of a field is used. */
export function pageErrors(bag: unknown): PageErrors {
  return Object.fromEntries(Object.entries(messagesByName(bag)).map(([key, messages]) => [key, messages.slice(0, 1)]));
}

export function errorKeyOf(orderLineId: string | number, field: FieldName): string {
  return `rmaLines.${orderLineId}.${field}`;
}
