/** What the browser knows of its connection. */
export interface Connection {
  /** How often it was lost so far. */
  losses(): number;
  /** Whether it is lost now, or was since then. */
  wasLost(since: number): boolean;
  /** Acts as soon as it is there: now, or later. */
  whenThere(act: () => void): void;
}

export function watchConnection(signal: AbortSignal): Connection {
  let losses = 0;
  addEventListener('offline', () => losses++, { signal });
  return {
    losses: () => losses,
    wasLost: (since) => !navigator.onLine || losses > since,
    whenThere(act) {
      if (navigator.onLine) act();
      else addEventListener('online', act, { once: true, signal });
    },
  };
}
