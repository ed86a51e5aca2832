import type { ShopApp, ShopContext } from '../context.ts';
import type { Db } from '../db/schema.ts';
import { drawLogo, drawScene } from '../seed/drawings/scene.ts';
import { drawPicture, pictureKindOf, type Pictured } from '../seed/pictures.ts';

const ADDRESS = /^(.+?)(-m)?\.(?:svg|jpg)$/;

async function picturedProduct(db: Db, id: string): Promise<Pictured | undefined> {
  const found = await db
    .selectFrom('products')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .leftJoin('categories', 'categories.id', 'products.category_id')
    .select(['products.name_nl', 'products.type', 'brands.name as brand', 'categories.slug'])
    .where('products.id', '=', id)
    .executeTakeFirst();
  if (!found) return undefined;
  const { name_nl: name, type, brand, slug } = found;
  // A gift stands in no category.
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

/** Pictures are drawn when somebody asks, always the same for the same product. */
export function mountMedia(app: ShopApp): void {
  app.get('/media/logo.svg', (context) => drawing(context, drawLogo()));
  app.get('/media/hero.svg', (context) => drawing(context, drawScene()));
  app.get('/media/c/:file', (context) => {
    const slug = context.req.param('file').replace(/\.svg$/, '');
    return drawing(
      context,
      drawPicture(
        { kind: pictureKindOf(slug), id: slug, brand: 'Zonshop', name: slug, isSecondChance: false },
        'mobile',
      ),
    );
  });
  app.get('/media/p/:file', async (context) => {
    const [, id, mobile] = ADDRESS.exec(context.req.param('file')) ?? [];
    const { db } = context.get('shop');
    // An id may itself end in `-m`, so the whole name is tried when the shorter one is unknown.
    const product =
      id === undefined
        ? undefined
        : ((await picturedProduct(db, id)) ?? (mobile && (await picturedProduct(db, id + mobile))));
    if (!product) return context.text('Not found.', 404);
    return drawing(context, drawPicture(product, mobile ? 'mobile' : 'full'));
  });
}
