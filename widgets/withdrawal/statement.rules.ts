import type { WithdrawalLine, WithdrawalOrder, WithdrawalStatement } from '../../shared/contract/withdrawal.ts';
import { isRecord } from '../../shared/contract/wire.ts';
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

/** The chosen lines of an order in words; empty for the whole order. */
export function productsIn(order: WithdrawalOrder, pieces: Pieces): string {
  return chosenLines(order, pieces)
    .map(({ line: { name }, amount }) => `${amount} × ${name}`)
    .join(', ');
}

/** The statement as the shop gets it. Without a choice the order number is empty, and the shop asks for it. */
export function statementOf(choice: Choice | null, pieces: Pieces, values: Values): WithdrawalStatement {
  const person = { name: values.name, email: values.email };
  if (choice?.is === 'order') {
    const lines = chosenLines(choice.order, pieces).map(({ line: { id, name }, amount }) => ({ id, amount, name }));
    return { ...person, order_number: choice.order.number, lines, part: '' };
  }
  const typed = choice === null ? { order_number: '', part: '' } : values;
  return { ...person, order_number: typed.order_number, lines: [], part: typed.part };
}

/** The order of this number; null where the list has none. */
export function orderNumbered(orders: readonly WithdrawalOrder[], number: string): WithdrawalOrder | null {
  return orders.find((order) => isSameId(order.number, number)) ?? null;
}

/** What was typed and chosen before a reload. */
export interface Draft {
  /** The number of the order that was chosen from the list; empty for none. */
  readonly order: string;
  /** Its chosen lines in words; empty for the whole order. */
  readonly products: string;
  readonly isTyped: boolean;
  readonly pieces: Pieces;
  readonly values: Readonly<Record<string, unknown>>;
}

/**
 * A stored draft. A consumer who has come by the link of another order since then chose that order last, so only name and
 * e-mail address are left of the draft.
 *
 * @param linked the order of the page's link; empty for none
 */
export function draftFor(linked: string, stored: Readonly<Record<string, unknown>>): Draft {
  const values = isRecord(stored['values']) ? stored['values'] : {};
  if (linked !== '' && stored['linked'] !== linked)
    return {
      order: '',
      products: '',
      isTyped: false,
      pieces: {},
      values: { name: values['name'], email: values['email'] },
    };
  return {
    order: textOf(stored['order']),
    products: textOf(stored['products']),
    isTyped: stored['isTyped'] === true,
    pieces: isRecord(stored['pieces']) ? (stored['pieces'] as Pieces) : {},
    values,
  };
}

/**
 * What was chosen before. Nothing is, unless the consumer named the order: before a reload, or else by a link of that
 * order or in the form that the server rendered. A list without orders leaves the typed number.
 */
export function earlierChoice(
  orders: readonly WithdrawalOrder[],
  { order, isTyped }: Pick<Draft, 'order' | 'isTyped'>,
  numbers: readonly unknown[],
): Choice | null {
  if (orders.length === 0 || isTyped) return { is: 'typed' };
  const named = order === '' ? numbers.map(textOf).filter((number) => number !== '') : [order];
  const match = named.map((number) => orderNumbered(orders, number)).find((known) => known !== null);
  if (match) return { is: 'order', order: match };
  return named.length > 0 ? { is: 'typed' } : null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

const LINE = /^lines\[(.+)\]\[amount\]$/;

/** The pieces of a form that the server rendered. A box that is not ticked sends a 0. */
export function piecesIn(printed: Readonly<Record<string, unknown>>): Pieces {
  const values = Object.entries(printed).flatMap(([name, value]) => {
    const [, id] = LINE.exec(name) ?? [];
    const amount = Number(value);
    const isLeft = printed[`lines[${id}][chosen]`] === '0';
    return id !== undefined && !isLeft && Number.isInteger(amount) && amount > 0 ? [[id, amount] as const] : [];
  });
  return Object.fromEntries(values);
}
