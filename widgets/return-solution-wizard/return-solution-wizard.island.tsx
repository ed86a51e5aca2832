import * as z from 'zod/mini';
import { defineIsland } from '../../shared/island/define-island.tsx';
import { ReturnSolutionWizard } from './ReturnSolutionWizard.tsx';
import { createReturnSolutionWizard } from './return-solution-wizard.model.ts';
import './return-solution-wizard.css';

const address = z.string().check(z.minLength(1, 'an address'));

export const island = defineIsland({
  name: 'return-solution-wizard',
  inputs: z.object({
    /** What can be returned is read here. */
    sourceUrl: address,
    /** Takes the return. */
    submitUrl: address,
    /** Takes the word of those who do without the rate of 0 %; without it nobody can. */
    updateUrl: z._default(z.string(), ''),
    /** The page of the first step. */
    problemUrl: z._default(z.string(), '/rma/problem-selection'),
    /** Where the shop takes files. */
    uploadBase: z._default(z.string(), '/media'),
  }),
  words: ['returns', 'upload'],
  load: 'eager',
  firstCall: { method: 'post', path: '{sourceUrl}' },
  isQuiet: true,
  model: createReturnSolutionWizard,
  View: ReturnSolutionWizard,
});
