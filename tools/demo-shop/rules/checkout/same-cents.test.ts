import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { CheckoutCart } from '../../../../shared/contract/checkout.ts';
import { Cart } from '../../../../shared/contract/cart.ts';
import { checkoutSums } from '../../../../shared/rules/checkout-sums.ts';
import { pieces } from '../../../../shared/rules/totals.ts';
import { sumsOf as sumsOfWidget } from '../../../../widgets/cart-page/cart-page.rules.ts';
import * as z from 'zod/mini';
import { openNode } from '../../db/open-node.ts';
import { sumsOf as sumsOfPage } from '../../pages/cart-summary.ts';
import { seed } from '../../seed/seed.ts';
import { cartOf, piecesIn } from '../cart.ts';
import { productsById } from '../catalogue.ts';
import type { CodesInForce } from '../discounts.ts';
import { giftLine } from '../gift.ts';
import type { PricedCart } from '../priced-cart.ts';
import type { Product } from '../product.ts';
import { earnsGift, totalsOf } from '../totals.ts';
import { checkoutCart } from './checkout-cart.ts';
import { orderVat } from './order-details.ts';
import { orderSums } from './order-sums.ts';

/** The shop and the widgets add up the same order, each with its own formula. What the widgets read went by the wire. */

let products: Product[];
let gift: NonNullable<PricedCart['gift']>;
beforeAll(async () => {
  const db = await openNode();
  await seed(db, { products: 20 });
  products = await productsById(db, 'nl', ['4711', '512', '430', '900']);
  gift = (await giftLine(db, 'nl'))!;
  await db.destroy();
});

const amount = fc.oneof(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 5_000_000 }));
const lines = fc.array(
  fc.record({
    product: fc.nat(3),
    price: amount,
    qty: fc.integer({ min: 1, max: 99 }),
    exempt: fc.boolean(),
    credits: fc.oneof(fc.constant(0), fc.nat(500)),
  }),
  { maxLength: 6 },
);
const discounts = fc.option(
  fc.oneof(
    fc.record({ kind: fc.constantFrom('amount', 'credits'), value: amount }),
    fc.record({ kind: fc.constant('percent'), value: fc.integer({ min: 1, max: 100 }) }),
  ),
);
const carts = fc.record({
  lines,
  discount: discounts,
  quotationDiscount: fc.oneof(fc.constant(0), amount),
  voucherBalance: fc.option(fc.oneof(amount, fc.integer({ min: 0, max: 500_000_000 }))),
});
type Drawn = typeof carts extends fc.Arbitrary<infer T> ? T : never;
const methods = fc.option(
  fc.record({ type: fc.constantFrom('delivery', 'pickup', 'concept_store', 'parcel'), costs: amount }),
);
const paymentCosts = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 3000 }));

function pricedCart({ lines: drawn, discount, quotationDiscount, voucherBalance }: Drawn): PricedCart {
  const codes: CodesInForce = {
    discount: discount && { ...discount, code: 'ZON10' },
    voucher: voucherBalance === null ? null : { code: 'CADEAU50', balance: voucherBalance },
    problem: null,
  };
  const totals = totalsOf(drawn, { discount, quotationDiscount, voucherBalance: voucherBalance ?? 0 });
  return {
    lines: drawn.map(({ product, price, qty, exempt, credits }) => ({
      product: { ...products[product]!, extra_power_credits: credits },
      price,
      qty,
      exempt,
      fromPrice: null,
      keys: {},
      quotationId: null,
      related: [],
    })),
    gift: earnsGift(totals.subtotal) ? gift : null,
    codes,
    totals,
    exempt: { isPossible: true, selected: drawn.some(({ exempt }) => exempt) },
    isQuoted: false,
    isCreditEarnDisabled: false,
  };
}

function overTheWire<T extends z.core.$ZodType>(schema: T, value: z.output<T>): z.output<T> {
  return z.decode(schema, JSON.parse(JSON.stringify(z.encode(schema, value))));
}

test('the checkout shows what the shop charges, to the cent', () => {
  fc.assert(
    fc.property(carts, methods, paymentCosts, (drawn, method, costs) => {
      const cart = pricedCart(drawn);
      const { isWithoutPayment, ...charged } = orderSums(cart, method, costs);
      expect(checkoutSums(overTheWire(CheckoutCart, checkoutCart(cart)), method, { costs })).toEqual({
        ...charged,
        isCoveredByVoucher: isWithoutPayment,
      });
    }),
    { numRuns: 2000 },
  );
});

test('the cart page shows the sums of the page that the shop renders', () => {
  fc.assert(
    fc.property(carts, (drawn) => {
      const cart = cartOf(pricedCart(drawn), null, []);
      const { total, amountDue, credits } = sumsOfPage(cart);
      const shown = overTheWire(Cart, cart);
      expect(sumsOfWidget(shown)).toMatchObject({ total, due: amountDue, credits });
      expect(pieces(shown.items)).toBe(piecesIn(cart));
    }),
    { numRuns: 1000 },
  );
});

test('the VAT of an order is that of its lines, charged one by one, within a cent', () => {
  fc.assert(
    fc.property(carts, methods, paymentCosts, (drawn, method, costs) => {
      const cart = pricedCart(drawn);
      const sums = orderSums(cart, method, costs);
      const { subtotal, discount, quotationDiscount } = cart.totals;
      const isPaid = 1 - (subtotal === 0 ? 0 : (discount + quotationDiscount) / subtotal);
      const vatIn = (gross: number) => gross - gross / 1.21;
      const ofLines = drawn.lines.map(({ price, qty, exempt }) => (exempt ? 0 : vatIn(price * qty * isPaid)));
      const vat = ofLines.reduce((sum, part) => sum + part, vatIn(sums.shipping + sums.payment));
      expect(Math.abs((orderVat(cart, sums)['21'] ?? 0) - vat)).toBeLessThan(1);
    }),
    { numRuns: 1000 },
  );
});
