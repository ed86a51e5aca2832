import type { Db } from '../db/schema.ts';
import { allowsExemption } from './checkout/countries.ts';
import type { Shopper } from './shopper.ts';
import { storedCart, type StoredCart } from './stored-cart.ts';

/** The buyer, as far as the checkout knows. */
export interface Buyer {
  readonly type: 'private' | 'business';
  /** Two lower-case letters: the country of the billing address. */
  readonly country: string;
}

/** An exempt customer pays no VAT for products that allow it. */
export async function chooseExemption(db: Db, shopper: Shopper, isSelected: boolean): Promise<void> {
  await db
    .updateTable('carts')
    .set({ tax_exemption_selected: isSelected ? 1 : 0 })
    .where('id', '=', shopper.cartId)
    .execute();
}

/**
 * Private buyers on the German site may choose the 0 % rate for solar equipment. In the checkout it applies while the
 * buyer is private and lives in a country with this rate.
 */
export function exemptionOf(
  cart: Pick<StoredCart, 'tax_exemption_selected'>,
  { locale, person }: Shopper,
  buyer?: Buyer,
): { isPossible: boolean; selected: boolean } {
  const isPossible = locale === 'de' && person?.type !== 'business';
  const holds = !buyer || (buyer.type === 'private' && allowsExemption(buyer.country));
  return { isPossible, selected: isPossible && holds && cart.tax_exemption_selected === 1 };
}

/** Whether the shopper has chosen the 0 % rate for what allows it. */
export async function paysNoVat(db: Db, shopper: Shopper): Promise<boolean> {
  return exemptionOf(await storedCart(db, shopper), shopper).selected;
}
