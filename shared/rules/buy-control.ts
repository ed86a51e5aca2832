/** The availability of a product, from its template or from the shop's answers. */
export interface Availability {
  readonly orderable: boolean;
  readonly pre_order: boolean;
  readonly pre_heat: boolean;
  readonly price_on_request: boolean;
  /** No longer made. */
  readonly eol: boolean;
  /** A variant has to be chosen on the product's page. */
  readonly choose?: boolean | undefined;
  /** Whether the shop mails when it is in stock again; undefined where it does not say. */
  readonly notify?: boolean | undefined;
}

/**
 * `choose`: on its page. `pre-order`: it can be bought, and is delivered later. `notify`: the shop mails when it is in
 * stock again. `sold-out`: a text.
 */
export type BuyAction = 'buy' | 'choose' | 'pre-order' | 'notify' | 'sold-out' | 'none';

/**
 * What a shopper can do with a product.
 *
 * @param canNotify the page has the form for the mail
 */
export function buyControl(
  { orderable, pre_order, pre_heat, price_on_request, eol, choose, notify }: Availability,
  canNotify: boolean,
): BuyAction {
  if (price_on_request) return 'none';
  if (!pre_heat && (orderable || pre_order)) return choose ? 'choose' : orderable ? 'buy' : 'pre-order';
  if (eol) return 'none';
  if (notify ?? canNotify) return 'notify';
  return pre_heat ? 'none' : 'sold-out';
}
