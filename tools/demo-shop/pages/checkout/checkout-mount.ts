import { html } from 'hono/html';
import type { Markup } from '../icons.ts';

/** Where a shopper with questions finds help. */
export const HELP = { customerService: '/klantenservice', centre: 'https://help.zonshop.example/{locale}' };

/** The element of the checkout widget, around its fallback. The postcode key is that of this demo shop. */
export function checkoutMount(fallback: Markup): Markup {
  return html`<div
    data-widget="checkout"
    data-customer-service-url="${HELP.customerService}"
    data-help-centre-url="${HELP.centre}"
    data-tax-exemption-update-url="/tax-exemption"
    data-postcode-key="demo"
  >
    ${fallback}
  </div>`;
}
