import * as z from 'zod/mini';
import { callBaseInput, callInput, linkInput, optionalCallInput } from '../../shared/runtime/address-inputs.ts';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import { ReturnSolutionWizard } from './ReturnSolutionWizard.tsx';
import { createReturnSolutionWizard } from './return-solution-wizard.model.ts';
import './return-solution-wizard.css';

export const island = defineIsland({
  name: 'return-solution-wizard',
  inputs: z.object({
    /** What can be returned is read here. */
    sourceUrl: callInput,
    /** Takes the return. */
    submitUrl: callInput,
    /** Takes the word of those who do without the rate of 0 %; without it nobody can. */
    updateUrl: z._default(optionalCallInput, ''),
    /** The page of the first step. */
    problemUrl: z._default(linkInput, '/rma/problem-selection'),
    /** Where the shop takes files. */
    uploadBase: z._default(callBaseInput, '/media'),
  }),
  words: ['returns', 'upload'],
  load: 'eager',
  firstCall: { method: 'post', path: '{sourceUrl}' },
  isQuiet: true,
  model: createReturnSolutionWizard,
  View: ReturnSolutionWizard,
});
