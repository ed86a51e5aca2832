import { useEffect, useState } from 'react';

const DELAY_MS = 400;

/** The value once it has not changed for a while, and a function that takes it at once. */
export function useDebounced<Value>(value: Value): readonly [settled: Value, settle: () => void] {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DELAY_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return [settled, () => setSettled(value)];
}
