import { takeNotice } from '../answer.ts';
import { sessionOf, shopperOf, type ShopContext } from '../context.ts';
import { piecesIn, readCart } from '../rules/cart.ts';
import { brandsInCategories } from '../rules/brands.ts';
import { categories } from '../rules/catalogue.ts';
import { VAT_RATE } from '../rules/totals.ts';
import { allowsMarketing } from './consent/consent.ts';
import { WORDS } from './texts.ts';
import { addressWith, type Visit } from './visit.ts';

/** Brands per subcategory. */
const BRANDS_IN_MENU = 5;

/** Collects what every page shows about its visitor. */
export async function visitOf(context: ShopContext): Promise<Visit> {
  const { db } = context.get('shop');
  const { csrf, locale, customer } = sessionOf(context);
  const { cart } = await readCart(db, shopperOf(context));
  const { pathname, search } = new URL(context.req.url);
  return {
    locale,
    words: WORDS[locale],
    csrf,
    address: addressWith(pathname + search, { lang: null }),
    name: customer?.first_name ?? null,
    pieces: piecesIn(cart),
    notice: await takeNotice(context),
    isExempt: cart.taxExemptionSelected,
    extras: sessionOf(context).extras,
    hasCredits: cart.spsCreditEarnDisabled !== undefined,
    allowsMarketing: allowsMarketing(context),
    mayBeExempt: locale === 'de' && customer?.type !== 'business',
    vatRate: VAT_RATE,
    categories: await categories(db, locale),
    brands: await brandsInCategories(db, BRANDS_IN_MENU),
  };
}
