import type { CartRow, Db } from '../db/schema.ts';
import type { Shopper } from './shopper.ts';

export type StoredCart = Pick<CartRow, 'discount_code' | 'voucher_code' | 'tax_exemption_selected'>;

/** The cart of a guest is empty until something is stored in it. */
const EMPTY: StoredCart = { discount_code: null, voucher_code: null, tax_exemption_selected: 0 };

export async function storedCart(db: Db, { cartId }: Pick<Shopper, 'cartId'>): Promise<StoredCart> {
  const columns = ['discount_code', 'voucher_code', 'tax_exemption_selected'] as const;
  return (await db.selectFrom('carts').select(columns).where('id', '=', cartId).executeTakeFirst()) ?? EMPTY;
}
