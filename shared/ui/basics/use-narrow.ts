import { useMedia } from './use-media.ts';

/** Whether a summary stands above or below the main column instead of beside it, as on a phone. */
export function useNarrow(): boolean {
  return useMedia('(max-width: 56rem)');
}
