import * as z from 'zod/mini';
import { Overview, readOverview } from '../../../shared/contract/overview.ts';
import { wireId } from '../../../shared/contract/wire.ts';
import { answer } from '../answer.ts';
import type { ShopApp, ShopContext } from '../context.ts';
import { sessionOf, shopperOf } from '../context.ts';
import { hasExtra } from '../extras.ts';
import { readAs } from '../input.ts';
import { isLocale } from '../rules/language.ts';
import * as overview from '../rules/overview/overview.ts';
import { readListPage, readServerList } from '../rules/overview/server-list.ts';

/** A page of a list; everything else was in the first answer. */
const Page = { answer: z.pick(Overview, { products: true, total: true, page: true, counts: true }) };

/** Seconds for which the page of a list may be shown again. */
const PAGE_AGE = 60;

export function mountOverview(app: ShopApp): void {
  app.post('/product-overview/init', async (context) => {
    const wanted = await readAs(context, readOverview.input!);
    const staysOnServer = hasExtra(sessionOf(context), 'server-lists') && !overview.isLarge(wanted);
    return staysOnServer ? answerServerList(context, wanted) : answerWholeList(context, wanted);
  });
  app.get('/product-overview/page', answerPage);
}

type Wanted = z.output<NonNullable<typeof readOverview.input>>;

async function answerWholeList(context: ShopContext, wanted: Wanted): Promise<Response> {
  const list = await overview.readOverview(context.get('shop').db, shopperOf(context), wanted);
  return list ? answer(context, readOverview, list) : notFound(context);
}

async function answerServerList(context: ShopContext, { path, part, ...wanted }: Wanted): Promise<Response> {
  const [shop, shopper] = [context.get('shop'), shopperOf(context)];
  const listing = await overview.findListing(shop.db, shopper.locale, wanted);
  if (!listing) return notFound(context);
  return part === 'page'
    ? answer(context, Page, await readListPage(shop, shopper, listing, path ?? '/'))
    : answer(context, readOverview, await readServerList(shop, shopper, listing, path));
}

const Query = z.object({ id: wireId, type: z.string(), language: z.string(), path: z.string() });

/** Everything that the answer depends on is in the address. */
async function answerPage(context: ShopContext): Promise<Response> {
  const query = Query.safeParse(context.req.query());
  if (!query.success || !isLocale(query.data.language)) return notFound(context);
  const { language: locale, path, ...wanted } = query.data;
  const [shop, shopper] = [context.get('shop'), { ...shopperOf(context), locale }];
  const listing = await overview.findListing(shop.db, locale, wanted);
  if (!listing) return notFound(context);
  context.header('Cache-Control', `private, max-age=${PAGE_AGE}`);
  return answer(context, Page, await readListPage(shop, shopper, listing, path));
}

function notFound(context: ShopContext): Response {
  return context.json({ message: 'Not found.' }, 404);
}
