import { sessionOf, shopperOf, type ShopApp, type ShopContext } from '../../context.ts';
import { readCart } from '../../rules/cart.ts';
import { checkoutTokenOf } from '../../rules/checkout-token.ts';
import { send } from '../send.ts';
import { visitOf } from '../visit-of.ts';
import { checkout } from './review.ts';

/** The three steps of the checkout, each at its own address. */
export function mountCheckoutPages(app: ShopApp): void {
  app.get('/checkout', show);
  app.get('/checkout/shipping', show);
  app.get('/checkout/payment', show);
}

async function show(context: ShopContext): Promise<Response> {
  const visit = await visitOf(context);
  const { cart } = await readCart(context.get('shop').db, shopperOf(context));
  return send(context, visit, checkout(cart, visit, await checkoutTokenOf(sessionOf(context))));
}
