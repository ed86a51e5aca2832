import * as z from 'zod/mini';
import { nextPage } from '../../answer.ts';
import { inTransaction, sessionOf, shopperOf, type ShopApp, type ShopContext } from '../../context.ts';
import { readAs } from '../../input.ts';
import type { Order } from '../../rules/order.ts';
import { payOrder, readOrder, refuseOrder } from '../../rules/orders.ts';
import { notFound } from '../not-found.ts';
import { send } from '../send.ts';
import { WORDS } from '../texts.ts';
import { visitOf } from '../visit-of.ts';
import { pay } from './pay.ts';
import { thanks } from './thanks.ts';

const Outcome = z.object({ outcome: z.enum(['paid', 'refused']) });

/** The pages after the checkout: payment and confirmation, for the shopper who placed the order only. */
export function mountOrderPages(app: ShopApp): void {
  app.get('/betalen/:id', async (context) => {
    const order = await ownOrder(context);
    if (order?.status === 'paid') return context.redirect(`/bedankt/${order.id}`, 303);
    const visit = await visitOf(context);
    return order ? send(context, visit, pay(order, visit)) : send(context, visit, notFound(visit), 404);
  });
  app.post('/betalen/:id', settle);
  app.get('/bedankt/:id', async (context) => {
    const order = await ownOrder(context);
    if (order && order.status !== 'paid') return context.redirect(`/betalen/${order.id}`, 303);
    const visit = await visitOf(context);
    return order ? send(context, visit, thanks(order, visit)) : send(context, visit, notFound(visit), 404);
  });
}

function ownOrder(context: ShopContext): Promise<Order | null> {
  return readOrder(context.get('shop').db, shopperOf(context), context.req.param('id') ?? '');
}

/** The result of the payment. After a refusal the shopper chooses a payment method again. */
async function settle(context: ShopContext): Promise<Response> {
  const { outcome } = await readAs(context, Outcome);
  const id = context.req.param('id') ?? '';
  const decide = outcome === 'paid' ? payOrder : refuseOrder;
  const order = await inTransaction(context, (db) => decide(db, shopperOf(context), id));
  if (order.status === 'paid') return context.redirect(`/bedankt/${order.id}`, 303);
  return nextPage(context, WORDS[sessionOf(context).locale].payRefused, '/checkout/payment');
}
