import * as z from 'zod/mini';
import { openCompareList } from '../../shared/models/compare-list.ts';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import { send } from '../../shared/http/send.ts';
import { ComparePage } from './ComparePage.tsx';
import { createComparePage } from './compare-page.model.ts';
import './compare-page.css';

export const island = defineIsland({
  name: 'compare-page',
  inputs: z.object({}),
  load: 'eager',
  handles: ['compare-toggle'],
  // The loader cannot send its first call: what is compared stands in the browser's storage.
  send,
  // The shop's own HTML stays without a word.
  isQuiet: true,
  model: (services) => createComparePage(services, openCompareList(services)),
  View: ComparePage,
});
