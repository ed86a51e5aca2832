/**
 * What a shop tells the kit. Amounts are whole minor units of the currency (cents), VAT included; a fraction is rounded,
 * half a cent up. Ids are what the shop uses, and come back as they were sent.
 */

export type Id = string | number;
/** One of `LOCALES`, spelled out: the types of the package import no file beside their own. */
export type Locale = 'nl' | 'de' | 'en';

/** VAT at one rate. */
export interface TaxLine {
  /** A percentage, such as 21. */
  readonly rate: number;
  /** In minor units. */
  readonly amount: number;
}

/** What is taken off: a code, a promotion of the shop, a gift card. */
export interface Reduction {
  /** What the shopper reads. */
  readonly name: string;
  /** In minor units; its sign does not matter. */
  readonly amount: number;
  /** The code that was entered. With it, the shopper can remove the reduction; without it, the shop gives it by itself. */
  readonly code?: string | undefined;
}

/** What the price of one piece is compared with, in minor units and with VAT. Each is shown as what it is. */
export interface Compared {
  /**
   * The lowest price of the 30 days before the product became cheaper. Where it is higher than the price, it is struck,
   * with the percentage.
   */
  readonly earlierPrice?: number | null;
  /** What the maker recommends. Where it is higher than the price, it is shown with its name, and not struck. */
  readonly advicePrice?: number | null;
  /** Of a metre, a kilogram or another unit, which is named as the shopper reads it: `m`, `kg`, `100 ml`. */
  readonly unitPrice?: { readonly price: number; readonly unit: string } | null;
  /** The label of the producer's guarantee of durability, as a file of the producer. Sizes are pixels. */
  readonly guaranteeLabel?: {
    readonly image: string;
    readonly width: number;
    readonly height: number;
    readonly years?: number | null;
    readonly alt?: string | null;
    readonly url?: string | null;
  } | null;
  /** The energy class, with the addresses of the label and the product information sheet. */
  readonly energyLabel?: {
    readonly class: string;
    readonly image?: string | null;
    readonly sheet?: string | null;
    /** The best and the worst class; A to G by default. */
    readonly scale?: readonly [string, string] | null;
  } | null;
}

/** A line of the cart. */
export interface Line extends Compared {
  readonly id: Id;
  /** `product` by default. */
  readonly type?: string;
  /** What the shop calls the line itself, if that is something else than `id`. It stays in the server. */
  readonly key?: Id;
  readonly sku?: string | null;
  readonly name: string;
  readonly brand?: string | null;
  /** Of the product's page. */
  readonly url?: string | null;
  readonly image?: string | null;
  readonly quantity: number;
  /** Per piece, in minor units. */
  readonly price: number;
  /** All pieces, in minor units. */
  readonly total: number;
  /** From 0 to 5; null for a product without reviews. Left out where the shop has no reviews at all. */
  readonly rating?: number | null;
  /** True by default. */
  readonly isInStock?: boolean;
  /** A gift: the shopper can neither change nor remove it. */
  readonly isGift?: boolean;
}

export interface Cart {
  /** What the shop calls this cart, and the order that it becomes. `findOrder` receives it; it stays in the server. */
  readonly id?: Id;
  readonly lines: readonly Line[];
  /** All lines before reductions and shipping, in minor units; the sum of their totals by default. */
  readonly subtotal?: number;
  /** In minor units; null as long as it is unknown, such as before the address. */
  readonly shipping: number | null;
  /** An entry for each rate; null as long as it is unknown. */
  readonly taxes: readonly TaxLine[] | null;
  readonly reductions: readonly Reduction[];
  /** What the shopper pays, in minor units. */
  readonly total: number;
}

/** A product that is put into the cart. */
export interface Addition {
  readonly id: Id;
  readonly type: string;
  /** From 1 to 9999. */
  readonly quantity: number;
}

/** A product of a list. */
export interface Card extends Compared {
  readonly id: Id;
  /** `product` by default. */
  readonly type?: string;
  readonly sku?: string | null;
  readonly name: string;
  readonly url?: string | null;
  readonly image?: string | null;
  /** Text or markup. */
  readonly info?: string | null;
  /** In minor units; null for a price on request. */
  readonly price: number | null;
  /** False for what is sold out. */
  readonly isOrderable: boolean;
  /** There are variants: the card shows "from", and links to the page instead of buying. */
  readonly hasVariants?: boolean;
  /** From 0 to 5; null for a product without reviews. Left out where the shop has no reviews at all. */
  readonly rating?: number | null;
  readonly brandIds?: readonly Id[];
  /** Options of `filters`. */
  readonly optionIds?: readonly Id[];
}

/** A page of what customers say about a product. */
export interface ReviewPage {
  readonly reviews: readonly {
    readonly id?: Id;
    /** From 0 to 5. */
    readonly rating?: number | null;
    /** Who wrote it, as the shop shows it: “Marieke V.”. */
    readonly author?: string | null;
    /** What was bought, as it was called then. */
    readonly product?: string | null;
    /** Plain text. */
    readonly comment: string;
    /** ISO 8601. */
    readonly date?: string | null;
    /** You have made sure that its writer bought the product. */
    readonly isVerified?: boolean;
  }[];
  /** Whether, and in your words how, you make sure that reviews are from buyers. */
  readonly verification?: { readonly isChecked: true; readonly how: string } | { readonly isChecked: false };
  /** Over all reviews. */
  readonly rating?: number | null;
  readonly total: number;
  readonly pages: number;
}

