import { sessionOf, type ShopApp, type ShopContext } from '../../context.ts';
import { checkoutTokenOf } from '../../rules/checkout-token.ts';
import { send } from '../send.ts';
import { visitOf } from '../visit-of.ts';
import { checkoutPage, type OrderStep } from './page.ts';
import { checkoutView } from './view.ts';

/** The three steps of the checkout, each at its own address. */
export function mountCheckoutPages(app: ShopApp): void {
  app.get('/checkout', (context) => show(context, 1));
  app.get('/checkout/shipping', (context) => show(context, 2));
  app.get('/checkout/payment', (context) => show(context, 3));
}

async function show(context: ShopContext, step: OrderStep): Promise<Response> {
  const visit = await visitOf(context);
  const wasRefused = step === 1 && visit.notice !== null;
  const view = await checkoutView(context, wasRefused, await checkoutTokenOf(sessionOf(context)));
  // The errors are shown at their fields, so the notice would repeat them.
  const notice = Object.keys(view.errors).length > 0 ? null : visit.notice;
  return send(context, { ...visit, notice }, checkoutPage(step, view, visit));
}
