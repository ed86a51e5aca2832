import { useCallback, useSyncExternalStore } from 'react';
import { usePrinted } from './printed-context.ts';

/** Whether a media query matches, such as `(max-width: 640px)`; re-renders when that changes. A server takes none for matching. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  const printed = usePrinted();
  const read = () => !printed && matchMedia(query).matches;
  return useSyncExternalStore(subscribe, read, read);
}
