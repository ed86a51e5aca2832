import * as z from 'zod/mini';
import { QuestionProduct } from '../../shared/contract/returns.ts';
import { optionalList } from '../../shared/contract/wire.ts';
import { callBaseInput, callInput } from '../../shared/runtime/url-inputs.ts';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import { headingInput } from '../../shared/runtime/heading-input.ts';
import { ReturnQuestionWizard } from './ReturnQuestionWizard.tsx';
import { createReturnQuestionWizard } from './return-question-wizard.model.ts';
import { hasErrorText } from './has-error-text.ts';
import './return-question-wizard.css';

export const island = defineIsland({
  name: 'return-question-wizard',
  inputs: z.object({
    /** A list of products, each with its question table. */
    products: z.pipe(
      z.unknown().check(z.refine((value) => typeof value === 'object', 'a list of products')),
      optionalList(QuestionProduct),
    ),
    /** Where the return is sent. */
    submitUrl: callInput,
    /** Markup that replaces the wizard. */
    errorText: z._default(z.string(), ''),
    /** Base path of the upload calls. */
    uploadBase: z._default(callBaseInput, '/media'),
    /** The level of its main heading; `none` leaves it out, for a page with a heading of its own. */
    headingLevel: headingInput,
  }),
  // A page with an error text may leave out the products.
  readServerMarkup: (element) => (hasErrorText(element) ? { products: [] } : {}),
  textParts: ['gallery', 'returns', 'upload'],
  load: 'eager',
  slots: ['receipt-end'],
  model: createReturnQuestionWizard,
  View: ReturnQuestionWizard,
});
