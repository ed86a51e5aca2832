import type { CheckoutData } from '../../../../shared/contract/checkout-data.ts';
import type { ChosenMethod, OrderAddress, OrderAmounts, OrderDetails, OrderLine } from '../order.ts';
import type { PricedCart } from '../priced-cart.ts';
import type { Shopper } from '../shopper.ts';
import { goodsIn } from '../cart-extras.ts';
import { vatLinesIn } from '../totals.ts';
import type { Paid, Shipped } from './choices.ts';
import { needsVatNumber } from './formats.ts';
import type { OrderSums } from './order-sums.ts';
import type { ValidOrder } from './validate-order.ts';

/** All details of an order at the time it is placed, so that later prices and names do not change it. */
export function orderDetails({ locale }: Pick<Shopper, 'locale'>, valid: ValidOrder): OrderDetails {
  const { data, priced, shipped, paid, takenBack, sums } = valid;
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
    ...(takenBack !== null && { takenBack }),
    amounts: amountsOf(priced, sums),
    vatLines: orderVat(priced, sums),
    isExempt: priced.exempt.selected,
    discountCode: priced.codes.discount?.code ?? null,
    voucherCode: priced.codes.voucher?.code ?? null,
    isPowerCreditDiscount: priced.codes.discount?.kind === 'credits',
  };
}

/** The VAT in the total, with the costs of the chosen methods; the cart does not know them. */
export function orderVat(priced: PricedCart, sums: OrderSums): Record<string, number> {
  return vatLinesIn(priced.lines, goodsIn(priced), sums.shipping + sums.payment);
}

function amountsOf({ totals }: PricedCart, sums: OrderSums): OrderAmounts {
  const { isWithoutPayment: _, credits: __, ...amounts } = sums;
  return { subtotal: totals.subtotal, ...amounts };
}

function linesOf({ lines, gift }: PricedCart): OrderLine[] {
  const bought = lines.map(({ product: { id, sku, type, name, image }, qty, price, sum }) => ({
    id,
    itemId: sku ?? `${type}-${id}`,
    name,
    qty,
    price,
    image,
    ...(sum !== undefined && { total: sum }),
  }));
  return gift
    ? [
        ...bought,
        {
          id: gift.id,
          itemId: gift.sku ?? `${gift.type}-${gift.id}`,
          name: gift.name,
          qty: gift.qty,
          price: 0,
          image: gift.image,
        },
      ]
    : bought;
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
    ...(data[`${prefix}address_line_2`] && { address_line_2: data[`${prefix}address_line_2`] }),
    ...(data[`${prefix}province`] && { province: data[`${prefix}province`] }),
  };
}
