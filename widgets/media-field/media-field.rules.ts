import type { MediaType } from '../../shared/contract/media.ts';
import { keysOf, nameOf, type MediaData } from '../../shared/rules/media.ts';

/** A record as it is shown. */
export interface FieldItem {
  readonly key: string;
  readonly kind: MediaType;
  readonly name: string;
  /** Bytes; null when nobody knows. */
  readonly size: number | null;
  /** Null when it is no picture. */
  readonly preview: string | null;
  readonly alt: string;
  readonly title: string;
  readonly sizePercentage: string;
}

export function itemsOf(records: readonly MediaData[], type: MediaType): FieldItem[] {
  const keys = keysOf(records);
  return records.map((record, position) => {
    const kind = kindOf(record, type);
    return {
      key: keys[position]!,
      kind,
      name: nameOf(record),
      size: bytesIn(record['size']),
      preview: kind === 'image' ? pictureIn(textOf(record['url'])) : null,
      alt: textOf(record['alt']),
      title: textOf(record['title']),
      sizePercentage: textOf(record['size_percentage']),
    };
  });
}

/** What the shop says of a file wins over what the field is for. */
function kindOf({ mime_type: mime }: MediaData, type: MediaType): MediaType {
  const [kind, format] = typeof mime === 'string' ? mime.split('/') : [];
  if (kind === 'image' || kind === 'video') return kind;
  return format === 'pdf' ? 'pdf' : type;
}

/** An address of a page or a picture; any other scheme is no picture. */
function pictureIn(url: string): string | null {
  const isPicture = url !== '' && (!/^\s*[a-z][\w+.-]*:/i.test(url) || /^(?:https?:|data:image\/|blob:)/i.test(url));
  return isPicture ? url : null;
}

/** PHP may write a number as text. */
function bytesIn(size: unknown): number | null {
  if (size === null || size === undefined || size === '') return null;
  const bytes = Number(size);
  return Number.isFinite(bytes) && bytes >= 0 ? bytes : null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** What an editor wrote, under the name of the record. A size is a number as soon as it reads as one. */
export function written(what: 'alt' | 'title' | 'sizePercentage', text: string): MediaData {
  if (what !== 'sizePercentage') return { [what]: text };
  const size = text.trim().replace(/\s*%$/, '').replace(',', '.');
  if (size === '') return { size_percentage: null };
  return { size_percentage: /^\d+(\.\d+)?$/.test(size) ? Number(size) : text };
}

/** How many files may come at most; what a template leaves empty is no limit. */
export function limitIn(maxItems: string | number | null | undefined): number | null {
  return maxItems === undefined || maxItems === null || maxItems === '' ? null : Number(maxItems);
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A name for a field whose template has none: `media-` and eight letters or digits. */
export function generatedName(random: () => number): string {
  return `media-${Array.from({ length: 8 }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join('')}`;
}
