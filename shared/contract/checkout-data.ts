import * as z from 'zod/mini';
import { BuyerType } from './address.ts';
import { anyForm, fieldText, flag, isTrue, optional, wireId } from './wire.ts';

/** True unless the shop sends false: most orders are delivered to the billing address. */
const trueByDefault = anyForm(z.boolean(), (value) => value === undefined || value === null || isTrue(value));

const RECIPIENT = {
  first_name: fieldText,
  middle_name: fieldText,
  last_name: fieldText,
  type: BuyerType,
  company: fieldText,
};
const PLACE = {
  country: fieldText,
  street: fieldText,
  house_number: fieldText,
  house_number_addition: fieldText,
  zip_code: fieldText,
  city: fieldText,
  /** The address is typed rather than searched. */
  manual_address: flag,
};
const VAT = {
  vat_number: fieldText,
  /** The shopper continues although the VAT number could not be checked. */
  ignore_vat: flag,
};
const BOTH = { ...RECIPIENT, ...PLACE };
const BILLING = { ...BOTH, ...VAT, phone: fieldText };

export type AddressKind = 'billing' | 'shipping';
export type AddressPart = keyof typeof BILLING;
type ShippingFields = { [Part in keyof typeof BOTH as `shipping_${Part}`]: (typeof BOTH)[Part] };

/** The name of a field for one of the addresses: `city` and `shipping_city`. */
export function fieldName<Part extends string>(kind: AddressKind, part: Part): Part | `shipping_${Part}` {
  return kind === 'shipping' ? `shipping_${part}` : part;
}

/** What an order is placed with: exactly these keys, by the names of the wire. */
export const CheckoutFields = z.object({
  email: fieldText,
  ...RECIPIENT,
  ...VAT,
  ...PLACE,
  phone: fieldText,
  shipping_address_same_as_billing_address: trueByDefault,
  ...(Object.fromEntries(
    Object.entries(BOTH).map(([part, type]) => [fieldName('shipping', part), type]),
  ) as unknown as ShippingFields),
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

/** The shipping address has no phone and no VAT number: they are empty there, and not sent. */
export type OrderAddress = Pick<CheckoutData, AddressPart>;

/** What an order is placed with, each address in an object of its own. */
export interface OrderData extends Omit<CheckoutData, AddressPart | keyof ShippingFields> {
  readonly billing: OrderAddress;
  readonly shipping: OrderAddress;
}

/** The part of an address that a field holds; null for the fields that belong to no address. */
export function addressPartOf(name: string): { readonly kind: AddressKind; readonly part: AddressPart } | null {
  const kind = name.startsWith('shipping_') ? 'shipping' : 'billing';
  const part = kind === 'shipping' ? name.slice('shipping_'.length) : name;
  return Object.hasOwn(kind === 'shipping' ? BOTH : BILLING, part) ? { kind, part: part as AddressPart } : null;
}

/** Values of an address by the names of their fields. */
export function addressFields(kind: AddressKind, address: Partial<OrderAddress>): Partial<CheckoutData> {
  const named = Object.entries(address).map(([part, value]) => [fieldName(kind, part), value] as const);
  return Object.fromEntries(named.filter(([name]) => addressPartOf(name)));
}

export function toOrder(fields: CheckoutData): OrderData {
  const addresses = { billing: emptyAddress(), shipping: emptyAddress() };
  const order: Record<string, unknown> = { ...addresses };
  for (const [name, value] of Object.entries(fields)) {
    const address = addressPartOf(name);
    if (address) addresses[address.kind][address.part] = value;
    else order[name] = value;
  }
  return order as unknown as OrderData;
}

function emptyAddress(): Record<string, unknown> {
  return { vat_number: '', ignore_vat: false, phone: '' };
}

export function toFields({ billing, shipping, ...others }: OrderData): CheckoutData {
  return { ...EMPTY_CHECKOUT, ...others, ...addressFields('billing', billing), ...addressFields('shipping', shipping) };
}
