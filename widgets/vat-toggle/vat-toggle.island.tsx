import * as z from 'zod/mini';
import { callInput } from '../../shared/runtime/url-inputs.ts';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import { readServerMarkup } from './read-server-markup.ts';
import { VatToggle } from './VatToggle.tsx';
import { createVatToggle } from './vat-toggle.model.ts';
import './vat-toggle.css';

export const island = defineIsland({
  name: 'vat-toggle',
  inputs: z.object({
    /** The address that receives the choice; by default the action of the form in the markup. */
    updateUrl: callInput,
    /** The standard rate as a percentage; by default that of the page's settings. */
    vatRate: z.optional(z.number()),
    /** The shopper buys without VAT now; by default as in the page's settings. */
    selected: z.optional(z.boolean()),
  }),
  readServerMarkup,
  load: 'idle',
  model: createVatToggle,
  View: VatToggle,
});
