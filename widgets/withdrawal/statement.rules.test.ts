import { expect, test } from 'vitest';
import type { WithdrawalOrder } from '../../shared/contract/withdrawal.ts';
import { chosenLines, draftFor, earlierChoice, piecesIn, statementOf } from './statement.rules.ts';

const line = (id: number, amount: number) => ({ id, name: `Product ${id}`, amount, notice: null });
const order: WithdrawalOrder = { number: '2026-1', date: null, notice: null, lines: [line(31, 2), line(32, 1)] };
const secondOrder: WithdrawalOrder = { number: '2026-2', date: null, notice: null, lines: [] };
const values = { name: 'Sanne', email: 'sanne@example.nl', order_number: '2026-9', part: 'de kabel' };
const person = { name: 'Sanne', email: 'sanne@example.nl' };

test.each([
  { pieces: {}, lines: [] },
  { pieces: { 31: 1 }, lines: [{ id: 31, amount: 1, name: 'Product 31' }] },
  { pieces: { 31: 9, 32: 0 }, lines: [{ id: 31, amount: 2, name: 'Product 31' }] },
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

const none = { order: '', isTyped: false };
test.each([
  { orders: [order, secondOrder], draft: none, numbers: ['', undefined], choice: null },
  { orders: [order, secondOrder], draft: none, numbers: ['2026-2'], choice: { is: 'order', order: secondOrder } },
  { orders: [order], draft: none, numbers: ['', ' 2026-1 '], choice: { is: 'order', order } },
  { orders: [order], draft: none, numbers: ['2025-7'], choice: { is: 'typed' } },
  { orders: [], draft: none, numbers: [''], choice: { is: 'typed' } },
  {
    orders: [order, secondOrder],
    draft: { ...none, order: '2026-2' },
    numbers: ['2026-1'],
    choice: { is: 'order', order: secondOrder },
  },
  { orders: [order], draft: { ...none, isTyped: true }, numbers: ['2026-1'], choice: { is: 'typed' } },
  { orders: [order], draft: { ...none, order: '2026-2' }, numbers: ['2026-1'], choice: { is: 'typed' } },
])('of $orders.length orders, the draft $draft and the numbers $numbers are chosen', (example) => {
  expect(earlierChoice(example.orders, example.draft, example.numbers)).toEqual(example.choice);
});

test('a draft keeps only the person once the consumer comes by the link of another order', () => {
  const stored = { linked: '2026-1', order: '2026-2', isTyped: false, pieces: { 31: 1 }, values };
  const whole = { order: '2026-2', products: '', isTyped: false, pieces: { 31: 1 }, values };
  expect(draftFor('2026-1', stored)).toEqual(whole);
  expect(draftFor('', stored)).toEqual(whole);
  expect(draftFor('2026-3', stored)).toEqual({ order: '', products: '', isTyped: false, pieces: {}, values: person });
});

test('the pieces of a server’s form are read, without fields that are empty or wrong', () => {
  const printed = { 'lines[31][amount]': '2', 'lines[32][amount]': '0', 'lines[a]b][amount]': '1', part: '3' };
  const boxes = {
    'lines[33][chosen]': '0',
    'lines[33][amount]': '4',
    'lines[34][chosen]': '1',
    'lines[34][amount]': '5',
  };
  expect(piecesIn({ ...printed, ...boxes })).toEqual({ 31: 2, 34: 5, 'a]b': 1 });
});
