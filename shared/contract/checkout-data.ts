import * as z from 'zod/mini';
import { BuyerType } from './address.ts';
import { fieldText, flag, isTrue, optional, wireId } from './wire.ts';

/** True unless the shop sends false: most orders are delivered to the billing address. */
const trueByDefault = z.codec(z.optional(z.unknown()), z.boolean(), {
  decode: (value) => value === undefined || value === null || isTrue(value),
  encode: (value): unknown => value,
});

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

/** No field filled in. */
export const EMPTY_CHECKOUT: CheckoutData = z.decode(CheckoutFields, {});
