import type { Db } from '../db/schema.ts';
import { lockCart } from './cart-lines.ts';
import type { Shopper } from './shopper.ts';
import type { StoredCart } from './stored-cart.ts';
import type { Discount } from './totals.ts';

/** Why a code does not apply; the texts are in `routes/texts.ts`. */
export type CodeProblem =
  | { why: 'unknown' }
  | { why: 'expired' }
  | { why: 'minimum'; minimum: number }
  | { why: 'spent' }
  | { why: 'not-yours' }
  | { why: 'quotation' };

export interface CodesInForce {
  discount: (Discount & { code: string }) | null;
  voucher: { code: string; balance: number } | null;
  /** Why a code that was applied earlier no longer applies. */
  problem: CodeProblem | null;
}

/** Applies a discount code or gift card to the cart; returns the reason if it does not apply, or null. */
export async function applyCode(
  db: Db,
  shopper: Shopper,
  typed: string,
  subtotal: number,
): Promise<CodeProblem | null> {
  const code = typed.trim().toUpperCase();
  await lockCart(db, shopper);
  if (await hasQuotation(db, shopper)) return { why: 'quotation' };
  const voucher = await findVoucher(db, code);
  if (voucher) {
    const problem = voucherProblem(voucher, shopper.now);
    if (!problem) await db.updateTable('carts').set({ voucher_code: code }).where('id', '=', shopper.cartId).execute();
    return problem;
  }
  const discount = await findDiscount(db, code);
  const problem = discount ? discountProblem(discount, shopper, subtotal) : ({ why: 'unknown' } as const);
  if (!problem) await db.updateTable('carts').set({ discount_code: code }).where('id', '=', shopper.cartId).execute();
  return problem;
}

/** Removes discount and gift card from the cart, or the one with this code. */
export async function removeCodes(db: Db, shopper: Shopper, code?: string): Promise<void> {
  await lockCart(db, shopper);
  const carts = db.updateTable('carts').where('id', '=', shopper.cartId);
  for (const column of ['discount_code', 'voucher_code'] as const) {
    const all = carts.set({ [column]: null });
    await (code === undefined ? all : all.where(column, '=', code)).execute();
  }
}

/** The value of a cart's codes at this subtotal. */
export async function codesInForce(
  db: Db,
  shopper: Shopper,
  cart: StoredCart,
  subtotal: number,
): Promise<CodesInForce> {
  const discount = cart.discount_code === null ? undefined : await findDiscount(db, cart.discount_code);
  const voucher = cart.voucher_code === null ? undefined : await findVoucher(db, cart.voucher_code);
  const ofDiscount = discount ? discountProblem(discount, shopper, subtotal) : null;
  const ofVoucher = voucher ? voucherProblem(voucher, shopper.now) : null;
  return {
    discount: discount && !ofDiscount ? { code: discount.code, kind: discount.kind, value: discount.value } : null,
    voucher: voucher && !ofVoucher ? { code: voucher.code, balance: voucher.balance } : null,
    problem: ofDiscount ?? ofVoucher,
  };
}

type StoredDiscount = NonNullable<Awaited<ReturnType<typeof findDiscount>>>;
type StoredVoucher = NonNullable<Awaited<ReturnType<typeof findVoucher>>>;

function discountProblem(discount: StoredDiscount, shopper: Shopper, subtotal: number): CodeProblem | null {
  if (discount.person_id !== null && discount.person_id !== shopper.person?.id) return { why: 'not-yours' };
  if (discount.ends_at !== null && discount.ends_at <= shopper.now) return { why: 'expired' };
  if (subtotal < discount.minimum) return { why: 'minimum', minimum: discount.minimum };
  return null;
}

function voucherProblem(voucher: StoredVoucher, now: number): CodeProblem | null {
  if (voucher.ends_at !== null && voucher.ends_at <= now) return { why: 'expired' };
  return voucher.balance === 0 ? { why: 'spent' } : null;
}

function findDiscount(db: Db, code: string) {
  return db.selectFrom('discounts').selectAll().where('code', '=', code).executeTakeFirst();
}

function findVoucher(db: Db, code: string) {
  return db.selectFrom('vouchers').selectAll().where('code', '=', code).executeTakeFirst();
}

async function hasQuotation(db: Db, { cartId }: Shopper): Promise<boolean> {
  const line = await db
    .selectFrom('cart_lines')
    .select('product_id')
    .where('cart_id', '=', cartId)
    .where('quotation_id', 'is not', null)
    .executeTakeFirst();
  return line !== undefined;
}
