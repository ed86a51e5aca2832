import { expect, test } from 'vitest';
import type { WithdrawalOrder } from '../../shared/contract/withdrawal.ts';
import { chosenLines, earlierChoice, piecesIn, statementOf } from './statement.rules.ts';

const line = (id: number, amount: number) => ({ id, name: `Product ${id}`, amount, notice: null });
const order: WithdrawalOrder = { number: '2026-1', date: null, notice: null, lines: [line(31, 2), line(32, 1)] };
const other: WithdrawalOrder = { number: '2026-2', date: null, notice: null, lines: [] };
const values = { name: 'Sanne', email: 'sanne@example.nl', order_number: '2026-9', part: 'de kabel' };
const person = { name: 'Sanne', email: 'sanne@example.nl' };

test.each([
  { pieces: {}, lines: [] },
  { pieces: { 31: 1 }, lines: [{ id: 31, amount: 1 }] },
  { pieces: { 31: 9, 32: 0 }, lines: [{ id: 31, amount: 2 }] },
])('pieces $pieces of an order become the lines $lines', ({ pieces, lines }) => {
  expect(statementOf({ is: 'order', order }, pieces, values)).toEqual({
    ...person,
    order_number: '2026-1',
    lines,
    part: '',
  });
});

test('a typed number has the consumer’s own words about a part, and no lines', () => {
  expect(statementOf({ is: 'typed' }, { 31: 1 }, values)).toEqual({
    ...person,
    order_number: '2026-9',
    lines: [],
    part: 'de kabel',
  });
});

test('without a choice the statement names no order, also when a number was typed before', () => {
  expect(statementOf(null, {}, values)).toMatchObject({ order_number: '', part: '' });
});

test('chosen lines keep the order of the list', () => {
  expect(chosenLines(order, { 32: 1, 31: 1 }).map((chosen) => chosen.line.id)).toEqual([31, 32]);
});

test.each([
  { orders: [order, other], numbers: ['', undefined], choice: null },
  { orders: [order, other], numbers: ['2026-2'], choice: { is: 'order', order: other } },
  { orders: [order], numbers: ['', ' 2026-1 '], choice: { is: 'order', order } },
  { orders: [order], numbers: ['2025-7'], choice: { is: 'typed' } },
  { orders: [], numbers: [''], choice: { is: 'typed' } },
])('with $orders.length orders and the numbers $numbers nothing else is chosen', ({ orders, numbers, choice }) => {
  expect(earlierChoice(orders, numbers)).toEqual(choice);
});

test('the pieces of a server’s form are read, without fields that are empty or wrong', () => {
  const printed = { 'lines[31][amount]': '2', 'lines[32][amount]': '0', 'lines[a]b][amount]': '1', part: '3' };
  expect(piecesIn(printed)).toEqual({ 31: 2, 'a]b': 1 });
});
