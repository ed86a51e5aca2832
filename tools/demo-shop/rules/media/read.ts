import type { MediaRow } from '../../db/schema.ts';
import type { FileStore } from './file-store.ts';

const AT_ONCE = 1024 * 1024;

/** First and last byte, counted from 0. */
export interface Range {
  readonly first: number;
  readonly last: number;
}

/**
 * The part of a file in a `Range` header.
 * @returns null for the whole file: without a header, or with several ranges
 * @returns undefined when the range is beyond the end
 */
export function rangeOf(header: string | undefined, size: number): Range | null | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first <= last ? { first, last } : undefined;
}

/** Streams a part of a file. */
export function bytesOf(
  pieces: FileStore,
  { storage_key, piece_size }: Pick<MediaRow, 'storage_key' | 'piece_size'>,
  { first, last }: Range,
): ReadableStream<Uint8Array> {
  let position = first;
  return new ReadableStream(
    {
      async pull(controller) {
        if (position > last) return controller.close();
        const piece = Math.floor(position / piece_size);
        const start = piece * piece_size;
        const end = Math.min(position + AT_ONCE, start + piece_size, last + 1);
        controller.enqueue(await pieces.get(storage_key, piece, position - start, end - start));
        position = end;
      },
    },
    { highWaterMark: 0 },
  );
}
