import type { ProductInfo } from '../../../shared/contract/combination.ts';
import type { WithExtras } from '../extras.ts';
import type { CombinationPart } from './combinations.ts';
import type { Locale, Words } from './language.ts';
import { priceKeysOf } from './price-keys.ts';
import type { Product } from './product.ts';
import { payableOf } from './totals.ts';

/** The size of the pictures, and the smaller one for narrow windows. */
const PIXELS = { w: 1200, h: 900 };
const VIEWS = ['', '-close', '-wall'] as const;

/** A public video; its title is the shop's. */
const FILM = { code: 'aqz-KE-bpKQ', url: null };
const FILM_TITLE: Words = {
  nl: 'Zo sluit je hem aan',
  de: 'So schließen Sie ihn an',
  en: 'How to connect it',
};
/** Categories with a video. */
const FILMED = /^omvormers|^thuisbatterijen/;

const IN_STOCK: Words = { nl: 'Direct leverbaar', de: 'Sofort lieferbar', en: 'In stock' };
const SOLD_OUT: Words = { nl: 'Tijdelijk uitverkocht', de: 'Vorübergehend ausverkauft', en: 'Temporarily sold out' };

export interface InfoSource {
  readonly product: Product;
  readonly part: CombinationPart;
  /** Path of its category, such as `omvormers/hybride`. */
  readonly category: string;
  readonly isExempt: boolean;
}

interface Reader extends WithExtras {
  readonly locale: Locale;
}

/** The details of a product as on its own page, at the price of the set. */
export function infoOf({ product, part, category, isExempt }: InfoSource, shopper: Reader): ProductInfo {
  const { locale } = shopper;
  const exempt = isExempt && product.has_tax_exemption;
  return {
    name: product.name,
    content: product.description,
    images: VIEWS.map((view) => imageOf(product, view)),
    videos: FILMED.test(category) ? [{ ...FILM, title: FILM_TITLE[locale] }] : [],
    specs: product.specifications,
    trustedShopReviews: { productRating: product.rating, totalReviews: product.reviews },
    ...stockOf(product.stock >= part.qty, locale),
    mobileSize: null,
    fromPrice: product.price > part.price ? payableOf(product.price, exempt) : null,
    toPrice: payableOf(part.price, exempt),
    ...priceKeysOf({ ...product, price: part.price }, shopper, (cents) => payableOf(cents, exempt)),
    hasTaxExemption: product.has_tax_exemption,
    shortItemDetailText: product.short_item_detail_text,
  };
}

function imageOf({ id }: Product, view: (typeof VIEWS)[number]) {
  const place = `/media/p/${id}`;
  return {
    url: `${place}${view}.svg`,
    mobile_url: view === '' ? `${place}-m.svg` : `${place}${view}.svg`,
    thumbnail_url: `${place}${view}.svg`,
    ...PIXELS,
    size_percentage: null,
  };
}

function stockOf(isThere: boolean, locale: Locale) {
  return isThere
    ? {
        stockMessage: IN_STOCK[locale],
        stockStatus: 'in_stock',
        stockStatusImage: '/media/stock-in.svg',
        stockStatusClass: 'in-stock',
      }
    : {
        stockMessage: SOLD_OUT[locale],
        stockStatus: 'out_of_stock',
        stockStatusImage: '/media/stock-out.svg',
        stockStatusClass: 'out-of-stock',
      };
}
