import { inTransaction, sessionOf, type ShopApp } from '../../context.ts';
import { linkOf, readerOf } from '../../routes/quotation.ts';
import { offerFor, openLink } from '../../rules/quotation/access.ts';
import { returnsOf } from '../../rules/returns/receipt.ts';
import { notFound } from '../not-found.ts';
import { send } from '../send.ts';
import { visitOf } from '../visit-of.ts';
import { quotationsOf } from '../../rules/quotation/in-cart.ts';
import { OWN_PATH, ownPage } from './own.ts';
import { quotationPage } from './page.ts';

/** The page that a link in a quotation's e-mail leads to, and the customer's list of quotations. */
export function mountQuotationPages(app: ShopApp): void {
  app.get('/offerte/:id', async (context) => {
    const [link, reader] = [linkOf(context), readerOf(context)];
    if (link.signature !== '') await inTransaction(context, (db) => openLink(db, reader, link));
    const visit = await visitOf(context);
    const offer = await offerFor(context.get('shop').db, reader, link.id);
    return offer ? send(context, visit, quotationPage(offer, visit)) : send(context, visit, notFound(visit), 404);
  });
  app.get(OWN_PATH, async (context) => {
    const { customer } = sessionOf(context);
    if (!customer) return context.redirect(`/login?back=${OWN_PATH}`, 303);
    const { db, clock } = context.get('shop');
    const [returns, quotations] = [await returnsOf(db, customer.id), await quotationsOf(db, customer.id)];
    const visit = await visitOf(context);
    return send(context, visit, ownPage({ returns, quotations, now: clock() }, visit));
  });
}
