import type { OrderLine } from '../../shared/contract/returns.ts';
import { returnableAmount } from '../../shared/rules/return-products.ts';
import { isSameId } from '../../shared/rules/same-id.ts';

/** One line of the return; ids are the values of the form's controls. */
export interface ReturnLine {
  readonly orderLine: OrderLine;
  readonly amount: number;
  readonly rma_reason_id: string;
  readonly rma_solution_id: string;
  readonly reason: string;
  /** The line comes from an earlier submission: a picture that was chosen then is lost. */
  readonly isReloaded: boolean;
}

/** Whether the return can take one more piece of this order line. */
export function canAdd(lines: readonly ReturnLine[], orderLine: OrderLine): boolean {
  return (lineOf(lines, orderLine)?.amount ?? 0) < returnableAmount(orderLine);
}

/**
 * An order line has one return line, because both are sent under one id. Adding it again adds a piece, up to the
 * returnable amount.
 */
export function addPiece(lines: readonly ReturnLine[], orderLine: OrderLine): readonly ReturnLine[] {
  if (!canAdd(lines, orderLine)) return lines;
  const line = lineOf(lines, orderLine);
  if (line) return updateLine(lines, line, { amount: line.amount + 1 });
  return [...lines, { orderLine, amount: 1, rma_reason_id: '', rma_solution_id: '', reason: '', isReloaded: false }];
}

export function updateLine(
  lines: readonly ReturnLine[],
  line: ReturnLine,
  values: Partial<Omit<ReturnLine, 'orderLine'>>,
): readonly ReturnLine[] {
  return lines.map((each) => (isSameId(each.orderLine.id, line.orderLine.id) ? { ...each, ...values } : each));
}

export function removeLine(lines: readonly ReturnLine[], line: ReturnLine): readonly ReturnLine[] {
  return lines.filter(({ orderLine }) => !isSameId(orderLine.id, line.orderLine.id));
}

function lineOf(lines: readonly ReturnLine[], orderLine: OrderLine): ReturnLine | undefined {
  return lines.find((line) => isSameId(line.orderLine.id, orderLine.id));
}
