import { type RefObject, useEffect } from 'react';
import type { Values } from '../../../tools/tokens/resolve.ts';

/**
 * Sets tokens until they change: on `:root`, where sizes are computed, of this page and of the page inside the frame, and
 * on the preview, which has a scheme of its own.
 */
export function useThemeOnPage(
  changes: Values,
  preview: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLIFrameElement | null>,
): void {
  useEffect(() => {
    const shown = frame.current;
    const elements = () => [document.documentElement, preview.current, shown?.contentDocument?.documentElement];
    function dress() {
      for (const element of elements())
        for (const [name, value] of Object.entries(changes)) element?.style.setProperty(name, value);
    }
    dress();
    shown?.addEventListener('load', dress);
    return () => {
      shown?.removeEventListener('load', dress);
      for (const element of elements()) for (const name of Object.keys(changes)) element?.style.removeProperty(name);
    };
  }, [changes, preview, frame]);
}
