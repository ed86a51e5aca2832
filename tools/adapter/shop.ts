import type * as model from './model.ts';

/** What the kit keeps of a visitor. */
export interface Session<Data> {
  readonly locale: model.Locale;
  /** What the shop keeps, such as the engine's own token. Any JSON; it is stored after each call. */
  data: Partial<Data>;
}

type Answer<Value> = Value | Promise<Value>;

/**
 * The functions of a shop. Calls whose functions are absent answer 404, and `leftOut` lists them. A function throws
 * `Refusal` for what the shopper can mend; any other error answers 500. Calls of one session never overlap.
 */
export interface Shop<Data> {
  /** Null where nothing was added. It is also read for the badge. */
  readCart?(session: Session<Data>): Answer<model.Cart | null>;
  /**
   * Adds a product that is not in the cart yet. Refuses an unknown product, and more than there is. An engine that adds a
   * part of it nevertheless needs no care: the kit sets the quantity of before again, also after `changeLine`.
   */
  addLine?(session: Session<Data>, addition: model.Addition): Answer<model.Cart>;
  /** `quantity` is that of the whole line, from 1 to 9999. */
  changeLine?(session: Session<Data>, line: model.Line, quantity: number): Answer<model.Cart>;
  removeLine?(session: Session<Data>, line: model.Line): Answer<model.Cart>;
  /** Refuses an unknown code with `new Refusal('code')`. */
  applyCode?(session: Session<Data>, code: string): Answer<unknown>;
  removeCode?(session: Session<Data>, code: string): Answer<unknown>;

  /** The list of a page; null where there is none. */
  readList?(
    session: Session<Data>,
    list: { readonly id: model.Id; readonly type: string },
  ): Answer<model.ProductList | null>;
  /**
   * What a search field suggests for a text that is being typed, of 1 to 100 letters. There is no session: the answer is the
   * same for every visitor, and may be cached for a minute.
   */
  suggest?(text: string, locale: model.Locale): Answer<model.Suggestions>;
  /** Notes that a shopper wants a mail when a product is back. Without it, cards say that it is sold out. */
  remind?(session: Session<Data>, wish: Reminder): Answer<unknown>;
  /** What goes with a product that was added. The page offers it beside the buttons to go on. */
  accessories?(session: Session<Data>, product: Product): Answer<readonly model.Card[]>;
  /** `page` counts from 1. Null for an unknown product. */
  readReviews?(session: Session<Data>, product: Product, page: number): Answer<model.ReviewPage | null>;
  /** What shipping costs for a price in minor units, for each country. */
  shippingCosts?(session: Session<Data>, price: number): Answer<readonly { name: string; costs: number }[]>;

  countries?(session: Session<Data>): Answer<readonly model.Country[]>;
  /** Who is signed in; null for a guest. */
  customer?(session: Session<Data>): Answer<model.Customer | null>;
  /** Returns whether both are right. The kit gives the session new keys. */
  signIn?(session: Session<Data>, credentials: { readonly email: string; readonly password: string }): Answer<boolean>;
  /** Stores what the first step of the checkout has; the kit has validated it. */
  setAddresses?(session: Session<Data>, buyer: model.Buyer): Answer<model.Cart>;
  shippingMethods?(session: Session<Data>): Answer<readonly model.ShippingMethod[]>;
  /** Returns the cart with the costs of the method. The kit has compared it with `shippingMethods`. */
  chooseShipping?(session: Session<Data>, method: model.Selection): Answer<model.Cart>;
  /** Offers to take old equipment back with this cart; null for none. The order says whether the shopper wants it. */
  takeBack?(session: Session<Data>): Answer<model.TakeBackOffer | null>;
  paymentMethods?(session: Session<Data>): Answer<readonly model.PaymentMethod[]>;
  /**
   * Places the order and empties the cart. Returns the address to which the browser is sent. The kit answers a repeat
   * with the same `key` itself; after a failure the key comes again.
   */
  placeOrder?(session: Session<Data>, order: model.Order): Answer<{ readonly redirect: string }>;
  /**
   * Finds the order of an attempt whose end the kit does not know, such as after a crash; null where the engine has none.
   * Without it, such an order is placed again.
   */
  findOrder?(session: Session<Data>, attempt: Attempt): Answer<{ readonly redirect: string } | null>;

  /** Stores an address of the customer; without an id a new one. */
  storeAddress?(session: Session<Data>, address: model.Address & { readonly id: model.Id | null }): Answer<unknown>;
  deleteAddress?(session: Session<Data>, id: model.Id): Answer<unknown>;
  chooseDefaultAddress?(session: Session<Data>, id: model.Id, kind: 'billing' | 'shipping'): Answer<unknown>;
}

export type Product = Pick<model.Addition, 'id' | 'type'>;

/** An order that was sent to `placeOrder`. */
export interface Attempt {
  /** The key of the order. */
  readonly key: string;
  /** The cart that it was placed from. */
  readonly cart: model.Id | null;
}

/** The official picture of the notice on the legal guarantee, in one language. */
export interface GuaranteeNotice {
  /** The address of the picture. */
  readonly image: string;
  /** Its own size in pixels. */
  readonly width?: number;
  readonly height?: number;
  /** What the picture says. */
  readonly alt?: string;
  /** The path of the page with the details. */
  readonly page?: string;
}

/** Pages and files of the shop that the checkout has. */
export interface ShopPages {
  readonly terms?: string;
  readonly privacy?: string;
  /** Shown above the order button, to visitors of these languages. */
  readonly guaranteeNotice?: { readonly [Language in model.Locale]?: GuaranteeNotice };
}

export interface Reminder {
  readonly id: model.Id;
  readonly type: string;
  readonly name: string;
  readonly email: string;
}

export type ShopFunction = keyof Shop<unknown>;
