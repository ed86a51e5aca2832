interface PageScripts {
  readonly shopWidgets?: { push?(call: readonly ['prefetch', widget: string]): unknown };
}

/** Fetches the files of a widget that the next page has. Without a loader, as in a server, it does nothing. */
export function fetchAhead(widget: string): void {
  (globalThis as PageScripts).shopWidgets?.push?.(['prefetch', widget]);
}
