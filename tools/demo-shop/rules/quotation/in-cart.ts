import type { Db, QuotationRow } from '../../db/schema.ts';
import { lockCart, putLine } from '../cart-lines.ts';
import { Refused } from '../refusal.ts';
import type { Shopper } from '../shopper.ts';

interface QuotationLine {
  id: string;
  qty: number;
}

/** Adds all lines of a quotation to the cart of its customer. */
export async function takeQuotation(db: Db, shopper: Shopper, id: string): Promise<void> {
  await lockCart(db, shopper);
  const quotation = await db.selectFrom('quotations').selectAll().where('id', '=', id).executeTakeFirst();
  if (!quotation || quotation.person_id !== shopper.person?.id) throw new Refused('id', { why: 'sign-in' });
  for (const line of JSON.parse(quotation.lines) as QuotationLine[]) {
    await putLine(db, shopper, line.id, line.qty, quotation.id);
  }
}

/** Adds all lines of a quotation to a cart. A line with a larger quantity keeps it. */
export async function putQuoted(db: Db, shopper: Shopper, { id, lines }: { id: string; lines: string }): Promise<void> {
  await lockCart(db, shopper);
  for (const [index, line] of (JSON.parse(lines) as QuotationLine[]).entries()) {
    const inCart = await db
      .selectFrom('cart_lines')
      .select('qty')
      .where('cart_id', '=', shopper.cartId)
      .where('product_id', '=', line.id)
      .executeTakeFirst();
    const at = { ...shopper, now: shopper.now + index };
    await putLine(db, at, line.id, Math.max(line.qty, inCart?.qty ?? 0), id);
  }
}

/** The discount of a quotation applies while all of its lines are in the cart. */
export async function quotationDiscountOf(db: Db, { cartId, now }: Shopper): Promise<number> {
  const lines = await db
    .selectFrom('cart_lines')
    .select(['product_id', 'qty', 'quotation_id'])
    .where('cart_id', '=', cartId)
    .where('quotation_id', 'is not', null)
    .execute();
  const ids = [...new Set(lines.flatMap((line) => line.quotation_id ?? []))];
  if (ids.length === 0) return 0;
  const quotations = await db
    .selectFrom('quotations')
    .selectAll()
    .where('id', 'in', ids)
    .where('valid_until', '>', now)
    .execute();
  return quotations
    .filter((quotation) =>
      (JSON.parse(quotation.lines) as QuotationLine[]).every((quoted) =>
        lines.some((line) => line.product_id === quoted.id && line.qty >= quoted.qty),
      ),
    )
    .reduce((sum, quotation) => sum + quotation.discount, 0);
}

/** The quotations of a customer, newest first. */
export function quotationsOf(db: Db, personId: string): Promise<QuotationRow[]> {
  return db.selectFrom('quotations').selectAll().where('person_id', '=', personId).orderBy('number', 'desc').execute();
}
