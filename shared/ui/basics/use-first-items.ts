import { useEffect, useState } from 'react';

/**
 * The first items of a list, and all of them once those are on the screen. A long list is rendered in two parts, so that
 * its beginning is seen sooner and no task blocks the page for long.
 *
 * @param count how many fill the largest usual window
 */
export function useFirstItems<Item>(items: readonly Item[], count: number): readonly Item[] {
  const [isShown, setShown] = useState(items.length <= count);
  useEffect(() => {
    // Effects run after the first part was painted.
    const timer = setTimeout(() => setShown(true));
    return () => clearTimeout(timer);
  }, []);
  return isShown ? items : items.slice(0, count);
}
