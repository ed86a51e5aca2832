import type { ShippingMethod } from '../../../../shared/contract/checkout.ts';
import type { PricedCart } from '../priced-cart.ts';
import { hasExtra } from '../../extras.ts';
import { subtotalOf } from '../totals.ts';
import { isPickup } from './shipping.ts';

/** The costs of an order in cents, reductions positive. */
export interface OrderSums {
  readonly shipping: number;
  readonly payment: number;
  readonly discount: number;
  readonly quotationDiscount: number;
  /** A reduction that the shop gives by itself. */
  readonly promotion?: number;
  /** Before the gift card. */
  readonly total: number;
  /** The part of `total` that the gift card pays. */
  readonly voucher: number;
  /** The part of `total` that is left to pay. */
  readonly due: number;
  /** Power Credits for the whole euros of `total`, and those of the products. */
  readonly credits: number;
  /** Nothing is left to pay, so the shopper chooses no payment method. */
  readonly isWithoutPayment: boolean;
}

/**
 * A gift card pays the goods first, then the delivery, then the payment method. The method costs something only if
 * goods or delivery leave an amount that it has to pay.
 */
export function orderSums(
  priced: PricedCart,
  method: Pick<ShippingMethod, 'type' | 'costs'> | null,
  paymentCosts: number,
): OrderSums {
  const { lines, codes } = priced;
  const { discount, quotationDiscount, promotion = 0 } = priced.totals;
  const card = giftCard(codes.voucher?.balance ?? 0);
  const goods = subtotalOf(lines) - discount - quotationDiscount - promotion;
  const shipping = shippingWith(priced, method);
  const beforePayment = card.pay(goods) + card.pay(shipping);
  const payment = beforePayment === 0 ? 0 : paymentCosts;
  const due = beforePayment + card.pay(payment);
  const voucher = card.paid();
  const total = due + voucher;
  const extraCredits = lines.reduce((sum, { product, qty }) => sum + product.extra_power_credits * qty, 0);
  return {
    shipping,
    payment,
    discount,
    quotationDiscount,
    ...(promotion > 0 && { promotion }),
    total,
    voucher,
    due,
    credits: extraCredits + Math.floor(total / 100),
    isWithoutPayment: beforePayment === 0,
  };
}

/** Collecting is free, except in a shop that computes its totals: there it costs what its method says. */
function shippingWith(priced: PricedCart, method: Pick<ShippingMethod, 'type' | 'costs'> | null): number {
  const { shippingCosts } = priced.totals;
  if (!method || !isPickup(method)) return shippingCosts + (method?.costs ?? 0);
  if (hasExtra(priced, 'method-costs')) return method.costs;
  return hasExtra(priced, 'sums') ? shippingCosts + method.costs : 0;
}

function giftCard(balance: number) {
  let left = balance;
  return {
    /** Pays an amount as far as the balance reaches, and returns the rest. */
    pay(amount: number): number {
      const paid = Math.min(amount, left);
      left -= paid;
      return amount - paid;
    },
    paid: () => balance - left,
  };
}
