import type { Compared, CompareItem, Comparison } from '../../../shared/contract/compare.ts';
import type { Db } from '../db/schema.ts';
import { withCardExtras } from './card-extras.ts';
import { paysNoVat } from './exemption.ts';
import type { Locale } from './language.ts';
import type { Shopper } from './shopper.ts';
import { storedProducts } from './matching.ts';
import { productIn, type StoredProduct } from './product.ts';
import { SPECIFICATIONS } from '../seed/specifications.ts';
import { specificationsIn } from './specifications.ts';

/** The products of a comparison, in the order of the list; unknown ones are left out. */
export async function readComparison(
  db: Db,
  shopper: Shopper,
  { items, isMini }: { readonly items: readonly Compared[]; readonly isMini: boolean },
): Promise<Comparison> {
  const { locale } = shopper;
  const isExempt = await paysNoVat(db, shopper);
  const wanted = [...new Set(items.map(keyOf))];
  const rows = await storedProducts(db)
    .where('products.id', 'in', ['', ...items.map(({ id }) => String(id))])
    .where('products.category_id', 'is not', null)
    .execute();
  const known = new Map(rows.map((row) => [keyOf(row), row]));
  const compareItems = wanted
    .flatMap((key) => known.get(key) ?? [])
    .map((row) => withCardExtras(compared(row, locale, isMini), { ...shopper, isExempt }));
  const names = SPECIFICATIONS.filter(({ id }) => compareItems.some(({ specs }) => specs[id] !== undefined));
  return { items: compareItems, specs: names.map(({ id, name }) => ({ id, name: name[locale] })) };
}

function compared(row: StoredProduct, locale: Locale, isMini: boolean): CompareItem {
  const product = productIn(locale, row);
  const specs = specificationsIn(row.specifications).map(({ id, value }) => [id, value[locale]] as const);
  return {
    ...product,
    key: keyOf(row),
    price: product.price_on_request ? null : product.price,
    specs: isMini ? {} : Object.fromEntries(specs),
  };
}

function keyOf({ type, id }: Compared): string {
  return `${type}-${id}`;
}
