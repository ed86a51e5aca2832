import * as z from 'zod/mini';
import { trackEcommerce } from '../../shared/bus/data-layer.ts';
import { startCheckout } from '../../shared/contract/checkout.ts';
import { linkInput, optionalCallInput } from '../../shared/runtime/url-inputs.ts';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import { headingInput } from '../../shared/runtime/heading-input.ts';
import { send } from '../../shared/http/send.ts';
import { prepareHtml } from '../../shared/ui/markup/Html.tsx';
import { Checkout } from './Checkout.tsx';
import { createCheckout } from './checkout.model.ts';
import { createWallets } from './wallets.ts';
import './checkout.css';
import './checkout-form.css';
import './checkout-methods.css';
import './checkout-summary.css';
import './progress.css';

const optionalText = z._default(z.string(), '');

export const island = defineIsland({
  name: 'checkout',
  inputs: z.object({
    /** Where the cart is. */
    cartUrl: z._default(linkInput, '/cart'),
    /** The page that resets a forgotten password. */
    forgotPasswordUrl: z._default(linkInput, '/forgot-password'),
    /** Customer service; without it no such link is shown. */
    customerServiceUrl: z._default(linkInput, ''),
    /** The help centre, with `{locale}` for `nl`, `de` or `en-gb`; without it no such link is shown. */
    helpCentreUrl: z._default(linkInput, ''),
    /** The call that declines the VAT rate of 0 %. Without it the shopper cannot decline the rate. */
    taxExemptionUpdateUrl: z._default(optionalCallInput, ''),
    /** The shop's key for its address search; without it every address is typed in by hand. */
    postcodeKey: optionalText,
    /** The name of the meta tag whose content is sent with the order. */
    ctMeta: z._default(z.string(), 'ct'),
    /** How the shop takes Google Pay, as JSON. */
    googlePay: z._default(
      z.object({
        environment: z._default(z.enum(['TEST', 'PRODUCTION']), 'PRODUCTION'),
        merchantId: z.optional(z.string()),
        networks: z._default(z.array(z.string()), ['MASTERCARD', 'VISA']),
      }),
      { environment: 'PRODUCTION', networks: ['MASTERCARD', 'VISA'] },
    ),
    /** The level of its main heading; `none` leaves it out, for a page with a heading of its own. */
    headingLevel: headingInput,
  }),
  textParts: ['address', 'line', 'password'],
  trackEcommerce,
  load: 'eager',
  firstCall: startCheckout,
  // The methods are requested as soon as their step opens.
  send,
  slots: ['step-end', 'before-order', 'summary-end'],
  model: (services, inputs) =>
    createCheckout({ ...services, wallets: createWallets(inputs.googlePay), prepareHtml }, inputs),
  View: Checkout,
});
