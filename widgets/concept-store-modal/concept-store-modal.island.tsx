import * as z from 'zod/mini';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import { openerIn, openerInput } from '../../shared/runtime/opener.ts';
import { ConceptStoreModal } from './ConceptStoreModal.tsx';
import { createConceptStore } from './concept-store-modal.model.ts';
import './concept-store-modal.css';

export const island = defineIsland({
  name: 'concept-store-modal',
  inputs: z.object({
    /** Markup of the heading. */
    title: z.string(),
    /** Markup below it. */
    content: z.string(),
    /** The words of a button of ours on an element that has none; without them there is no button. */
    label: z._default(z.string(), ''),
    ...openerInput,
  }),
  readServerMarkup: (element) => ({ opener: openerIn(element) }),
  // What stands beside the opener is not repeated in the dialog.
  findKeptControl: (element) => element,
  load: 'interaction',
  handles: ['concept-store-open'],
  model: createConceptStore,
  View: ConceptStoreModal,
});
