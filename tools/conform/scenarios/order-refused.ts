import { readCart } from '../../../shared/contract/cart.ts';
import * as contract from '../../../shared/contract/checkout.ts';
import { NotApplicable, type Clause } from '../clause.ts';
import { isSuccess } from '../exchange.ts';
import { needed } from '../visit.ts';
import { messagesIn } from '../visitor.ts';
import { guestWithCart } from './checkout-form.ts';
import { boughtLines } from './filled-cart.ts';
import { goToPayment, guestAtPayment, redirectIn } from './order.ts';
import { guestTotal, requireAmount } from './order-page.ts';

/** Orders that a shop does not take. */
export const refused: readonly Clause[] = [
  {
    id: 'order-empty-cart',
    rule: 'An order without lines is refused.',
    mend: 'Look at the cart before you place its order.',
    async check(visit) {
      const { body } = await visit.given(guestAtPayment);
      const visitor = await visit.visitor();
      await visitor.refused(contract.placeOrder, { ...body, ct: null });
    },
  },
  ...(
    [
      ['address', 'zip_code', '', 'a missing postal code'],
      ['country', 'country', 'zz', 'an unknown country'],
      ['email', 'email', 'geen adres', 'an invalid e-mail address'],
      ['shipping', 'shipping_method', 'conform-unknown', 'an unknown shipping method'],
      ['payment', 'payment_method', 'conform-unknown', 'an unknown payment method'],
      ['no-payment', 'payment_method', null, 'no payment method'],
    ] as const
  ).map(([name, field, value, words]): Clause => ({
    id: `order-invalid-${name}`,
    rule: `An order with ${words} is refused, although the steps before were valid.`,
    mend: 'Validate all fields again in the last step: a tab may be old.',
    async check(visit) {
      const { visitor, body } = await goToPayment(visit, await guestWithCart(visit));
      await visitor.refused(contract.placeOrder, { ...body, [field]: value });
    },
  })),
  {
    id: 'order-refused-keeps-cart',
    rule: 'An order that is refused leaves the cart as it was, and can be sent again.',
    mend: 'Empty the cart when the order is placed, and not before.',
    async check(visit) {
      const { visitor, body } = await goToPayment(visit, await guestWithCart(visit));
      await visitor.refused(contract.placeOrder, { ...body, payment_method: 'conform-unknown' });
      const lines = boughtLines(await visitor.ask(readCart));
      visitor.verify(lines.length === 1, `The cart has ${lines.length} lines.`);
      const answer = await visitor.send(contract.placeOrder, body);
      visitor.verify(isSuccess(answer), `The corrected order answers ${answer.status}.`);
    },
  },
  {
    id: 'order-declined',
    rule: 'A declined payment answers 422 with a message, and the order can be paid in another way.',
    mend: 'Answer 422 with errors.payment_method, and open the cart again.',
    async check(visit) {
      const declined = needed(visit.file.declinedPayment, 'payment method that is declined (declinedPayment)');
      const { visitor, body } = await goToPayment(visit, await guestWithCart(visit));
      const answer = await visitor.refused(contract.placeOrder, {
        ...body,
        payment_method: declined,
        payment_method_option: null,
      });
      visitor.verify(answer.status === 422 && messagesIn(answer) !== '', 'It is no 422 with a message.');
      const next = await visitor.send(contract.placeOrder, {
        ...body,
        ...('order_key' in body && { order_key: crypto.randomUUID() }),
      });
      visitor.verify(isSuccess(next), `The order with another method answers ${next.status}.`);
    },
  },
  {
    id: 'order-amount-from-browser',
    rule: 'An amount in the body of an order has no effect.',
    mend: 'Charge what your database says.',
    async check(visit) {
      await visit.given(guestTotal);
      const ready = await goToPayment(visit, await guestWithCart(visit));
      const body = { ...ready.body, total: 0.01, subtotal: 0.01, price: 0.01 };
      const answer = await ready.visitor.survives(contract.placeOrder, body);
      if (!isSuccess(answer)) return;
      await requireAmount({ ...ready, redirect: redirectIn(answer) });
    },
  },
  {
    id: 'order-page-outdated',
    rule: 'Where the page has `ct`, an order with another one is refused.',
    mend: 'Compare `ct` with the token of the page of the last step.',
    async check(visit) {
      const { visitor, body } = await goToPayment(visit, await guestWithCart(visit));
      if (body['ct'] === null) throw new NotApplicable('The page of the last step has no <meta name="ct">.');
      await visitor.refused(contract.placeOrder, { ...body, ct: 'conform-wrong' });
    },
  },
];
