import type { Cart } from '../../../shared/contract/cart.ts';
import { hasExtra } from '../extras.ts';
import type { PricedCart } from './priced-cart.ts';
import { hasSeveralRates, VAT_RATE, vatLinesIn, vatOn } from './totals.ts';

/** The reduction that the shop gives by itself. */
export const PROMOTION_NAME = 'Zonneweken';

/** Goods after all reductions, before a gift card. */
export function goodsIn({ totals }: PricedCart): number {
  return totals.total - totals.shippingCosts;
}

/** The costs that the cart knows. */
function knownCosts(priced: PricedCart): number {
  return hasExtra(priced, 'unknown-costs') ? 0 : priced.totals.shippingCosts;
}

export function vatIn(
  priced: PricedCart,
  services = knownCosts(priced),
): Pick<Cart, 'vat' | 'vatRate' | 'extraVatLines'> {
  const { lines, exempt } = priced;
  const goods = goodsIn(priced);
  if (hasExtra(priced, 'unknown-vat')) return { vat: null, vatRate: null };
  const vat = vatOn(lines, goods, services);
  if (!hasSeveralRates(lines)) return { vat, vatRate: exempt.selected ? 0 : VAT_RATE };
  return { vat, vatRate: null, extraVatLines: vatLinesIn(lines, goods, services) };
}

/** The sum and the reductions, as a shop answers them that has several. */
export function extrasOf(priced: PricedCart): Partial<Cart> {
  const costs = goodsIn(priced) + knownCosts(priced);
  return {
    ...(hasExtra(priced, 'sums') && { total: costs - Math.min(priced.totals.voucher, costs) }),
    ...(hasExtra(priced, 'several-reductions') && reductionsOf(priced, priced.totals.voucher)),
  };
}

/** @param voucher what a gift card pays */
export function reductionsOf(
  { codes, totals }: PricedCart,
  voucher: number,
): Pick<Cart, 'currentDiscount' | 'currentVoucher' | 'discounts'> {
  const byCode = [
    { code: codes.discount?.code, amount: totals.discount },
    { code: codes.voucher?.code, amount: voucher },
  ];
  return {
    currentDiscount: null,
    currentVoucher: null,
    discounts: [
      ...byCode.flatMap(({ code, amount }) => (code ? [{ name: code, amount, code, removable: true }] : [])),
      ...(totals.promotion ? [{ name: PROMOTION_NAME, amount: totals.promotion }] : []),
    ],
  };
}
