import { useEffect, useState } from 'react';
import { usePrinted } from './printed-context.ts';

/**
 * The first items of a list, and all of them once those are on the screen. A long list is rendered in two parts, so that
 * its beginning is seen sooner and no task blocks the page for long.
 *
 * @param count how many fill the largest usual window
 */
export function useFirstItems<Item>(items: readonly Item[], count: number): readonly Item[] {
  // A page that is scrolled already, as after a reload, shows what comes later.
  // What a server has drawn is there already.
  const printed = usePrinted();
  const [areAllShown, setAllShown] = useState(() => printed !== undefined || items.length <= count || scrollY > 0);
  useEffect(() => {
    // In a task of its own, before which the browser can paint the first part.
    const timer = setTimeout(() => setAllShown(true));
    return () => clearTimeout(timer);
  }, []);
  return areAllShown ? items : items.slice(0, count);
}
