import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Calls `findTarget` with the id in the URL's hash, now and when it changes, and scrolls to the element that it returns.
 * The browser cannot do this, because the element does not exist when the page loads.
 */
export function useHashTarget(findTarget: (id: string) => Element | null | undefined): void {
  const findNow = useEffectEvent(() => {
    const id = decoded(location.hash.slice(1));
    if (id) return findTarget(id);
  });
  useLayoutEffect(() => {
    let frame = 0;
    function scroll() {
      const target = findNow();
      // In the next frame, the widget has replaced the fallback.
      if (target) frame = requestAnimationFrame(() => target.scrollIntoView());
    }
    scroll();
    addEventListener('hashchange', scroll);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('hashchange', scroll);
    };
  }, []);
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
