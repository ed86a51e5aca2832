import * as z from 'zod/mini';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import { keepMarkup, openerIn, openerInput } from '../../shared/runtime/opener.ts';
import { ConceptStoreModal } from './ConceptStoreModal.tsx';
import { createConceptStore } from './concept-store-modal.model.ts';
import './concept-store-modal.css';

export const island = defineIsland({
  name: 'concept-store-modal',
  inputs: z.object({
    /** Title, as markup. */
    title: z.string(),
    /** Content, as markup. */
    content: z.string(),
    /** Label of the widget's own button, for an element without a control; no button when it is empty. */
    label: z._default(z.string(), ''),
    ...openerInput,
  }),
  readServerMarkup: (element) => ({ opener: openerIn(element) }),
  // All of the server's markup stays visible.
  findKeptControl: keepMarkup,
  load: 'interaction',
  handles: ['concept-store-open'],
  model: createConceptStore,
  View: ConceptStoreModal,
});
