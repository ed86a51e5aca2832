import { useEffect, useState } from 'react';

/** How long nobody has typed before a value counts. */
const SETTLE_MS = 400;

/** The value once it rests, and a way to take it at once, as when somebody leaves the field. */
export function useSettled<Value>(value: Value): readonly [settled: Value, settle: () => void] {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return [settled, () => setSettled(value)];
}
