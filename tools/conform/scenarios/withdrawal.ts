import { readWithdrawalOrders, sendWithdrawal, type WithdrawalStatement } from '../../../shared/contract/withdrawal.ts';
import type { Clause, Scenario } from '../clause.ts';
import { isSuccess } from '../exchange.ts';
import { needed, requirePart, type Visit } from '../visit.ts';
import { HOSTILE_TEXTS, HOSTILE_VALUES } from './hostile.ts';
import { customer } from './order.ts';

function statement({ file }: Visit, changed: Partial<WithdrawalStatement> = {}): WithdrawalStatement {
  requirePart({ file }, 'withdrawal');
  const order_number = `C-${crypto.randomUUID().slice(0, 8)}`;
  return { name: 'Conny Form', email: file.email, order_number, lines: [], part: '', ...changed };
}

const accepted: Clause[] = [
  {
    id: 'withdrawal-receipt',
    rule: 'A statement is answered with its receipt: reference, time and text.',
    mend: 'Answer POST /withdrawal as its example.',
    async check(visit) {
      const visitor = await visit.visitor();
      const { received_at: time } = await visitor.ask(sendWithdrawal, statement(visit));
      visitor.verify(!Number.isNaN(Date.parse(time)), `received_at is ${time}.`);
      visitor.verify(/(Z|[+-]\d{2}:?\d{2})$/i.test(time), `received_at has no zone: ${time}.`);
    },
  },
  {
    id: 'withdrawal-receipt-text',
    rule: 'The text of the receipt contains name, order number and what was withdrawn.',
    mend: 'Write the whole statement into the receipt: the law asks for its content.',
    async check(visit) {
      const visitor = await visit.visitor();
      const sent = statement(visit, { part: 'Alleen de kabel' });
      const { text } = await visitor.ask(sendWithdrawal, sent);
      const missing = [sent.name, sent.order_number, sent.part].find((part) => !text.includes(part));
      visitor.verify(missing === undefined, `The text does not contain ${missing}.`);
    },
  },
  {
    id: 'withdrawal-unknown-order',
    rule: 'A statement about an order that the shop does not find is accepted.',
    mend: 'Keep every statement: whether it counts is not decided here.',
    async check(visit) {
      const visitor = await visit.visitor();
      const answer = await visitor.send(sendWithdrawal, statement(visit, { order_number: 'geen idee' }));
      visitor.verify(isSuccess(answer), `It answers ${answer.status}.`);
    },
  },
  {
    id: 'withdrawal-unknown-line',
    rule: 'A statement with lines that the shop does not find is accepted.',
    mend: 'Keep the lines as they were stated, with their names.',
    async check(visit) {
      const visitor = await visit.visitor();
      const lines = [{ id: 999_999_999, amount: 2, name: 'Conform-omvormer' }];
      const answer = await visitor.send(sendWithdrawal, statement(visit, { lines }));
      visitor.verify(isSuccess(answer), `It answers ${answer.status}.`);
    },
  },
  {
    id: 'withdrawal-twice',
    rule: 'The same statement again is the same withdrawal, with the receipt of the first one.',
    mend: 'Look for the same statement before you keep another.',
    async check(visit) {
      const visitor = await visit.visitor();
      const sent = statement(visit);
      const first = await visitor.ask(sendWithdrawal, sent);
      const second = await visitor.ask(sendWithdrawal, sent);
      visitor.verify(String(first.id) === String(second.id), `The references are ${first.id} and ${second.id}.`);
    },
  },
  {
    id: 'withdrawal-differs',
    rule: 'Another statement is another withdrawal.',
    mend: 'Compare the whole statement.',
    async check(visit) {
      const visitor = await visit.visitor();
      const first = await visitor.ask(sendWithdrawal, statement(visit));
      const second = await visitor.ask(sendWithdrawal, statement(visit));
      visitor.verify(String(first.id) !== String(second.id), `Both have the reference ${first.id}.`);
    },
  },
];

const refused: Clause[] = [
  ...(['name', 'email'] as const).map((field): Clause => ({
    id: `withdrawal-required-${field}`,
    rule: `A statement without \`${field}\` is refused at \`${field}\`.`,
    mend: 'Answer 422 with errors by the name of the field.',
    async check(visit) {
      const visitor = await visit.visitor();
      await visitor.refused(sendWithdrawal, statement(visit, { [field]: '' }), { field });
    },
  })),
  {
    id: 'withdrawal-email',
    rule: 'A text that is no e-mail address is refused at `email`: the receipt would not arrive.',
    mend: 'Answer 422 with errors.email.',
    async check(visit) {
      const visitor = await visit.visitor();
      await visitor.refused(sendWithdrawal, statement(visit, { email: 'geen adres' }), { field: 'email' });
    },
  },
  {
    id: 'withdrawal-hostile',
    rule: 'Statements with markup, zero bytes, long texts or values of another type do not fail.',
    mend: 'Keep text as it is, and write it as plain text.',
    async check(visit) {
      const visitor = await visit.visitor();
      for (const part of HOSTILE_TEXTS) await visitor.survives(sendWithdrawal, statement(visit, { part }));
      for (const value of HOSTILE_VALUES) {
        await visitor.survives(sendWithdrawal, { ...statement(visit), name: value });
        await visitor.survives(sendWithdrawal, { ...statement(visit), lines: value });
      }
    },
  },
];

const orders: Clause[] = [
  {
    id: 'withdrawal-orders',
    rule: 'A customer finds the orders of the account, with their name and e-mail address.',
    mend: 'Answer the orders with their numbers and lines, the newest first, at `withdrawalOrders` of the file.',
    async check(visit) {
      const path = needed(visit.file.withdrawalOrders, 'path of the orders (withdrawalOrders)');
      const visitor = await visit.given(customer);
      const { orders: all, email } = await visitor.ask(readWithdrawalOrders(path));
      visitor.verify(email !== '', 'email is empty.');
      visitor.verify(
        all.every(({ number }) => number !== ''),
        'An order has no number.',
      );
    },
  },
  {
    id: 'withdrawal-orders-guest',
    rule: 'A guest finds no orders.',
    mend: 'Answer an empty list, or 401.',
    async check(visit) {
      const path = needed(visit.file.withdrawalOrders, 'path of the orders (withdrawalOrders)');
      const visitor = await visit.visitor();
      const answer = await visitor.survives(readWithdrawalOrders(path));
      const { orders: all, email } = (answer.json ?? {}) as { orders?: object; email?: string };
      visitor.verify(
        !isSuccess(answer) || (Object.keys(all ?? {}).length === 0 && !email),
        'It answers orders or an address.',
      );
    },
  },
];

export const withdrawal: Scenario = {
  name: 'withdrawal',
  title: 'Withdrawal',
  chapter: 'answers.md#quotations-and-returns',
  clauses: [...accepted, ...refused, ...orders],
};
