import { html } from 'hono/html';
import type { ProductMedia } from '../../rules/product-media.ts';
import type { Markup } from '../icons.ts';
import { posterOf } from './gallery.ts';

/** The first video beside the description. Its provider gets no request before the shopper plays it. */
export function video({ images, videos: [film] }: ProductMedia): Markup {
  if (!film || images.length === 0) return html``;
  const { mobile_url: poster } = posterOf(images, 0);
  return html`<div
    class="film"
    data-widget="video-player"
    data-code="${film.code}"
    data-title="${film.title}"
    data-poster="${poster}"
  >
    <a href="${film.url}"
      ><img src="${poster}" alt="" width="640" height="480" loading="lazy" /><span>${film.title}</span></a
    >
  </div>`;
}
