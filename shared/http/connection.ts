import { whenOnline } from '../runtime/when-online.ts';

export type Connection = ReturnType<typeof watchConnection>;

/** The browser's connection, from now on. */
export function watchConnection(signal: AbortSignal) {
  let losses = 0;
  addEventListener('offline', () => losses++, { signal });
  return {
    /** How often the connection was lost. */
    losses: () => losses,
    /** Whether it is lost now, or was lost after `losses` had this value. */
    wasLost: (since: number) => !navigator.onLine || losses > since,
    /** Calls back as soon as the browser is online. */
    whenOnline: (callback: () => void) => whenOnline(callback, signal),
  };
}
