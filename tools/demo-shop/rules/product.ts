import type { WireId } from '../../../shared/contract/wire.ts';
import type { ProductRow, ProductType } from '../db/schema.ts';
import type { Locale, Words } from './language.ts';
import { wordsIn } from './language.ts';

export interface Brand {
  id: number;
  name: string;
  slug: string;
}

/** A product in one language, with the field names of the contract; amounts in cents, VAT included. */
export interface Product {
  id: WireId;
  type: ProductType;
  sku: string;
  slug: string;
  /** `/growatt-min-3000tl-xh`, second chances `/tweede-kans/…`. */
  url: string;
  name: string;
  /** Markup. */
  description: string;
  image: string;
  mobile_image: string;
  image_alt: string;
  brand: Brand;
  category_id: number | null;
  price: number;
  /** The earlier price, always higher than `price`. */
  from_price: number | null;
  stock: number;
  in_stock: boolean;
  /** It can be added to a cart now. */
  orderable: boolean;
  rating: number | null;
  reviews: number;
  pre_order: boolean;
  pre_heat: boolean;
  price_on_request: boolean;
  eol: boolean;
  has_tax_exemption: boolean;
  best_choice: boolean;
  extra_power_credits: number;
  short_item_detail_text: string | null;
  specifications: Specification[];
}

export interface Specification {
  name: string;
  value: string;
}

/** A row of products with its brand. */
export type StoredProduct = ProductRow & { brand_name: string; brand_slug: string };

/** The id as in the contract: a number if it has digits only, otherwise text. */
export function wireIdOf(id: string): WireId {
  return /^\d+$/.test(id) ? Number(id) : id;
}

/** The picture of a product. */
export function pictureOf(id: WireId, size: 'full' | 'mobile' = 'full'): string {
  return size === 'full' ? `/media/p/${id}.svg` : `/media/p/${id}-m.svg`;
}

/** A pre-order may exceed the stock. A product without a price or at its end cannot be ordered. */
export function canOrder(
  product: Pick<ProductRow, 'stock' | 'pre_order' | 'price_on_request' | 'eol' | 'category_id'>,
): boolean {
  if (product.price_on_request || product.eol || product.category_id === null) return false;
  return product.stock > 0 || product.pre_order === 1;
}

/** Reads a stored product in one language. */
export function productIn(locale: Locale, row: StoredProduct): Product {
  const name = row[`name_${locale}`];
  return {
    ...identityOf(row, name),
    description: wordsIn(row.description, locale),
    brand: { id: row.brand_id, name: row.brand_name, slug: row.brand_slug },
    category_id: row.category_id,
    price: row.price,
    from_price: row.from_price,
    stock: row.stock,
    in_stock: row.stock > 0,
    orderable: canOrder(row),
    rating: row.rating,
    reviews: row.reviews,
    ...flagsOf(row),
    extra_power_credits: row.extra_power_credits,
    short_item_detail_text: row.short_detail === null ? null : wordsIn(row.short_detail, locale),
    specifications: specificationsIn(locale, row.specifications),
  };
}

function identityOf(row: StoredProduct, name: string) {
  const id = wireIdOf(row.id);
  return {
    id,
    type: row.type,
    sku: row.sku,
    slug: row.slug,
    url: `/${row.slug}`,
    name,
    image: pictureOf(id),
    mobile_image: pictureOf(id, 'mobile'),
    image_alt: name,
  };
}

function flagsOf(row: StoredProduct) {
  return {
    pre_order: row.pre_order === 1,
    pre_heat: row.pre_heat === 1,
    price_on_request: row.price_on_request === 1,
    eol: row.eol === 1,
    has_tax_exemption: row.has_tax_exemption === 1,
    best_choice: row.best_choice === 1,
  };
}

function specificationsIn(locale: Locale, json: string): Specification[] {
  const stored = JSON.parse(json) as { name: Words; value: Words }[];
  return stored.map(({ name, value }) => ({ name: name[locale], value: value[locale] }));
}
