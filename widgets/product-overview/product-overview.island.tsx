import * as z from 'zod/mini';
import { trackEcommerce } from '../../shared/bus/data-layer.ts';
import { readOverview } from '../../shared/contract/overview.ts';
import { openCompareList } from '../../shared/models/compare-list.ts';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import { importWithRecovery } from '../../shared/runtime/import-with-recovery.ts';
import { headingInput } from '../../shared/runtime/heading-input.ts';
import { whenIdle } from '../../shared/runtime/when-idle.ts';
import { ProductOverview } from './ProductOverview.tsx';
import { createProductOverview, type Parts } from './product-overview.model.ts';
import './product-overview.css';
import './filters.css';
import './listing.css';

const parts: Parts = {
  loadFilter: () => importWithRecovery('list-filter.model', () => import('./list-filter.model.ts')),
  loadServerList: () => importWithRecovery('server-list.model', () => import('./server-list.model.ts')),
  whenIdle,
};

export const island = defineIsland({
  name: 'product-overview',
  inputs: z.object({
    /** The id of the list, as text; sent unchanged. */
    id: z.string().check(z.minLength(1, 'an id')),
    /** `category`, or `discount` for a list of what is on offer. */
    type: z._default(z.string(), 'category'),
    /** The selection in the address of the page, such as `/brand:sma`, for a list that stays on the server. */
    path: z.optional(z.string()),
    /** Lets the shopper compare products, where there are several. */
    compare: z._default(z.boolean(), true),
    /** Lets the shopper filter by best choice, where some products are one and others are not. */
    bestChoice: z._default(z.boolean(), true),
    /** The level of its main heading; `none` leaves it out, for a page with a heading of its own. */
    headingLevel: headingInput,
  }),
  firstCall: readOverview,
  trackEcommerce,
  load: 'eager',
  handles: ['compare-toggle', 'list-filter'],
  // If the call fails, the shop's own list stays, without a message.
  isQuiet: true,
  slots: ['card-end'],
  model: (services, inputs) =>
    createProductOverview({ ...services, compare: openCompareList(services) }, inputs, parts),
  View: ProductOverview,
});
