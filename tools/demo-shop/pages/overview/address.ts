import type { Listing } from '../../rules/overview/listings.ts';
import type { OverviewPage } from '../../rules/overview/page.ts';
import { listAddress, type Selection } from '../../rules/overview/selection.ts';

/** The address of this list with another selection. */
export function addressOf(view: OverviewPage, selection: Selection, base = view.listing.url): string {
  return pathOf(view, selection, base) + queryOf(view.listing);
}

/** The same without its query. */
export function pathOf({ overview }: OverviewPage, selection: Selection, base: string): string {
  return listAddress(
    base,
    selection,
    overview.filters.map(({ url_alias }) => url_alias),
  );
}

/** What was searched for, which the path does not have. */
export const queryOf = ({ search }: Pick<Listing, 'search'>): string =>
  search === undefined ? '' : `?${new URLSearchParams({ q: search })}`;
