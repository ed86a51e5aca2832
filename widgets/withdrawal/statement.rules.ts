import type { WithdrawalLine, WithdrawalOrder, WithdrawalStatement } from '../../shared/contract/withdrawal.ts';
import { isSameId } from '../../shared/rules/same-id.ts';

/** The text fields of a statement. */
export const FIELDS = ['order_number', 'part', 'name', 'email'] as const;
export type FieldName = (typeof FIELDS)[number];
export type Values = Readonly<Record<FieldName, string>>;

/** Pieces by the id of their line; a line without pieces is not withdrawn by itself. */
export type Pieces = Readonly<Record<string, number>>;

/** What the statement is about: an order of the list, or one whose number is typed. */
export type Choice = { readonly is: 'order'; readonly order: WithdrawalOrder } | { readonly is: 'typed' };

/** A line of the statement. */
export interface ChosenLine {
  readonly line: WithdrawalLine;
  readonly amount: number;
}

/** The lines of an order that were chosen, in the order of the list. */
export function chosenLines({ lines }: WithdrawalOrder, pieces: Pieces): ChosenLine[] {
  return lines.flatMap((line) => {
    const amount = pieces[String(line.id)] ?? 0;
    return amount > 0 ? [{ line, amount: Math.min(amount, line.amount) }] : [];
  });
}

/** The statement as the shop gets it. Without a choice the order number is empty, and the shop asks for it. */
export function statementOf(choice: Choice | null, pieces: Pieces, values: Values): WithdrawalStatement {
  const person = { name: values.name, email: values.email };
  if (choice?.is === 'order') {
    const lines = chosenLines(choice.order, pieces).map(({ line, amount }) => ({ id: line.id, amount }));
    return { ...person, order_number: choice.order.number, lines, part: '' };
  }
  const typed = choice === null ? { order_number: '', part: '' } : values;
  return { ...person, order_number: typed.order_number, lines: [], part: typed.part };
}

/** The order of this number; null where the list has none. */
export function orderNumbered(orders: readonly WithdrawalOrder[], number: unknown): WithdrawalOrder | null {
  const wanted = typeof number === 'string' ? number.trim() : '';
  return (wanted !== '' && orders.find((order) => isSameId(order.number, wanted))) || null;
}

/**
 * What was chosen before. Nothing is, unless the consumer named the order: by a link of that order, in the form that the
 * server rendered, or before a reload. A list without orders leaves the typed number.
 */
export function earlierChoice(orders: readonly WithdrawalOrder[], numbers: readonly unknown[]): Choice | null {
  if (orders.length === 0) return { is: 'typed' };
  const order = numbers.map((number) => orderNumbered(orders, number)).find((found) => found !== null);
  if (order) return { is: 'order', order };
  return numbers.some((number) => typeof number === 'string' && number.trim() !== '') ? { is: 'typed' } : null;
}

const LINE = /^lines\[(.+)\]\[amount\]$/;

/** The pieces of a form that the server rendered. */
export function piecesIn(printed: Readonly<Record<string, unknown>>): Pieces {
  const found = Object.entries(printed).flatMap(([name, value]) => {
    const [, id] = LINE.exec(name) ?? [];
    const amount = Number(value);
    return id !== undefined && Number.isInteger(amount) && amount > 0 ? [[id, amount] as const] : [];
  });
  return Object.fromEntries(found);
}
