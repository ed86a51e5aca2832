import type { OrderLine } from '../../shared/contract/returns.ts';
import { isRecord } from '../../shared/contract/wire.ts';
import { returnableAmount } from '../../shared/rules/return-products.ts';
import type { ReturnLine } from './return-lines.rules.ts';
import { messagesByName } from '../../shared/contract/field-errors.ts';

/**
 * Parses the lines of an earlier submission: an object by order line id, or a list of lines with `order_line_id`.
 * Numbers in text become integers. Lines of other orders are ignored.
 */
export function readOldLines(old: unknown, orderLines: readonly OrderLine[]): readonly ReturnLine[] {
  const valuesById = new Map(entriesOf(old).map((entry) => [idOf(entry), entry[1]]));
  return orderLines.flatMap((orderLine) => {
    const values = valuesById.get(String(orderLine.id));
    return values ? [lineOf(orderLine, values)] : [];
  });
}

type Values = Record<string, unknown>;

/** A page returns either the whole form input or the lines only. */
function entriesOf(old: unknown): readonly (readonly [string, Values])[] {
  const lines: unknown = isRecord(old) && 'rmaLines' in old ? old['rmaLines'] : old;
  if (typeof lines !== 'object' || lines === null) return [];
  return Object.entries(lines).filter((entry): entry is [string, Values] => isRecord(entry[1]));
}

function idOf([key, { order_line_id }]: readonly [string, Values]): string {
  return textOf(order_line_id) || key;
}

function lineOf(orderLine: OrderLine, values: Values): ReturnLine {
  const amount = Number.parseInt(textOf(values['amount']), 10) || 1;
  return {
    orderLine,
    amount: Math.max(1, Math.min(amount, returnableAmount(orderLine))),
    rma_reason_id: integerOf(values['rma_reason_id']),
    rma_solution_id: integerOf(values['rma_solution_id']),
    reason: textOf(values['reason']),
    isReloaded: true,
  };
}

/** An id that is not a number stays unchanged. */
function integerOf(value: unknown): string {
  const text = textOf(value);
  return /^\d+(\.0+)?$/.test(text) ? String(Number.parseInt(text, 10)) : text;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

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
