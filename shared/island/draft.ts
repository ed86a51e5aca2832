/** What a shopper has typed, kept in this tab until it is sent; never a password. */
export interface Draft {
  /** Null when there is none, or when it cannot be read. */
  read(): Readonly<Record<string, unknown>> | null;
  keep(values: Readonly<Record<string, unknown>>): void;
  forget(): void;
}

/** A browser that keeps nothing, as some do in private windows, costs the shopper no more than the draft. */
export function draftOf(key: string): Draft {
  return {
    read() {
      try {
        const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
        return typeof found === 'object' && !Array.isArray(found) ? (found as Record<string, unknown> | null) : null;
      } catch {
        return null;
      }
    },
    keep(values) {
      try {
        sessionStorage.setItem(key, JSON.stringify(values));
      } catch {
        // There is no room, or no leave.
      }
    },
    forget() {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Nothing was kept either.
      }
    },
  };
}
