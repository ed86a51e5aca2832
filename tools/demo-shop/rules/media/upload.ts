import type { MediaType } from '../../../../shared/contract/media.ts';
import type { Db, MediaRow } from '../../db/schema.ts';
import { arrived, begin, type Sender } from './arrival.ts';
import { MOST_BYTES, mimeOf, TELLING } from './kinds.ts';
import { abandon } from './kept.ts';
import type { FileStore } from './file-store.ts';
import { refuseUpload, UploadRefused } from './refused-upload.ts';

/** A single upload is stored in pieces of this many bytes. */
const PIECE = 8_000_000;

export interface Place {
  readonly db: Db;
  readonly pieces: FileStore;
}

/** One chunk of a file. */
export interface Chunk {
  /** The browser's id of this upload. */
  readonly uploadId: string;
  readonly index: number;
  readonly count: number;
  /** The size of every chunk except the last. */
  readonly size: number;
  /** Bytes of the whole file. */
  readonly fileSize: number;
}

export interface Upload {
  readonly type: MediaType;
  readonly name: string;
  readonly bytes: Blob;
}

/** Stores a single upload. */
export async function takeFile(place: Place, sender: Sender, { type, name, bytes }: Upload): Promise<MediaRow> {
  requireSize(type, bytes.size);
  const mime_type = await requireKind(type, bytes);
  const file = { upload_id: null, type, file_name: name, mime_type, size: bytes.size, piece_size: PIECE };
  const { storage_key } = await begin(place.db, sender, file);
  const numbers = Array.from({ length: Math.ceil(bytes.size / PIECE) }, (_, piece) => piece);
  try {
    for (const piece of numbers)
      await place.pieces.put(storage_key, piece, bytes.slice(piece * PIECE, (piece + 1) * PIECE));
  } catch (error) {
    // The browser sends the file again, as another one.
    await abandon(place, storage_key);
    throw error;
  }
  return (await arrived(place.db, sender, storage_key, numbers))!;
}

/**
 * Stores one chunk. The last one to arrive completes the file, once. A repeated chunk, as after a lost answer, changes
 * nothing.
 * @returns the file once it is complete, undefined before
 */
export async function takeChunk(
  place: Place,
  sender: Sender,
  { type, name, bytes }: Upload,
  chunk: Chunk,
): Promise<MediaRow | undefined> {
  requireChunk(type, chunk, bytes.size);
  const mime_type = chunk.index === 0 ? await requireKind(type, bytes) : null;
  const file = {
    upload_id: chunk.uploadId,
    type,
    file_name: name,
    mime_type,
    size: chunk.fileSize,
    piece_size: chunk.size,
  };
  const known = await begin(place.db, sender, file);
  if (known.id !== null) return known;
  if (known.type !== type || known.size !== chunk.fileSize || known.piece_size !== chunk.size) refuseUpload('pieces');
  await place.pieces.put(known.storage_key, chunk.index, bytes);
  return arrived(place.db, sender, known.storage_key, [chunk.index], mime_type);
}

/** The percentage of parts that have arrived. */
export async function partThere(db: Db, { sessionId }: Pick<Sender, 'sessionId'>, chunk: Chunk): Promise<number> {
  const { there } = await db
    .selectFrom('media_pieces')
    .innerJoin('media', 'media.storage_key', 'media_pieces.storage_key')
    .select((count) => count.fn.countAll<number>().as('there'))
    .where('session_id', '=', sessionId)
    .where('upload_id', '=', chunk.uploadId)
    .executeTakeFirstOrThrow();
  return Math.floor((there / chunk.count) * 100);
}

function requireSize(type: MediaType, size: number): void {
  if (size === 0) throw new UploadRefused({ why: 'empty' });
  if (size > MOST_BYTES[type]) throw new UploadRefused({ why: 'too-large', most: MOST_BYTES[type] });
}

/** The fields of a chunk must match its content. */
function requireChunk(type: MediaType, { index, count, size, fileSize }: Chunk, bytes: number): void {
  requireSize(type, fileSize);
  const isCounted = size > 0 && size <= MOST_BYTES.image && count === Math.ceil(fileSize / size) && index < count;
  const isWhole = bytes === Math.min(size, fileSize - index * size);
  if (!isCounted || !isWhole) refuseUpload('pieces');
}

async function requireKind(type: MediaType, bytes: Blob): Promise<string> {
  const mime = mimeOf(type, new Uint8Array(await bytes.slice(0, TELLING).arrayBuffer()));
  if (mime === undefined) throw new UploadRefused({ why: 'type', type });
  return mime;
}
