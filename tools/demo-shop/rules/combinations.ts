import type { Combination, CombinationProduct, ProductInfo } from '../../../shared/contract/combination.ts';
import type { WireId } from '../../../shared/contract/wire.ts';
import type { Db, ProductRow } from '../db/schema.ts';
import { mostOf } from './cart-lines.ts';
import { paysNoVat } from './exemption.ts';
import type { Words } from './language.ts';
import { storedProducts } from './matching.ts';
import { infoOf } from './product-info.ts';
import { priceKeysOf } from './price-keys.ts';
import { canOrder, productIn } from './product.ts';
import type { Product, StoredProduct } from './product.ts';
import { hasExtra } from '../extras.ts';
import { withoutRating } from './card-extras.ts';
import type { Shopper } from './shopper.ts';
import { VAT_RATE, vatIn, payableOf } from './totals.ts';

/** A product's part in a set, as stored. */
export interface CombinationPart {
  readonly id: string;
  /** Pieces in one set. */
  readonly qty: number;
  /** Cents per piece in the set, VAT included. */
  readonly price: number;
  /** The maximum number of sets per order; null when only the stock limits it. */
  readonly most: number | null;
  /** An included product. */
  readonly mandatory: { readonly name: Words; readonly qty: number } | null;
}

/** The combinations of one product. */
export interface StoredCombination {
  readonly main: CombinationPart;
  readonly choices: readonly CombinationPart[];
  readonly extras: readonly CombinationPart[];
}

interface Shown {
  readonly row: StoredProduct;
  readonly product: Product;
  readonly part: CombinationPart;
}

const NOTHING: Combination = { mainProduct: null, products: [], extraProducts: [] };

/** The set around a product, regardless of stock. */
export async function combinationOf(db: Db, id: WireId): Promise<StoredCombination | undefined> {
  const row = await db.selectFrom('combinations').selectAll().where('product_id', '=', String(id)).executeTakeFirst();
  if (!row) return undefined;
  return {
    main: JSON.parse(row.main) as CombinationPart,
    choices: JSON.parse(row.choices) as CombinationPart[],
    extras: JSON.parse(row.extras) as CombinationPart[],
  };
}

/** The set around a product for its block; empty when there is none or the product is not available. */
export async function readCombination(db: Db, shopper: Shopper, id: WireId): Promise<Combination> {
  const stored = await combinationOf(db, id);
  if (!stored) return NOTHING;
  const isExempt = await paysNoVat(db, shopper);
  const shown = await partsShown(db, shopper, [stored.main, ...stored.choices, ...stored.extras]);
  const pick = (parts: readonly CombinationPart[]) =>
    parts
      .flatMap(({ id: wanted }) => shown.filter(({ part }) => part.id === wanted))
      .map((product) => withoutRating(offered(product, shopper, isExempt), shopper));
  const [mainProduct] = pick([stored.main]);
  if (!mainProduct?.inStock) return NOTHING;
  return { mainProduct, products: pick(stored.choices), extraProducts: pick(stored.extras) };
}

/** The products of a set for pages without the block: choices, then accessories. */
export async function partnersOf(db: Db, shopper: Shopper, id: WireId): Promise<Product[]> {
  const stored = await combinationOf(db, id);
  if (!stored) return [];
  const shown = await partsShown(db, shopper, [stored.main, ...stored.choices, ...stored.extras]);
  const isThere = shown.some(({ part, row }) => part.id === stored.main.id && row.stock >= part.qty);
  return isThere
    ? shown.map(({ product }) => product).filter(({ id: choice }) => String(choice) !== stored.main.id)
    : [];
}

/** Details of a product at its price in a set; undefined when it is not in the set. */
export async function readProductInfo(
  db: Db,
  shopper: Shopper,
  { id, product_id }: { id: WireId; product_id: WireId },
): Promise<ProductInfo | undefined> {
  const stored = await combinationOf(db, id);
  const parts = stored ? [stored.main, ...stored.choices, ...stored.extras] : [];
  const [shown] = await partsShown(
    db,
    shopper,
    parts.filter((part) => part.id === String(product_id)),
  );
  if (!shown) return undefined;
  const isExempt = await paysNoVat(db, shopper);
  const info = infoOf({ ...shown, category: await categoryOf(db, shown.row), isExempt }, shopper);
  return hasExtra(shopper, 'no-ratings') ? { ...info, trustedShopReviews: null } : info;
}

/** Parts that are for sale, sold out or not, each with its product. */
async function partsShown(db: Db, { locale }: Shopper, parts: readonly CombinationPart[]): Promise<Shown[]> {
  if (parts.length === 0) return [];
  const ids = parts.map(({ id }) => id);
  const rows = await storedProducts(db).where('products.id', 'in', ids).execute();
  return parts.flatMap((part) => {
    const row = rows.find(({ id }) => id === part.id);
    return row && isForSale(row) ? [{ row, part, product: productIn(locale, row) }] : [];
  });
}

/** A sold-out product may return; one without a price, announced or discontinued, is not for sale. */
function isForSale(row: ProductRow): boolean {
  return canOrder({ ...row, stock: 1 }) && row.pre_heat === 0;
}

async function categoryOf(db: Db, { category_id }: ProductRow): Promise<string> {
  if (category_id === null) return '';
  const row = await db.selectFrom('categories').select('slug').where('id', '=', category_id).executeTakeFirst();
  return row?.slug ?? '';
}

function offered({ row, product, part }: Shown, shopper: Shopper, isExempt: boolean): CombinationProduct {
  const { locale } = shopper;
  const exempt = isExempt && product.has_tax_exemption;
  const priced = (amount: number) => payableOf(amount, exempt);
  const price = priced(part.price);
  return {
    id: product.id,
    name: product.name,
    image: product.image,
    qty: part.qty,
    inStock: mostOf(row) >= part.qty,
    maxAllowed: part.most === null ? null : Math.min(part.most, Math.floor(mostOf(row) / part.qty)),
    price,
    // One price to compare with, so that what the cards strike adds up to what stands beside the total.
    fromPrice: priced(product.price),
    originalPrice: priced(product.price),
    ...priceKeysOf({ ...product, price: part.price }, shopper, priced),
    vat: exempt ? 0 : vatIn(price),
    vatRate: exempt ? 0 : VAT_RATE,
    hasTaxExemption: product.has_tax_exemption,
    shortItemDetailText: product.short_item_detail_text,
    description: product.description,
    rating: product.rating,
    mandatoryProduct: part.mandatory && { name: part.mandatory.name[locale], qty: part.mandatory.qty },
  };
}
