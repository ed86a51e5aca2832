import * as z from 'zod/mini';
import { trackEcommerce } from '../../shared/bus/data-layer.ts';
import { readCombination } from '../../shared/contract/combination.ts';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import { RecommendedCombination } from './RecommendedCombination.tsx';
import { createRecommendedCombination } from './recommended-combination.model.ts';
import './recommended-combination.css';
import './dialogs.css';

export const island = defineIsland({
  name: 'recommended-combination',
  inputs: z.object({
    /** The id of the page's product, as text; sent unchanged. */
    id: z.string().check(z.minLength(1, 'an id')),
  }),
  firstCall: readCombination,
  trackEcommerce,
  load: 'visible',
  // If the call fails, the block stays hidden, without a message.
  isQuiet: true,
  textParts: ['gallery', 'quantity'],
  slots: ['end'],
  model: createRecommendedCombination,
  View: RecommendedCombination,
});
