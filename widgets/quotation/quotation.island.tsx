import * as z from 'zod/mini';
import { readQuotation } from '../../shared/contract/quotation.ts';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import { headingInput } from '../../shared/runtime/heading-input.ts';
import { prepareHtml } from '../../shared/ui/markup/Html.tsx';
import { QuotationPage } from './QuotationPage.tsx';
import { createQuotation } from './quotation.model.ts';
import './quotation.css';

/** The sanitiser needs a document. A server, which has none, draws the words alone. */
const prepare: typeof prepareHtml = async (...texts) => {
  if (typeof document !== 'undefined') await prepareHtml(...texts);
};

export const island = defineIsland({
  name: 'quotation',
  inputs: z.object({
    /** The id of the quotation, as text; sent unchanged. */
    id: z.string().check(z.minLength(1, 'an id')),
    /** The key that is added to the address of acceptance when the customer chooses the exemption. */
    exemptionParam: z._default(z.string().check(z.minLength(1, 'a name')), 'tax_exemption_accepted'),
    /** The level of its main heading; `none` leaves it out, for a page with a heading of its own. */
    headingLevel: headingInput,
  }),
  firstCall: readQuotation,
  load: 'eager',
  // A quotation that cannot be read shows no message.
  isQuiet: true,
  slots: ['summary-end'],
  model: (services, inputs) => createQuotation({ ...services, prepareHtml: prepare }, inputs),
  View: QuotationPage,
});
