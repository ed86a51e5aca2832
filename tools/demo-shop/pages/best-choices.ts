import type { Db } from '../db/schema.ts';
import { productsById } from '../rules/catalogue.ts';
import type { Locale } from '../rules/language.ts';
import type { Product } from '../rules/product.ts';

const SHOWN = 8;

/** Recommended products in stock, one of each category in turn. */
export async function bestChoices(db: Db, locale: Locale): Promise<Product[]> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'category_id'])
    .where('best_choice', '=', 1)
    .where('stock', '>', 0)
    .where('type', '=', 'product')
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .limit(200)
    .execute();
  const place = new Map<number | null, number>();
  const inTurn = rows.map(({ id, category_id }) => {
    const turn = place.get(category_id) ?? 0;
    place.set(category_id, turn + 1);
    return { id, turn };
  });
  const chosen = inTurn.toSorted((a, b) => a.turn - b.turn).slice(0, SHOWN);
  return productsById(
    db,
    locale,
    chosen.map(({ id }) => id),
  );
}
