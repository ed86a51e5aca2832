import { whenIdle } from './when-idle.ts';

interface PageScripts {
  readonly shopWidgets?: { push?(call: readonly ['prefetch', widget: string]): unknown };
}

/**
 * Fetches the files of a widget that the next page has, once this page has nothing more urgent to do. Without a loader, as
 * in a server, and without a name it does nothing.
 */
export function fetchAhead(widget: string): void {
  const { shopWidgets } = globalThis as PageScripts;
  if (widget && shopWidgets?.push) whenIdle(() => shopWidgets.push!(['prefetch', widget]));
}
