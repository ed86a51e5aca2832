import { html } from 'hono/html';
import type { Banner } from '../../../../shared/contract/overview.ts';
import { icon, type Markup } from '../icons.ts';

/** Where a banner leads that would open the chat, as long as no script runs. */
const INSTEAD_OF_CHAT = '/klantenservice';

/** A picture with a few words that leads somewhere. */
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
