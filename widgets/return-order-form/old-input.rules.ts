import type { OrderLine } from '../../shared/contract/returns.ts';
import { isRecord } from '../../shared/contract/wire.ts';
import { availableOf, type ReturnLine } from './return-lines.rules.ts';

/**
 * Return lines of a form that was sent before, as a page hands them back: by the id of their order line, or as a list
 * of lines that name it. Numbers arrive as text and become integers; lines of other orders are left out.
 */
export function reloaded(old: unknown, orderLines: readonly OrderLine[]): readonly ReturnLine[] {
  const found = new Map(entriesOf(old).map((entry) => [idOf(entry), entry[1]]));
  return orderLines.flatMap((orderLine) => {
    const values = found.get(String(orderLine.id));
    return values ? [lineOf(orderLine, values)] : [];
  });
}

type Values = Record<string, unknown>;

/** Some pages hand back the whole input, some the lines alone. */
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
    amount: Math.max(1, Math.min(amount, availableOf(orderLine))),
    rma_reason_id: integerOf(values['rma_reason_id']),
    rma_solution_id: integerOf(values['rma_solution_id']),
    reason: textOf(values['reason']),
    isReloaded: true,
  };
}

/** An id that is no number stays as it is. */
function integerOf(value: unknown): string {
  const text = textOf(value);
  return /^\d+(\.0+)?$/.test(text) ? String(Number.parseInt(text, 10)) : text;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
