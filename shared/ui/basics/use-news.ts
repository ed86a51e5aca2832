import { useState } from 'react';

/** The text of a live region: empty until it changes, because what the page begins with is no news. */
export function useNews(text: string): string {
  const [first] = useState(text);
  const [hasChanged, setChanged] = useState(false);
  if (!hasChanged && text !== first) setChanged(true);
  return hasChanged || text !== first ? text : '';
}
