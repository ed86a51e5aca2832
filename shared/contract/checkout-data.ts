import * as z from 'zod/mini';
import { BuyerType } from './address.ts';
import { anyForm, fieldText, flag, isTrue, optional, wireId } from './wire.ts';

/** True unless the shop sends false: most orders are delivered to the billing address. */
const trueByDefault = anyForm(z.boolean(), (value) => value === undefined || value === null || isTrue(value));

/** What an order is placed with: exactly these keys, by the names of the wire. */
export const CheckoutFields = z.object({
  email: fieldText,
  first_name: fieldText,
  middle_name: fieldText,
  last_name: fieldText,
  type: BuyerType,
  company: fieldText,
  vat_number: fieldText,
  /** The shopper continues although the VAT number could not be checked. */
  ignore_vat: flag,
  country: fieldText,
  street: fieldText,
  house_number: fieldText,
  house_number_addition: fieldText,
  zip_code: fieldText,
  city: fieldText,
  /** The address is typed rather than searched. */
  manual_address: flag,
  phone: fieldText,
  shipping_address_same_as_billing_address: trueByDefault,
  shipping_first_name: fieldText,
  shipping_middle_name: fieldText,
  shipping_last_name: fieldText,
  shipping_type: BuyerType,
  shipping_company: fieldText,
  shipping_country: fieldText,
  shipping_street: fieldText,
  shipping_house_number: fieldText,
  shipping_house_number_addition: fieldText,
  shipping_zip_code: fieldText,
  shipping_city: fieldText,
  shipping_manual_address: flag,
  tax_exemption_accepted: flag,
  has_tax_exemption: flag,
  password: fieldText,
  password_confirmation: fieldText,
  shipping_method: optional(wireId),
  /** Null is "as soon as possible". */
  shipping_method_option: optional(wireId),
  payment_method: optional(wireId),
  payment_method_option: optional(wireId),
});
export type CheckoutData = z.infer<typeof CheckoutFields>;
export type FieldName = keyof CheckoutData;

/** No field filled in. */
export const EMPTY_CHECKOUT: CheckoutData = z.decode(CheckoutFields, {});

/** On the wire, the fields of the billing address have no prefix. */
const PREFIX = { billing: '', shipping: 'shipping_' } as const;
const SHIPPING_PARTS = [
  'first_name',
  'middle_name',
  'last_name',
  'type',
  'company',
  'country',
  'street',
  'house_number',
  'house_number_addition',
  'zip_code',
  'city',
  'manual_address',
] as const;
const BILLING_PARTS = [...SHIPPING_PARTS, 'vat_number', 'ignore_vat', 'phone'] as const;

export type AddressKind = keyof typeof PREFIX;
export type AddressPart = (typeof BILLING_PARTS)[number];
/** The shipping address has no phone and no VAT number: they are empty there, and not sent. */
export type OrderAddress = Pick<CheckoutData, AddressPart>;

/** What an order is placed with, each address in an object of its own. */
export interface OrderData extends Omit<CheckoutData, AddressPart | `shipping_${(typeof SHIPPING_PARTS)[number]}`> {
  readonly billing: OrderAddress;
  readonly shipping: OrderAddress;
}

/** The name of a field for one of the addresses. */
export function fieldName<Part extends string>(kind: AddressKind, part: Part): Part | `shipping_${Part}` {
  return `${PREFIX[kind]}${part}` as Part | `shipping_${Part}`;
}

/** The part of an address that a field holds; null for the fields that belong to no address. */
export function addressPartOf(name: string): { readonly kind: AddressKind; readonly part: AddressPart } | null {
  const kind = name.startsWith(PREFIX.shipping) ? 'shipping' : 'billing';
  const parts = kind === 'shipping' ? SHIPPING_PARTS : BILLING_PARTS;
  const part = parts.find((candidate) => fieldName(kind, candidate) === name);
  return part ? { kind, part } : null;
}

/** Values of an address by the names of their fields. */
export function addressFields(kind: AddressKind, address: Partial<OrderAddress>): Partial<CheckoutData> {
  const named = Object.entries(address).map(([part, value]) => [fieldName(kind, part), value] as const);
  return Object.fromEntries(named.filter(([name]) => addressPartOf(name)));
}

export function toOrder(fields: CheckoutData): OrderData {
  const values: Readonly<Record<string, unknown>> = fields;
  const addressOf = (kind: AddressKind) =>
    Object.fromEntries(BILLING_PARTS.map((part) => [part, values[fieldName(kind, part)] ?? EMPTY_CHECKOUT[part]]));
  const others = Object.entries(fields).filter(([name]) => addressPartOf(name) === null);
  return {
    ...Object.fromEntries(others),
    billing: addressOf('billing'),
    shipping: addressOf('shipping'),
  } as unknown as OrderData;
}

export function toFields({ billing, shipping, ...others }: OrderData): CheckoutData {
  return { ...EMPTY_CHECKOUT, ...others, ...addressFields('billing', billing), ...addressFields('shipping', shipping) };
}
