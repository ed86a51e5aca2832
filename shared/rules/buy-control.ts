/** The availability of a product, from its template or from the shop's answers. */
export interface Availability {
  readonly orderable: boolean;
  readonly pre_order: boolean;
  readonly pre_heat: boolean;
  readonly price_on_request: boolean;
  /** No longer made. */
  readonly eol: boolean;
}

/** `pre-order`: it can be bought, and is delivered later. `notify`: the shop mails when it is in stock again. */
export type BuyAction = 'buy' | 'pre-order' | 'notify' | 'none';

/** What a shopper can do with a product. */
export function buyControl({ orderable, pre_order, pre_heat, price_on_request, eol }: Availability): BuyAction {
  if (price_on_request) return 'none';
  if (!pre_heat && orderable) return 'buy';
  if (!pre_heat && pre_order) return 'pre-order';
  return eol ? 'none' : 'notify';
}
