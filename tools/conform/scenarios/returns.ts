import * as contract from '../../../shared/contract/returns.ts';
import type { OrderReturn } from '../../../shared/contract/returns.ts';
import { NotApplicable, type Clause, type Scenario } from '../clause.ts';
import { needed, type Shared } from '../visit.ts';
import { targetOf, type Visitor } from '../visitor.ts';
import { HOSTILE_TEXTS } from './hostile.ts';
import { customer } from './order.ts';

const orderReturn: Shared<{ visitor: Visitor; order: OrderReturn }> = async (visit) => {
  const { uniqid, id } = needed(visit.file.order, 'order that can be returned (order)');
  const visitor = await visit.given(customer);
  const input = { orderUniqid: uniqid, orderId: String(id) };
  return { visitor, order: await visitor.ask(contract.readOrderReturn, input) };
};

const orderForm: Clause[] = [
  {
    id: 'return-order',
    rule: 'The form of an order has its lines, reasons and solutions.',
    mend: 'Answer POST /rmas/{uniqid}/{id} as its example, or name another `order` of the customer in the file.',
    async check(visit) {
      const { uniqid, id } = needed(visit.file.order, 'order that can be returned (order)');
      const visitor = await visit.given(customer);
      const order = await visitor.ask(contract.readOrderReturn, { orderUniqid: uniqid, orderId: String(id) });
      visitor.verify(order.order_lines.length > 0, 'order_lines is empty.');
      visitor.verify(
        order.rma_reasons.length > 0 && order.rma_solutions.length > 0,
        'There are no reasons or no solutions.',
      );
    },
  },
  {
    id: 'return-order-amounts',
    rule: 'No more pieces of a line are on their way back than were bought.',
    mend: 'Count `reserved` from the returns of this line.',
    async check(visit) {
      const { visitor, order } = await visit.given(orderReturn);
      const line = order.order_lines.find(
        ({ amount, reserved }) => amount < 1 || (reserved ?? 0) > amount || (reserved ?? 0) < 0,
      );
      visitor.verify(!line, `Of ${line?.name}, ${line?.amount} were bought and ${line?.reserved} are reserved.`);
    },
  },
  {
    id: 'return-order-unknown',
    rule: 'An order that does not exist answers 404.',
    mend: 'Look for the order by both parts of the path.',
    async check(visit) {
      const { id } = needed(visit.file.order, 'order that can be returned (order)');
      const visitor = await visit.given(customer);
      for (const orderUniqid of ['conform-unknown', ...HOSTILE_TEXTS]) {
        const { path } = targetOf(contract.readOrderReturn, { orderUniqid, orderId: String(id) });
        if (path.length < 2000) await visitor.refused(contract.readOrderReturn, undefined, { path });
      }
    },
  },
  {
    id: 'return-order-guessed',
    rule: 'The number of an order alone opens no form: its unguessable id is needed.',
    mend: 'Compare `uniqid` with that of the order.',
    async check(visit) {
      const { id } = needed(visit.file.order, 'order that can be returned (order)');
      const visitor = await visit.visitor();
      const { path } = targetOf(contract.readOrderReturn, { orderUniqid: String(id), orderId: String(id) });
      await visitor.refused(contract.readOrderReturn, undefined, { path });
    },
  },
];

const wizard: Clause[] = [
  {
    id: 'return-pick',
    rule: 'The picker sends the chosen lines, and the next page has them.',
    mend: 'Keep the choice with the session, and answer { "redirectUrl": "…" }. `returns` of the file names the paths and the line.',
    async check(visit) {
      const { picker, data, line } = needed(visit.file.returns, 'paths of the return forms (returns)');
      const visitor = await visit.given(customer);
      await visitor.ask(contract.submitPicked(picker), { products: { [String(line)]: 1 } });
      const { products } = await visitor.ask(contract.readSolutions(data));
      const picked = products.find(({ id }) => String(id) === String(line));
      visitor.verify(picked !== undefined, `products has no ${line}.`);
      visitor.verify(picked?.selected_amount === 1, `selected_amount is ${picked?.selected_amount}.`);
    },
  },
  {
    id: 'return-pick-too-many',
    rule: 'More pieces than were bought are refused.',
    mend: 'Compare the number with what was bought and is not on its way back.',
    async check(visit) {
      const { picker, line } = needed(visit.file.returns, 'paths of the return forms (returns)');
      const visitor = await visit.given(customer);
      await visitor.refused(contract.submitPicked(picker), { products: { [String(line)]: 99_999 } });
    },
  },
  {
    id: 'return-pick-unknown',
    rule: 'A line that the customer did not buy is refused.',
    mend: 'Look for the line among the orders of the customer.',
    async check(visit) {
      const { picker } = needed(visit.file.returns, 'paths of the return forms (returns)');
      const visitor = await visit.given(customer);
      await visitor.refused(contract.submitPicked(picker), { products: { 999_999_999: 1 } });
    },
  },
  {
    id: 'return-solutions',
    rule: 'Each product of a return has solutions to choose from.',
    mend: 'Answer the solutions of each product.',
    async check(visit) {
      const { picker, data, line } = needed(visit.file.returns, 'paths of the return forms (returns)');
      const visitor = await visit.given(customer);
      await visitor.ask(contract.submitPicked(picker), { products: { [String(line)]: 1 } });
      const { products } = await visitor.ask(contract.readSolutions(data));
      if (products.length === 0) throw new NotApplicable('The return has no products.');
      visitor.verify(
        products.every(({ solutions }) => solutions.length > 0),
        'A product has no solutions.',
      );
    },
  },
  {
    id: 'return-incomplete',
    rule: 'A return without a chosen solution is refused with 422.',
    mend: 'Validate each product that is not removed.',
    async check(visit) {
      const { picker, data, submit, line } = needed(visit.file.returns, 'paths of the return forms (returns)');
      const visitor = await visit.given(customer);
      await visitor.ask(contract.submitPicked(picker), { products: { [String(line)]: 1 } });
      await visitor.ask(contract.readSolutions(data));
      const body = { ...(visitor.last.json as object), lastOpenedFaqId: null };
      const answer = await visitor.refused(contract.submitSolutions(submit), body);
      visitor.verify(answer.status === 422, `It answers ${answer.status} instead of 422.`);
    },
  },
  {
    id: 'return-empty',
    rule: 'A return without products is refused.',
    mend: 'Answer 422 when no product is left.',
    async check(visit) {
      const { submit } = needed(visit.file.returns, 'paths of the return forms (returns)');
      const visitor = await visit.visitor();
      await visitor.refused(contract.submitSolutions(submit), {
        products: [],
        customerDetails: {},
        lastOpenedFaqId: null,
      });
    },
  },
  {
    id: 'return-guest',
    rule: 'A guest picks no lines of a customer.',
    mend: 'Look for the line among the orders that this session may see.',
    async check(visit) {
      const { picker, line } = needed(visit.file.returns, 'paths of the return forms (returns)');
      const visitor = await visit.visitor();
      await visitor.refused(contract.submitPicked(picker), { products: { [String(line)]: 1 } });
    },
  },
];

export const returns: Scenario = {
  name: 'returns',
  title: 'Returns',
  chapter: 'answers.md#quotations-and-returns',
  clauses: [...orderForm, ...wizard],
};
