import * as z from 'zod/mini';
import { callInput } from '../../shared/runtime/address-inputs.ts';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import { openerIn, openerInput } from '../../shared/runtime/opener.ts';
import { PriceMatch } from './PriceMatch.tsx';
import { createPriceMatch } from './price-match.model.ts';
import './price-match.css';

export const island = defineIsland({
  name: 'price-match',
  inputs: z.object({
    /** Where a request goes. */
    submitUrl: callInput,
    /** Of the country's site. */
    websiteId: z.string(),
    /** Of the product that is cheaper elsewhere. */
    productId: z.string(),
    /** Named in the thanks. */
    supportEmail: z._default(z.string(), ''),
    /** The words of a button of ours on an element that has none; without them there is no button. */
    label: z._default(z.string(), ''),
    ...openerInput,
  }),
  readServerMarkup: (element) => ({ opener: openerIn(element) }),
  // What stands beside the opener is not repeated in the dialog.
  findKeptControl: (element) => element,
  load: 'interaction',
  handles: ['price-match-open'],
  model: createPriceMatch,
  View: PriceMatch,
});
