import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Tells which id the address points at, now and each time that changes. When a widget draws, the browser has already
 * looked for it in vain: `arrive` opens what has the id, and answers the place to bring into view.
 */
export function useHashTarget(arrive: (id: string) => Element | null | undefined): void {
  const lead = useEffectEvent(() => {
    const id = decoded(location.hash.slice(1));
    if (id) return arrive(id);
  });
  useLayoutEffect(() => {
    let frame = 0;
    function look() {
      const place = lead();
      // By then everything is drawn, in the place of the shop's own HTML.
      if (place) frame = requestAnimationFrame(() => place.scrollIntoView());
    }
    look();
    addEventListener('hashchange', look);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('hashchange', look);
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
