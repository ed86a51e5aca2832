import * as z from 'zod/mini';
import { trackEcommerce } from '../../shared/bus/data-layer.ts';
import { linkInput } from '../../shared/runtime/url-inputs.ts';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import { fetchAhead } from '../../shared/runtime/fetch-ahead.ts';
import { send } from '../../shared/http/send.ts';
import { CartPopup } from './CartPopup.tsx';
import { createCartPopup } from './cart-popup.model.ts';
import './cart-popup.css';

export const island = defineIsland({
  name: 'cart-popup',
  inputs: z.object({
    /** Where the cart is. */
    cartUrl: z._default(linkInput, '/cart'),
    /** The widget on the page of the cart. Its files are fetched when something was added. */
    prefetch: z._default(z.string(), 'cart-page'),
  }),
  trackEcommerce,
  // Nothing is shown before something is bought: the command wakes it.
  load: 'interaction',
  handles: ['add-to-cart'],
  // It is woken by something to send.
  send,
  textParts: ['buying'],
  slots: ['end'],
  model: (services, inputs) => createCartPopup(services, inputs, fetchAhead),
  View: CartPopup,
});
