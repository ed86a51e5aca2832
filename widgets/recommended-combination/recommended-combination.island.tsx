import * as z from 'zod/mini';
import { readCombination } from '../../shared/contract/combination.ts';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import { RecommendedCombination } from './RecommendedCombination.tsx';
import { createRecommendedCombination } from './recommended-combination.model.ts';
import './recommended-combination.css';
import './dialogs.css';

export const island = defineIsland({
  name: 'recommended-combination',
  inputs: z.object({
    /** The product of the page, as text; it is sent as it stands here. */
    id: z.string().check(z.minLength(1, 'an id')),
  }),
  firstCall: { method: readCombination.method, path: readCombination.path, body: { id: null } },
  load: 'visible',
  // A block that recommends may stay away without a word.
  isQuiet: true,
  model: createRecommendedCombination,
  View: RecommendedCombination,
});
