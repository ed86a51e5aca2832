import type { Db, QuotationRow } from '../../db/schema.ts';
import { chooseExemption } from '../exemption.ts';
import { putQuoted } from './in-cart.ts';
import { Refused } from '../refusal.ts';
import type { MakeId } from '../sessions.ts';
import type { Shopper } from '../shopper.ts';
import { isSigned, type LinkOf } from './access.ts';
import { placeOnAccount } from './on-account.ts';
import { isOpen, readOffer, type Offer } from './read.ts';

/** The quotation of a link with the right signature. */
export async function signedOffer(db: Db, shopper: Shopper, link: LinkOf): Promise<Offer> {
  const offer = await readOffer(db, shopper, link.id);
  if (!offer || !isSigned(offer.row, link)) {
    throw new Refused('signature', { why: 'quotation-link' });
  }
  return offer;
}

/**
 * Accepts a quotation, once: either all lines are added to the cart, or an order on account is placed. Opening the link
 * again changes nothing.
 */
export async function acceptOffer(
  db: Db,
  shopper: Shopper,
  makeId: MakeId,
  link: LinkOf,
  wantsExemption: boolean,
): Promise<'cart' | 'order'> {
  const locked = await lockOffer(db, link.id);
  const { row, lines, view } = await signedOffer(db, shopper, link);
  const leadsTo = row.is_on_account === 1 ? 'order' : 'cart';
  if (row.accepted_at !== null) return leadsTo;
  if (!locked || !isOpen(row, shopper.now)) throw new Refused('quotation', { why: 'quotation-over' });
  const isExempt = wantsExemption && view.tax_exemption_allowed;
  const order_id = leadsTo === 'order' ? await placeOnAccount(db, shopper, makeId, { row, lines }, isExempt) : null;
  if (leadsTo === 'cart') {
    await putQuoted(db, shopper, row);
    if (view.tax_exemption_allowed) await chooseExemption(db, shopper, isExempt);
  }
  await db
    .updateTable('quotations')
    .set({ accepted_at: shopper.now, is_exempt: isExempt ? 1 : 0, order_id })
    .where('id', '=', row.id)
    .execute();
  return leadsTo;
}

/** Declines a quotation. */
export async function declineOffer(db: Db, shopper: Shopper, link: LinkOf): Promise<void> {
  await lockOffer(db, link.id);
  const { row } = await signedOffer(db, shopper, link);
  if (row.declined_at !== null) return;
  if (!isOpen(row, shopper.now)) throw new Refused('quotation', { why: 'quotation-over' });
  await db.updateTable('quotations').set({ declined_at: shopper.now }).where('id', '=', row.id).execute();
}

/** Writes the row unchanged to lock it, so that the second of two answers sees the first. */
async function lockOffer(db: Db, id: string): Promise<Pick<QuotationRow, 'id'> | undefined> {
  return db
    .updateTable('quotations')
    .set((quotation) => ({ version: quotation.ref('version') }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
}
