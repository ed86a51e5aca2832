import { html } from 'hono/html';
import type { Markup } from '../icons.ts';

/** The element of the checkout widget, around its fallback. The postcode key is that of this demo shop. */
export function checkoutMount(fallback: Markup): Markup {
  return html`<div
    data-widget="checkout"
    data-customer-service-url="/klantenservice"
    data-help-centre-url="https://help.zonshop.example/{locale}"
    data-tax-exemption-update-url="/tax-exemption"
    data-postcode-key="demo"
  >
    ${fallback}
  </div>`;
}
