import { writeFilterPath, type FilterState } from '../../../../shared/rules/filter-path.ts';
import type { OverviewPage } from '../../rules/overview/page.ts';

/** The address of this list with another choice of filters. */
export function addressOf({ listing, overview }: OverviewPage, state: FilterState, base = listing.url): string {
  return writeFilterPath(
    base,
    state,
    overview.filters.map(({ url_alias }) => url_alias),
  );
}
