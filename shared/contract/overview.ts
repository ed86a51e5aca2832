import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { priceKeys } from './price-keys.ts';
import { linkUrl, pictureUrl } from './url.ts';
import {
  anyForm,
  cents,
  fieldText,
  flag,
  flagIfSent,
  ifSent,
  list,
  map,
  missable,
  nullableIfSent,
  optional,
  optionalList,
  optionalText,
  wholeNumber,
  wireId,
  wireNumber,
} from './wire.ts';

/** Contract of the product overview. */

/** True for every value that PHP treats as true, such as a percentage. A percentage of 0 is false, also as text. */
const truthy = anyForm(z.boolean(), (value) => Boolean(value) && value !== 'false' && Number(value) !== 0);

export const OverviewProduct = z.object({
  /** The id of the product; `/cart/add` sends it back. */
  id: wireId,
  /** The kind: `product`, `bundle` (a set), or `second-chance-product` (used, there once). Calls send it back. */
  type: z.string(),
  /** The article number, for the tag manager, which gets type and id without it. */
  sku: optionalText,
  /** The name of the product. */
  name: fieldText,
  /** The page of the product. Without it, the name is no link. */
  url: linkUrl,
  /** Where its picture is. Without one, a drawing stands in its place. */
  image: pictureUrl,
  /** The picture for windows up to 640 px; `image` where it is missing. */
  mobile_image: pictureUrl,
  /** Lies over the picture, such as a seal. */
  overlay_image: pictureUrl,
  /** Text or markup. */
  info: optionalText,
  /** VAT included. */
  price: optional(cents),
  /** The advice price; shown with its name when it exceeds `price`. */
  msrp: optional(cents),
  ...priceKeys,
  /** The ids of its brands, for the filter. The first one is reported to the tag manager. */
  brand_ids: optionalList(wireId),
  /** The ids of the filter options that it matches. */
  filter_options: optionalList(wireId),
  /** A label marks it, and the filter finds it. */
  best_choice: flag,
  /** The filter of reduced products finds it. */
  discount: truthy,
  /** The same as `discount`: either is enough. */
  on_sale: truthy,
  /** A label on the picture, such as “Populair”. */
  upsell_label: optionalText,
  /** It may be sold without VAT to those who may buy so. */
  has_tax_exemption: flag,
  /** It can be bought. False where it is missing: then it cannot. */
  orderable: flag,
  /** Not in stock, and it can be ordered in advance. */
  pre_order: flag,
  /** It cannot be ordered yet; a label says so. */
  pre_heat: flag,
  /** The price is shown as “on request”, and the product cannot be bought. */
  price_on_request: flag,
  /** No longer made: where it cannot be ordered, nobody is offered a mail. */
  eol: flag,
  /** `price` is the lowest of its variants, shown as “from”. Without it, `price` is what the product costs. */
  price_from: flagIfSent,
  /**
   * A variant is chosen on the product's page: a link to `url` replaces the button that buys. Without it, the product is
   * bought by its id.
   */
  choose: flagIfSent,
  /**
   * Whether the shop mails when the product is in stock again: false shows “sold out”, true the button on every page.
   * Without it, a page with the form for the mail has the button.
   */
  notify: flagIfSent,
  /** Stars out of five. The key without a value shows four neutral stars; without the key there are none. */
  rating: nullableIfSent(wireNumber),
  /** How many reviews the rating comes from; shown beside the stars. */
  review_count: nullableIfSent(wireNumber),
  /** It can be sent at once, which a line says. Without it, or for false, there is none. */
  in_stock: flagIfSent,
  /** A line below the name, as text or markup. */
  short_item_detail_text: optionalText,
  /** The same product, used. */
  second_chance: optional(
    z.object({
      /** VAT included. */
      price: optional(cents),
      /** Its page. Without one, it is not offered. */
      url: linkUrl,
    }),
  ),
});
export type OverviewProduct = z.infer<typeof OverviewProduct>;

export const Brand = z.object({
  /** `brand_ids` of the products name it. */
  id: wireId,
  /** The name of the brand. */
  name: fieldText,
  /** Its part of the path, such as `growatt` in `/brand:growatt`. */
  url_alias: fieldText,
});
export type Brand = z.infer<typeof Brand>;

export const FilterOption = z.object({
  /** `filter_options` of the products name it. */
  id: wireId,
  /** What the shopper chooses. */
  name: fieldText,
  /** Its part of the path, such as `3-kw`. */
  url_alias: fieldText,
});
export type FilterOption = z.infer<typeof FilterOption>;

/** A question with several answers, such as the power of an inverter. */
export const Filter = z.object({
  /** Its id. */
  id: wireId,
  /** What heads the options. */
  name: fieldText,
  /** Its part of the path. The filter is left out if the path has another meaning for it. */
  url_alias: fieldText,
  /** The answers, in their order; a filter without any is not shown. */
  options: optionalList(missable(FilterOption)),
});
export type Filter = z.infer<typeof Filter>;

export const Banner = z.object({
  /** Where the picture is; without one, the banner has only words. */
  image: pictureUrl,
  /** The picture for windows up to 640 px; `image` where it is missing. */
  mobile_image: pictureUrl,
  /** The larger words on the picture. */
  title: optionalText,
  /** Darkens the picture, so that text on it is legible. */
  overlay: truthy,
  /** Where the banner leads. Without it, it is no link. */
  link: linkUrl,
  /** The smaller words, such as “Kies een thuisbatterij”. */
  call_to_action: optionalText,
  /** Opens the chat instead of following the link. */
  open_chat: flag,
});
export type Banner = z.infer<typeof Banner>;

