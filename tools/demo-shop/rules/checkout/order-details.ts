import type { CheckoutData } from '../../../../shared/contract/checkout-data.ts';
import type { ChosenMethod, OrderAddress, OrderAmounts, OrderDetails, OrderLine } from '../order.ts';
import type { PricedCart } from '../priced-cart.ts';
import type { Shopper } from '../shopper.ts';
import { vatLinesOf, vatOn } from '../totals.ts';
import type { Paid, Shipped } from './choices.ts';
import { needsVatNumber } from './formats.ts';
import type { OrderSums } from './order-sums.ts';
import type { ValidOrder } from './validate-order.ts';

/** All details of an order at the time it is placed, so that later prices and names do not change it. */
export function orderDetails({ locale }: Pick<Shopper, 'locale'>, valid: ValidOrder): OrderDetails {
  const { data, priced, shipped, paid, sums } = valid;
  const { email, phone, type } = data;
  const billing = addressIn(data, '');
  return {
    locale,
    email,
    phone,
    type,
    vatNumber: needsVatNumber(data) ? data.vat_number : '',
    lines: linesOf(priced),
    billing,
    shipping: data.shipping_address_same_as_billing_address ? billing : addressIn(data, 'shipping_'),
    shippingMethod: methodOf(shipped, shipped.method.type),
    paymentMethod: paid && methodOf(paid, 'payment'),
    amounts: amountsOf(priced, sums),
    vatLines: orderVat(priced, sums),
    isExempt: priced.exempt.selected,
    discountCode: priced.codes.discount?.code ?? null,
    voucherCode: priced.codes.voucher?.code ?? null,
    isPowerCreditDiscount: priced.codes.discount?.kind === 'credits',
  };
}

/** The VAT in the total, with the costs of the chosen methods; the cart does not know them. */
export function orderVat({ lines, totals }: PricedCart, sums: OrderSums): Record<string, number> {
  const goods = totals.subtotal - totals.discount - totals.quotationDiscount;
  return vatLinesOf(lines, vatOn(lines, goods, sums.shipping + sums.payment));
}

function amountsOf({ totals }: PricedCart, sums: OrderSums): OrderAmounts {
  const { shipping, payment, discount, quotationDiscount, total, voucher, due } = sums;
  return { subtotal: totals.subtotal, shipping, payment, discount, quotationDiscount, total, voucher, due };
}

function linesOf({ lines, gift }: PricedCart): OrderLine[] {
  const bought = lines.map(({ product: { id, name, image }, qty, price }) => ({ id, name, qty, price, image }));
  return gift ? [...bought, { id: gift.id, name: gift.name, qty: gift.qty, price: 0, image: gift.image }] : bought;
}

function methodOf({ method, option }: Shipped | Paid, type: string): ChosenMethod {
  return { id: method.id, type, label: method.label, option: option && { id: option.id, label: option.label } };
}

function addressIn(data: CheckoutData, prefix: '' | 'shipping_'): OrderAddress {
  return {
    first_name: data[`${prefix}first_name`],
    middle_name: data[`${prefix}middle_name`],
    last_name: data[`${prefix}last_name`],
    company: data[`${prefix}company`],
    street: data[`${prefix}street`],
    house_number: data[`${prefix}house_number`],
    house_number_addition: data[`${prefix}house_number_addition`],
    zip_code: data[`${prefix}zip_code`],
    city: data[`${prefix}city`],
    country: data[`${prefix}country`],
  };
}
