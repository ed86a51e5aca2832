/**
 * What the answers of another shop may contain beside those of the specification. Each name switches it on for one
 * session. A rule asks `hasExtra(shopper, 'sums')`, a route `hasExtra(sessionOf(context), 'sums')`.
 */
export const EXTRAS = {
  sums: '`total` and `line_total`, rounded as a shop that stores prices without VAT',
  'unknown-costs': '`shippingCosts` is null in the cart, until the checkout knows the address',
  'unknown-vat': '`vat` and `vatRate` are null in the cart',
  'several-rates': 'products up to € 25 at 9 %: `vatRate` is null, and `extraVatLines` has an amount for each rate',
  'several-reductions': 'codes, and a promotion of the shop that cannot be removed: `discounts`',
  'any-quantity': '`any_quantity`: plus and min take every `qty`',
  'no-credits': 'no Power Credits: answers without `spsCreditEarnDisabled`',
  'method-costs': 'methods with `costs_included` and `cart`, and the cart in the answers of the checkout',
  'foreign-addresses': 'countries with `address_format`, `second_line` and provinces',
  'order-key': '`order_key`: an order that is sent again with its key is placed once',
  'recommended-payment': '`recommended` at one payment method, which is not the first',
  variants: 'products up to € 25 with `price_from` and `choose`',
  'no-reminders': '`notify: false` for what is sold out or announced',
  'price-keys': '`prior_price`, `advice_price` and `unit_price` of a few products, such as cable per metre',
  'product-safety': 'who answers for a product and what it warns of, on its page',
  'review-checks': 'how reviews are verified, and `verified_purchase` at two of three',
  'sustainable-delivery': '`sustainable`: words of the shop at one delivery method',
  'take-back': '`take_back` in the answer of the delivery methods, for carts with equipment',
  labels: '`guarantee_label` and `energy_label` of a few products, with dummies for the official pictures',
  'no-review-selection': 'reviews without `ratingCounts` and `orders`: no bars, selection by stars or order',
  'no-ratings': 'products without the key `rating`',
  'guarantee-notice':
    '`guarantee_notice` in the checkout, and the widget on product pages: a picture that is marked as no official one',
  'server-lists': '`mode: "server"`: a list answers one page, and is called again for each selection',
  'cached-lists': '`readUrl`, with `server-lists`: further pages are read with `GET`, and may be cached',
  'uncounted-lists': 'no `counts`, with `server-lists`: options without numbers',
} as const;
export type Extra = keyof typeof EXTRAS;

export const EXTRA_NAMES = Object.keys(EXTRAS) as Extra[];

/** A session or a shopper. */
export interface WithExtras {
  extras?: readonly Extra[] | undefined;
}

export function hasExtra({ extras }: WithExtras, name: Extra): boolean {
  return extras?.includes(name) ?? false;
}
