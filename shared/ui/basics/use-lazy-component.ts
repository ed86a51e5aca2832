import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';

/** A component whose code is loaded when it is needed. */
export interface LazyComponent<Props> {
  /** Null until its code has loaded. */
  readonly Part: ComponentType<Props> | null;
  /** The last attempt failed; the next `reach` retries. */
  readonly hasFailed: boolean;
  /** Starts loading. Call it as soon as the component may be needed; repeated calls do nothing. */
  reach(): void;
}

/**
 * @param load loads the code, such as `async () => (await importWithRecovery('Form', () => import('./Form.tsx'))).Form`
 * @param isNeeded loads the code when it is or becomes true
 */
export function useLazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
  isNeeded = false,
): LazyComponent<Props> {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isLoading = useRef(false);

  async function reach() {
    if (isLoading.current) return;
    isLoading.current = true;
    setFailed(false);
    try {
      const loaded = await load();
      setPart(() => loaded);
    } catch {
      isLoading.current = false;
      setFailed(true);
    }
  }

  const reachNow = useEffectEvent(reach);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- Before its first `await`, `reach` only clears an earlier failure.
    if (isNeeded) void reachNow();
  }, [isNeeded]);

  return { Part, hasFailed, reach: () => void reach() };
}
