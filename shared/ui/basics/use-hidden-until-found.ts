import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/**
 * Folds a place away so that the browser's own search and links to what stands inside still find it; `onFound` then
 * unfolds it. Where a browser cannot, the place is simply hidden. A style sheet has to leave `hidden='until-found'`
 * its box.
 */
export function useHiddenUntilFound(
  place: RefObject<HTMLElement | null>,
  isFolded: boolean,
  onFound: () => void,
): void {
  const found = useEffectEvent(onFound);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || !isFolded) return undefined;
    const unfold = () => found();
    // React knows no other value than true.
    element.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', unfold);
    return () => {
      element.removeAttribute('hidden');
      element.removeEventListener('beforematch', unfold);
    };
  }, [place, isFolded]);
}
