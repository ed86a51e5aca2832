import * as z from 'zod/mini';
import { trackEcommerce } from '../../shared/bus/data-layer.ts';
import { readOverview } from '../../shared/contract/overview.ts';
import { openCompareList } from '../../shared/models/compare-list.ts';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import { importWithRecovery } from '../../shared/runtime/import-with-recovery.ts';
import { headingInput } from '../../shared/runtime/heading-input.ts';
import { ProductOverview } from './ProductOverview.tsx';
import { createProductOverview } from './product-overview.model.ts';
import './product-overview.css';
import './filters.css';
import './listing.css';

const loadFilter = () => importWithRecovery('list-filter.model', () => import('./list-filter.model.ts'));

export const island = defineIsland({
  name: 'product-overview',
  inputs: z.object({
    /** The id of the list, as text; sent unchanged. */
    id: z.string().check(z.minLength(1, 'an id')),
    /** `category`, or `discount` for a list of what is on offer. */
    type: z._default(z.string(), 'category'),
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
    createProductOverview({ ...services, compare: openCompareList(services) }, inputs, loadFilter),
  View: ProductOverview,
});
