import type { MediaType } from '../../../../shared/contract/media.ts';
import type { Db, MediaRow } from '../../db/schema.ts';
import { nextNumber } from '../counters.ts';
import { MOST_BYTES, mimeOf, TELLING } from './kinds.ts';
import type { Pieces } from './pieces.ts';
import { UploadRefused } from './refused-upload.ts';

/** A file that comes whole is kept in pieces of this many bytes. */
const PIECE = 8_000_000;
/** A session may have so many files on the way or unsaved. */
const MOST_UNSAVED = 100;

export interface Place {
  readonly db: Db;
  readonly pieces: Pieces;
}

export interface Sender {
  readonly sessionId: string;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly makeKey: () => string;
}

/** One piece of a file that comes in chunks. */
export interface Chunk {
  /** What the browser calls this upload. */
  readonly uploadId: string;
  readonly index: number;
  readonly count: number;
  /** Bytes of every chunk but the last. */
  readonly size: number;
  /** Bytes of the whole file. */
  readonly fileSize: number;
}

export interface Upload {
  readonly type: MediaType;
  readonly name: string;
  readonly bytes: Blob;
}

type NewFile = Pick<MediaRow, 'upload_id' | 'type' | 'file_name' | 'mime_type' | 'size' | 'piece_size'>;

/** Takes a file that comes in one request. */
export async function takeFile(place: Place, sender: Sender, { type, name, bytes }: Upload): Promise<MediaRow> {
  requireSize(type, bytes.size);
  const mime_type = await requireKind(type, bytes);
  const file = { upload_id: null, type, file_name: name, mime_type, size: bytes.size, piece_size: PIECE };
  const { storage_key } = await begin(place.db, sender, file);
  const count = Math.ceil(bytes.size / PIECE);
  for (let piece = 0; piece < count; piece++) {
    await place.pieces.put(storage_key, piece, bytes.slice(piece * PIECE, (piece + 1) * PIECE));
  }
  return (await arrived(
    place.db,
    sender,
    storage_key,
    Array.from({ length: count }, (_, piece) => piece),
  ))!;
}

/**
 * Takes one chunk; whichever comes last completes the file, and only once. A chunk that comes again, as after a lost
 * answer, changes nothing.
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
  if (known.type !== type || known.size !== chunk.fileSize || known.piece_size !== chunk.size) refuse('pieces');
  await place.pieces.put(known.storage_key, chunk.index, bytes);
  return arrived(place.db, sender, known.storage_key, [chunk.index], mime_type);
}

/** How many of a hundred parts of a file are there. */
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

function refuse(why: 'pieces' | 'too-many'): never {
  throw new UploadRefused({ why });
}

function requireSize(type: MediaType, size: number): void {
  if (size === 0) throw new UploadRefused({ why: 'empty' });
  if (size > MOST_BYTES[type]) throw new UploadRefused({ why: 'too-large', most: MOST_BYTES[type] });
}

/** What the chunk says about itself has to agree with what it is. */
function requireChunk(type: MediaType, { index, count, size, fileSize }: Chunk, bytes: number): void {
  requireSize(type, fileSize);
  const isCounted = size > 0 && size <= MOST_BYTES.image && count === Math.ceil(fileSize / size) && index < count;
  const isWhole = bytes === Math.min(size, fileSize - index * size);
  if (!isCounted || !isWhole) refuse('pieces');
}

async function requireKind(type: MediaType, bytes: Blob): Promise<string> {
  const mime = mimeOf(type, new Uint8Array(await bytes.slice(0, TELLING).arrayBuffer()));
  if (mime === undefined) throw new UploadRefused({ why: 'type', type });
  return mime;
}

/** The row of a file; that of an upload in chunks is made by whichever chunk is first. */
function begin(db: Db, { sessionId, now, makeKey }: Sender, file: NewFile): Promise<MediaRow> {
  return db.transaction().execute(async (transaction) => {
    const row = {
      ...file,
      storage_key: makeKey(),
      id: null,
      session_id: sessionId,
      alt: null,
      title: null,
      size_percentage: null,
      touched_at: now,
      saved_at: null,
    };
    await transaction
      .insertInto('media')
      .values(row)
      .onConflict((known) => known.columns(['session_id', 'upload_id']).doUpdateSet({ touched_at: now }))
      .execute();
    if ((await unsavedOf(transaction, sessionId)) > MOST_UNSAVED) refuse('too-many');
    const byUpload = transaction.selectFrom('media').selectAll().where('session_id', '=', sessionId);
    return file.upload_id === null ? row : byUpload.where('upload_id', '=', file.upload_id).executeTakeFirstOrThrow();
  });
}

async function unsavedOf(db: Db, sessionId: string): Promise<number> {
  const { count } = await db
    .selectFrom('media')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('session_id', '=', sessionId)
    .where('saved_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Notes pieces that are kept, and gives the file its number when they are all there. */
function arrived(
  db: Db,
  { now }: Sender,
  storage_key: string,
  pieces: readonly number[],
  mime_type: string | null = null,
): Promise<MediaRow | undefined> {
  return db.transaction().execute(async (transaction) => {
    // Writing the row first makes chunks that come at once wait for each other, so that one of them is the last.
    const row = await transaction
      .updateTable('media')
      .set({ touched_at: now, ...(mime_type === null ? {} : { mime_type }) })
      .where('storage_key', '=', storage_key)
      .returningAll()
      .executeTakeFirst();
    if (!row) return refuse('pieces');
    await transaction
      .insertInto('media_pieces')
      .values(pieces.map((piece) => ({ storage_key, piece })))
      .onConflict((known) => known.columns(['storage_key', 'piece']).doNothing())
      .execute();
    return row.id === null ? complete(transaction, row) : row;
  });
}

async function complete(db: Db, row: MediaRow): Promise<MediaRow | undefined> {
  const { there } = await db
    .selectFrom('media_pieces')
    .select((count) => count.fn.countAll<number>().as('there'))
    .where('storage_key', '=', row.storage_key)
    .executeTakeFirstOrThrow();
  if (there < Math.ceil(row.size / row.piece_size)) return undefined;
  const id = await nextNumber(db, 'media');
  await db.updateTable('media').set({ id }).where('storage_key', '=', row.storage_key).execute();
  return { ...row, id };
}
