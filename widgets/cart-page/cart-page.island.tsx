import * as z from 'zod/mini';
import { trackEcommerce } from '../../shared/bus/data-layer.ts';
import { readCart } from '../../shared/contract/cart.ts';
import { linkInput } from '../../shared/runtime/url-inputs.ts';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import { fetchAhead } from '../../shared/runtime/fetch-ahead.ts';
import { importWithRecovery } from '../../shared/runtime/import-with-recovery.ts';
import { headingInput } from '../../shared/runtime/heading-input.ts';
import { CartPage } from './CartPage.tsx';
import { createCartPage } from './cart-page.model.ts';
import './cart-page.css';
import './cart-line.css';
import './cart-summary.css';

const loadCommands = () => importWithRecovery('commands.model', () => import('./commands.model.ts'));

export const island = defineIsland({
  name: 'cart-page',
  inputs: z.object({
    /** Where the order is placed. */
    checkoutUrl: z._default(linkInput, '/checkout'),
    /** The widget on the page where the order is placed. Its files are fetched when the cart is shown. */
    prefetch: z._default(z.string(), 'checkout'),
    /** Where the shopper continues shopping. */
    continueUrl: z._default(linkInput, '/'),
    /** The level of its main heading; `none` leaves it out, for a page with a heading of its own. */
    headingLevel: headingInput,
  }),
  trackEcommerce,
  load: 'eager',
  textParts: ['line', 'quantity'],
  firstCall: readCart,
  handles: ['cart-get', 'cart-change', 'cart-remove', 'discount-apply'],
  slots: ['line-end', 'summary-end', 'empty'],
  model: (services, inputs) => createCartPage(services, inputs, { fetchAhead, loadCommands }),
  View: CartPage,
});
