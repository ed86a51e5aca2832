import * as contract from '../../../shared/contract/checkout.ts';
import { addToCart } from '../../../shared/contract/cart.ts';
import { applyDiscount } from '../../../shared/contract/discounts.ts';
import { readOverview } from '../../../shared/contract/overview.ts';
import { isSameId } from '../../../shared/rules/same-id.ts';
import { orderSums, shippingCostsOf } from '../../../widgets/checkout/order-sums.rules.ts';
import { allMethods } from '../../../widgets/checkout/shipping.rules.ts';
import { NotApplicable, type Clause } from '../clause.ts';
import { isSuccess } from '../exchange.ts';
import type { Product } from '../shop-file.ts';
import { needed, type Visit } from '../visit.ts';
import { euros } from './cart-sums.ts';
import { guestWithCart } from './checkout-form.ts';
import { addition } from './filled-cart.ts';
import { goToPayment, guestAtPayment, guestOrder, placeOrder, redirectIn, type Ready } from './order.ts';
import { guestTotal, pageOf, requireAmount } from './order-page.ts';
import { canBuy } from './overview.ts';

/** Orders of guests. */
export const placing: readonly Clause[] = [
  {
    id: 'order-placed',
    rule: 'A guest places an order, and is sent on by `redirect`.',
    mend: 'Answer { "redirect": "…" } with the page of payment or confirmation.',
    check: async (visit) => void (await visit.once(guestOrder)),
  },
  {
    id: 'order-page',
    rule: 'The page of the redirect answers.',
    mend: 'Answer a path of your shop, or the https address of a payment service.',
    async check(visit) {
      const order = await visit.given(guestOrder);
      const page = await pageOf(order);
      order.visitor.verify(isSuccess(page), `It answers ${page.status}.`, page);
    },
  },
  {
    id: 'order-total',
    rule: 'The order costs to the cent what the checkout has shown.',
    mend: 'Charge the total of your answers: the costs of methods are in `cart` of the validation, or in `costs`.',
    check: (visit) => visit.once(guestTotal),
  },
  {
    id: 'order-total-small',
    rule: 'A small order, which pays for its delivery, costs what the checkout has shown.',
    mend: 'Charge the shipping costs that the checkout has shown: the same limit of free shipping in both.',
    check: async (visit) => requireAmount(await placeOrder(await smallCart(visit))),
  },
  {
    id: 'order-total-code',
    rule: 'An order with a code costs what the checkout has shown.',
    mend: 'Subtract the reduction from what is charged.',
    async check(visit) {
      const code = needed(visit.file.code, 'code (code)');
      const visitor = await guestWithCart(visit, 5);
      await visitor.ask(applyDiscount, { code });
      await requireAmount(await placeOrder(await goToPayment(visit, visitor)));
    },
  },
  {
    id: 'order-read-again',
    rule: 'The order that is read again before it is placed costs what was shown: otherwise the shopper must confirm it once more.',
    mend: 'Answer the cart of POST /checkout/reload-cart with the chosen methods, as the steps before.',
    async check(visit) {
      const ready = await visit.given(guestAtPayment);
      const { visitor, form } = ready;
      const { country, type } = form;
      const buyer = { country, type, tax_exemption_accepted: false };
      const { cart } = await visitor.ask(contract.reloadCheckoutCart, buyer);
      requireSame(ready, { cart });
      const methods = await visitor.ask(contract.readShippingMethods);
      requireSame(ready, { cart: methods.cart ?? cart, deliveries: allMethods(methods) });
      const paying = await visitor.ask(contract.readPaymentMethods);
      requireSame(ready, { cart: paying.cart ?? cart, payments: paying.paymentMethods });
    },
  },
  {
    id: 'order-twice',
    rule: 'An order that is sent twice is placed once: the answer is the same.',
    mend: 'Answer a repeat with the order of the first time; find it by its `order_key`, or by the cart.',
    async check(visit) {
      const order = await placeOrder(await goToPayment(visit, await guestWithCart(visit)));
      const again = await order.visitor.survives(contract.placeOrder, order.body);
      const redirect = redirectIn(again);
      order.visitor.verify(
        !isSuccess(again) || redirect === order.redirect,
        `The first answer was ${order.redirect}, the second is ${redirect}.`,
      );
    },
  },
  {
    id: 'order-at-once',
    rule: 'An order that arrives twice at once is placed once.',
    mend: 'Lock the cart while its order is placed, and make the key of an order unique.',
    async check(visit) {
      const { visitor, body } = await goToPayment(visit, await guestWithCart(visit));
      const answers = await Promise.all([1, 2].map(() => visitor.send(contract.placeOrder, body)));
      const failed = answers.find(({ status }) => status === null || status >= 500);
      visitor.verify(!failed, `One of them answers ${failed?.status}.`, failed);
      const redirects = new Set(answers.filter(isSuccess).map(redirectIn));
      visitor.verify(redirects.size > 0, 'Neither of them is accepted.');
      visitor.verify(redirects.size === 1, `Two orders: ${[...redirects].join(' and ')}.`);
    },
  },
  {
    id: 'order-key-differs',
    rule: 'With `order_key`, another key is another order.',
    mend: 'Compare the whole key.',
    async check(visit) {
      const first = await placeOrder(await goToPayment(visit, await guestWithCart(visit)));
      if (!('order_key' in first.body)) throw new NotApplicable('The shop does not announce `order_key`.');
      if (!/\d/.test(first.redirect ?? '')) throw new NotApplicable('The page of an order has no number in its path.');
      const second = await placeOrder(await goToPayment(visit, await guestWithCart(visit)));
      second.visitor.verify(first.redirect !== second.redirect, 'Two orders have one page.');
    },
  },
];

/** The last step shows the same amount due with what is read again. */
function requireSame(
  { visitor, shipping, payment, due, ...before }: Ready,
  { cart, deliveries = before.deliveries, payments = before.payments }: Pick<Ready, 'cart'> & Partial<Ready>,
): void {
  const method = deliveries.find(({ id }) => isSameId(id, shipping.id));
  const paying = payments.find(({ id }) => isSameId(id, payment.id));
  visitor.verify(method !== undefined, `${shipping.label} is not there any more.`);
  visitor.verify(paying !== undefined, `${payment.label} is not there any more.`);
  const { due: again } = orderSums(cart, method!, paying!).sums;
  visitor.verify(again === due, `${euros(due)} was due, and is ${euros(again)} now.`);
}

/** One piece of the second product, or of the cheapest one of the list, with a delivery that is not free. */
async function smallCart(visit: Visit): Promise<Ready> {
  for (const product of [visit.file.products[1], ...(await cheapest(visit))]) {
    const visitor = await visit.visitor();
    await visitor.ask(addToCart, addition(product));
    const ready = await goToPayment(visit, visitor);
    if (ready.shippingCosts) return ready;
    const paid = ready.deliveries.find((method) => shippingCostsOf(method, ready.cart).total);
    if (paid) return goToPayment(visit, visitor, { shipping: paid.id });
  }
  throw new NotApplicable('Even one piece of the cheapest known product is delivered free of charge.');
}

async function cheapest(visit: Visit): Promise<Product[]> {
  if (!visit.file.list) return [];
  const visitor = await visit.visitor();
  const { products } = await visitor.ask(readOverview, visit.file.list);
  const [first] = products.filter(canBuy).sort((a, b) => a.price! - b.price!);
  return first ? [{ type: first.type, id: first.id }] : [];
}
