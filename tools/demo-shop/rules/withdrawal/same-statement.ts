import type { WithdrawalStatement } from '../../../../shared/contract/withdrawal.ts';
import type { WithdrawableOrder } from './orders.ts';

export type StatementLine = WithdrawalStatement['lines'][number];

/** A statement without stray spaces, and without the lines of which nothing is withdrawn. */
export function tidied({ name, email, order_number, lines, part }: WithdrawalStatement): WithdrawalStatement {
  return {
    name: oneLine(name),
    email: readable(email).trim(),
    order_number: oneLine(order_number),
    lines: lines.filter(({ amount }) => amount !== 0).map((line) => ({ ...line, name: oneLine(line.name) })),
    part: readable(part).replaceAll(/\r\n?/g, '\n').trim(),
  };
}

/**
 * Equal for statements with the same content, however they were typed: upper and lower case, spaces and line ends do not
 * count, nor does the way in which a letter is encoded. All products of an order are the whole order.
 */
export async function fingerprintOf(
  { name, email, order_number, lines, part }: WithdrawalStatement,
  order: WithdrawableOrder | null,
): Promise<string> {
  const isWhole = part === '' && order !== null && hasAll(order, lines);
  const pieces = isWhole ? [] : lines.map(({ id, amount }) => `${id}: ${amount}`).toSorted();
  const stated = JSON.stringify([
    comparable(name),
    comparable(email),
    comparable(order_number),
    pieces,
    comparable(part),
  ]);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(stated));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function hasAll(order: WithdrawableOrder, lines: readonly StatementLine[]): boolean {
  const isIn = ({ id, amount }: StatementLine) =>
    order.lines.some((line) => String(line.id) === String(id) && line.amount === amount);
  return lines.length === order.lines.length && lines.every(isIn);
}

function comparable(text: string): string {
  return oneLine(text.normalize('NFKC')).toLowerCase();
}

function oneLine(text: string): string {
  return readable(text).trim().replaceAll(/\s+/g, ' ');
}

/** PostgreSQL stores no zero bytes. */
function readable(text: string): string {
  return text.replaceAll('\0', '');
}
