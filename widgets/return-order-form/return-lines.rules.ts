import type { OrderLine } from '../../shared/contract/returns.ts';

/** What a customer writes about one line of the order; ids as they stand in the form. */
export interface ReturnLine {
  readonly orderLine: OrderLine;
  readonly amount: number;
  readonly rma_reason_id: string;
  readonly rma_solution_id: string;
  readonly reason: string;
  /** Comes from a form that was sent before: a picture that was chosen there is lost. */
  readonly isReloaded: boolean;
}

/** Pieces that can still be sent back. */
export function availableOf({ amount, reserved }: Pick<OrderLine, 'amount' | 'reserved'>): number {
  return Math.max(0, amount - (reserved ?? 0));
}

/** One more can be added: none of it is in the return yet, or not all. */
export function canAdd(lines: readonly ReturnLine[], orderLine: OrderLine): boolean {
  return (lineOf(lines, orderLine)?.amount ?? 0) < availableOf(orderLine);
}

/**
 * An order line has one return line, because both travel under one id: adding it again adds a piece, up to what is
 * available.
 */
export function added(lines: readonly ReturnLine[], orderLine: OrderLine): readonly ReturnLine[] {
  if (!canAdd(lines, orderLine)) return lines;
  const line = lineOf(lines, orderLine);
  if (line) return changed(lines, line, { amount: line.amount + 1 });
  return [...lines, { orderLine, amount: 1, rma_reason_id: '', rma_solution_id: '', reason: '', isReloaded: false }];
}

export function changed(
  lines: readonly ReturnLine[],
  line: ReturnLine,
  values: Partial<Omit<ReturnLine, 'orderLine'>>,
): readonly ReturnLine[] {
  return lines.map((one) => (isSame(one.orderLine, line.orderLine) ? { ...one, ...values } : one));
}

export function without(lines: readonly ReturnLine[], line: ReturnLine): readonly ReturnLine[] {
  return lines.filter((one) => !isSame(one.orderLine, line.orderLine));
}

function lineOf(lines: readonly ReturnLine[], orderLine: OrderLine): ReturnLine | undefined {
  return lines.find((line) => isSame(line.orderLine, orderLine));
}

function isSame(one: OrderLine, other: OrderLine): boolean {
  return String(one.id) === String(other.id);
}
