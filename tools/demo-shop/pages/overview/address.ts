import type { OverviewPage } from '../../rules/overview/page.ts';
import { listAddress, type Selection } from '../../rules/overview/selection.ts';

/** The address of this list with another selection. */
export function addressOf({ listing, overview }: OverviewPage, selection: Selection, base = listing.url): string {
  return listAddress(
    base,
    selection,
    overview.filters.map(({ url_alias }) => url_alias),
  );
}
