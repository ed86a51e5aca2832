import { shopperOf, type ShopApp, type ShopContext } from '../context.ts';
import { readCart } from '../rules/cart.ts';
import { products } from '../rules/catalogue.ts';
import { RESULTS_PATH } from '../rules/search/results.ts';
import { cart } from './cart.ts';
import { compare } from './compare.ts';
import { mountCheckoutPages } from './checkout/routes.ts';
import type { ReadWidgetDescriptions } from './demo/widget-description.ts';
import { mountDemo } from './demo/routes.ts';
import { bestChoices } from './best-choices.ts';
import { mountAccountPages } from './account/routes.ts';
import { mountBrands } from './brand.ts';
import { home } from './home.ts';
import { cachePage } from './cache-page.ts';
import { login } from './login.ts';
import { mountMedia } from './media.ts';
import { mountOrderPages } from './order/routes.ts';
import { showSearch } from './search.ts';
import { secondChances } from './second-chances.ts';
import { send } from './send.ts';
import { mountConsent } from './consent/consent.ts';
import { mountEditor } from './editor/routes.ts';
import { mountGuide } from './content/routes.ts';
import { mountQuotationPages } from './quotation/routes.ts';
import { mountRequestPages } from './requests/routes.ts';
import { mountReturnPages } from './returns/routes.ts';
import { mountService } from './service/routes.ts';
import { mountWithdrawalPages } from './withdrawal/routes.ts';
import { mountShelf, sortIn } from './shelf.ts';
import { visitOf } from './visit-of.ts';
import { mountWidgetCatalogue } from './widget-catalogue.ts';

/** The pages of the shop, in the language of the session. */
export function mountPages(app: ShopApp, described: ReadWidgetDescriptions = async () => []): void {
  mountMedia(app);
  app.get('/', cachePage, showHome);
  app.get('/cart', showCart);
  app.get('/compare', async (context) => {
    const visit = await visitOf(context);
    return send(context, visit, compare(visit));
  });
  mountCheckoutPages(app);
  mountOrderPages(app);
  mountAccountPages(app);
  mountService(app);
  mountConsent(app);
  mountRequestPages(app);
  mountReturnPages(app);
  mountWithdrawalPages(app);
  mountQuotationPages(app);
  mountGuide(app);
  mountEditor(app);
  app.get('/login', async (context) => {
    const visit = await visitOf(context);
    return send(context, visit, login(visit));
  });
  app.get('/logout', (context) => context.redirect('/login', 303));
  // The widget of the list writes its filters into the path.
  app.get(RESULTS_PATH, showSearch);
  app.get(`${RESULTS_PATH}/*`, showSearch);
  app.get('/tweede-kans', cachePage, showSecondChances);
  mountBrands(app);
  mountDemo(app, described);
  mountWidgetCatalogue(app);
  mountShelf(app);
}

async function showHome(context: ShopContext): Promise<Response> {
  const visit = await visitOf(context);
  const best = await bestChoices(context.get('shop').db, visit.locale);
  return send(context, visit, home(visit, best));
}

async function showCart(context: ShopContext): Promise<Response> {
  const visit = await visitOf(context);
  const { cart: current } = await readCart(context.get('shop').db, shopperOf(context));
  return send(context, visit, cart(current, visit));
}

async function showSecondChances(context: ShopContext): Promise<Response> {
  const visit = await visitOf(context);
  const sort = sortIn(context);
  const page = Number(context.req.query('page') ?? 1);
  const list = await products(context.get('shop').db, visit.locale, { type: 'second-chance-product', sort, page });
  return send(context, visit, secondChances({ sort, list }, visit));
}
