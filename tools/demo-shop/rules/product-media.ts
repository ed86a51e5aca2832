import type { GalleryImage, GalleryVideo } from '../../../shared/contract/product-media.ts';
import { SIZES } from '../seed/pictures.ts';
import { filmsOf, viewsOf } from '../seed/product-media.ts';
import type { Locale } from './language.ts';
import type { Product } from './product.ts';

type Picture = Pick<GalleryImage, 'url' | 'w' | 'h'> & { readonly mobile_url: string; readonly thumbnail_url: string };

/** Pictures and videos of a product. */
export interface ProductMedia {
  readonly images: readonly Picture[];
  readonly videos: readonly (GalleryVideo & { readonly title: string; readonly url: string })[];
}

export function mediaOf({ id }: Pick<Product, 'id'>, category: string, locale: Locale): ProductMedia {
  const { width: w, height: h } = SIZES.large;
  return {
    images: viewsOf(String(id)).map((view) => {
      const place = `/media/p/${id}${view === 'front' ? '' : `-${view}`}`;
      return { url: `${place}.svg`, mobile_url: `${place}-m.svg`, thumbnail_url: `${place}-t.svg`, w, h };
    }),
    videos: filmsOf(String(id), category).map(({ code, title }) => ({
      code,
      title: title[locale],
      url: watchUrl(code),
    })),
  };
}

/** The address of a video at its provider. */
function watchUrl(code: string): string {
  return /^\d+$/.test(code) ? `https://vimeo.com/${code}` : `https://www.youtube.com/watch?v=${code}`;
}
