/** In order. The step after them is a page of the shop. */
export type CheckoutStep = 'details' | 'delivery' | 'payment';

/** An address; the second one has the prefix `shipping_`. */
interface AddressFields {
  readonly type: 'private' | 'business';
  readonly first_name: string;
  /** Prefix of the last name, such as `de`; for Dutch shoppers. */
  readonly middle_name: string;
  readonly last_name: string;
  /** Empty for a private buyer. */
  readonly company: string;
  /** ISO 3166-1, in lower case. */
  readonly country: string;
  readonly street: string;
  readonly house_number: string;
  readonly house_number_addition: string;
  readonly zip_code: string;
  readonly city: string;
  /** The address is typed. */
  readonly manual_address: boolean;
  /** For countries whose addresses have a second line. */
  readonly address_line_2?: string | undefined;
  /** For countries whose addresses name it. */
  readonly province?: string | undefined;
}

type ShippingFields = { readonly [Name in keyof AddressFields as `shipping_${Name}`]: AddressFields[Name] };

/** What the shopper enters, by the names of the wire. */
export interface CheckoutFields extends AddressFields, ShippingFields {
  /** Empty for a customer who is signed in. */
  readonly email: string;
  readonly phone: string;
  /** Of a business. */
  readonly vat_number: string;
  /** The shopper continues although the VAT number could not be checked. */
  readonly ignore_vat: boolean;
  /** The `shipping_` fields do not count. */
  readonly shipping_address_same_as_billing_address: boolean;
  /** The shopper has accepted the conditions of buying without VAT. */
  readonly tax_exemption_accepted: boolean;
  /** For a new account. */
  readonly password: string;
  readonly password_confirmation: string;
  /** Old equipment is to be taken back. */
  readonly take_back?: boolean | undefined;
}
