import { errorsIn } from '../../answer.ts';
import { sessionOf, type ShopApp, type ShopContext } from '../../context.ts';
import { readTexts } from '../../input.ts';
import { productsById } from '../../rules/catalogue.ts';
import type { Product } from '../../rules/product.ts';
import { keepInstallerRequest, keepPriceMatch, keepReminder } from '../../routes/requests.ts';
import type { Filled } from '../form/fields.ts';
import { notFound } from '../not-found.ts';
import { send } from '../send.ts';
import { visitOf } from '../visit-of.ts';
import { REQUEST_KINDS, requestAddress, type RequestKind } from './kinds.ts';
import { requestPage, thanksPage } from './page.ts';

type Keep = (context: ShopContext) => Promise<void>;

/** The request dialogs as pages with forms, without JavaScript. */
export function mountRequestPages(app: ShopApp): void {
  mountKind(app, REQUEST_KINDS.reminder, keepReminder);
  mountKind(app, REQUEST_KINDS.installer, keepInstallerRequest);
  mountKind(app, REQUEST_KINDS.priceMatch, keepPriceMatch);
}

function mountKind(app: ShopApp, kind: RequestKind, keep: Keep): void {
  app.get(kind.path, async (context) => {
    const { customer } = sessionOf(context);
    const { id, done } = context.req.query();
    if (done !== undefined) return showThanks(context, kind, id);
    return showForm(context, kind, id, { values: customer ? kind.known(customer) : {}, errors: {} });
  });
  app.post(kind.path, async (context) => {
    const values = await readTexts(context);
    const product = await productNamed(context, values['id'] ?? values['model_id'] ?? values['product_id']);
    try {
      await keep(context);
    } catch (error) {
      const errors = errorsIn(error, context);
      if (!errors) throw error;
      return showForm(context, kind, product?.id, { values, errors });
    }
    return context.redirect(`${requestAddress(kind, product!)}&done=1`, 303);
  });
}

async function showForm(
  context: ShopContext,
  kind: RequestKind,
  id: Product['id'] | undefined,
  filled: Filled,
): Promise<Response> {
  const visit = await visitOf(context);
  const product = await productNamed(context, id);
  if (!product) return send(context, visit, notFound(visit), 404);
  const isRefused = Object.keys(filled.errors).length > 0;
  return send(context, visit, requestPage(kind, product, filled, visit), isRefused ? 422 : 200);
}

async function showThanks(context: ShopContext, kind: RequestKind, id: string | undefined): Promise<Response> {
  const visit = await visitOf(context);
  const product = await productNamed(context, id);
  if (!product) return send(context, visit, notFound(visit), 404);
  return send(context, visit, thanksPage(kind, product, visit));
}

async function productNamed(context: ShopContext, id: Product['id'] | undefined): Promise<Product | undefined> {
  if (id === undefined) return undefined;
  const [product] = await productsById(context.get('shop').db, sessionOf(context).locale, [String(id)]);
  return product?.category_id === null ? undefined : product;
}
