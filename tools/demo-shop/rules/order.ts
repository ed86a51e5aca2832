import type { WireId } from '../../../shared/contract/wire.ts';
import type { Insertable } from 'kysely';
import type { AddressesTable, OrderRow, OrderStatus } from '../db/schema.ts';

export interface OrderLine {
  id: WireId;
  name: string;
  qty: number;
  /** Per piece, in cents. */
  price: number;
  /** All pieces, where it is not `price` times `qty`. */
  total?: number;
  image: string | null;
  /** What events call it, as the cart does: its sku, else type and id. */
  itemId?: string;
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
  address_line_2?: string | undefined;
  province?: string | undefined;
}

/** A stored address as an order keeps it. */
export function orderAddressOf(stored: Insertable<AddressesTable>): OrderAddress {
  const { first_name, middle_name, last_name, company, street, house_number, zip_code, city, country } = stored;
  return {
    first_name,
    middle_name: middle_name ?? '',
    last_name,
    company: company ?? '',
    street,
    house_number,
    house_number_addition: stored.house_number_addition ?? '',
    zip_code,
    city,
    country,
  };
}

/** A chosen shipping or payment method, with its name in the language of the order. */
export interface ChosenMethod {
  id: WireId;
  type: string;
  label: string;
  option: { id: WireId; label: string } | null;
}

/** All in cents, not negative. */
export interface OrderAmounts {
  subtotal: number;
  shipping: number;
  payment: number;
  discount: number;
  quotationDiscount: number;
  /** A reduction that the shop gives by itself. */
  promotion?: number;
  /** Before the gift card. */
  total: number;
  /** The part of the total that the gift card pays. */
  voucher: number;
  /** The remaining amount. */
  due: number;
}

/** Details of an order beside its columns. */
export interface OrderDetails {
  locale: string;
  email: string;
  phone: string;
  type: 'private' | 'business';
  vatNumber: string;
  lines: OrderLine[];
  billing: OrderAddress;
  /** The delivery address, also of a shop or parcel locker. */
  shipping: OrderAddress;
  shippingMethod: ChosenMethod;
  /** Null when a gift card pays everything. */
  paymentMethod: ChosenMethod | null;
  /** Old equipment that the shop takes back, in the words of its offer. */
  takenBack?: string;
  amounts: OrderAmounts;
  /** VAT amounts in cents by rate in percent; exempt goods are `0`. */
  vatLines: Record<string, number>;
  isExempt: boolean;
  discountCode: string | null;
  voucherCode: string | null;
  /** Of the page that sent it, so that a repeat is recognised. */
  key?: string;
  /** The discount was bought with Power Credits and can be used once. */
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
  /** Power Credits that the customer earns; 0 for shoppers who earn none. */
  credits: number;
  /** The customer; null for a guest without an account. */
  personId: string | null;
}

/** Null for an order of which only the total is stored. */
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
