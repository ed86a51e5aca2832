import type { CheckoutFields, CheckoutStep } from './checkout-fields.ts';
import type { Done, Ignored, Outcome, Refusal, Refused, Status } from './outcome.ts';
import type { PathStore } from './path.ts';
import type { ComparedPrices } from './product.ts';
import type { Readable } from './readable.ts';

/** A country that the shop delivers to. */
export interface CheckoutCountry {
  /** ISO 3166-1, in lower case. */
  readonly code: string;
  readonly name: string;
}

/** An address that the customer has saved. */
export interface SavedAddress {
  readonly id: string | number;
  readonly first_name: string;
  readonly last_name: string;
  readonly street: string;
  readonly house_number: string;
  readonly zip_code: string;
  readonly city: string;
  readonly country: string;
}

/** A way of delivery or payment. */
export interface CheckoutMethod {
  readonly id: string | number;
  /** The shop's name of it. */
  readonly label: string;
  /** Text or markup of the shop. */
  readonly description: string | null;
  /** What it costs, in cents; null as long as the shop does not know it. */
  readonly costs: number | null;
  /** Days, places or banks. A delivery without a chosen one comes as soon as possible. */
  readonly options: readonly { readonly id: string | number; readonly label: string }[];
  readonly isChosen: boolean;
  /** The id of the chosen option; null for none, and for methods that are not chosen. */
  readonly chosenOption: string | number | null;
}

/** What is ordered. */
export interface OrderLine {
  readonly type: string;
  readonly productId: string | number | null;
  readonly name: string;
  readonly image: string | null;
  readonly quantity: number;
  /** Per piece, in cents; null for a price on request. */
  readonly price: number | null;
  readonly compared: ComparedPrices;
}

/** What the order costs with the chosen methods, in cents. */
export interface OrderSums {
  readonly subtotal: number;
  /** Null as long as the shop does not know it. */
  readonly shipping: number | null;
  readonly payment: number;
  readonly discount: number;
  readonly quotationDiscount: number;
  readonly voucher: number;
  /** Before the voucher. */
  readonly total: number;
  /** What is left to pay. */
  readonly due: number;
  /** VAT in the total; null as long as the shop does not know it, and with several rates. */
  readonly vat: number | null;
}

/** The order has changed since the shopper has seen it, in another tab or on another device. */
export interface OrderChange {
  /** Of a product or a reduction; null for sums and methods. */
  readonly name: string | null;
  /** `shipping`, `payment`, `discount`, …; null for a product. */
  readonly term: string | null;
}

/** A field that is wrong. */
export interface Problem {
  /** Null for a message that belongs to no field. */
  readonly field: string | null;
  /** The shop's message; null where the page has a text of its own, such as for a box that must be ticked. */
  readonly message: string | null;
}

/** What became of a step. */
export type StepOutcome =
  /** The shop has accepted it, and the next one is shown. */
  | { readonly is: 'accepted'; readonly step: CheckoutStep }
  /** The order is placed. Lead the shopper to this address, which takes the payment or thanks. */
  | { readonly is: 'placed'; readonly redirect: string }
  | { readonly is: 'problems'; readonly problems: readonly Problem[] }
  /** Nothing was ordered: show the changes. The next `submit` orders what the shopper sees now. */
  | { readonly is: 'changed'; readonly changes: readonly OrderChange[] }
  | Refused
  | Ignored;

export interface CheckoutOptions {
  /** Where the step is: `pagePath()` for the address of the page. By default it is in memory. */
  readonly path?: PathStore;
  /** The answer of `/checkout/init`, if the page has it already: `start` then sends nothing. */
  readonly firstAnswer?: unknown;
  /** What is typed stays in this tab until the order is placed, but never a password. True by default in a page. */
  readonly hasDraft?: boolean;
  /** Sent with the order as `ct`. */
  readonly ct?: string;
  /** Whether the browser has this wallet now. Without it, methods of wallets are left out. */
  readonly canPayWith?: (wallet: 'apple' | 'google') => Promise<boolean>;
}

/** The checkout: three steps, `details`, `delivery` and `payment`. An order is placed by `submit` of the last one alone. */
export interface CheckoutModel {
  readonly status: Readable<Status>;
  readonly step: Readable<CheckoutStep>;
  /** By the names of the wire, such as `zip_code` and `shipping_zip_code`. */
  readonly fields: Readable<CheckoutFields>;
  readonly countries: Readable<readonly CheckoutCountry[]>;
  /** Of this step and of earlier ones, in the order of the fields. */
  readonly problems: Readable<readonly Problem[]>;
  /** Why the step was not accepted, where no field is wrong. */
  readonly refusal: Readable<Refusal | null>;
  /** A step is being sent. */
  readonly isBusy: Readable<boolean>;
  /** A customer is signed in. */
  readonly isCustomer: Readable<boolean>;
  /** Of the customer; empty for a guest. */
  readonly savedAddresses: Readable<readonly SavedAddress[]>;
  /** The methods of delivery and pickup, from the second step on. */
  readonly shippingMethods: Readable<readonly CheckoutMethod[]>;
  readonly shippingStatus: Readable<Status>;
  /** The methods of payment, in the last step. */
  readonly paymentMethods: Readable<readonly CheckoutMethod[]>;
  readonly paymentStatus: Readable<Status>;
  readonly lines: Readable<readonly OrderLine[]>;
  /** Null until the shop has answered. */
  readonly sums: Readable<OrderSums | null>;
  /** What is different from the order that the shopper saw; empty where nothing is. */
  readonly changes: Readable<readonly OrderChange[]>;
  /** Reads the checkout. After a failure, it tries again. */
  start(): Promise<Done | Refused>;
  /** Changes a field. Its problem is gone until the next `submit`. */
  edit<Name extends keyof CheckoutFields>(name: Name, value: CheckoutFields[Name]): void;
  /** Fills in a saved address. */
  chooseAddress(kind: 'billing' | 'shipping', id: string | number): void;
  /** The guest creates an account, with `password` and `password_confirmation`. */
  wantAccount(isWanted: boolean): void;
  /** Chooses a method of delivery, and its option. Throws for one that there is not. */
  chooseShipping(id: string | number, option?: string | number | null): void;
  /** Chooses a method of payment, and its option. Throws for one that there is not. */
  choosePayment(id: string | number, option?: string | number | null): void;
  /** Reads methods again whose status is `unavailable`. */
  retryMethods(): Promise<void>;
  /** Applies the code of a discount or a voucher. One that the shop does not accept is refused with its message. */
  applyCode(code: string): Promise<Outcome>;
  /** Removes the discount or the voucher in force, or one of several reductions by its code. */
  removeReduction(code?: string): Promise<Outcome>;
  /** Sends this step. In the last one it places the order: call it for a press of the shopper alone. */
  submit(): Promise<StepOutcome>;
  /** Goes back to an earlier step; another one is ignored. */
  goBack(step: CheckoutStep): void;
  /** Ends the model. */
  stop(): void;
}
