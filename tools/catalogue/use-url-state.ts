import { useCallback, useEffect, useRef, useState } from 'react';
import { readUrlState, writeUrlState, type UrlState } from './url-state.ts';

interface UsedUrlState {
  readonly state: UrlState;
  /** Counts navigations by link or history, which discard what was entered before. */
  readonly navigations: number;
  /** Replaces the address without a history entry. */
  change(parts: Partial<UrlState>): void;
}

/** A link to a place in the page, such as the skip link of the shop, or one inside the preview. */
const PLACE_IN_PAGE = /^#[^=]+$/;

/** The state of the catalogue in the fragment of the address. */
export function useUrlState(): UsedUrlState {
  const [{ state, navigations }, setState] = useState(() => ({ state: readUrlState(location.hash), navigations: 0 }));
  // Several changes may happen before the next render.
  const latest = useRef(state);
  useEffect(() => {
    function navigate(): void {
      if (PLACE_IN_PAGE.test(location.hash)) {
        // The browser has moved to the place. The address is that of the state again.
        history.replaceState(history.state, '', writeUrlState(latest.current));
        return;
      }
      const next = readUrlState(location.hash);
      latest.current = next;
      setState((before) => ({ state: next, navigations: before.navigations + 1 }));
    }
    addEventListener('hashchange', navigate);
    return () => removeEventListener('hashchange', navigate);
  }, []);
  const change = useCallback((parts: Partial<UrlState>) => {
    const next = { ...latest.current, ...parts };
    latest.current = next;
    history.replaceState(history.state, '', writeUrlState(next));
    setState((before) => ({ ...before, state: next }));
  }, []);
  return { state, navigations, change };
}
