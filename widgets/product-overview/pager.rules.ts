/** The number of linked pages on either side of the current one. */
const NEIGHBOURS = 1;

/**
 * The pages to link, with null for a gap: the first, the last, and those around the current one. A gap is never
 * a single page, as its link takes no more room.
 */
export function pageLinks(page: number, pages: number): readonly (number | null)[] {
  const linked = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) =>
      number === 1 ||
      number === pages ||
      Math.abs(number - page) <= NEIGHBOURS ||
      (number === 2 && page === NEIGHBOURS + 3) ||
      (number === pages - 1 && page === pages - NEIGHBOURS - 2),
  );
  return linked.flatMap((number, at) => {
    const before = linked[at - 1];
    return before !== undefined && number - before > 1 ? [null, number] : [number];
  });
}
