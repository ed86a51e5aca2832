import * as z from 'zod/mini';
import { BuyerType, foreignParts } from './address.ts';
import { anyForm, fieldText, flag, flagIfSent, isTrue, optional, wireId } from './wire.ts';

/** True unless the shop sends false: most orders are delivered to the billing address. */
const trueByDefault = anyForm(z.boolean(), (value) => value === undefined || value === null || isTrue(value));

const RECIPIENT = {
  /** First name. */
  first_name: fieldText,
  /** Prefix of the last name, such as `de`. Only the Dutch form has the field. */
  middle_name: fieldText,
  /** Last name. */
  last_name: fieldText,
  /** The kind of buyer. */
  type: BuyerType,
  /** Name of the company; empty for a private buyer. */
  company: fieldText,
};
const PLACE = {
  /** ISO 3166-1, in lower case: `nl`. */
  country: fieldText,
  /** Street. */
  street: fieldText,
  /** House number. */
  house_number: fieldText,
  /** What follows the house number, such as `A`; empty for none. */
  house_number_addition: fieldText,
  /** Postal code, as typed. */
  zip_code: fieldText,
  /** Town. */
  city: fieldText,
  /** The address is typed rather than searched. */
  manual_address: flag,
};
const VAT = {
  /** VAT number of a business buyer, as typed; empty for a private one. */
  vat_number: fieldText,
  /** The shopper continues although the VAT number could not be checked. */
  ignore_vat: flag,
};
const BOTH = { ...RECIPIENT, ...PLACE, ...foreignParts };
const BILLING = {
  ...BOTH,
  ...VAT,
  phone: fieldText,
};

export type AddressKind = 'billing' | 'shipping';
export type AddressPart = keyof typeof BILLING;
type ShippingFields = { [Part in keyof typeof BOTH as `shipping_${Part}`]: (typeof BOTH)[Part] };

/** The name of a field for one of the addresses: `city` and `shipping_city`. */
export function fieldName<Part extends string>(kind: AddressKind, part: Part): Part | `shipping_${Part}` {
  return kind === 'shipping' ? `shipping_${part}` : part;
}

/** What an order is placed with: exactly these keys, by the names of the wire. */
export const CheckoutFields = z.object({
  /** E-mail address; empty for a customer who is signed in. */
  email: fieldText,
  ...RECIPIENT,
  ...VAT,
  ...PLACE,
  ...foreignParts,
  /** Telephone number, as typed. */
  phone: fieldText,
  /**
   * The shipping address is the billing address, and the `shipping_` fields do not count. False with another address, and
   * in the call that places an order which the shopper collects.
   */
  shipping_address_same_as_billing_address: trueByDefault,
  ...(Object.fromEntries(
    Object.entries(BOTH).map(([part, type]) => [fieldName('shipping', part), type]),
  ) as unknown as ShippingFields),
  /** The shopper has accepted the conditions of buying without VAT. */
  tax_exemption_accepted: flag,
  /** The form has offered to buy without VAT. */
  has_tax_exemption: flag,
  /** Empty without a new account. */
  password: fieldText,
  /** The password once more; empty without a new account. */
  password_confirmation: fieldText,
  /** The id of the chosen method; null in the first step. */
  shipping_method: optional(wireId),
  /** Null is "as soon as possible". */
  shipping_method_option: optional(wireId),
  /** Old equipment is to be taken back. Absent unless `/checkout/shipping` answers `take_back`. */
  take_back: flagIfSent,
  /** The id of the chosen method, or `no_payment_needed`; null before the last step. */
  payment_method: optional(wireId),
  /** The id of its option, such as a bank; null for none. */
  payment_method_option: optional(wireId),
});
export type CheckoutData = z.infer<typeof CheckoutFields>;
export type FieldName = keyof CheckoutData;

/** No field filled in, of those that every shop gets. */
export const EMPTY_CHECKOUT: CheckoutData = z.decode(CheckoutFields, {});

/** The same with the fields that only some countries and shops have. */
export const EMPTY_FORM: CheckoutData = {
  ...EMPTY_CHECKOUT,
  take_back: false,
  address_line_2: '',
  province: '',
  shipping_address_line_2: '',
  shipping_province: '',
};

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
