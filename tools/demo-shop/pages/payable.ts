import type { Product } from '../rules/product.ts';
import { priceKeysOf } from '../rules/price-keys.ts';
import { payableOf } from '../rules/totals.ts';
import type { Priced } from './product-parts.ts';
import type { Visit } from './visit.ts';

/** Whether the visitor pays no VAT for the product. */
export function isExempt({ has_tax_exemption }: Pick<Product, 'has_tax_exemption'>, visit: Visit): boolean {
  return visit.isExempt && has_tax_exemption;
}

/** What the visitor pays, and the recommended price beside it, as the lists of the widgets have them. */
export function payable(product: Product, visit: Visit): Priced {
  const { price, from_price: advice, price_on_request } = product;
  const priced = (cents: number) => payableOf(cents, isExempt(product, visit));
  return {
    price: priced(price),
    price_on_request,
    ...(advice !== null && { advice_price: priced(advice) }),
    ...priceKeysOf(product, visit, priced),
  };
}
