import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { linkUrl, pictureUrl } from './url.ts';
import {
  anyForm,
  cents,
  fieldText,
  flag,
  list,
  missable,
  optional,
  optionalList,
  optionalText,
  wireId,
  wireNumber,
} from './wire.ts';

/** Contract of the product overview. */

/** True for every value that PHP treats as true, such as a percentage. A percentage of 0 is false, also as text. */
const truthy = anyForm(z.boolean(), (value) => Boolean(value) && value !== 'false' && Number(value) !== 0);

export const OverviewProduct = z.object({
  id: wireId,
  /** `product`, `bundle`, `second-chance-product`; passed through unchanged. */
  type: z.string(),
  sku: optionalText,
  name: fieldText,
  url: linkUrl,
  image: pictureUrl,
  mobile_image: pictureUrl,
  /** Lies over the picture, such as a seal. */
  overlay_image: pictureUrl,
  /** Text or markup. */
  info: optionalText,
  /** VAT included. */
  price: optional(cents),
  /** The advice price; struck when it exceeds `price`. */
  msrp: optional(cents),
  brand_ids: optionalList(wireId),
  filter_options: optionalList(wireId),
  best_choice: flag,
  discount: truthy,
  on_sale: truthy,
  upsell_label: optionalText,
  has_tax_exemption: flag,
  orderable: flag,
  pre_order: flag,
  pre_heat: flag,
  price_on_request: flag,
  eol: flag,
  rating: optional(wireNumber),
  short_item_detail_text: optionalText,
  /** The same product, used. */
  second_chance: optional(z.object({ price: optional(cents), url: linkUrl })),
});
export type OverviewProduct = z.infer<typeof OverviewProduct>;

export const Brand = z.object({ id: wireId, name: fieldText, url_alias: fieldText });
export type Brand = z.infer<typeof Brand>;

export const FilterOption = z.object({ id: wireId, name: fieldText, url_alias: fieldText });
export type FilterOption = z.infer<typeof FilterOption>;

/** A question with several answers, such as the power of an inverter. */
export const Filter = z.object({
  id: wireId,
  name: fieldText,
  url_alias: fieldText,
  options: optionalList(missable(FilterOption)),
});
export type Filter = z.infer<typeof Filter>;

export const Banner = z.object({
  image: pictureUrl,
  mobile_image: pictureUrl,
  title: optionalText,
  /** Darkens the picture, so that text on it is legible. */
  overlay: truthy,
  link: linkUrl,
  call_to_action: optionalText,
  /** Opens the chat instead of following the link. */
  open_chat: flag,
});
export type Banner = z.infer<typeof Banner>;

/** Name and text that replace those of the page for one choice of brand and options. */
export const SeoEntry = z.object({
  brand_id: optional(wireId),
  option_ids: optionalList(wireId),
  name: optionalText,
  /** Markup. */
  content: optionalText,
});
export type SeoEntry = z.infer<typeof SeoEntry>;

const ContentFields = z.object({
  content_name: optionalText,
  /** Markup. */
  content: optionalText,
  main_name: optionalText,
  alias: optionalText,
  /** Heads the subcategories. */
  subitems_name: optionalText,
  seo: optionalList(missable(SeoEntry)),
});

/** The shop sends the entries under one of three names. */
export const OverviewContent = anyForm(ContentFields, (value) => {
  const fields = (value ?? {}) as Record<string, unknown>;
  return { ...fields, seo: fields['seo'] ?? fields['seo_list'] ?? fields['seos'] };
});
export type OverviewContent = z.infer<typeof OverviewContent>;

export const Overview = z.object({
  content: OverviewContent,
  products: list(missable(OverviewProduct)),
  filters: optionalList(missable(Filter)),
  subitems: optionalList(missable(z.object({ name: fieldText, url: linkUrl }))),
  brands: optionalList(missable(Brand)),
  banners: optionalList(missable(Banner)),
  productOverviewBanner: optional(Banner),
  productOverviewFilterBanner: optional(Banner),
  /** Of the customer, for the form that mails when a product is back. */
  name: optionalText,
  email: optionalText,
});
export type Overview = z.infer<typeof Overview>;

export const readOverview = endpoint({
  path: '/product-overview/init',
  safe: true,
  input: z.object({ id: wireId, type: z.string() }),
  answer: Overview,
});
