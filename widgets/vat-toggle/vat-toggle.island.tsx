import * as z from 'zod/mini';
import { callInput } from '../../shared/runtime/address-inputs.ts';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import { readServerMarkup } from './read-server-markup.ts';
import { VatToggle } from './VatToggle.tsx';
import { createVatToggle } from './vat-toggle.model.ts';
import './vat-toggle.css';

export const island = defineIsland({
  name: 'vat-toggle',
  inputs: z.object({
    /** Where the choice is sent; without it the address of the form that the server printed. */
    updateUrl: callInput,
    /** The standard rate as a percentage; without it that of the page's settings. */
    vatRate: z.optional(z.number()),
    /** The shopper buys without VAT now; without it the page's settings say so. */
    selected: z.optional(z.boolean()),
  }),
  readServerMarkup,
  load: 'idle',
  model: createVatToggle,
  View: VatToggle,
});
