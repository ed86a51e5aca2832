import * as z from 'zod/mini';
import { QuestionProduct } from '../../shared/contract/returns.ts';
import { optionalList } from '../../shared/contract/wire.ts';
import { callBaseInput, callInput } from '../../shared/runtime/address-inputs.ts';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import { ReturnQuestionWizard } from './ReturnQuestionWizard.tsx';
import { createReturnQuestionWizard } from './return-question-wizard.model.ts';
import { hasErrorText } from './has-error-text.ts';
import './return-question-wizard.css';

export const island = defineIsland({
  name: 'return-question-wizard',
  inputs: z.object({
    /** A list of products, each with its table of questions. */
    products: z.pipe(
      z.unknown().check(z.refine((given) => typeof given === 'object', 'a list of products')),
      optionalList(QuestionProduct),
    ),
    /** Takes the return. */
    submitUrl: callInput,
    /** Markup that is shown instead of the wizard. */
    errorText: z._default(z.string(), ''),
    /** Where the shop takes files. */
    uploadBase: z._default(callBaseInput, '/media'),
  }),
  // A shop that says no has no products to ask about.
  readServerMarkup: (element) => (hasErrorText(element) ? { products: [] } : {}),
  words: ['returns', 'upload'],
  load: 'eager',
  model: createReturnQuestionWizard,
  View: ReturnQuestionWizard,
});
