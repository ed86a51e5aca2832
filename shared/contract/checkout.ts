import * as z from 'zod/mini';
import { Address, BuyerType, Country, PickupPoint } from './address.ts';
import { cartExtras, lineTotal, PopupItem, Reduction } from './cart.ts';
import { CheckoutFields } from './checkout-data.ts';
import { endpoint } from './endpoint.ts';
import { ifReadable } from './price-keys.ts';
import { linkUrl, pageUrl, pictureUrl } from './url.ts';
import {
  anyData,
  anyForm,
  cents,
  flag,
  flagIfSent,
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

/** The costs of a shipping or payment method; missing costs are 0. They are added, unless the cart has them already. */
const costs = orDefault(cents, 0);

export const CheckoutItem = z.extend(PopupItem, {
  /** The id of the product, which tells lines apart after a change. `sku` does where it is missing. */
  id: optional(wireId),
  /** The page of the product. Without it, the name is no link. */
  url: linkUrl,
  line_total: lineTotal,
});
export type CheckoutItem = z.infer<typeof CheckoutItem>;

export const CheckoutCart = z.object({
  /** The lines of the order. */
  items: list(CheckoutItem),
  /** All lines, VAT included, before shipping and reductions. */
  subtotal: cents,
  /**
   * Before the costs of a method, unless the method says `costs_included`. Missing ones are 0, and null ones unknown, such
   * as before the address.
   */
  shippingCosts: anyForm(z.nullable(cents), (value) => (value === undefined || value === '' ? 0 : value)),
  /** Null as long as it is unknown. Without the key there is no such line. */
  vat: anyForm(z.nullish(cents), (value) => (value === '' || value === false ? null : value)),
  /** A percentage, such as 21; null for several rates, or an unknown one. */
  vatRate: optional(percentage),
  /** VAT by rate; empty when there is one rate, in `vatRate` and `vat`. */
  extraVatLines: map(cents),
  ...cartExtras,
  /** The discount code that is in force; null for none. */
  currentDiscount: optional(Reduction),
  /** The gift voucher that is in force; null for none. */
  currentVoucher: optional(Reduction),
  /** What a quotation takes off; without it, or with 0, there is no such row. */
  quotationDiscount: optional(reduction),
  /** The discount was bought with Power Credits, which is said where it has no name. */
  isPowerCreditDiscount: flag,
});
export type CheckoutCart = z.infer<typeof CheckoutCart>;

/**
 * The cart anew, which replaces the shown one with its sums and its VAT. Without it, the shown cart stays; so it does with
 * an invalid one, because a shop may have had a key of this name before.
 */
const cartAnew = anyForm(z.optional(CheckoutCart), (cart) =>
  z.safeDecode(CheckoutCart, cart as z.input<typeof CheckoutCart>).success ? cart : undefined,
);

/** The answer to a step; an empty one is enough. */
const StepAnswer = z.codec(anyData, z.object({ cart: cartAnew }), {
  decode: (body) => (isRecord(body) ? body : {}),
  encode: (answer): unknown => answer,
});

/** What a shop may know of the costs of a method beside the specification. */
const costsKnown = {
  /**
   * `costs` are all that the method costs, and the cart has them once the method is chosen: nothing is added to its
   * `total` and `shippingCosts`. Without it, `costs` are added, unless the method has `cart`: that has them either way.
   * The costs of paying are in `total` alone, so they are added to a cart without it. No call names the payment method
   * before the order, so send it for one only together with `cart`.
   */
  costs_included: flagIfSent,
  /**
   * The cart when this method is chosen, with its costs: it is shown as it is. That of a payment method has the costs of
   * the delivery too, where it has `total`. Without it, the last cart is shown, and costs that the page adds leave its
   * `vat` as it is: a shop that charges VAT on them sends a cart with each method.
   */
  cart: cartAnew,
};

/** The customer who is signed in. */
export const CheckoutUser = z.object({
  /** Saved addresses that can be chosen; without any, the shopper types one. */
  addresses: optionalList(missable(Address)),
  /**
   * The address that is offered first as the billing address: its id, or the address itself. The first of the list
   * without it.
   */
  defaultBillingAddress: idOf,
  /** The same for the shipping address. */
  defaultShippingAddress: idOf,
  /** The customer earns Power Credits. False where it is missing. */
  isAllowedToParticipateInPowerCreditProgram: flag,
});
export type CheckoutUser = z.infer<typeof CheckoutUser>;

/** A country whose private buyers may buy without VAT; all texts are the shop's, most of them markup. */
export const TaxExemptionCountry = z.object({
  /** ISO 3166-1, in lower case: `de`. */
  country_code: lowerCase,
  /**
   * What a business buyer reads who wants to buy without VAT, as markup. Without it, only the title
   * of the widget is shown.
   */
  business_warning_text: optionalText,
  /** The title of the conditions; the widget has one for a missing one. */
  popup_title: optionalText,
  /** The conditions, as markup. */
  popup_text: optionalText,
  /** The label of the checkbox that accepts them. The widget has a text of its own for a missing one. */
  agree_text: optionalText,
});
export type TaxExemptionCountry = z.infer<typeof TaxExemptionCountry>;

const pixels = ifReadable(wholeNumber, (length) => length > 0);

/** The notice on the legal guarantee that the EU has harmonised: the shop supplies the official picture. */
const guaranteeNotice = z.object({
  /** Where the picture is, in the language of the page. */
  image: pictureUrl,
  /** The picture's own width in pixels; with `height`, nothing shifts while it loads. */
  width: pixels,
  /** The picture's own height in pixels. */
  height: pixels,
  /** What the picture says, for those who do not see it. The notice has a text for a missing one. */
  alt: ifReadable(optionalText),
  /** The page with the details. Without it, there is no link. */
  url: ifReadable(linkUrl),
});
export type GuaranteeNotice = z.infer<typeof guaranteeNotice>;

export const CheckoutStart = z.object({
  /** The customer who is signed in; null for a guest. */
  user: optional(CheckoutUser),
  /** Countries that can be bought for without VAT; without any, nobody is asked. */
  taxExemptionCountries: optionalList(TaxExemptionCountry),
  /** The countries of both addresses. */
  allowedCountries: list(missable(Country)),
  /** The country of an empty address; `nl` where it is missing. */
  defaultCountry: optional(lowerCase),
  /**
   * The data of this order so far: what the steps have stored. The shop may omit any field. A page that is reloaded in a
   * later step stays there where this has a `street`, or the customer has saved addresses; else it begins anew.
   */
  checkoutData: sparse(CheckoutFields),
  /** The cart of this order. */
  cart: CheckoutCart,
  /** Shown with the delivery methods, as text or markup. Without it, nothing is. */
  shippingNotice: optionalText,
  /** The same for second-chance products. */
  secondChanceShippingNotice: optionalText,
  /** The page of the terms. Without it, the sentence has no link. */
  termsPage: linkUrl,
  /** The page of the privacy statement. Without it, the sentence has no link. */
  privacyPage: linkUrl,
  /** Whether a code can be entered. False where it is missing. */
  discountEnabled: flag,
  /** Whether this order earns no Power Credits. A shop that does not send it has none. */
  spsCreditEarnDisabled: flagIfSent,
  /** Used where `cart` has none. */
  currentDiscount: optional(Reduction),
  /** Used where `cart` has none. */
  currentVoucher: optional(Reduction),
  /** The order is sent with `order_key`, and the shop places one order for each key. Without it, none is sent. */
  order_key: flagIfSent,
  /** The notice on the legal guarantee, shown above the order button. Without it, or without its `image`, there is none. */
  guarantee_notice: ifReadable(guaranteeNotice, ({ image }) => image !== null),
});
export type CheckoutStart = z.infer<typeof CheckoutStart>;

/** Reads all that the first step needs. It is the first call of the page. */
export const startCheckout = endpoint({ path: '/checkout/init', safe: true, answer: CheckoutStart });

/**
 * Signs a customer in, who keeps the cart. A success reloads the page, which then has the token of the new session. Wrong
 * credentials answer 422 with a message at `email`.
 */
export const signIn = endpoint({
  path: '/checkout/login',
  input: z.object({
    /** As typed. */
    email: z.string(),
    /** As typed. */
    password: z.string(),
  }),
  answer: anyData,
});

/**
 * Validates the first step and stores it. Any success leads to the next step; messages of a 422 are shown at their
 * fields, in the language of the page. The shop checks that what an order needs is there, that the postal code has the
 * form of its country, that a business has a company, and that a password has 8 characters and is repeated. Fields of
 * a separate shipping address begin with `shipping_`. `errors.vat_number_check_not_possible` lets the shopper continue
 * with an unchecked VAT number.
 */
export const validateAddresses = endpoint({
  path: '/checkout/validate',
  sameSession: true,
  input: CheckoutFields,
  answer: StepAnswer,
});

const MethodOption = z.object({
  /** Its id; `shipping_method_option` sends it back. */
  id: wireId,
  /** What the shopper chooses: a date, or a place. */
  label: z.string(),
  /** Below the label, as text or markup. */
  description: optionalText,
  /** A parcel store's; the order then has it as its shipping address. */
  address: optional(PickupPoint),
});

export const ShippingMethod = z.object({
  /** Its id; `shipping_method` sends it back. */
  id: wireId,
  /** `delivery`, which may have dates; `pickup` or `concept_store`, which are collected at `address`; or another one. */
  type: z.string(),
  /** The name of the method. */
  label: z.string(),
  /**
   * On top of the cart's own shipping costs; missing costs are 0. All that the method costs with `costs_included`; not
   * read where its `cart` has `shippingCosts`. A pickup is free, whatever they are, where the cart has no `total`.
   */
  costs,
  ...costsKnown,
  /** Text or markup, as `extra_description`. */
  description: optionalText,
  /** A second paragraph, as text or markup. */
  extra_description: optionalText,
  /** Introduces the dates among the options. */
  select_date_description: optionalText,
  /**
   * Working days until delivery, at least. “As soon as possible (1-2 working days)” is one sentence for all deliveries: it
   * is read from the first method of `shippingMethods` with the type `delivery`, and from no other.
   */
  min_days: optional(wholeNumber),
  /** At most; read with `min_days`. Where that method has neither, the sentence names no days. */
  max_days: optional(wholeNumber),
  /** No date can be chosen. */
  force_asap_option: flag,
  /**
   * The shop says in its own words why this is the more sustainable choice, such as `By cargo bike`: they are a mark at the
   * method. A mere flag marks nothing: Directive (EU) 2024/825 is against environmental claims that are generic and without
   * proof.
   */
  sustainable: anyForm(z.optional(z.string()), (value) => (typeof value === 'string' && value.trim()) || undefined),
  /** Where it is collected; null for a delivery. The order of a pickup or a concept store has it as its shipping address. */
  address: optional(PickupPoint),
  /** Dates of a delivery, or places to collect from. */
  options: optionalList(missable(MethodOption)),
});
export type ShippingMethod = z.infer<typeof ShippingMethod>;
export type ShippingOption = z.infer<typeof MethodOption>;

/** Old equipment that the shop takes back when it hands over the new. */
const takeBack = z.object({
  /** The label of the checkbox, such as `Take my old inverter back, free of charge`. */
  label: z.string(),
  /** What is taken back, and how: text, below the label. */
  description: ifReadable(optionalText),
});

const Methods = z.object({
  /** Methods that deliver. It may be left out if the other list is there. */
  shippingMethods: optionalList(missable(ShippingMethod)),
  /** Methods that the shopper collects. It may be left out if the other list is there. */
  pickupMethods: optionalList(missable(ShippingMethod)),
  /**
   * Offers to take old equipment back: a checkbox below the methods. Its state comes as `take_back`, true or false, in
   * `/checkout/validate/shipping` and in the order. Without it, there is no checkbox, and neither call has the key.
   */
  take_back: ifReadable(takeBack, ({ label }) => label.trim() !== ''),
  /** The cart anew. Without it, the shown one stays. */
  cart: cartAnew,
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

/** Reads the methods of delivery and pickup for the address of this order, for the second step. */
export const readShippingMethods = endpoint({ path: '/checkout/shipping', safe: true, answer: ShippingMethods });

/**
 * Validates the second step and stores it. Any success leads to the next step. A method or an option that is not in
 * the list is refused.
 */
export const validateShipping = endpoint({
  path: '/checkout/validate/shipping',
  sameSession: true,
  input: z.object({
    /** The id of the method; null where none is chosen. */
    shipping_method: z.nullable(wireId),
    /** The id of the option; null is as soon as possible. */
    shipping_method_option: z.nullable(wireId),
    /** Old equipment is to be taken back. Absent unless `/checkout/shipping` answers `take_back`. */
    take_back: flagIfSent,
    /** Absent unless the chosen option has one. */
    address: z.optional(PickupPoint),
  }),
  answer: StepAnswer,
});

export const PaymentMethod = z.object({
  /** Its id; `payment_method` sends it back. `no_payment_needed` is sent where a voucher pays it all. */
  id: wireId,
  /** The name of the method. */
  label: z.string(),
  /** A mark before the name, shown in 36 × 24 px. Without it, the name is alone. */
  image: z.optional(pictureUrl),
  costs,
  ...costsKnown,
  /** It has the badge "most chosen". Where no method has the key, the first one has it. */
  recommended: flagIfSent,
  /** Such as banks. */
  options: optionalList(
    missable(
      z.object({
        /** Its id; `payment_method_option` sends it back. */
        id: wireId,
        /** What the shopper chooses. */
        label: z.string(),
      }),
    ),
  ),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

export const PaymentMethods = z.object({
  /** The methods, in their order. */
  paymentMethods: list(missable(PaymentMethod)),
  /** The cart anew. Without it, the shown one stays. */
  cart: cartAnew,
});

/** Reads the methods of payment, for the third step. */
export const readPaymentMethods = endpoint({ path: '/checkout/payment', safe: true, answer: PaymentMethods });

/**
 * Places the order, empties the cart, creates the account where there is a `password`, and answers where the browser
 * goes. The order costs what the checkout has shown, whatever the body says. All fields are validated again, as in
 * `/checkout/validate`. Where the order is collected, the address of the method or of its option is in the `shipping_`
 * fields, and `shipping_address_same_as_billing_address` is false: a place has no `shipping_first_name` and
 * `shipping_last_name`, so do not require them then. `ct` is the content of the page's meta tag of that name.
 */
export const placeOrder = endpoint({
  path: '/checkout/validate/payment',
  sameSession: true,
  input: z.extend(CheckoutFields, {
    /** The content of `<meta name="ct">`; null where the page has none. */
    ct: z.nullable(z.string()),
    /**
     * A UUID, the same for each repeat of the same order, also after a reload. The shop stores it with the order, and
     * looks for it among the orders of this visitor.
     * A known key places nothing: the answer is the `redirect` of the first time, although the cart is empty by now.
     * After a 422 or a failure the same key comes again. Absent unless `/checkout/init` answers `order_key`.
     */
    order_key: z.optional(z.string()),
  }),
  answer: sparse(
    z.object({
      /**
       * Where the browser goes: a payment page, or the page that thanks. Without it, the shopper stays and reads that
       * something went wrong.
       */
      redirect: pageUrl,
      /** The cart anew, where the order was not placed. Without it, the shown one stays. */
      cart: cartAnew,
    }),
  ),
});

/**
 * Reads the cart again, after a change of the country, the kind of buyer or a code, and before the order. It has the costs
 * of the chosen delivery; those of paying are the page's.
 */
export const reloadCheckoutCart = endpoint({
  path: '/checkout/reload-cart',
  input: z.object({
    /** The country of the billing address, in lower case. */
    country: z.string(),
    /** The shopper has accepted the conditions of buying without VAT. */
    tax_exemption_accepted: z.boolean(),
    /** The kind of buyer. */
    type: BuyerType,
  }),
  answer: z.object({
    /** The cart with the sums of this country. */
    cart: CheckoutCart,
  }),
});
