import type { CartLine } from '../../../shared/contract/cart.ts';
import type { Db } from '../db/schema.ts';
import { storedProducts } from './matching.ts';
import type { Locale } from './language.ts';
import { productIn } from './product.ts';

/** The gift of the shop. It has no category and cannot be bought. When a cart gets it: `earnsGift` in `totals.ts`. */
export const GIFT_ID = 'cadeau-1';

/** The line of the gift in a cart; its earlier price is the value of the gift. */
export async function giftLine(db: Db, locale: Locale): Promise<CartLine | undefined> {
  const row = await storedProducts(db).where('products.id', '=', GIFT_ID).executeTakeFirst();
  if (!row) return undefined;
  const gift = productIn(locale, row);
  return {
    type: gift.type,
    id: gift.id,
    name: gift.name,
    description: gift.short_item_detail_text,
    url: null,
    image: gift.image,
    rating: gift.rating,
    qty: 1,
    price: 0,
    from_price: gift.price,
    sku: gift.sku,
    brand: gift.brand.name,
    in_stock: true,
    free: true,
    extra_power_credits: 0,
    quotationId: null,
  };
}
