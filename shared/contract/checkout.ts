import * as z from 'zod/mini';
import { Address, BuyerType, Country, PickupPoint } from './address.ts';
import { PopupItem, Reduction } from './cart.ts';
import { CheckoutFields } from './checkout-data.ts';
import { endpoint } from './endpoint.ts';
import { linkUrl, pageUrl } from './url.ts';
import {
  anyData,
  cents,
  flag,
  idOf,
  isRecord,
  list,
  lowerCase,
  map,
  missable,
  optional,
  optionalList,
  optionalText,
  orDefault,
  percentage,
  reduction,
  sparse,
  wholeNumber,
  wireId,
} from './wire.ts';

/** Contract of the checkout. */

/** The costs of a shipping or payment method; missing costs are 0. */
const costs = orDefault(cents, 0);

export const CheckoutItem = z.extend(PopupItem, { id: optional(wireId), url: linkUrl });
export type CheckoutItem = z.infer<typeof CheckoutItem>;

export const CheckoutCart = z.object({
  items: list(CheckoutItem),
  subtotal: cents,
  /** Before the costs of a method. */
  shippingCosts: costs,
  vat: optional(cents),
  /** A percentage, such as 21. */
  vatRate: optional(percentage),
  /** VAT by rate; empty when there is one rate, in `vatRate` and `vat`. */
  extraVatLines: map(cents),
  currentDiscount: optional(Reduction),
  currentVoucher: optional(Reduction),
  quotationDiscount: optional(reduction),
  isPowerCreditDiscount: flag,
});
export type CheckoutCart = z.infer<typeof CheckoutCart>;

/** The customer who is signed in. */
export const CheckoutUser = z.object({
  addresses: optionalList(missable(Address)),
  defaultBillingAddress: idOf,
  defaultShippingAddress: idOf,
  isAllowedToParticipateInPowerCreditProgram: flag,
});
export type CheckoutUser = z.infer<typeof CheckoutUser>;

/** A country whose private buyers may buy without VAT; all texts are the shop's, most of them markup. */
export const TaxExemptionCountry = z.object({
  country_code: lowerCase,
  business_warning_text: optionalText,
  popup_title: optionalText,
  popup_text: optionalText,
  agree_text: optionalText,
});
export type TaxExemptionCountry = z.infer<typeof TaxExemptionCountry>;

export const CheckoutStart = z.object({
  user: optional(CheckoutUser),
  taxExemptionCountries: optionalList(TaxExemptionCountry),
  allowedCountries: list(missable(Country)),
  defaultCountry: optional(lowerCase),
  /** The data of this order so far; the shop may omit any field. */
  checkoutData: sparse(CheckoutFields),
  cart: CheckoutCart,
  shippingNotice: optionalText,
  secondChanceShippingNotice: optionalText,
  termsPage: linkUrl,
  privacyPage: linkUrl,
  discountEnabled: flag,
  spsCreditEarnDisabled: flag,
  currentDiscount: optional(Reduction),
  currentVoucher: optional(Reduction),
});
export type CheckoutStart = z.infer<typeof CheckoutStart>;

export const startCheckout = endpoint({ path: '/checkout/init', safe: true, answer: CheckoutStart });

/** A success reloads the page. */
export const signIn = endpoint({
  path: '/checkout/login',
  input: z.object({ email: z.string(), password: z.string() }),
  answer: anyData,
});

export const validateAddresses = endpoint({
  path: '/checkout/validate',
  sameSession: true,
  input: CheckoutFields,
  answer: anyData,
});

const MethodOption = z.object({
  id: wireId,
  label: z.string(),
  description: optionalText,
  /** A parcel store's; it then replaces the shipping address. */
  address: optional(PickupPoint),
});

export const ShippingMethod = z.object({
  id: wireId,
  /** `delivery`, `pickup`, `concept_store` or another one. */
  type: z.string(),
  label: z.string(),
  /** On top of the cart's own shipping costs. */
  costs,
  /** Text or markup, as `extra_description`. */
  description: optionalText,
  extra_description: optionalText,
  /** Introduces the dates among the options. */
  select_date_description: optionalText,
  /** Working days until delivery. */
  min_days: optional(wholeNumber),
  max_days: optional(wholeNumber),
  /** No date can be chosen. */
  force_asap_option: flag,
  address: optional(PickupPoint),
  /** Dates of a delivery, or places to collect from. */
  options: optionalList(missable(MethodOption)),
});
export type ShippingMethod = z.infer<typeof ShippingMethod>;
export type ShippingOption = z.infer<typeof MethodOption>;

const Methods = z.object({
  shippingMethods: optionalList(missable(ShippingMethod)),
  pickupMethods: optionalList(missable(ShippingMethod)),
});
const isList = (value: unknown) => typeof value === 'object' && value !== null;

/** A shop that only sends, or only hands out, may leave the other list out. */
export const ShippingMethods = z.codec(
  z
    .unknown()
    .check(
      z.refine(
        (body) => isRecord(body) && (isList(body.shippingMethods) || isList(body.pickupMethods)),
        'a list of methods',
      ),
    ),
  Methods,
  { decode: (body) => body as z.input<typeof Methods>, encode: (methods): unknown => methods },
);
export type ShippingMethods = z.infer<typeof ShippingMethods>;

export const readShippingMethods = endpoint({ path: '/checkout/shipping', safe: true, answer: ShippingMethods });

export const validateShipping = endpoint({
  path: '/checkout/validate/shipping',
  sameSession: true,
  input: z.object({
    shipping_method: z.nullable(wireId),
    shipping_method_option: z.nullable(wireId),
    /** Absent unless the chosen option has one. */
    address: z.optional(PickupPoint),
  }),
  answer: anyData,
});

export const PaymentMethod = z.object({
  id: wireId,
  label: z.string(),
  costs,
  /** Such as banks. */
  options: optionalList(missable(z.object({ id: wireId, label: z.string() }))),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

export const PaymentMethods = z.object({ paymentMethods: list(missable(PaymentMethod)) });

export const readPaymentMethods = endpoint({ path: '/checkout/payment', safe: true, answer: PaymentMethods });

/** Places the order. `ct` is the content of the page's meta tag of that name. */
export const placeOrder = endpoint({
  path: '/checkout/validate/payment',
  sameSession: true,
  input: z.extend(CheckoutFields, { ct: z.nullable(z.string()) }),
  answer: sparse(z.object({ redirect: pageUrl })),
});

export const reloadCheckoutCart = endpoint({
  path: '/checkout/reload-cart',
  input: z.object({ country: z.string(), tax_exemption_accepted: z.boolean(), type: BuyerType }),
  answer: z.object({ cart: CheckoutCart }),
});
