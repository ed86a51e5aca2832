import { inTransaction, type ShopContext } from '../../context.ts';
import { readerOf } from '../../routes/quotation.ts';
import { openLink, type LinkOf } from '../../rules/quotation/access.ts';

/** The quotations that examples show, with the signatures that their customers had by mail. */
export const SHOWN_OFFERS: readonly LinkOf[] = ['20262', '20310', '20255', '20190'].map((number) => ({
  id: `off-${number}`,
  signature: `zon${number}`,
}));

/** A page with examples stands in for that mail: whoever looks at it has opened the links. */
export async function openSamples(context: ShopContext): Promise<void> {
  const reader = readerOf(context);
  await inTransaction(context, async (db) => {
    for (const link of SHOWN_OFFERS) await openLink(db, reader, link);
  });
}
