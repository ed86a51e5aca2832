import { type RefObject, useEffect } from 'react';
import type { Values } from './theme.ts';

/** Sets tokens on `:root`, where sizes are computed, of this page and of the page inside the frame, until it is left. */
export function useThemeOnPage(changes: Values, frame: RefObject<HTMLIFrameElement | null>): void {
  useEffect(() => {
    const shown = frame.current;
    const inFrame = () => shown?.contentDocument?.documentElement;
    function dress() {
      for (const root of [document.documentElement, inFrame()])
        for (const [name, value] of Object.entries(changes)) root?.style.setProperty(name, value);
    }
    dress();
    shown?.addEventListener('load', dress);
    return () => {
      shown?.removeEventListener('load', dress);
      for (const root of [document.documentElement, inFrame()])
        for (const name of Object.keys(changes)) root?.style.removeProperty(name);
    };
  }, [changes, frame]);
}
