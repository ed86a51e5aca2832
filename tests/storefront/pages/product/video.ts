import { html } from 'hono/html';
import type { ProductMedia } from '../../rules/product-media.ts';
import type { Markup } from '../icons.ts';

/** The first film beside the description; its service hears of the shopper only when somebody plays it. */
export function video({ images, videos: [film] }: ProductMedia): Markup {
  const poster = images.at(-1);
  if (!film || !poster) return html``;
  return html`<div
    class="film"
    data-widget="video-player"
    data-code="${film.code}"
    data-title="${film.title}"
    data-poster="${poster.mobile_url}"
  >
    <a href="${film.url}"
      ><img src="${poster.mobile_url}" alt="" width="640" height="480" loading="lazy" /><span>${film.title}</span></a
    >
  </div>`;
}
