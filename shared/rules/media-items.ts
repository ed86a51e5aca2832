import type { MediaType } from '../contract/media.ts';
import { isPicture } from './url.ts';
import { keysOf, nameOf, type MediaData } from './media.ts';

/** A record as it is shown. */
export interface MediaEntry {
  readonly key: string;
  readonly kind: MediaType;
  readonly name: string;
  /** Bytes; null when unknown. */
  readonly size: number | null;
  /** Address of a preview picture; null when it is no picture. */
  readonly preview: string | null;
  readonly alt: string;
  readonly title: string;
  /** Percent, as the editor typed it. */
  readonly sizePercentage: string;
}

/** A text that an editor can change. */
export type MediaText = 'alt' | 'title' | 'sizePercentage';

export function itemsOf(records: readonly MediaData[], type: MediaType): MediaEntry[] {
  const keys = keysOf(records);
  return records.map((record, position) => {
    const kind = kindOf(record, type);
    const url = textOf(record['url']);
    return {
      key: keys[position]!,
      kind,
      name: nameOf(record),
      size: bytesIn(record['size']),
      preview: kind === 'image' && url !== '' && isPicture(url) ? url : null,
      alt: textOf(record['alt']),
      title: textOf(record['title']),
      sizePercentage: textOf(record['size_percentage']),
    };
  });
}

/** The addresses of those records that are pictures. */
export function previewsOf(records: readonly MediaData[]): string[] {
  return itemsOf(records, 'image').flatMap(({ preview }) => preview ?? []);
}

/** The type of the file takes precedence over the type of the field. */
function kindOf({ mime_type: mime }: MediaData, type: MediaType): MediaType {
  const [kind, format] = typeof mime === 'string' ? mime.split('/') : [];
  if (kind === 'image' || kind === 'video') return kind;
  return format === 'pdf' ? 'pdf' : type;
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
