import type { MediaData } from '../../shared/rules/media.ts';

/** What an editor wrote, under the name of the record. A size is a number as soon as it reads as one. */
export function toRecordChange(what: 'alt' | 'title' | 'sizePercentage', text: string): MediaData {
  if (what !== 'sizePercentage') return { [what]: text };
  const size = text.trim().replace(/\s*%$/, '').replace(',', '.');
  if (size === '') return { size_percentage: null };
  return { size_percentage: /^\d+(\.\d+)?$/.test(size) ? Number(size) : text };
}

/** How many files may come at most; what a template leaves empty is no limit. */
export function maxItemsOf(maxItems: string | number | null | undefined): number | null {
  return maxItems === undefined || maxItems === null || maxItems === '' ? null : Number(maxItems);
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A name for a field whose template has none: `media-` and eight letters or digits. */
export function generatedName(random: () => number): string {
  return `media-${Array.from({ length: 8 }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join('')}`;
}
