/** Cells of the grid on a page. */
const CELLS = 18;

/** The banner follows this many products, if there are more. */
export const BANNER_AFTER = 6;

/** One page of a list. */
export interface ListPage<T> {
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
  readonly products: readonly T[];
  readonly hasBanner: boolean;
}

/** Lays out all products, and null for the banner, and cuts them into pages. A page beyond the last is the last. */
export function paged<T extends object>(products: readonly T[], page: number, hasBanner: boolean): ListPage<T> {
  const cells: (T | null)[] = [...products];
  if (hasBanner && products.length > BANNER_AFTER) cells.splice(BANNER_AFTER, 0, null);
  const pages = Array.from({ length: Math.ceil(cells.length / CELLS) || 1 }, (_, at) =>
    cells.slice(at * CELLS, at * CELLS + CELLS),
  );
  const shown = Math.min(page, pages.length);
  const onPage = pages[shown - 1] ?? [];
  return {
    page: shown,
    pages: pages.length,
    products: onPage.filter((cell) => cell !== null),
    hasBanner: onPage.includes(null),
  };
}
