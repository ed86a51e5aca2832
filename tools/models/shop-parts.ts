import type { Shop } from './shop.ts';
import type { ShopParts } from './services.ts';

/** What `createShop` has made, out of the sight of its users. */
export const partsByShop = new WeakMap<Shop, ShopParts>();

export function partsOf(shop: Shop): ShopParts {
  const parts = partsByShop.get(shop);
  if (!parts) throw new TypeError('A model needs what createShop returns.');
  return parts;
}
