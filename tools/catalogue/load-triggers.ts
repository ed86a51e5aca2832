import type { CatalogueWords } from './words.ts';

/** The load triggers in the form; the default of a widget may be another one. */
export const LOAD_TRIGGERS = ['eager', 'idle', 'visible', 'visible 400px', 'interaction'] as const;

/** A value of `data-load` as text. */
export function triggerLabel({ moments }: CatalogueWords, load: string): string {
  const [kind = '', margin] = load.split(' ');
  if (kind === 'visible' && margin !== undefined) return moments['visible 400px'];
  return Object.entries(moments).find(([known]) => known === kind)?.[1] ?? load;
}