export interface Choice {
  readonly id: Id;
  readonly name: string;
  /** The part of the address that chooses it; made of the name by default. */
  readonly alias?: string;
}

export interface ProductList {
  readonly name: string;
  /** Markup. */
  readonly text?: string | null;
  readonly products: readonly Card[];
  readonly brands?: readonly Choice[];
  readonly filters?: readonly (Choice & { readonly options: readonly Choice[] })[];
}

/** One without `url` is not shown. */
export type SuggestedProduct = Pick<Card, 'id' | 'type' | 'sku' | 'name' | 'url' | 'image' | 'price' | 'hasVariants'>;

export interface SuggestedLink {
  readonly name: string;
  readonly url: string;
}

/** What the search field shows while a shopper types. Each part may be missing. */
export interface Suggestions {
  /** The best ones first: a handful fits on a telephone. */
  readonly products?: readonly SuggestedProduct[];
  readonly categories?: readonly SuggestedLink[];
  readonly brands?: readonly SuggestedLink[];
  /** Products that the page of results has. */
  readonly total?: number;
}

/** A country to which the shop sells. */
export interface Country {
  /** ISO 3166-1 with two letters, in any case. */
  readonly code: string;
  readonly name: string;
  /** With three letters; the address search needs it. */
  readonly code3?: string;
  /** `dutch` has a house number with an addition, `lines` one street line. `dutch` by default. */
  readonly format?: 'dutch' | 'lines';
  readonly hasSecondLine?: boolean;
  /** True for a province as free text, or those to choose from. */
  readonly provinces?: true | readonly { readonly code: string; readonly name: string }[];
  readonly needsProvince?: boolean;
}

export interface Address {
  readonly firstName: string;
  /** Such as "de". */
  readonly middleName: string;
  readonly lastName: string;
  /** Middle and last name: what an engine stores that has one field for them. */
  readonly familyName: string;
  /** The whole name, for an engine that has one field for it. */
  readonly name: string;
  /** Empty for a private buyer. */
  readonly company: string;
  readonly vatNumber: string;
  readonly phone: string;
  /** Street, house number and addition in one line: what an engine stores that has one field for them. */
  readonly line: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly houseNumberAddition: string;
  readonly secondLine: string;
  /** Its code where the country lists its provinces. */
  readonly province: string;
  readonly postcode: string;
  readonly city: string;
  /** In lower case. */
  readonly country: string;
}

type Known<Value> = { readonly [Key in keyof Value]?: Value[Key] | null };

/**
 * An address of a customer. An engine that has one field for the street or for the name names `line` or `name`, and the kit
 * takes it apart.
 */
export interface SavedAddress extends Known<Address> {
  readonly id: Id;
  readonly isDefaultBilling?: boolean | null;
  readonly isDefaultShipping?: boolean | null;
}

export interface Customer {
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly addresses: readonly SavedAddress[];
}

/** Who orders, and where to. */
export interface Buyer {
  readonly email: string;
  readonly billing: Address;
  /** The billing address where the shopper named no other. */
  readonly shipping: Address;
}

export interface ShippingMethod {
  readonly id: Id;
  readonly label: string;
  /** `delivery` by default. */
  readonly kind?: 'delivery' | 'pickup';
  /** Text or markup. */
  readonly description?: string | null;
  /** Why this is the more sustainable choice, in a few words of the shop. */
  readonly sustainable?: string;
  /** In minor units. */
  readonly price: number;
  /**
   * The cart when this method is chosen. Without it, the kit chooses each method in turn, and then that of before again:
   * the page shows the total and the VAT that the shop will charge.
   */
  readonly cart?: Cart;
  /** Dates, or places. */
  readonly options?: readonly { readonly id: Id; readonly label: string }[];
}

/** Old equipment that the shop takes back when it hands over the new. */
export interface TakeBackOffer {
  /** The label of the checkbox. */
  readonly label: string;
  /** What is taken back, and how. */
  readonly description?: string;
}

export interface PaymentMethod {
  readonly id: Id;
  readonly label: string;
  /** The address of a mark before the name, shown in 36 × 24 px. */
  readonly image?: string;
  /** In minor units; 0 by default. */
  readonly price?: number;
  /** The cart when this method is chosen. Without it, the price is added to the cart's total. */
  readonly cart?: Cart;
  readonly isRecommended?: boolean;
  /** Such as banks. */
  readonly options?: readonly { readonly id: Id; readonly label: string }[];
}

export interface Selection {
  readonly id: Id;
  readonly option: Id | null;
}

export interface Order extends Buyer {
  /** The same for each repeat of the same order; null where the page sends none. */
  readonly key: string | null;
  readonly shippingMethod: Selection | null;
  readonly paymentMethod: Selection | null;
  /** Old equipment is to be taken back. False without an offer. */
  readonly isTakenBack: boolean;
  /** Of a new account; null where the shopper wants none. */
  readonly password: string | null;
}
