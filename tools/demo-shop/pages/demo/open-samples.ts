import { inTransaction, type ShopContext } from '../../context.ts';
import { readerOf } from '../../routes/quotation.ts';
import { openLink, type LinkOf } from '../../rules/quotation/access.ts';

/** The quotations in the examples, with the signatures from their e-mails. */
export const SHOWN_OFFERS: readonly LinkOf[] = ['20262', '20310', '20255', '20190'].map((number) => ({
  id: `off-${number}`,
  signature: `zon${number}`,
}));

/** Opening a page with examples counts as opening the links in these e-mails. */
export async function openSamples(context: ShopContext): Promise<void> {
  const reader = readerOf(context);
  await inTransaction(context, async (db) => {
    for (const link of SHOWN_OFFERS) await openLink(db, reader, link);
  });
}
