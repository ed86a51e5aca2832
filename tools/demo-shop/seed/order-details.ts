import type { Insertable } from 'kysely';
import type { AddressesTable, PeopleTable } from '../db/schema.ts';
import { dateIn, deliveryDates } from '../rules/checkout/dates.ts';
import { orderAddressOf, type ChosenMethod, type OrderDetails, type OrderLine } from '../rules/order.ts';
import { paymentOffers } from './checkout/payment.ts';
import { shippingOffers } from './checkout/shipping.ts';

/** Percent; seeded orders contain nothing at another rate. */
const VAT_RATE = 21;

interface Placed {
  readonly person: Insertable<PeopleTable>;
  readonly address: Insertable<AddressesTable>;
  /** Epoch milliseconds. */
  readonly placedAt: number;
  readonly lines: readonly Omit<OrderLine, 'image'>[];
  /** One of the ids of the shipping offers. */
  readonly method: 'thuis' | 'pallet';
}

/** What the checkout would have stored: sent free of charge to one address on the next delivery day, paid by iDEAL. */
export function detailsOf({ person, address, placedAt, lines, method }: Placed): string {
  const subtotal = lines.reduce((sum, { qty, price }) => sum + qty * price, 0);
  const place = orderAddressOf(address);
  const details: OrderDetails = {
    locale: 'nl',
    email: person.email,
    phone: person.phone ?? '',
    type: 'private',
    vatNumber: '',
    lines: lines.map((line) => ({ ...line, image: null })),
    billing: place,
    shipping: place,
    shippingMethod: sentBy(method, placedAt),
    paymentMethod: paidBy(),
    amounts: {
      subtotal,
      shipping: 0,
      payment: 0,
      discount: 0,
      quotationDiscount: 0,
      total: subtotal,
      voucher: 0,
      due: subtotal,
    },
    vatLines: { [VAT_RATE]: Math.round((subtotal * VAT_RATE) / (100 + VAT_RATE)) },
    isExempt: false,
    discountCode: null,
    voucherCode: null,
    isPowerCreditDiscount: false,
  };
  return JSON.stringify(details);
}

function sentBy(method: Placed['method'], placedAt: number): ChosenMethod {
  const { id, type, label } = shippingOffers.find((offer) => offer.id === method)!;
  const [day] = deliveryDates(placedAt, 1, 1);
  return { id, type, label: label.nl, option: { id: day!, label: dateIn('nl', day!) } };
}

function paidBy(): ChosenMethod {
  const { id, label, options } = paymentOffers.find((offer) => offer.id === 'ideal')!;
  const bank = options!.find((option) => option.label === 'Rabobank')!;
  return { id, type: 'payment', label: label.nl, option: bank };
}
