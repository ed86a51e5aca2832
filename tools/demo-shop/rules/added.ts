import type { Added } from '../../../shared/contract/cart.ts';
import type { Db } from '../db/schema.ts';
import { piecesIn, readCart } from './cart.ts';
import type { LineChange } from './cart-lines.ts';
import { withCardExtras } from './card-extras.ts';
import { accessoriesOf, productsById } from './catalogue.ts';
import { priceKeysOf } from './price-keys.ts';
import type { Shopper } from './shopper.ts';
import { payableOf } from './totals.ts';

/** The content of the popup after products were added to the cart. */
export async function describeAdded(db: Db, shopper: Shopper, { id, qty }: LineChange): Promise<Added> {
  const [product] = await productsById(db, shopper.locale, [String(id)]);
  if (!product) throw new Error(`Product ${id} is in the cart but not in the shop`);
  const { cart } = await readCart(db, shopper);
  const accessories = await accessoriesOf(db, shopper.locale, product.id);
  const inCart = cart.items.map((line) => String(line.id));
  const hasTaxExemption = cart.taxExemptionSelected && product.has_tax_exemption;
  const priced = (price: number) => payableOf(price, hasTaxExemption);
  return {
    item: {
      sku: product.sku,
      name: product.name,
      brand: product.brand.name,
      price: cart.items.find((line) => line.id === product.id)?.price ?? product.price,
      ...comparedOf(product.from_price, priced),
      ...priceKeysOf(product, shopper, priced),
      image: product.image,
      mobile_image: product.mobile_image,
      qty,
      type: product.type,
      extra_power_credits: product.extra_power_credits,
      pre_heat: product.pre_heat,
      price_on_request: product.price_on_request,
    },
    count: piecesIn(cart),
    accessories: accessories
      .filter((accessory) => !inCart.includes(String(accessory.id)))
      .map((accessory) => withCardExtras(accessory, { ...shopper, isExempt: cart.taxExemptionSelected })),
    vatRate: cart.vatRate,
    hasTaxExemption,
  };
}

/** The recommended price, which a shop without a key for it answers as the earlier one. */
function comparedOf(recommended: number | null, priced: (cents: number) => number) {
  if (recommended === null) return { from_price: null };
  return { from_price: priced(recommended), advice_price: priced(recommended) };
}
