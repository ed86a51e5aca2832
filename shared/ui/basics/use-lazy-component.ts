import { useRef, useState, type ComponentType } from 'react';

/** A part of a screen whose code is fetched when it is needed. */
export interface LazyComponent<Props> {
  /** Null until its code is there. */
  readonly Part: ComponentType<Props> | null;
  /** The last fetch did not succeed; the next reach tries again. */
  readonly hasFailed: boolean;
  /** Somebody is about to need it, or does; asked as often as it happens. */
  reach(): void;
}

/** @param load fetches the code, such as `async () => (await import('./Form.tsx')).Form` */
export function useLazyComponent<Props>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isOnItsWay = useRef(false);

  async function reach() {
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    setFailed(false);
    try {
      const loaded = await load();
      setPart(() => loaded);
    } catch {
      isOnItsWay.current = false;
      setFailed(true);
    }
  }

  return { Part, hasFailed, reach: () => void reach() };
}
