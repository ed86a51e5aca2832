import { html } from 'hono/html';
import type { ProductMedia } from '../../rules/product-media.ts';
import type { Product } from '../../rules/product.ts';
import type { Markup } from '../icons.ts';

const THUMBNAIL = { width: 160, height: 120 };
/** The maximum width in pixels of windows that get the smaller picture. */
const NARROW = 800;
const CENTS = 100;

/** The product for the tag manager. */
function itemOf({ sku, name, brand, price, price_on_request }: Product): object {
  const amount = price_on_request ? {} : { price: price / CENTS };
  return { item_id: sku, item_name: name, item_brand: brand.name, ...amount };
}

type Media = Pick<ProductMedia, 'images' | 'videos'>;

/** The first picture in full size and a row of all pictures, each a link to its file; videos link to their page. */
export function gallery(product: Product, media: Media): Markup {
  const { name, image_alt: alt } = product;
  const [first] = media.images;
  if (!first) return html``;
  const item = JSON.stringify(itemOf(product));
  return html`<div class="gallery" data-widget="product-gallery" data-name="${name}" data-item="${item}">
    <a class="gallery__large" href="${first.url}">
      <picture>
        <source media="(max-width: ${NARROW}px)" srcset="${first.mobile_url}" width="640" height="480" />
        <img src="${first.url}" alt="${alt}" width="${first.w}" height="${first.h}" fetchpriority="high" />
      </picture>
    </a>
    ${media.images.length + media.videos.length > 1 ? row(media, alt) : ''}
  </div>`;
}

function row({ images, videos }: Media, alt: string): Markup {
  return html`<ul class="gallery__row">
    ${images.map(
      ({ url, mobile_url, thumbnail_url, w, h }, index) =>
        html`<li>
          <a href="${url}" data-mobile-url="${mobile_url}" data-width="${w}" data-height="${h}"
            >${thumbnail(thumbnail_url, `${alt} (${index + 1})`, index)}</a
          >
        </li>`,
    )}
    ${videos.map(
      ({ code, title, url }, index) =>
        html`<li>
          <a class="gallery__film" href="${url}" data-code="${code}"
            >${thumbnail(posterOf(images, index).thumbnail_url, '', images.length + index)}<span class="unseen"
              >${title}</span
            ></a
          >
        </li>`,
    )}
  </ul>`;
}

/** The preview of a video is one of the last pictures, a different one for each video if possible. */
export function posterOf(images: Media['images'], film: number): Media['images'][number] {
  return images.at(-1 - film) ?? images.at(-1)!;
}

function thumbnail(url: string, alt: string, index: number): Markup {
  const isSeen = index < 7;
  return html`<img
    src="${url}"
    alt="${alt}"
    width="${THUMBNAIL.width}"
    height="${THUMBNAIL.height}"
    decoding="async"
    ${isSeen ? '' : html`loading="lazy"`}
  />`;
}
