import { useCallback, useEffect, useState } from 'react';
import { readChoice, writeChoice, type Choice } from './choice.ts';

interface Chosen {
  readonly choice: Choice;
  /** Counts how often somebody followed a link or went back: what was typed before is gone then. */
  readonly arrival: number;
  /** Writes the address without a step to go back to. */
  change(parts: Partial<Choice>): void;
}

/** What the address says behind `#`. */
export function useChoice(): Chosen {
  const [{ choice, arrival }, setState] = useState(() => ({ choice: readChoice(location.hash), arrival: 0 }));
  useEffect(() => {
    const arrive = () => setState((before) => ({ choice: readChoice(location.hash), arrival: before.arrival + 1 }));
    addEventListener('hashchange', arrive);
    return () => removeEventListener('hashchange', arrive);
  }, []);
  const change = useCallback((parts: Partial<Choice>) => {
    // The address is asked, because several changes may come before the next drawing.
    const next = { ...readChoice(location.hash), ...parts };
    history.replaceState(history.state, '', writeChoice(next));
    setState((before) => ({ ...before, choice: next }));
  }, []);
  return { choice, arrival, change };
}
