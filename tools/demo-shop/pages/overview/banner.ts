import { html } from 'hono/html';
import type { Banner } from '../../../../shared/contract/overview.ts';
import { icon, type Markup } from '../icons.ts';

/** The link of a banner that opens the chat, without JavaScript. */
const INSTEAD_OF_CHAT = '/klantenservice';

/** A linked picture with a short text. */
export function banner({ image, mobile_image, title, call_to_action, link, overlay }: Banner): Markup {
  return html`<a class="promo ${overlay ? 'promo--dark' : ''}" href="${link ?? INSTEAD_OF_CHAT}">
    <picture>
      <source media="(max-width: 640px)" srcset="${mobile_image ?? image ?? ''}" />
      <img src="${image ?? ''}" alt="" width="600" height="450" loading="lazy" />
    </picture>
    <span class="promo__words">
      <span class="promo__title">${title}</span>
      <span class="promo__action">${call_to_action} ${icon('arrow')}</span>
    </span>
  </a>`;
}
