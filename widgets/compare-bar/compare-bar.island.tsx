import * as z from 'zod/mini';
import { trackEcommerce } from '../../shared/bus/data-layer.ts';
import { openCompareList } from '../../shared/models/compare-list.ts';
import { linkInput } from '../../shared/runtime/url-inputs.ts';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import { CompareBar } from './CompareBar.tsx';
import { createCompareBar } from './compare-bar.model.ts';
import './compare-bar.css';

export const island = defineIsland({
  name: 'compare-bar',
  inputs: z.object({
    /** Where products are compared side by side. */
    compareUrl: z._default(linkInput, '/compare'),
  }),
  trackEcommerce,
  // Not loaded before the shopper compares products.
  load: 'stored compare',
  handles: ['compare-toggle'],
  isQuiet: true,
  model: (services, inputs) => createCompareBar(services, inputs, openCompareList(services)),
  View: CompareBar,
});
