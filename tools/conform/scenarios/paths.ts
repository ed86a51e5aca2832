/** An address of the shop's own pages; null for another origin. */
export function pathIn(link: string, start: URL): URL | null {
  const url = URL.canParse(link, start) ? new URL(link, start) : null;
  return url?.origin === start.origin ? url : null;
}
