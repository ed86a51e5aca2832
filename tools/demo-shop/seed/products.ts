import type { NewProduct } from '../db/schema.ts';
import { LOCALES } from '../rules/language.ts';
import { assortment } from './assortment.ts';
import { brandNamed } from './brands.ts';
import type { Numbered } from './bundles.ts';
import { categoryAt } from './categories.ts';
import { chanceOf } from './chance.ts';
import type { Companions } from './companions.ts';
import { companionsIn } from './companions.ts';
import type { Draft, Flag } from './draft.ts';
import { slugOf } from './draft.ts';

const rowsByCount = new Map<number, readonly NewProduct[]>();

/** The products of a shop with `count` of them, as stored. */
export function productRows(count: number): readonly NewProduct[] {
  const known = rowsByCount.get(count);
  if (known) return known;
  const stock = assortment(count);
  const companions = companionsIn(stock);
  const rows = stock.map((product) => rowOf(product, companions(product)));
  rowsByCount.set(count, rows);
  return rows;
}

function rowOf(product: Numbered, companions: Companions): NewProduct {
  const { id, sku, name, description, short, specifications, price, category, parts } = product;
  return {
    id,
    type: product.type ?? 'product',
    sku,
    slug: product.slug ?? `${slugOf(name.nl).slice(0, 100)}${product.type === 'bundle' ? `-${id}` : ''}`,
    brand_id: brandNamed(product.brand).id,
    category_id: category === null ? null : categoryAt(category).id,
    name_nl: name.nl,
    name_de: name.de,
    name_en: name.en,
    description: JSON.stringify(description),
    short_detail: short && JSON.stringify(short),
    specifications: JSON.stringify(specifications),
    search: searchTextOf(product),
    price,
    extra_power_credits: product.extra_power_credits ?? creditsFor(price),
    accessories: JSON.stringify(companions.accessories),
    related: JSON.stringify(companions.related),
    parts: parts ? JSON.stringify(parts) : null,
    second_chance_of: product.second_chance_of ?? null,
    has_tax_exemption: product.has_tax_exemption ? 1 : 0,
    ...fortuneOf(product),
  };
}

/** Stock, ratings, sales and labels, derived from the stock code unless they are fixed. */
function fortuneOf(product: Draft) {
  const chance = chanceOf(product.sku);
  const onSale = chance() < 0.22;
  const soldOut = chance() < 0.07;
  const rated = chance() < 0.72;
  const rating = Math.round((3.4 + chance() * 1.6) * 10) / 10;
  const reviews = 1 + Math.floor(chance() ** 3 * 240);
  const earlier = Math.round((product.price * (1.06 + chance() * 0.2)) / 100) * 100 - 5;
  const pieces = 1 + Math.floor(chance() ** 2 * (product.price > 50_000 ? 40 : 400));
  const flags = product.flags ?? flagsBy(chance);
  return {
    from_price:
      product.from_price !== undefined ? product.from_price : onSale && earlier > product.price ? earlier : null,
    stock: product.stock ?? (soldOut || flags.includes('eol') ? 0 : pieces),
    rating: product.rating !== undefined ? product.rating : rated ? rating : null,
    reviews: product.reviews ?? (rated ? reviews : 0),
    popularity: product.popularity ?? Math.floor(chance() * 900),
    ...marks(flags),
  };
}

function flagsBy(chance: () => number): Flag[] {
  const at = chance();
  if (at < 0.02) return ['pre_order'];
  if (at < 0.035) return ['price_on_request'];
  if (at < 0.055) return ['eol'];
  if (at < 0.09) return ['pre_heat'];
  return at < 0.15 ? ['best_choice'] : [];
}

function marks(flags: readonly Flag[]) {
  const mark = (flag: Flag) => (flags.includes(flag) ? 1 : 0);
  return {
    pre_order: mark('pre_order'),
    pre_heat: mark('pre_heat'),
    price_on_request: mark('price_on_request'),
    eol: mark('eol'),
    best_choice: mark('best_choice'),
  };
}

/** Five credits for each full hundred euros. */
function creditsFor(price: number): number {
  return Math.floor(price / 10_000) * 5;
}

function searchTextOf({ name, sku, brand, category }: Draft): string {
  const shelf = category === null ? [] : LOCALES.map((locale) => categoryAt(category).name[locale]);
  return [...new Set([...LOCALES.map((locale) => name[locale]), sku, brand, ...shelf])].join(' ').toLowerCase();
}
