import type { WireId } from '../../../shared/contract/wire.ts';
import type { OrderRow, OrderStatus } from '../db/schema.ts';

export interface OrderLine {
  id: WireId;
  name: string;
  qty: number;
  /** Per piece, in cents. */
  price: number;
  image: string | null;
}

export interface OrderAddress {
  first_name: string;
  middle_name: string;
  last_name: string;
  company: string;
  street: string;
  house_number: string;
  house_number_addition: string;
  zip_code: string;
  city: string;
  country: string;
}

/** A way of sending or paying that was chosen, with its words in the language of the order. */
export interface ChosenMethod {
  id: WireId;
  type: string;
  label: string;
  option: { id: WireId; label: string } | null;
}

/** All in cents, and positive. */
export interface OrderAmounts {
  subtotal: number;
  shipping: number;
  payment: number;
  discount: number;
  quotationDiscount: number;
  /** Before the gift card. */
  total: number;
  /** What the gift card pays of the total. */
  voucher: number;
  /** What is left to pay. */
  due: number;
}

/** What an order keeps beside its columns. */
export interface OrderDetails {
  locale: string;
  email: string;
  phone: string;
  type: 'private' | 'business';
  vatNumber: string;
  lines: OrderLine[];
  billing: OrderAddress;
  /** Where it goes: also a shop or a parcel store. */
  shipping: OrderAddress;
  shippingMethod: ChosenMethod;
  /** Null when a gift card pays it all. */
  paymentMethod: ChosenMethod | null;
  amounts: OrderAmounts;
  /** Rates in percent with their amount in cents; exempt goods are `0`. */
  vatLines: Record<string, number>;
  isExempt: boolean;
  discountCode: string | null;
  voucherCode: string | null;
  /** The discount was bought with Power Credits and is used up with the order. */
  isPowerCreditDiscount: boolean;
}

export interface Order extends OrderDetails {
  id: string;
  /** `2026-20001` */
  number: string;
  status: OrderStatus;
  /** Epoch milliseconds. */
  placedAt: number;
  paidAt: number | null;
  /** Power Credits that the customer gets for it; 0 for whoever does not take part. */
  credits: number;
  /** The customer of whom it is; null for a guest without an account. */
  personId: string | null;
}

/** Null for an order of which only the sum was kept. */
export function orderIn(row: OrderRow): Order | null {
  if (row.details === null) return null;
  return {
    ...(JSON.parse(row.details) as OrderDetails),
    id: row.id,
    number: row.number,
    status: row.status,
    placedAt: row.placed_at,
    paidAt: row.paid_at,
    credits: row.credits_earned,
    personId: row.person_id,
  };
}
