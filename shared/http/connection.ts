import { whenOnline } from '../runtime/when-online.ts';

/** The browser's connection, from now on. */
export interface Connection {
  /** How often the connection was lost. */
  losses(): number;
  /** Whether it is lost now, or was lost after `losses` had this value. */
  wasLost(since: number): boolean;
  /** Calls back as soon as the browser is online. */
  whenOnline(callback: () => void): void;
}

export function watchConnection(signal: AbortSignal): Connection {
  let losses = 0;
  addEventListener('offline', () => losses++, { signal });
  return {
    losses: () => losses,
    wasLost: (since) => !navigator.onLine || losses > since,
    whenOnline: (callback) => whenOnline(callback, signal),
  };
}
