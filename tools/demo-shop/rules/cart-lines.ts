import type { WireId } from '../../../shared/contract/wire.ts';
import type { Db, ProductRow } from '../db/schema.ts';
import { GIFT_ID } from './gift.ts';
import { canOrder } from './product.ts';
import { Refused } from './refusal.ts';
import type { Shopper } from './shopper.ts';

export interface LineKey {
  type: string;
  id: WireId;
}

export interface LineChange extends LineKey {
  /** Pieces, at least one. */
  qty: number;
}

/** Adds pieces to the cart, to the existing line if there is one. */
export async function addToCart(db: Db, shopper: Shopper, { type, id, qty }: LineChange): Promise<void> {
  requireQuantity(qty);
  await lockCart(db, shopper);
  const product = await productFor(db, { type, id });
  const inCart = await quantityOf(db, shopper.cartId, product.id);
  requireStock(product, inCart + qty);
  await putLine(db, shopper, product.id, inCart + qty);
}

/** Adds pieces to a line of the cart. */
export async function increaseLine(db: Db, shopper: Shopper, { type, id, qty }: LineChange): Promise<void> {
  requireQuantity(qty);
  await lockCart(db, shopper);
  const product = await productFor(db, { type, id });
  const inCart = await requireLine(db, shopper, product);
  requireStock(product, inCart + qty);
  await putLine(db, shopper, product.id, inCart + qty);
}

/** Removes pieces. The last piece stays; `removeLine` removes the line. */
export async function decreaseLine(db: Db, shopper: Shopper, { type, id, qty }: LineChange): Promise<void> {
  requireQuantity(qty);
  await lockCart(db, shopper);
  const product = await productFor(db, { type, id });
  const inCart = await requireLine(db, shopper, product);
  await putLine(db, shopper, product.id, Math.max(1, inCart - qty));
}

/** Removes a line. A missing line is no error, so the call can be repeated. */
export async function removeLine(db: Db, shopper: Shopper, { id }: LineKey): Promise<void> {
  if (String(id) === GIFT_ID) throw new Refused('id', { why: 'gift' });
  await lockCart(db, shopper);
  await db
    .deleteFrom('cart_lines')
    .where('cart_id', '=', shopper.cartId)
    .where('product_id', '=', String(id))
    .execute();
}

/** Sets the quantity of a line without a check of the stock, as quotations need. */
export async function putLine(
  db: Db,
  shopper: Shopper,
  productId: string,
  qty: number,
  quotationId: string | null = null,
): Promise<void> {
  const again = { qty, ...(quotationId !== null && { quotation_id: quotationId }) };
  await db
    .insertInto('cart_lines')
    .values({ cart_id: shopper.cartId, product_id: productId, qty, quotation_id: quotationId, added_at: shopper.now })
    .onConflict((line) => line.columns(['cart_id', 'product_id']).doUpdateSet(again))
    .execute();
}

/** Stores that a line was added with a set, and its price per piece in that set. */
export async function markCombination(
  db: Db,
  { cartId }: Pick<Shopper, 'cartId'>,
  productId: string,
  combination: { id: string; price: number },
): Promise<void> {
  await db
    .updateTable('cart_lines')
    .set({ combination_id: combination.id, combination_price: combination.price })
    .where('cart_id', '=', cartId)
    .where('product_id', '=', productId)
    .execute();
}

/**
 * Serializes the changes of a cart. SQLite has one writer anyway; PostgreSQL locks the row that is written here, so
 * that values read afterwards are still valid when they are written.
 */
export async function lockCart(db: Db, { cartId, now }: Pick<Shopper, 'cartId' | 'now'>): Promise<void> {
  await db
    .updateTable('carts')
    .set((cart) => ({ revision: cart('revision', '+', 1), changed_at: now }))
    .where('id', '=', cartId)
    .execute();
}

/** The maximum quantity of a product in one cart. */
export function mostOf(product: Pick<ProductRow, 'type' | 'stock' | 'pre_order'>): number {
  if (product.type === 'second-chance-product') return Math.min(1, product.stock);
  return product.pre_order === 1 ? 999 : Math.min(999, product.stock);
}

function requireStock(product: ProductRow, qty: number): void {
  const most = mostOf(product);
  if (qty <= most) return;
  if (product.type === 'second-chance-product' && most === 1) throw new Refused('qty', { why: 'only-once' });
  throw new Refused('qty', most === 0 ? { why: 'sold-out' } : { why: 'stock', left: most });
}

function requireQuantity(qty: number): void {
  if (!Number.isSafeInteger(qty) || qty < 1) throw new Refused('qty', { why: 'quantity' });
}

async function requireLine(db: Db, shopper: Shopper, product: ProductRow): Promise<number> {
  const inCart = await quantityOf(db, shopper.cartId, product.id);
  if (inCart === 0) throw new Refused('id', { why: 'not-in-cart' });
  return inCart;
}

async function productFor(db: Db, { type, id }: LineKey): Promise<ProductRow> {
  if (String(id) === GIFT_ID) throw new Refused('qty', { why: 'gift' });
  const product = await db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', String(id))
    .where('type', '=', type as ProductRow['type'])
    .executeTakeFirst();
  if (!product) throw new Refused('id', { why: 'unknown-product' });
  if (!canOrder({ ...product, stock: 1 })) throw new Refused('id', { why: 'not-for-sale' });
  return product;
}

async function quantityOf(db: Db, cartId: string, productId: string): Promise<number> {
  const line = await db
    .selectFrom('cart_lines')
    .select('qty')
    .where('cart_id', '=', cartId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return line?.qty ?? 0;
}
