import { addToCart, readCart, type Cart } from '../../../shared/contract/cart.ts';
import { NotApplicable, type Clause } from '../clause.ts';
import { addition, boughtLines, filledCart, lineOf, visitorWithCart } from './filled-cart.ts';

/** A shop that stores prices without VAT rounds each line, so that sums may differ by a cent for each. */
export function slack({ items }: Pick<Cart, 'items'>): number {
  return items.length + 1;
}

export const euros = (cents: number): string => (cents / 100).toFixed(2);

type Reductions = Pick<Cart, 'currentDiscount' | 'currentVoucher' | 'discounts'>;
type Sums = Reductions & Pick<Cart, 'subtotal' | 'shippingCosts' | 'quotationDiscount' | 'total'>;

/** Every reduction of a cart, whatever key it has. A listed code may be the single one again. */
export function reductionsOf({ currentDiscount, currentVoucher, discounts = [] }: Reductions) {
  const single = [currentDiscount, currentVoucher].flatMap((reduction) => reduction ?? []);
  const isSingle = ({ name, code }: { name: string | null; code?: string | undefined }) =>
    single.some((reduction) => reduction.name === name || (code && reduction.name === code));
  return [...single, ...discounts.filter((listed) => !isSingle(listed))];
}

/** What is due, added up from the amounts of an answer. Without a total, a widget subtracts all that stands there. */
export function addedUp(cart: Sums): number {
  const { subtotal, shippingCosts, quotationDiscount, total, discounts = [] } = cart;
  const all = total === undefined ? [...reductionsOf({ ...cart, discounts: [] }), ...discounts] : reductionsOf(cart);
  const reductions = all.reduce((sum, { amount }) => sum + amount, quotationDiscount ?? 0);
  return Math.max(0, subtotal + (shippingCosts ?? 0) - reductions);
}

