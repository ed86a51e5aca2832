import * as z from 'zod/mini';
import { readQuotation } from '../../shared/contract/quotation.ts';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import { QuotationPage } from './QuotationPage.tsx';
import { createQuotation } from './quotation.model.ts';
import './quotation.css';

export const island = defineIsland({
  name: 'quotation',
  inputs: z.object({
    /** The quotation of this id, as text; it is sent as it stands here. */
    id: z.string().check(z.minLength(1, 'an id')),
    /** The key that is added to the address of acceptance when the customer asks for the exemption. */
    exemptionParam: z._default(z.string().check(z.minLength(1, 'a name')), 'tax_exemption_accepted'),
  }),
  firstCall: readQuotation,
  load: 'eager',
  // A quotation that cannot be read is not spoken of (specification 001 §7).
  isQuiet: true,
  model: createQuotation,
  View: QuotationPage,
});
