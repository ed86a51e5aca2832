import { readQuotation } from '../../../shared/contract/quotation.ts';
import { isTrue } from '../../../shared/contract/wire.ts';
import { answer, errorsIn } from '../answer.ts';
import { inTransaction, sessionOf, shopperOf, type ShopApp, type ShopContext } from '../context.ts';
import { offerFor, openLink, type LinkOf, type Reader } from '../rules/quotation/access.ts';
import { acceptOffer, declineOffer, signedOffer } from '../rules/quotation/decide.ts';
import { keepNotice } from '../rules/sessions.ts';
import { quotationDocument } from './quotation-document.ts';
import { sendPdf } from './send-pdf.ts';

/** Quotations: their data as a call, and the links that answer them. */
export function mountQuotations(app: ShopApp): void {
  app.post('/quotation/:id', async (context) => {
    const offer = await offerFor(context.get('shop').db, readerOf(context), context.req.param('id'));
    if (!offer) return context.json({ message: 'Not found.' }, 404);
    return answer(context, readQuotation, { quotation: offer.view, tax_exemption_accepted: offer.row.is_exempt === 1 });
  });
  app.get('/quotation/:id/accept', (context) => deciding(context, accept));
  app.get('/quotation/:id/decline', (context) => deciding(context, decline));
  app.get('/quotation/:id/download', (context) => deciding(context, download));
}

export function readerOf(context: ShopContext): Reader {
  return { ...shopperOf(context), sessionId: sessionOf(context).id };
}

export function linkOf(context: ShopContext): LinkOf {
  return { id: context.req.param('id') ?? '', signature: context.req.query('signature') ?? '' };
}

function pageOf({ id }: Pick<LinkOf, 'id'>): string {
  return `/offerte/${encodeURIComponent(id)}`;
}

/** Mail programs and browsers may fetch a link before anyone clicks it; these requests decide nothing. */
function isOnlyLooking(context: ShopContext): boolean {
  return context.req.method === 'HEAD' || context.req.header('sec-purpose')?.startsWith('prefetch') === true;
}

/** A refused link redirects to the page of its quotation, which shows the reason. */
async function deciding(context: ShopContext, decide: (context: ShopContext) => Promise<Response>): Promise<Response> {
  if (isOnlyLooking(context)) return context.body(null, 204);
  try {
    await inTransaction(context, (db) => openLink(db, readerOf(context), linkOf(context)));
    return await decide(context);
  } catch (error) {
    const errors = errorsIn(error, context);
    if (!errors) throw error;
    const [message] = Object.values(errors).flat();
    await inTransaction(context, (db) => keepNotice(db, sessionOf(context), message ?? ''));
    return context.redirect(pageOf(linkOf(context)), 303);
  }
}

async function accept(context: ShopContext): Promise<Response> {
  const link = linkOf(context);
  const isExempt = isTrue(context.req.query('tax_exemption_accepted'));
  const { random } = context.get('shop');
  const leadsTo = await inTransaction(context, (db) => acceptOffer(db, shopperOf(context), random, link, isExempt));
  return context.redirect(leadsTo === 'cart' ? '/cart' : pageOf(link), 303);
}

async function decline(context: ShopContext): Promise<Response> {
  const link = linkOf(context);
  await inTransaction(context, (db) => declineOffer(db, shopperOf(context), link));
  return context.redirect(pageOf(link), 303);
}

async function download(context: ShopContext): Promise<Response> {
  const offer = await signedOffer(context.get('shop').db, shopperOf(context), linkOf(context));
  return sendPdf(context, quotationDocument(offer, sessionOf(context).locale), offer.row.number);
}
