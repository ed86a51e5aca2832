import type * as z from 'zod/mini';
import type { ReviewPage as ReviewAnswer } from '../../shared/contract/reviews.ts';
import type { Overview } from '../../shared/contract/overview.ts';
import type { Card, Choice, ProductList, ReviewPage } from './model.ts';
import { priceKeysOf, whole } from './write-cart.ts';

function choiceOf({ id, name, alias }: Choice) {
  const words = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return { id, name, url_alias: alias ?? words.replaceAll(/[^a-z\d]+/g, '-').replaceAll(/^-|-$/g, '') };
}

function cardOf(card: Card, reminds: boolean): z.output<typeof Overview>['products'][number] {
  return {
    id: card.id,
    type: card.type ?? 'product',
    sku: card.sku ?? null,
    name: card.name,
    url: card.url ?? null,
    image: card.image ?? null,
    mobile_image: null,
    overlay_image: null,
    info: card.info ?? null,
    price: card.price === null ? null : whole(card.price),
    msrp: null,
    ...priceKeysOf(card),
    brand_ids: [...(card.brandIds ?? [])],
    filter_options: [...(card.optionIds ?? [])],
    best_choice: false,
    discount: card.price !== null && (card.earlierPrice ?? 0) > card.price,
    on_sale: false,
    upsell_label: null,
    has_tax_exemption: false,
    orderable: card.isOrderable,
    pre_order: false,
    pre_heat: false,
    price_on_request: card.price === null,
    eol: false,
    rating: card.rating,
    short_item_detail_text: null,
    second_chance: null,
    notify: reminds ? undefined : false,
    price_from: card.hasVariants || undefined,
    choose: card.hasVariants || undefined,
  };
}

/** `reminds` is false for a shop that mails nobody when a product is back. */
export function writeList(list: ProductList, reminds: boolean): z.output<typeof Overview> {
  const { filters = [], brands = [] } = list;
  return {
    content: {
      content_name: list.name,
      content: list.text ?? null,
      main_name: list.name,
      alias: choiceOf({ id: '', name: list.name }).url_alias,
      subitems_name: null,
      seo: [],
    },
    products: list.products.map((card) => cardOf(card, reminds)),
    filters: filters.map((filter) => ({ ...choiceOf(filter), options: filter.options.map(choiceOf) })),
    subitems: [],
    brands: brands.map(choiceOf),
    banners: [],
    productOverviewBanner: null,
    productOverviewFilterBanner: null,
    name: null,
    email: null,
  };
}

export function writeReviews({
  reviews,
  rating,
  total,
  pages,
  verification,
}: ReviewPage): z.output<typeof ReviewAnswer> {
  return {
    reviews: reviews.map((review) => ({
      id: review.id ?? null,
      rating: review.rating ?? null,
      author: review.author ?? null,
      review_for: review.product ?? null,
      comment: review.comment,
      reviewed_at: review.date ?? null,
      verified_purchase: review.isVerified,
    })),
    productRating: rating ?? null,
    totalReviews: total,
    totalPages: pages,
    verification: verification && {
      checked: verification.isChecked,
      text: verification.isChecked ? verification.how : '',
    },
  };
}
