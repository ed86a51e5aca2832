import * as z from 'zod/mini';
import { readSolutions } from '../../shared/contract/returns.ts';
import { callBaseInput, callInput, linkInput, optionalCallInput } from '../../shared/runtime/url-inputs.ts';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import { headingInput } from '../../shared/runtime/heading-input.ts';
import { ReturnSolutionWizard } from './ReturnSolutionWizard.tsx';
import { createReturnSolutionWizard } from './return-solution-wizard.model.ts';
import './return-solution-wizard.css';

export const island = defineIsland({
  name: 'return-solution-wizard',
  inputs: z.object({
    /** Where the products and details are read. */
    sourceUrl: callInput,
    /** Where the return is sent. */
    submitUrl: callInput,
    /** Where the customer declines the VAT rate of 0 %; without it there is no link for that. */
    updateUrl: z._default(optionalCallInput, ''),
    /** The page of the first step. */
    problemUrl: z._default(linkInput, '/rma/problem-selection'),
    /** Base path of the upload calls. */
    uploadBase: z._default(callBaseInput, '/media'),
    /** The level of its main heading; `none` leaves it out, for a page with a heading of its own. */
    headingLevel: headingInput,
  }),
  textParts: ['gallery', 'returns', 'upload'],
  load: 'eager',
  firstCall: readSolutions('{sourceUrl}'),
  isQuiet: true,
  slots: ['receipt-end'],
  model: createReturnSolutionWizard,
  View: ReturnSolutionWizard,
});
