import { CheckoutFields, type CheckoutData } from '../../../../shared/contract/checkout-data.ts';
import type { Db } from '../../db/schema.ts';
import { lockCart } from '../cart-lines.ts';
import type { Buyer } from '../exemption.ts';
import type { Shopper } from '../shopper.ts';
import { defaultCountry } from './countries.ts';

const NOTHING: CheckoutData = CheckoutFields.parse({});
const SECRET = { password: '', password_confirmation: '' };

/** The stored input of this cart's checkout, completed by the customer's own data. */
export async function knownData(db: Db, shopper: Shopper): Promise<CheckoutData> {
  const kept = await keptData(db, shopper.cartId);
  const known = { ...NOTHING, ...ownData(shopper.person), ...kept };
  return { ...known, email: shopper.person?.email ?? known.email };
}

/** Updates the stored input. Passwords are not stored. */
export async function keepData(db: Db, shopper: Shopper, data: Partial<CheckoutData>): Promise<void> {
  await lockCart(db, shopper);
  const before = await keptData(db, shopper.cartId);
  const kept = JSON.stringify({ ...before, ...data, ...SECRET });
  await db
    .insertInto('checkouts')
    .values({ cart_id: shopper.cartId, data: kept, changed_at: shopper.now })
    .onConflict((checkout) => checkout.column('cart_id').doUpdateSet({ data: kept, changed_at: shopper.now }))
    .execute();
}

export async function forgetData(db: Db, cartId: string): Promise<void> {
  await db.deleteFrom('checkouts').where('cart_id', '=', cartId).execute();
}

/** The input of a guest is kept after signing in, and replaces what the customer had entered earlier. */
export async function moveData(db: Db, fromCartId: string, cartId: string): Promise<void> {
  const moved = await db.selectFrom('checkouts').selectAll().where('cart_id', '=', fromCartId).executeTakeFirst();
  if (!moved) return;
  await forgetData(db, cartId);
  await db.updateTable('checkouts').set({ cart_id: cartId }).where('cart_id', '=', fromCartId).execute();
}

/** The buyer, as far as known. */
export function buyerIn(data: CheckoutData, { locale }: Pick<Shopper, 'locale'>): Buyer {
  return { type: data.type, country: data.country || defaultCountry(locale) };
}

/** The country of delivery: two lower-case letters. */
export function deliveryCountry(data: CheckoutData, shopper: Pick<Shopper, 'locale'>): string {
  const own = data.shipping_address_same_as_billing_address ? data.country : data.shipping_country;
  return own || defaultCountry(shopper.locale);
}

async function keptData(db: Db, cartId: string): Promise<Partial<CheckoutData>> {
  const kept = await db.selectFrom('checkouts').select('data').where('cart_id', '=', cartId).executeTakeFirst();
  return kept ? (JSON.parse(kept.data) as Partial<CheckoutData>) : {};
}

function ownData(person: Shopper['person']): Partial<CheckoutData> {
  if (!person) return {};
  return {
    email: person.email,
    first_name: person.first_name,
    middle_name: person.middle_name ?? '',
    last_name: person.last_name,
    type: person.type,
    company: person.company ?? '',
    vat_number: person.vat_number ?? '',
    phone: person.phone ?? '',
  };
}
