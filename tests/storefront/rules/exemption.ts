import type { CartRow, Db } from '../db/schema.ts';
import type { Shopper } from './shopper.ts';

/** A customer who is exempt pays the products that allow it without VAT. */
export async function chooseExemption(db: Db, shopper: Shopper, isSelected: boolean): Promise<void> {
  await db
    .updateTable('carts')
    .set({ tax_exemption_selected: isSelected ? 1 : 0 })
    .where('id', '=', shopper.cartId)
    .execute();
}

/** Private buyers on the German site may choose the rate of 0 % for solar equipment. */
export function exemptionOf(cart: CartRow, { locale, person }: Shopper): { isPossible: boolean; selected: boolean } {
  const isPossible = locale === 'de' && person?.type !== 'business';
  return { isPossible, selected: isPossible && cart.tax_exemption_selected === 1 };
}
