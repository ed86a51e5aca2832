import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { readOverview } from './overview.ts';
import { pageCallOf } from './page-call.ts';

/** Contract of the pages of a list that stays on the server. */

/**
 * Reads one page of a list that stays on the server, at the address of `readUrl`. `products`, `total`, `page` and `counts`
 * are read from the answer. It may be cached.
 */
export const readOverviewPage = endpoint({
  ...pageCallOf(readOverview),
  input: z.object({
    /** `readUrl` of the first answer. */
    readUrl: z.string(),
    /** The selection, as in the address of the page: `/brand:sma/page:2`, and `/` for none. */
    path: z.string(),
  }),
});
