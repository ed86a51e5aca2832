import * as z from 'zod/mini';
import { callInput } from '../../shared/runtime/url-inputs.ts';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import { keepMarkup, openerIn, openerInput } from '../../shared/runtime/opener.ts';
import { PriceMatch } from './PriceMatch.tsx';
import { createPriceMatch } from './price-match.model.ts';
import './price-match.css';

export const island = defineIsland({
  name: 'price-match',
  inputs: z.object({
    /** Where the request is sent. */
    submitUrl: callInput,
    /** Id of the shop's website. */
    websiteId: z.string(),
    /** Id of the product that is cheaper elsewhere. */
    productId: z.string(),
    /** Shown in the success message. */
    supportEmail: z._default(z.string(), ''),
    /** Label of the widget's own button, for an element without a control; no button when it is empty. */
    label: z._default(z.string(), ''),
    ...openerInput,
  }),
  readServerMarkup: (element) => ({ opener: openerIn(element) }),
  // All of the server's markup stays visible.
  findKeptControl: keepMarkup,
  load: 'interaction',
  textParts: ['request'],
  handles: ['price-match-open'],
  model: createPriceMatch,
  View: PriceMatch,
});
