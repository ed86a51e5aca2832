import type { MediaData } from '../../shared/rules/media.ts';
import type { MediaText } from '../../shared/rules/media-items.ts';

/** The change of a record for a text that an editor typed. A size becomes a number if it is one. */
export function toRecordChange(field: MediaText, text: string): MediaData {
  if (field !== 'sizePercentage') return { [field]: text };
  const size = text.trim().replace(/\s*%$/, '').replace(',', '.');
  if (size === '') return { size_percentage: null };
  return { size_percentage: /^\d+(\.\d+)?$/.test(size) ? Number(size) : text };
}

/** The maximum number of files; null without a limit. */
export function maxItemsOf(maxItems: string | number | null | undefined): number | null {
  return maxItems === undefined || maxItems === null || maxItems === '' ? null : Number(maxItems);
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A generated field name: `media-` and eight letters or digits. */
export function generatedName(random: () => number): string {
  return `media-${Array.from({ length: 8 }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join('')}`;
}
