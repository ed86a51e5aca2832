import { defineIsland, keepMarkup, openerIn, openerInput } from '../../shared/kit/island.ts';
import * as z from 'zod/mini';
import { ShippingCosts } from './ShippingCosts.tsx';
import { createShippingCosts } from './shipping-costs.model.ts';
import './shipping-costs.css';

export const island = defineIsland({
  name: 'shipping-costs',
  inputs: z.object({
    /** Of the product, in euros with a decimal point; sent as it is. */
    price: z.number(),
    /** The text of the button on an empty element. */
    label: z._default(z.string(), ''),
    ...openerInput,
  }),
  readServerMarkup: (element) => ({ opener: openerIn(element) }),
  // The content beside the opener is not repeated in the dialog.
  findKeptControl: keepMarkup,
  load: 'interaction',
  model: createShippingCosts,
  View: ShippingCosts,
});
