import { html } from 'hono/html';
import type { ProductMedia } from '../../rules/product-media.ts';
import type { Product } from '../../rules/product.ts';
import { kitIcon, type Markup } from '../icons.ts';
import { fill, type ShopWords } from '../texts.ts';
import type { Visit } from '../visit.ts';

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

/** As many thumbnails fit into the row; those of videos come last. */
const THUMBNAILS = 7;

/**
 * The first picture in full size and a row of all pictures, each a link to its file; videos link to their page. The arrows,
 * which the widget shows others with, lead to the files of the next one and the last.
 */
export function gallery(product: Product, media: Media, { words }: Visit): Markup {
  const { name, image_alt: alt } = product;
  const { images, videos } = media;
  const [first] = images;
  if (!first) return html``;
  const item = JSON.stringify(itemOf(product));
  const isOne = images.length + videos.length === 1;
  const shown = images.length === 1 ? name : fill(words.pictureNamed, { name, number: 1, count: images.length });
  return html`<div data-widget="product-gallery" data-name="${name}" data-item="${item}">
    <div class="sw-page">
      <div class="sw-product-gallery" role="group" aria-label="${fill(words.picturesOf, { name })}">
        <div class="sw-product-gallery__stage">
          <a
            class="sw-product-gallery__open"
            href="${first.url}"
            aria-label="${fill(words.pictureEnlarge, { picture: shown })}"
          >
            <span class="sw-product-gallery__picture"
              ><span class="sw-product-gallery__printed"
                ><picture>
                  <source media="(max-width: ${NARROW}px)" srcset="${first.mobile_url}" width="640" height="480" />
                  <img
                    src="${first.url}"
                    alt="${alt}"
                    width="${first.w}"
                    height="${first.h}"
                    fetchpriority="high"
                  /> </picture></span
            ></span>
            ${kitIcon('lens', 'sw-product-gallery__lens')}
          </a>
          ${isOne ? '' : steps(media, words)}
        </div>
        ${isOne ? '' : row(media, words)}
      </div>
    </div>
  </div>`;
}

function steps({ images, videos }: Media, words: ShopWords): Markup {
  const all = [...images, ...videos];
  const step = (way: 'back' | 'on', address: string, label: string) =>
    html`<a
      class="sw-button sw-button--quiet sw-button--icon sw-product-gallery__step sw-product-gallery__step--${way}"
      href="${address}"
      >${kitIcon('chevron')}<span class="sw-visually-hidden">${label}</span></a
    >`;
  return html`${step('back', all.at(-1)!.url, words.picturePrevious)} ${step('on', all[1]!.url, words.pictureNext)}
    <p class="sw-product-gallery__count" aria-hidden="true"><span>1 / ${all.length}</span></p>`;
}

function row({ images, videos }: Media, words: ShopWords): Markup {
  const shown = THUMBNAILS - Math.min(videos.length, THUMBNAILS - 1);
  return html`<ul class="sw-product-gallery__thumbnails" role="list">
    ${images.map(({ url, mobile_url, thumbnail_url, w, h }, index) => {
      const label = fill(words.pictureOf, { number: index + 1, count: images.length });
      // The widget shows the others in the place of these.
      return html`<li class="sw-product-gallery__place ${index < shown ? '' : 'sw-page__unscripted'}">
        <a
          class="sw-product-gallery__thumbnail"
          href="${url}"
          aria-label="${label}"
          ${index === 0 ? html`aria-current="true"` : ''}
          data-mobile-url="${mobile_url}"
          data-width="${w}"
          data-height="${h}"
          >${thumbnail(thumbnail_url, index < shown)}</a
        >
      </li>`;
    })}
    ${videos.map(
      ({ code, title, url }, index) =>
        html`<li class="sw-product-gallery__place">
          <a
            class="sw-product-gallery__thumbnail"
            href="${url}"
            aria-label="${fill(words.videoPlay, { title })}"
            data-code="${code}"
            >${thumbnail(posterOf(images, index).thumbnail_url, true)}${kitIcon('play', 'sw-product-gallery__play')}<span
              class="sw-visually-hidden"
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

function thumbnail(url: string, isShown: boolean): Markup {
  return html`<picture class="sw-image sw-product-gallery__small"
    ><img
      class="sw-image__picture"
      src="${url}"
      alt=""
      width="${THUMBNAIL.width}"
      height="${THUMBNAIL.height}"
      decoding="async"
      ${isShown ? '' : html`loading="lazy"`}
  /></picture>`;
}
