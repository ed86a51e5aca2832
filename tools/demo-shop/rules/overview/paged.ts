/** Cells of the grid on a page. */
const CELLS = 18;

/** The banner follows this many products, if there are more. */
export const BANNER_AFTER = 6;

/** The part of a list that a page shows. */
export interface PagePart {
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
  readonly hasBanner: boolean;
  /** The place of its first product, counted from 0. */
  readonly from: number;
  readonly count: number;
}

/**
 * The cells of all pages are numbered from 0, and that of the banner has no product. A page beyond the last is the last.
 */
export function partOf(total: number, page: number, isBannerGiven: boolean): PagePart {
  const bannerAt = isBannerGiven && total > BANNER_AFTER ? BANNER_AFTER : Infinity;
  const cells = total + (bannerAt < Infinity ? 1 : 0);
  const pages = Math.ceil(cells / CELLS) || 1;
  const shown = Math.min(page, pages);
  const [first, end] = [(shown - 1) * CELLS, Math.min(shown * CELLS, cells)];
  const productsBefore = (cell: number) => cell - (cell > bannerAt ? 1 : 0);
  return {
    page: shown,
    pages,
    from: productsBefore(first),
    count: productsBefore(end) - productsBefore(first),
    hasBanner: bannerAt >= first && bannerAt < end,
  };
}
