import * as contract from '../../../shared/contract/checkout.ts';
import { readCart } from '../../../shared/contract/cart.ts';
import { isRecord } from '../../../shared/contract/wire.ts';
import { toOrder } from '../../../shared/contract/checkout-data.ts';
import { shippingBody } from '../../../widgets/checkout/shipping.rules.ts';
import { cartAtStart } from '../../../widgets/checkout/start.rules.ts';
import { NotApplicable, type Clause } from '../clause.ts';
import { isSuccess, type Exchange } from '../exchange.ts';
import { addedUp, euros } from './cart-sums.ts';
import { HOSTILE_VALUES } from './hostile.ts';
import { addressFields, guestStart, guestWithCart, separateAddress } from './checkout-form.ts';
import { goToPayment, guestAtPayment } from './order.ts';
import { pathIn } from './paths.ts';

const UNKNOWN = 'conform-unknown';

/** The fields that the shop answers again; it may leave any of them out, and the draft of the widget has them then. */
export function storedIn({ json }: Exchange): ReadonlySet<string> {
  const { checkoutData } = isRecord(json) ? json : {};
  const names = isRecord(checkoutData) ? Object.keys(checkoutData) : [];
  if (!names.includes('street')) throw new NotApplicable('The shop does not answer what was typed (`checkoutData`).');
  return new Set(names);
}

