import type { ShopApp, ShopContext } from '../context.ts';
import type { Db } from '../db/schema.ts';
import { brandBySlug } from '../rules/brands.ts';
import { isLocale } from '../rules/language.ts';
import { drawBanner } from '../seed/drawings/banner.ts';
import { drawGuarantee } from '../seed/drawings/guarantee.ts';
import { drawLabel, LABEL_KINDS } from '../seed/drawings/label.ts';
import { drawPayment } from '../seed/drawings/payment.ts';
import { drawSeal } from '../seed/drawings/seal.ts';
import { drawLogo, drawScene } from '../seed/drawings/scene.ts';
import { drawFlag, drawSubject } from '../seed/drawings/signs.ts';
import { drawStock } from '../seed/drawings/stock.ts';
import { VIEWS, type View } from '../seed/drawings/views.ts';
import { drawPicture, pictureKindOf, type Pictured } from '../seed/pictures.ts';

/** `4711.svg`, `4711-m.svg`, `4711-wall-t.svg`. */
const ADDRESS = new RegExp(`^(.+?)(?:-(${VIEWS.join('|')}))?(?:-([mt]))?\\.(?:svg|jpg)$`);
const SIZES = { m: 'mobile', t: 'thumbnail' } as const;

async function picturedProduct(db: Db, id: string): Promise<Pictured | undefined> {
  const product = await db
    .selectFrom('products')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .leftJoin('categories', 'categories.id', 'products.category_id')
    .select(['products.name_nl', 'products.type', 'brands.name as brand', 'categories.slug'])
    .where('products.id', '=', id)
    .executeTakeFirst();
  if (!product) return undefined;
  const { name_nl: name, type, brand, slug } = product;
  // A gift has no category.
  const kind = type === 'bundle' ? 'set' : slug === null ? 'gift' : pictureKindOf(slug);
  return { kind, id, brand, name, isSecondChance: type === 'second-chance-product' };
}

function drawing(context: ShopContext, svg: string): Response {
  return context.body(svg, 200, {
    'Content-Type': 'image/svg+xml',
    'Cache-Control': 'public, max-age=86400',
    'Content-Security-Policy': "default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
  });
}

function drawnOrNot(context: ShopContext, svg: string | undefined): Response {
  return svg === undefined ? context.text('Not found.', 404) : drawing(context, svg);
}

/** The file name without `.svg`. */
function nameIn(context: ShopContext): string {
  return context.req.param('file')?.replace(/\.svg$/, '') ?? '';
}

/** Draws pictures on request; a product always gets the same picture. */
export function mountMedia(app: ShopApp): void {
  app.get('/media/logo.svg', (context) => drawing(context, drawLogo()));
  app.get('/media/stock-in.svg', (context) => drawing(context, drawStock(true)));
  app.get('/media/stock-out.svg', (context) => drawing(context, drawStock(false)));
  app.get('/media/hero.svg', (context) => drawing(context, drawScene()));
  app.get('/media/b/:file', async (context) => {
    const [, name = '', isMobile] = /^(\w+)(-m)?\.svg$/.exec(context.req.param('file')) ?? [];
    const brand = await brandBySlug(context.get('shop').db, context.req.query('brand') ?? '');
    const svg = drawBanner(name, isMobile ? 'mobile' : 'full', brand?.name);
    return drawnOrNot(context, svg);
  });
  app.get('/media/seal/:file', (context) => {
    const [, years] = /^(\d\d)\.svg$/.exec(context.req.param('file')) ?? [];
    return years ? drawing(context, drawSeal(years)) : context.text('Not found.', 404);
  });
  app.get('/media/guarantee/:file', (context) => {
    const name = nameIn(context);
    return drawnOrNot(context, isLocale(name) ? drawGuarantee(name) : undefined);
  });
  app.get('/media/label/:file', (context) => {
    const [kindName, locale] = nameIn(context).split('-');
    const kind = LABEL_KINDS.find((name) => name === kindName);
    return drawnOrNot(context, kind && isLocale(locale) ? drawLabel(kind, locale) : undefined);
  });
  app.get('/media/pay/:file', (context) => drawnOrNot(context, drawPayment(nameIn(context))));
  app.get('/media/flag/:file', (context) => drawnOrNot(context, drawFlag(nameIn(context))));
  app.get('/media/faq/:file', (context) => drawnOrNot(context, drawSubject(nameIn(context))));
  app.get('/media/c/:file', (context) => {
    const slug = context.req.param('file').replace(/\.svg$/, '');
    return drawing(
      context,
      drawPicture(
        { kind: pictureKindOf(slug), id: slug, brand: 'Zonshop', name: slug, isSecondChance: false },
        'front',
        'mobile',
      ),
    );
  });
  app.get('/media/p/:file', async (context) => {
    const file = context.req.param('file');
    const { db } = context.get('shop');
    // An id may itself end like a view, so the full name is tried when the shorter id is unknown.
    const [, id = '', view, size] = ADDRESS.exec(file) ?? [];
    const short = await picturedProduct(db, id);
    if (short) return drawing(context, drawPicture(short, view as View | undefined, SIZES[size as keyof typeof SIZES]));
    const whole = await picturedProduct(db, file.replace(/\.\w+$/, ''));
    return whole ? drawing(context, drawPicture(whole)) : context.text('Not found.', 404);
  });
}