/** Name and text that replace those of the page for one choice of brand and options. */
export const SeoEntry = z.object({
  /** The only selected brand; missing when the brand does not matter. */
  brand_id: optional(wireId),
  /** Exactly the selected options; empty when they do not matter. */
  option_ids: optionalList(wireId),
  /** The title; that of the page where it is missing. */
  name: optionalText,
  /** Markup. */
  content: optionalText,
});
export type SeoEntry = z.infer<typeof SeoEntry>;

const ContentFields = z.object({
  /** The title above the list; `main_name` where it is missing. */
  content_name: optionalText,
  /** Markup. */
  content: optionalText,
  /** The name of the list for the tag manager, and its title where there is no other. */
  main_name: optionalText,
  /** The name of the list in a path. No widget reads it. */
  alias: optionalText,
  /** Heads the subcategories. */
  subitems_name: optionalText,
  /** Titles and texts for single choices of brand and options; also read from `seo_list` and `seos`. */
  seo: optionalList(missable(SeoEntry)),
});

/** The shop sends the entries under one of three names. */
export const OverviewContent = anyForm(ContentFields, (value) => {
  const fields = (value ?? {}) as Record<string, unknown>;
  return { ...fields, seo: fields['seo'] ?? fields['seo_list'] ?? fields['seos'] };
});
export type OverviewContent = z.infer<typeof OverviewContent>;

/** What a list that stays on the server answers beside its products. */
const ServerFields = {
  /**
   * `server`: the list stays on the server, and `products` has one page of it. Without it, `products` has the whole list.
   * The first answer decides.
   */
  mode: ifSent(z.string()),
  /**
   * The selection that this answer is for, as it was asked, such as `/brand:sma/page:2`. Without it, the answer is for the
   * first page of the whole list. Only in the first answer.
   */
  path: ifSent(z.string()),
  /** How many products fit the selection; those of this answer where it is missing. */
  total: ifSent(wholeNumber),
  /** The page that is answered, counted from 1: the existing one nearest to that of the selection. 1 where it is missing. */
  page: ifSent(wholeNumber),
  /** The lowest and the highest price of the whole list, VAT included. Only in the first answer. */
  prices: ifSent(
    z.object({
      /** The lowest one. */
      min: cents,
      /** The highest one. */
      max: cents,
    }),
  ),
  /**
   * How many products each option shows beside the selection: those that have it and fit all other filters. The keys are
   * `brands` and `options`, each by the ids of the options; `best_choice`, with `yes` and `no`; and `discount`, with `yes`.
   * An option that is missing shows none. Without `counts`, options have no numbers.
   */
  counts: ifSent(map(map(wholeNumber))),
  /** Some products of the list are a best choice and others are not: it is a filter. Only in the first answer. */
  has_best_choice: flagIfSent,
  /**
   * Where further pages are read with `GET`, such as `/product-overview/page?id=12&type=category&language=nl`. The widget
   * adds the selection as `path`. It is a path of the shop. Without it, they are read with the first call. Only in the
   * first answer.
   */
  readUrl: ifSent(z.string()),
};

export const Overview = z.object({
  /** Title and texts of the list; each may be missing. */
  content: OverviewContent,
  /**
   * All products of the list, in their order: the browser filters, sorts and pages them. It may be empty. With `mode`, the
   * products of one page.
   */
  products: list(missable(OverviewProduct)),
  /** Filters besides brand and price; without any, there are only these. */
  filters: optionalList(missable(Filter)),
  /** Subcategories; without any, there is no such list. */
  subitems: optionalList(
    missable(
      z.object({
        /** The name of the subcategory. */
        name: fieldText,
        /** Its page. */
        url: linkUrl,
      }),
    ),
  ),
  /** Brands to filter by; without any, there is no such filter. */
  brands: optionalList(missable(Brand)),
  /** Banners in a strip above the products. The first one stands among them, unless `productOverviewBanner` does. */
  banners: optionalList(missable(Banner)),
  /** The banner among the products; null for none. */
  productOverviewBanner: optional(Banner),
  /** A banner below the filters; null for none. */
  productOverviewFilterBanner: optional(Banner),
  /** Of the customer, for the form that mails when a product is back. */
  name: optionalText,
  /** E-mail address of the customer, for the same form; empty without it. */
  email: optionalText,
  ...ServerFields,
});
export type Overview = z.infer<typeof Overview>;

/**
 * Reads a whole list: all products with their brands and filters. The browser filters, sorts and pages them. A list that
 * stays on the server answers one page, and is called again for each selection.
 */
export const readOverview = endpoint({
  path: '/product-overview/init',
  safe: true,
  input: z.object({
    /** The id of the list, as the page gives it; for a search, what was typed. */
    id: wireId,
    /** `category`, `discount` for a list of reduced products, or `search` for results; as the page gives it. */
    type: z.string(),
    /**
     * The selection of a list that stays on the server, as in the address of the page: `/brand:sma/page:2`, and `/` for
     * none. Only sent after an answer with `mode`, or where the page gives it as `data-path`.
     */
    path: z.optional(z.string()),
    /**
     * `page` in each call after the first one: `products`, `total`, `page` and `counts` are read from its answer, and
     * everything else is as before.
     */
    part: z.optional(z.literal('page')),
  }),
  answer: Overview,
});
