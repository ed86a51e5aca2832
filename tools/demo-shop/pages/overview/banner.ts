import { html } from 'hono/html';
import type { Banner } from '../../../../shared/contract/overview.ts';
import { kitIcon, type Markup } from '../icons.ts';

/** The link of a banner that opens the chat, without JavaScript. */
const INSTEAD_OF_CHAT = '/klantenservice';

/** A linked picture with a short text. */
export function banner({ image, mobile_image, title, call_to_action, link, overlay }: Banner): Markup {
  return html`<a
    class="sw-product-overview__banner ${overlay ? 'sw-product-overview__banner--overlay' : ''}"
    href="${link ?? INSTEAD_OF_CHAT}"
  >
    <picture class="sw-image sw-product-overview__banner-image">
      <source media="(max-width: 640px)" srcset="${mobile_image ?? image ?? ''}" />
      <img class="sw-image__picture" src="${image ?? ''}" alt="" width="400" height="400" loading="lazy" />
    </picture>
    <span class="sw-product-overview__banner-words">
      <span class="sw-product-overview__banner-title">${title}</span>
      <span class="sw-product-overview__banner-call"><span>${call_to_action}</span>${kitIcon('arrow')}</span>
    </span>
  </a>`;
}