export const cartSums: readonly Clause[] = [
  {
    id: 'cart-price',
    rule: 'The price of the button, the popup and the cart is the same.',
    mend: 'Answer prices with VAT, per piece, in euros, in every call.',
    async check(visit) {
      const visitor = await visit.visitor();
      const [product] = visit.file.products;
      const { item } = await visitor.ask(addToCart, addition(product));
      const line = lineOf(await visitor.ask(readCart), product);
      if (item.price === null || !line) throw new NotApplicable('The addition has no price.');
      visitor.verify(
        item.price === line.price,
        `It is ${euros(item.price)} in the popup, and ${euros(line.price)} in the cart.`,
      );
    },
  },
  {
    id: 'cart-price-positive',
    rule: 'What is sold has a price above 0.',
    mend: 'Answer the price of each line with VAT.',
    async check(visit) {
      const { visitor, cart } = await visit.given(filledCart);
      const line = boughtLines(cart).find(({ price }) => price <= 0);
      visitor.verify(!line, `${line?.name} costs ${euros(line?.price ?? 0)}.`);
    },
  },
  {
    id: 'cart-subtotal',
    rule: 'Without `line_total`, the subtotal is the sum of price times quantity, to the cent.',
    mend: 'Add up rounded prices with VAT, or send `line_total` and `total` as your shop rounds them.',
    async check(visit) {
      const { visitor, cart } = await visit.given(filledCart);
      if (cart.items.some(({ line_total: own }) => own !== undefined))
        throw new NotApplicable('Lines have a `line_total`.');
      const sum = cart.items.reduce((all, { price, qty }) => all + price * qty, 0);
      visitor.verify(cart.subtotal === sum, `subtotal is ${euros(cart.subtotal)}, and the lines make ${euros(sum)}.`);
    },
  },
  {
    id: 'cart-line-totals',
    rule: 'With `line_total`, the subtotal is their sum, to the cent.',
    mend: 'Compute the subtotal from the amounts of the lines that you send.',
    async check(visit) {
      const { visitor, cart } = await visit.given(filledCart);
      if (cart.items.every(({ line_total: own }) => own === undefined))
        throw new NotApplicable('Lines have no `line_total`.');
      const sum = cart.items.reduce((all, { price, qty, line_total: own }) => all + (own ?? price * qty), 0);
      visitor.verify(cart.subtotal === sum, `subtotal is ${euros(cart.subtotal)}, and the lines make ${euros(sum)}.`);
    },
  },
  {
    id: 'cart-line-total-price',
    rule: '`line_total` is price times quantity, but for a cent of rounding per piece.',
    mend: 'Write prices and totals both with VAT, and both in euros.',
    async check(visit) {
      const { visitor, cart } = await visit.given(filledCart);
      const lines = cart.items.filter(({ line_total: own }) => own !== undefined);
      if (lines.length === 0) throw new NotApplicable('Lines have no `line_total`.');
      const odd = lines.find(({ price, qty, line_total: own }) => Math.abs(price * qty - own!) > qty);
      visitor.verify(!odd, `${odd?.qty} times ${euros(odd?.price ?? 0)} is not ${euros(odd?.line_total ?? 0)}.`);
    },
  },
  {
    id: 'cart-total',
    rule: '`total` is what the shopper pays: the subtotal and known costs, less all reductions.',
    mend: 'Send the amount due as `total`, with VAT and after all reductions.',
    async check(visit) {
      const { visitor, cart } = await visit.given(filledCart);
      if (cart.total === undefined) throw new NotApplicable('The cart has no `total`.');
      const sum = addedUp(cart);
      const isClose = Math.abs(cart.total - sum) <= slack(cart);
      visitor.verify(isClose, `total is ${euros(cart.total)}, and the amounts make ${euros(sum)}.`);
    },
  },
  {
    id: 'cart-vat',
    rule: 'With one rate, `vat` is the part of that rate in the amount due, but for a cent of rounding per line.',
    mend: 'Compute the VAT of goods and costs after reductions, or send vatRate null for several rates.',
    async check(visit) {
      const { visitor, cart } = await visit.given(filledCart);
      const { vat, vatRate } = cart;
      if (vat === null || vatRate === null) throw new NotApplicable('The cart has no single rate of VAT.');
      const sum = cart.total ?? addedUp(cart);
      const part = (sum * vatRate) / (100 + vatRate);
      visitor.verify(
        Math.abs(vat - part) <= slack(cart),
        `vat is ${euros(vat)}, and ${vatRate} % of ${euros(sum)} is ${euros(part)}.`,
      );
    },
  },
  {
    id: 'cart-vat-lines',
    rule: '`extraVatLines` add up to `vat`.',
    mend: 'Send an amount for each rate, goods and costs together.',
    async check(visit) {
      const { visitor, cart } = await visit.given(filledCart);
      const amounts = Object.values(cart.extraVatLines ?? {});
      if (amounts.length === 0 || cart.vat === null) throw new NotApplicable('The cart has no `extraVatLines`.');
      const sum = amounts.reduce((all, amount) => all + amount, 0);
      const isClose = Math.abs(sum - cart.vat) <= amounts.length;
      visitor.verify(isClose, `They make ${euros(sum)}, and vat is ${euros(cart.vat)}.`);
    },
  },
  {
    id: 'cart-amounts-in-euros',
    rule: 'Amounts are in euros, not in cents.',
    mend: 'Write 6.49 or "6.49" for € 6,49.',
    async check(visit) {
      const visitor = await visitorWithCart(visit, 2);
      const cart = await visitor.ask(readCart);
      const [line] = boughtLines(cart);
      // A price in cents is a hundred times that of the addition, or of the subtotal.
      const factor = line && line.price > 0 ? cart.subtotal / (line.price * line.qty) : 1;
      visitor.verify(factor < 90 && factor > 1 / 90, 'The subtotal and the price of a line differ by a factor of 100.');
    },
  },
];
