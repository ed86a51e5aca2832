import { useEffect, useState } from 'react';

/** Milliseconds after which screen readers have noticed a new live region. Its first text would be ignored before. */
const NOTICED = 200;

/**
 * The text of a live region: empty until it changes, because what the page begins with is no news. A text
 * that stays the same is not announced again.
 *
 * @param announcesFirst the first text is news as well, as when the shopper's act has made the widget appear
 */
export function useNews(text: string, announcesFirst = false): string {
  const [first] = useState(text);
  const [hasChanged, setChanged] = useState(false);
  useEffect(() => {
    if (!announcesFirst) return undefined;
    const timer = setTimeout(() => setChanged(true), NOTICED);
    return () => clearTimeout(timer);
  }, [announcesFirst]);
  if (!hasChanged && text !== first) setChanged(true);
  return hasChanged || text !== first ? text : '';
}
