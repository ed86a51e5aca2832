/** What a product can be, as its template or the shop's answers say. */
export interface Availability {
  readonly orderable: boolean;
  readonly pre_order: boolean;
  readonly pre_heat: boolean;
  readonly price_on_request: boolean;
  /** No longer made. */
  readonly eol: boolean;
}

/** What a shopper can do with a product (specification 002 §2.2): buy it, ask for mail, or nothing. */
export function buyControl({
  orderable,
  pre_order,
  pre_heat,
  price_on_request,
  eol,
}: Availability): 'buy' | 'notify' | 'none' {
  if (price_on_request) return 'none';
  const isForSale = !pre_heat && (orderable || pre_order);
  if (isForSale) return 'buy';
  return eol ? 'none' : 'notify';
}
