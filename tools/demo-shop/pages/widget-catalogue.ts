import { html } from 'hono/html';
import { inTransaction, sessionOf, type ShopApp, type ShopContext, shopperOf } from '../context.ts';
import { addToCart } from '../rules/cart-lines.ts';
import { readCart } from '../rules/cart.ts';
import { checkoutTokenOf } from '../rules/checkout-token.ts';
import { openSamples } from './demo/open-samples.ts';
import type { Page } from './layout.ts';
import { send } from './send.ts';
import type { Visit } from './visit.ts';
import { visitOf } from './visit-of.ts';

/** The catalogue for editors in the layout of the shop. Its widgets run in this visitor's session. */
function widgetCatalogue({ words }: Visit, checkoutToken: string): Page {
  return {
    title: words.demoCatalogue,
    about: words.demoCatalogueText,
    checkoutToken,
    styles: ['/widgets/catalogue/catalogue.css'],
    modules: ['/widgets/catalogue/catalogue.js'],
    body: html`<div class="wrap">
      <div data-catalogue="shop">
        <noscript><p class="notice">${words.demoCatalogueScripts}</p></noscript>
      </div>
    </div>`,
  };
}

/** Products of an empty cart, so that the previews of cart and checkout have lines. */
const SAMPLES = [
  { type: 'product', id: '4711', qty: 2 },
  { type: 'product', id: '512', qty: 1 },
];

async function fillEmptyCart(context: ShopContext): Promise<void> {
  const shopper = shopperOf(context);
  await inTransaction(context, async (db) => {
    const { cart } = await readCart(db, shopper);
    if (cart.items.length > 0) return;
    for (const line of SAMPLES) await addToCart(db, shopper, line);
  });
}

export function mountWidgetCatalogue(app: ShopApp): void {
  app.get('/catalogus', async (context) => {
    const visit = await visitOf(context);
    await openSamples(context);
    await fillEmptyCart(context);
    const checkoutToken = await checkoutTokenOf(sessionOf(context));
    return send(context, visit, widgetCatalogue(visit, checkoutToken));
  });
}
