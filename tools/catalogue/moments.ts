import type { CatalogueWords } from './words.ts';

/** The moments that can be chosen; a widget's own may be another. */
export const MOMENTS = ['eager', 'idle', 'visible', 'visible 400px', 'interaction'] as const;

/** A moment of `data-load` in words. */
export function momentIn({ moments }: CatalogueWords, load: string): string {
  const [kind = '', margin] = load.split(' ');
  if (kind === 'visible' && margin !== undefined) return moments['visible 400px'];
  return Object.entries(moments).find(([known]) => known === kind)?.[1] ?? load;
}