/** The checkout from its start to the choice of the payment. */
export const steps: readonly Clause[] = [
  {
    id: 'checkout-start',
    rule: 'The checkout starts for a guest with a cart.',
    mend: 'Answer POST /checkout/init as its example.',
    async check(visit) {
      const visitor = await guestWithCart(visit);
      const { user } = await visitor.ask(contract.startCheckout);
      visitor.verify(user === null, 'user is not null for a guest.');
    },
  },
  {
    id: 'checkout-empty-cart',
    rule: 'The checkout with an empty cart does not fail.',
    mend: 'Answer the cart with an empty list.',
    async check(visit) {
      const visitor = await visit.visitor();
      const answer = await visitor.survives(contract.startCheckout);
      if (isSuccess(answer)) await visitor.ask(contract.startCheckout);
    },
  },
  {
    id: 'checkout-countries',
    rule: 'The checkout lists the countries of its addresses, each once.',
    mend: 'Answer allowedCountries with the codes of two letters and the names.',
    async check(visit) {
      const { visitor, start } = await visit.given(guestStart);
      const codes = start.allowedCountries.map(({ alpha_2_code: code }) => code);
      visitor.verify(codes.length > 0, 'allowedCountries is empty.');
      visitor.verify(new Set(codes).size === codes.length, `A country is there twice: ${codes.join(', ')}.`);
      const odd = codes.find((code) => !/^[a-z]{2}$/.test(code));
      visitor.verify(odd === undefined, `${odd} is no code of two letters.`);
    },
  },
  {
    id: 'checkout-default-country',
    rule: '`defaultCountry` is one of the countries.',
    mend: 'Answer the code of two letters of a country in allowedCountries.',
    async check(visit) {
      const { visitor, start } = await visit.given(guestStart);
      const codes = start.allowedCountries.map(({ alpha_2_code: code }) => code);
      const { defaultCountry } = start;
      visitor.verify(
        defaultCountry === null || codes.includes(defaultCountry),
        `${defaultCountry} is not in ${codes.join(', ')}.`,
      );
    },
  },
  {
    id: 'checkout-cart',
    rule: 'The checkout has the lines of the cart.',
    mend: 'Answer the same lines in both, with the same quantities and prices.',
    async check(visit) {
      const { visitor, start } = await visit.given(guestStart);
      const { last } = visitor;
      const cart = await visitor.ask(readCart);
      const rows = (items: readonly { name: string; qty: number; price: number | null }[]) =>
        items
          .map(({ name, qty, price }) => `${qty} × ${name} (${euros(price ?? 0)})`)
          .sort()
          .join(', ');
      visitor.verify(
        rows(start.cart.items) === rows(cart.items),
        `It has ${rows(start.cart.items)}; the cart ${rows(cart.items)}.`,
        last,
      );
    },
  },
  {
    id: 'checkout-cart-sums',
    rule: 'The checkout has the subtotal of the cart.',
    mend: 'Compute cart and checkout in one place.',
    async check(visit) {
      const { visitor, start } = await visit.given(guestStart);
      const { last } = visitor;
      const { subtotal } = await visitor.ask(readCart);
      visitor.verify(
        start.cart.subtotal === subtotal,
        `It is ${euros(start.cart.subtotal)}; in the cart ${euros(subtotal)}.`,
        last,
      );
    },
  },
  {
    id: 'checkout-terms',
    rule: 'The links to terms and privacy lead to a page.',
    mend: 'Answer termsPage and privacyPage with the paths of your pages, or leave them out.',
    async check(visit) {
      const { visitor, start } = await visit.given(guestStart);
      const links = [start.termsPage, start.privacyPage].filter((link) => link !== null);
      if (links.length === 0) throw new NotApplicable('The checkout has no termsPage and no privacyPage.');
      for (const link of links) {
        const url = pathIn(link, visitor.start);
        if (!url) continue;
        const page = await visitor.follow(url);
        visitor.verify(isSuccess(page), `${link} answers ${page.status}.`);
      }
    },
  },
  {
    id: 'checkout-address',
    rule: 'A valid address is accepted.',
    mend: 'Answer any 2xx to POST /checkout/validate.',
    async check(visit) {
      const visitor = await guestWithCart(visit);
      const answer = await visitor.send(contract.validateAddresses, await addressFields(visit));
      visitor.verify(isSuccess(answer), `It answers ${answer.status}.`);
    },
  },
  {
    id: 'checkout-shipping',
    rule: 'There is a shipping method for the address, each with an id of its own and a label.',
    mend: 'Answer the methods for the country of the first step.',
    async check(visit) {
      const visitor = await guestWithCart(visit);
      await visitor.send(contract.validateAddresses, await addressFields(visit));
      const { shippingMethods, pickupMethods } = await visitor.ask(contract.readShippingMethods);
      const all = [...shippingMethods, ...pickupMethods];
      visitor.verify(all.length > 0, 'There is no method.');
      visitor.verify(new Set(all.map(({ id }) => String(id))).size === all.length, 'An id is there twice.');
      visitor.verify(
        all.every(({ label }) => label !== ''),
        'A label is empty.',
      );
    },
  },
  {
    id: 'checkout-shipping-choice',
    rule: 'A shipping method of the list is accepted.',
    mend: 'Compare ids as text, and take null for the option of a delivery: as soon as possible.',
    async check(visit) {
      const { form, shipping } = await visit.given(guestAtPayment);
      const visitor = await guestWithCart(visit);
      await visitor.send(contract.validateAddresses, await addressFields(visit));
      await visitor.ask(contract.readShippingMethods);
      const answer = await visitor.send(contract.validateShipping, shippingBody(toOrder(form), shipping));
      visitor.verify(isSuccess(answer), `It answers ${answer.status}.`);
    },
  },
  {
    id: 'checkout-shipping-unknown',
    rule: 'A shipping method that is not in the list is refused.',
    mend: 'Look the method up among those of this cart and country; answer 422.',
    async check(visit) {
      const visitor = await guestWithCart(visit);
      await visitor.send(contract.validateAddresses, await addressFields(visit));
      for (const id of [UNKNOWN, 999_999_999, null])
        await visitor.refused(contract.validateShipping, { shipping_method: id, shipping_method_option: null });
    },
  },
  {
    id: 'checkout-shipping-option-unknown',
    rule: 'An option that the shipping method does not have is refused.',
    mend: 'Look the option up among those of the method; answer 422.',
    async check(visit) {
      const { shipping } = await visit.given(guestAtPayment);
      const visitor = await guestWithCart(visit);
      await visitor.send(contract.validateAddresses, await addressFields(visit));
      await visitor.refused(contract.validateShipping, {
        shipping_method: shipping.id,
        shipping_method_option: UNKNOWN,
      });
    },
  },
  {
    id: 'checkout-payment',
    rule: 'There is a payment method, each with an id of its own and a label.',
    mend: 'Answer the methods for the buyer and country of the first step.',
    async check(visit) {
      const visitor = await guestWithCart(visit);
      const { form, shipping } = await visit.given(guestAtPayment);
      await visitor.send(contract.validateAddresses, await addressFields(visit));
      await visitor.send(contract.validateShipping, shippingBody(toOrder(form), shipping));
      const { paymentMethods } = await visitor.ask(contract.readPaymentMethods);
      visitor.verify(paymentMethods.length > 0, 'There is no method.');
      const ids = paymentMethods.map(({ id }) => String(id));
      visitor.verify(new Set(ids).size === ids.length, `An id is there twice: ${ids.join(', ')}.`);
      visitor.verify(
        paymentMethods.every(({ label }) => label !== ''),
        'A label is empty.',
      );
    },
  },
  {
    id: 'checkout-address-kept',
    rule: 'What was typed comes back as it was typed, when the page is loaded again.',
    mend: 'Store street, house number and addition as they were sent; do not split or join them.',
    async check(visit) {
      const visitor = await guestWithCart(visit);
      const typed = await addressFields(visit);
      await visitor.send(contract.validateAddresses, typed);
      const { checkoutData } = await visitor.ask(contract.startCheckout);
      const names = [
        'email',
        'first_name',
        'last_name',
        'country',
        'street',
        'house_number',
        'house_number_addition',
        'city',
        'phone',
      ] as const;
      const answered = storedIn(visitor.last);
      const changed = names.find((name) => answered.has(name) && checkoutData[name] !== typed[name]);
      visitor.verify(
        !changed,
        `${changed} was ${changed && String(typed[changed])}, and is ${changed && checkoutData[changed]}.`,
      );
    },
  },
  {
    id: 'checkout-shipping-address-kept',
    rule: 'A separate shipping address comes back as it was typed.',
    mend: 'Store the fields with shipping_ beside those of the invoice.',
    async check(visit) {
      const visitor = await guestWithCart(visit);
      const separate = separateAddress(visit);
      const typed = await addressFields(visit, separate);
      await visitor.send(contract.validateAddresses, typed);
      const { checkoutData } = await visitor.ask(contract.startCheckout);
      const names = (Object.keys(separate) as (keyof typeof separate)[]).filter(
        (name) => typeof typed[name] === 'string',
      );
      const answered = storedIn(visitor.last);
      if (!answered.has('shipping_street')) throw new NotApplicable('`checkoutData` has no shipping address.');
      const changed = names.find((name) => answered.has(name) && checkoutData[name] !== typed[name]);
      visitor.verify(!changed, `${changed} does not come back.`);
      visitor.verify(!checkoutData.shipping_address_same_as_billing_address, 'The addresses count as the same.');
    },
  },
  {
    id: 'checkout-password-forgotten',
    rule: 'Passwords do not come back.',
    mend: 'Do not store the password of the first step as text, and answer an empty one.',
    async check(visit) {
      const visitor = await guestWithCart(visit);
      const password = 'conform-geheim-1';
      const email = `conform-${crypto.randomUUID()}@example.com`;
      await visitor.send(
        contract.validateAddresses,
        await addressFields(visit, { email, password, password_confirmation: password }),
      );
      await visitor.ask(contract.startCheckout);
      visitor.verify(!visitor.last.text.includes(password), 'The answer contains the password.');
    },
  },
  {
    id: 'checkout-two-visitors',
    rule: 'What one visitor typed is shown to no other.',
    mend: 'Store the fields with the session.',
    async check(visit) {
      const visitor = await guestWithCart(visit);
      await visitor.send(contract.validateAddresses, await addressFields(visit, { last_name: 'Alleen-van-mij' }));
      const stranger = await guestWithCart(visit);
      await stranger.ask(contract.startCheckout);
      stranger.verify(
        !stranger.last.text.includes('Alleen-van-mij'),
        'The answer contains the name of another visitor.',
      );
    },
  },
  {
    id: 'checkout-reload-cart',
    rule: 'Another country or type of buyer answers the cart anew.',
    mend: 'Answer { "cart": … } with the costs and the VAT for this buyer.',
    async check(visit) {
      const { visitor, start } = await visit.given(guestStart);
      for (const { alpha_2_code: country } of start.allowedCountries.slice(0, 4))
        for (const type of ['private', 'business'] as const)
          await visitor.ask(contract.reloadCheckoutCart, { country, type, tax_exemption_accepted: false });
    },
  },
  {
    id: 'checkout-reload-cart-unknown',
    rule: 'An unknown country does not fail.',
    mend: 'Answer the cart as it is, or 422.',
    async check(visit) {
      const visitor = await guestWithCart(visit);
      for (const country of ['zz', 'conform', '', ...HOSTILE_VALUES])
        await visitor.survives(contract.reloadCheckoutCart, {
          country,
          tax_exemption_accepted: false,
          type: 'private',
        });
    },
  },
  {
    id: 'checkout-total',
    rule: '`total` of the checkout is what the shopper pays: the subtotal and known costs, less all reductions.',
    mend: 'Send the amount due as `total`, with VAT and after all reductions.',
    async check(visit) {
      const { visitor, start } = await visit.given(guestStart);
      const cart = cartAtStart(start);
      if (cart.total === undefined) throw new NotApplicable('The checkout has no `total`.');
      const sum = addedUp(cart);
      const isClose = Math.abs(cart.total - sum) <= cart.items.length + 1;
      visitor.verify(isClose, `total is ${euros(cart.total)}, and the amounts make ${euros(sum)}.`);
    },
  },
  {
    id: 'checkout-method-cart',
    rule: 'The `cart` of a shipping method is the one that its choice answers.',
    mend: 'Compute both in the same way, or leave the cart of the methods out.',
    async check(visit) {
      const { form, shipping } = await visit.given(guestAtPayment);
      const visitor = await guestWithCart(visit);
      await visitor.send(contract.validateAddresses, await addressFields(visit));
      await visitor.ask(contract.readShippingMethods);
      const { cart } = await visitor.ask(contract.validateShipping, shippingBody(toOrder(form), shipping));
      if (!cart || !shipping.cart) throw new NotApplicable('The method or its choice has no `cart`.');
      const sums = ({ total, subtotal, shippingCosts, vat }: contract.CheckoutCart) =>
        [total, subtotal, shippingCosts, vat].join();
      visitor.verify(sums(cart) === sums(shipping.cart), 'The sums of the choice differ from those of the method.');
    },
  },
  {
    id: 'checkout-recommended',
    rule: 'At most one payment method is `recommended`.',
    mend: 'Set the key at one method.',
    async check(visit) {
      const { visitor } = await visit.given(guestAtPayment);
      const { paymentMethods } = await visitor.ask(contract.readPaymentMethods);
      if (paymentMethods.every(({ recommended }) => recommended === undefined))
        throw new NotApplicable('No payment method has `recommended`.');
      const count = paymentMethods.filter(({ recommended }) => recommended).length;
      visitor.verify(count <= 1, `${count} methods are recommended.`);
    },
  },
  {
    id: 'checkout-vat-steady',
    rule: 'The checkout that is read twice has the same VAT and the same sums.',
    mend: 'Compute the sums from what is stored; do not change them by reading.',
    async check(visit) {
      const { visitor } = await goToPayment(visit, await guestWithCart(visit));
      const before = JSON.stringify((await visitor.ask(contract.startCheckout)).cart);
      const after = JSON.stringify((await visitor.ask(contract.startCheckout)).cart);
      visitor.verify(before === after, 'The second answer has another cart.');
    },
  },
];
