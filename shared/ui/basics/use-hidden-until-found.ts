import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/**
 * Hides an element with `hidden="until-found"`: find-in-page and links still reach its contents, and `onFound` is called
 * to show it. Browsers without support hide it completely. CSS must not set `display: none` for this value.
 */
export function useHiddenUntilFound(
  target: RefObject<HTMLElement | null>,
  isHidden: boolean,
  onFound: () => void,
): void {
  const open = useEffectEvent(onFound);
  useLayoutEffect(() => {
    const element = target.current;
    if (!element || !isHidden) return undefined;
    const show = () => open();
    // React supports only the boolean value of this attribute.
    element.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', show);
    return () => {
      element.removeAttribute('hidden');
      element.removeEventListener('beforematch', show);
    };
  }, [target, isHidden]);
}
