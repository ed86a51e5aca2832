import { html } from 'hono/html';
import { sessionOf, type ShopApp } from '../context.ts';
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

export function mountWidgetCatalogue(app: ShopApp): void {
  app.get('/catalogus', async (context) => {
    const visit = await visitOf(context);
    await openSamples(context);
    const checkoutToken = await checkoutTokenOf(sessionOf(context));
    return send(context, visit, widgetCatalogue(visit, checkoutToken));
  });
}
