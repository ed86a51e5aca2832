import { useCallback, useEffect, useState } from 'react';
import { readUrlState, writeUrlState, type UrlState } from './url-state.ts';

interface UsedUrlState {
  readonly state: UrlState;
  /** Counts navigations by link or history, which discard what was entered before. */
  readonly navigations: number;
  /** Replaces the address without a history entry. */
  change(parts: Partial<UrlState>): void;
}

/** The state of the catalogue in the fragment of the address. */
export function useUrlState(): UsedUrlState {
  const [{ state, navigations }, setState] = useState(() => ({ state: readUrlState(location.hash), navigations: 0 }));
  useEffect(() => {
    const navigate = () =>
      setState((before) => ({ state: readUrlState(location.hash), navigations: before.navigations + 1 }));
    addEventListener('hashchange', navigate);
    return () => removeEventListener('hashchange', navigate);
  }, []);
  const change = useCallback((parts: Partial<UrlState>) => {
    // Reads the address, because several changes may happen before the next render.
    const next = { ...readUrlState(location.hash), ...parts };
    history.replaceState(history.state, '', writeUrlState(next));
    setState((before) => ({ ...before, state: next }));
  }, []);
  return { state, navigations, change };
}
