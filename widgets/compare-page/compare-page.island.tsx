import * as z from 'zod/mini';
import { trackEcommerce } from '../../shared/bus/data-layer.ts';
import { openCompareList } from '../../shared/models/compare-list.ts';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import { send } from '../../shared/http/send.ts';
import { ComparePage } from './ComparePage.tsx';
import { createComparePage } from './compare-page.model.ts';
import './compare-page.css';
import './compare-page-narrow.css';

export const island = defineIsland({
  name: 'compare-page',
  inputs: z.object({}),
  slots: ['empty'],
  load: 'eager',
  handles: ['compare-toggle'],
  // The loader cannot prefetch the call, because the list is in the browser's storage.
  send,
  trackEcommerce,
  // If the call fails, the shop's own HTML stays, without a message.
  isQuiet: true,
  model: (services) => createComparePage(services, openCompareList(services)),
  View: ComparePage,
});
