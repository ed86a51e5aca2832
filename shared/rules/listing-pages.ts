/** Cells of the grid on one page. A banner replaces one product. */
const CELLS = 18;

/** Products before the banner. With that many results or fewer, the banner is not shown. */
export const BANNER_AT = 6;

/** One page of a list. */
export interface ListingPage {
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
  /** The products of the page are `results.slice(from, to)`. */
  readonly from: number;
  readonly to: number;
  /** This page has the banner, after its first six products. */
  readonly hasBanner: boolean;
}

/**
 * The existing page nearest to the requested one. With a banner, the first page holds 17 products instead of 18. An
 * empty list has one page.
 */
export function listingPage(results: number, requested: number, isBannerGiven: boolean): ListingPage {
  const bannerCells = isBannerGiven && results > BANNER_AT ? 1 : 0;
  const pages = Math.max(1, Math.ceil((results + bannerCells) / CELLS));
  const page = Math.min(Math.max(1, Math.trunc(requested) || 1), pages);
  return {
    page,
    pages,
    from: page === 1 ? 0 : (page - 1) * CELLS - bannerCells,
    to: Math.min(results, page * CELLS - bannerCells),
    hasBanner: page === 1 && bannerCells === 1,
  };
}
