import type { OverviewProduct } from '../../../../shared/contract/overview.ts';
import { infoFor, upsellFor } from '../../seed/overview/labels.ts';
import type { Locale } from '../language.ts';
import { wordsIn } from '../language.ts';
import { canOrder, pictureOf, wireIdOf } from '../product.ts';
import { specificationsIn } from '../specifications.ts';
import type { ListedRow } from './stored.ts';

/** Products below this share of their earlier price are bargains. */
export const BARGAIN = 0.9;
/** Years of guarantee from which a product has a seal. */
const SEALED_YEARS = [30, 25, 20];

export interface Dependencies {
  readonly locale: Locale;
  readonly options: string[];
  readonly second_chance: { price: number; url: string } | undefined;
  /** When it can be delivered, in words. */
  readonly arrival: string | undefined;
}

/** A product of a list as in the contract; amounts in cents. */
export function overviewProduct(
  row: ListedRow,
  { locale, options, second_chance, arrival }: Dependencies,
): OverviewProduct {
  const id = wireIdOf(row.id);
  const { price, from_price } = row;
  return {
    id,
    type: row.type,
    sku: row.sku,
    name: row.name,
    url: `/${row.slug}`,
    image: pictureOf(id),
    mobile_image: pictureOf(id, 'mobile'),
    overlay_image: sealOf(row.specifications),
    info: infoFor(row, locale) ?? (isInStock(row) && canOrder(row) ? (arrival ?? null) : null),
    price: row.price_on_request === 1 ? null : price,
    msrp: from_price,
    brand_ids: [row.brand_id],
    filter_options: options,
    discount: from_price !== null && from_price > price,
    on_sale: from_price !== null && price <= from_price * BARGAIN,
    upsell_label: upsellFor(row, locale),
    rating: row.rating,
    review_count: row.reviews,
    in_stock: isInStock(row),
    short_item_detail_text: row.short_detail === null ? null : wordsIn(row.short_detail, locale),
    second_chance: second_chance ?? null,
    ...stateOf(row),
  };
}

function isInStock({ stock, pre_heat }: ListedRow): boolean {
  return stock > 0 && pre_heat === 0;
}

function stateOf(row: ListedRow) {
  return {
    best_choice: row.best_choice === 1,
    has_tax_exemption: row.has_tax_exemption === 1,
    orderable: canOrder(row),
    pre_order: row.pre_order === 1,
    pre_heat: row.pre_heat === 1,
    price_on_request: row.price_on_request === 1,
    eol: row.eol === 1,
  };
}

function sealOf(specifications: string): string | null {
  const warranty = specificationsIn(specifications).find(({ key }) => key === 'warranty');
  const years = SEALED_YEARS.find((count) => warranty?.value.nl === `${count} jaar`);
  return years === undefined ? null : `/media/seal/${years}.svg`;
}
