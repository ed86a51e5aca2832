import type { CartRow, Db } from '../db/schema.ts';
import { allowsExemption } from './checkout/countries.ts';
import type { Shopper } from './shopper.ts';

/** Who pays, as far as the checkout knows. */
export interface Buyer {
  readonly type: 'private' | 'business';
  /** Two lower-case letters: the country of the invoice. */
  readonly country: string;
}

/** A customer who is exempt pays the products that allow it without VAT. */
export async function chooseExemption(db: Db, shopper: Shopper, isSelected: boolean): Promise<void> {
  await db
    .updateTable('carts')
    .set({ tax_exemption_selected: isSelected ? 1 : 0 })
    .where('id', '=', shopper.cartId)
    .execute();
}

/**
 * Private buyers on the German site may choose the rate of 0 % for solar equipment; in the checkout it holds as long
 * as the buyer is private and lives where the rate exists.
 */
export function exemptionOf(
  cart: CartRow,
  { locale, person }: Shopper,
  buyer?: Buyer,
): { isPossible: boolean; selected: boolean } {
  const isPossible = locale === 'de' && person?.type !== 'business';
  const holds = !buyer || (buyer.type === 'private' && allowsExemption(buyer.country));
  return { isPossible, selected: isPossible && holds && cart.tax_exemption_selected === 1 };
}
