import type { Db, QuotationRow } from '../../db/schema.ts';
import type { Shopper } from '../shopper.ts';
import { readOffer, type Offer } from './read.ts';

/** The visitor, and the signature in the link. */
export interface Reader extends Shopper {
  readonly sessionId: string;
}

/** The contents of a link. */
export interface LinkOf {
  readonly id: string;
  readonly signature: string;
}

export function isSigned({ signature }: Pick<QuotationRow, 'signature'>, link: LinkOf): boolean {
  return signature !== null && signature === link.signature;
}

/** The quotation, for its customer and for sessions that opened its signed link; undefined for others. */
export async function offerFor(db: Db, reader: Reader, id: string): Promise<Offer | undefined> {
  const offer = await readOffer(db, reader, id);
  if (!offer) return undefined;
  const isOwn = reader.person !== null && offer.row.person_id === reader.person.id;
  return isOwn || (await hasOpened(db, reader, id)) ? offer : undefined;
}

/** A signed link gives access until the end of the session. */
export async function openLink(db: Db, { sessionId }: Pick<Reader, 'sessionId'>, link: LinkOf): Promise<void> {
  const row = await db.selectFrom('quotations').select('signature').where('id', '=', link.id).executeTakeFirst();
  if (!row || !isSigned(row, link)) return;
  await db
    .insertInto('quotation_readers')
    .values({ session_id: sessionId, quotation_id: link.id })
    .onConflict((known) => known.doNothing())
    .execute();
}

async function hasOpened(db: Db, { sessionId }: Reader, id: string): Promise<boolean> {
  const reader = await db
    .selectFrom('quotation_readers')
    .select('quotation_id')
    .where('session_id', '=', sessionId)
    .where('quotation_id', '=', id)
    .executeTakeFirst();
  return reader !== undefined;
}
