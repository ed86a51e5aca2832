import type { CompareItem } from '../../shared/contract/compare.ts';
import type { OverviewProduct } from '../../shared/contract/overview.ts';
import { buyControl } from '../../shared/rules/buy-control.ts';
import { comparePrice, type PricedProduct } from '../../shared/ui/product/price-comparisons.ts';
import type { ComparedPrices, Product } from './product.ts';

export function comparedPrices(product: PricedProduct): ComparedPrices {
  const { earlier, percent, advised } = comparePrice(product);
  return {
    earlier: earlier || null,
    percentOff: percent || null,
    advised: advised || null,
    unit: product.unit_price ?? null,
  };
}

/** Of lists and comparisons, which answer the same. A product that stays the same stays the same object. */
export function productOf(product: OverviewProduct | CompareItem): Product {
  const known = products.get(product);
  if (known) return known;
  const { type, id, name, url, image, price, price_on_request, price_from, rating } = product;
  const read: Product = {
    type,
    id,
    name,
    url,
    image,
    price: price_on_request ? null : price,
    isLowestPrice: price_from === true,
    compared: comparedPrices(product),
    rating,
    text: product.short_item_detail_text,
    action: buyControl(product, false),
    isExemptible: product.has_tax_exemption,
  };
  products.set(product, read);
  return read;
}

const products = new WeakMap<OverviewProduct | CompareItem, Product>();
