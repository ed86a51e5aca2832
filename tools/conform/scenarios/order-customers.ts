import { readCart } from '../../../shared/contract/cart.ts';
import * as contract from '../../../shared/contract/checkout.ts';
import type { Clause } from '../clause.ts';
import { isSuccess } from '../exchange.ts';
import { needed, requirePart } from '../visit.ts';
import { messagesIn } from '../visitor.ts';
import { guestWithCart } from './checkout-form.ts';
import { boughtLines } from './filled-cart.ts';
import { customer, customerWithCart, goToPayment, placeOrder, signedIn } from './order.ts';

/** Customers who sign in, and businesses. */
export const customers: readonly Clause[] = [
  {
    id: 'login',
    rule: 'A customer signs in within the checkout.',
    mend: 'Answer any 2xx to POST /checkout/login.',
    async check(visit) {
      const { email, password } = needed(visit.file.customer, 'customer (customer)');
      const visitor = await visit.visitor();
      const answer = await visitor.send(contract.signIn, { email, password });
      visitor.verify(isSuccess(answer) && answer.redirects.length === 0, `It answers ${answer.status}.`);
    },
  },
  {
    id: 'login-wrong',
    rule: 'A wrong password is refused with 422 and a message at `email`.',
    mend: 'Answer 422 with errors.email, the same for unknown addresses.',
    async check(visit) {
      const { email } = needed(visit.file.customer, 'customer (customer)');
      const visitor = await visit.visitor();
      await visitor.refused(contract.signIn, { email, password: 'conform-verkeerd' }, { field: 'email' });
    },
  },
  {
    id: 'login-same-message',
    rule: 'An unknown address is refused like a wrong password, so that the answer does not tell who has an account.',
    mend: 'Use one message for both.',
    async check(visit) {
      const { email } = needed(visit.file.customer, 'customer (customer)');
      const visitor = await visit.visitor();
      const wrong = await visitor.refused(contract.signIn, { email, password: 'conform-verkeerd' });
      const unknown = await visitor.refused(contract.signIn, {
        email: 'conform-unknown@example.com',
        password: 'conform-verkeerd',
      });
      const isSame = wrong.status === unknown.status && messagesIn(wrong) === messagesIn(unknown);
      visitor.verify(isSame, 'The answers differ.');
    },
  },
  {
    id: 'login-token',
    rule: 'After signing in, the page that is loaded again has a token that is accepted.',
    mend: 'Print the token of the new session.',
    async check(visit) {
      const visitor = await visit.given(customer);
      const answer = await visitor.send(readCart);
      visitor.verify(isSuccess(answer), `It answers ${answer.status}.`);
    },
  },
  {
    id: 'login-keeps-cart',
    rule: 'What a guest has put into the cart is there after signing in.',
    mend: "Add the lines of the guest to the customer's own cart.",
    async check(visit) {
      const { email, password } = needed(visit.file.customer, 'customer (customer)');
      await signedIn(visit);
      const visitor = await guestWithCart(visit);
      await visitor.ask(contract.signIn, { email, password });
      const signed = visitor.last;
      await visitor.reopen();
      const lines = boughtLines(await visitor.ask(readCart));
      const { id } = visit.file.products[1];
      visitor.verify(
        lines.some((line) => String(line.id) === String(id)),
        'The product is gone.',
        signed,
      );
    },
  },
  {
    id: 'customer-start',
    rule: 'The checkout of a customer has `user` with the saved addresses.',
    mend: 'Answer user with addresses and the ids of the default ones.',
    async check(visit) {
      const visitor = await visit.given(customer);
      const { user } = await visitor.ask(contract.startCheckout);
      visitor.verify(user !== null, 'user is null.');
      visitor.verify(Array.isArray(user?.addresses), 'user has no addresses.');
    },
  },
  {
    id: 'customer-default-address',
    rule: 'The default addresses of a customer are among the saved ones.',
    mend: 'Answer the id of an address of the same list.',
    async check(visit) {
      const visitor = await visit.given(customer);
      const { user } = await visitor.ask(contract.startCheckout);
      const ids = (user?.addresses ?? []).map(({ id }) => String(id));
      for (const id of [user?.defaultBillingAddress, user?.defaultShippingAddress])
        visitor.verify(
          id === null || id === undefined || ids.includes(String(id)),
          `${id} is none of ${ids.join(', ')}.`,
        );
    },
  },
  {
    id: 'customer-order',
    rule: 'A customer places an order.',
    mend: 'Take the e-mail address of the account; the form does not ask for it.',
    async check(visit) {
      const visitor = await customerWithCart(visit);
      await placeOrder(await goToPayment(visit, visitor, { typed: { email: '' } }));
    },
  },
  {
    id: 'business-order',
    rule: 'A business places an order.',
    mend: 'Take company and VAT number of a business.',
    async check(visit) {
      const business = needed(visit.file.business, 'business abroad (business)');
      const visitor = await guestWithCart(visit);
      await placeOrder(await goToPayment(visit, visitor, { typed: { ...business, type: 'business' } }));
    },
  },
  {
    id: 'order-account',
    rule: 'An order with a password creates an account: its customer signs in with them.',
    mend: 'Create the account when the order is placed, with the e-mail address and the password of its body.',
    async check(visit) {
      requirePart(visit, 'account');
      const email = `conform-${crypto.randomUUID()}@example.com`;
      const password = 'conform-geheim-1';
      const typed = { email, password, password_confirmation: password };
      await placeOrder(await goToPayment(visit, await guestWithCart(visit), { typed }));
      const visitor = await visit.visitor();
      const answer = await visitor.send(contract.signIn, { email, password });
      visitor.verify(isSuccess(answer), `Signing in answers ${answer.status}.`);
    },
  },
];
