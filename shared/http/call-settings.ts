/** How the shop takes calls and events, from the page's settings. They are unchecked; the doctor checks them. */
export interface CallSettings {
  /** Stands before the path of every call, such as `/shop`. */
  readonly base?: string | undefined;
  readonly token?: {
    /** The name of the cookie with the token; `XSRF-TOKEN` without it. */
    readonly cookie?: string;
    /** The path of a call that answers `{ "token": "…" }` or sets the cookie, for pages that are cached for everybody. */
    readonly call?: string;
    /** The header in which the token is sent; `X-CSRF-TOKEN` without it, and `X-XSRF-TOKEN` for one of a cookie. */
    readonly header?: string;
  };
  /** Which answer means a stale token; 419 always does. */
  readonly staleToken?: {
    readonly status?: readonly number[];
    /** Only an answer with this header means it. */
    readonly header?: string;
  };
  /** Whether events are pushed to other scripts of the page, or the name of the event after which they are. */
  readonly analytics?: unknown;
  /** Sends the header of this name with calls to the page's own origin. */
  readonly traceparent?: unknown;
  /** The event of `analytics` that was fired; the loader adds it. */
  readonly consent?: string | undefined;
}

let readSettings = (): unknown => null;

/** The loader and the engine say where the settings are. */
export function takeCallSettings(read: () => unknown): void {
  readSettings = read;
}

export function callSettings(): CallSettings {
  return readSettings() ?? {};
}
