/** Where a list has its filters, and a checkout its step: a path such as `/omvormers/brand:sma`. */
export interface PathStore {
  /** The path now, without query and hash. */
  read(): string;
  /** Changes it; `push` is a step that the shopper can go back from. */
  write(path: string, how: 'push' | 'replace'): void;
  /** Calls the listener after Back or Forward, until the signal aborts. */
  onMove(listener: () => void, signal: AbortSignal): void;
}

/** A path that is not shown: the page, or the router of its framework, keeps its own address. */
export function memoryPath(start = '/'): PathStore {
  let path = start;
  return {
    read: () => path,
    write: (next) => (path = next),
    onMove: () => {},
  };
}

/** The path of the page's address. Query and hash stay, and Back and Forward work. */
export function pagePath(): PathStore {
  return {
    read: () => location.pathname,
    write: (path, how) => history[`${how}State`](history.state, '', path + location.search + location.hash),
    onMove: (listener, signal) => addEventListener('popstate', listener, { signal }),
  };
}
