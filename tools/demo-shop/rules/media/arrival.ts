import type { Db, MediaRow } from '../../db/schema.ts';
import { nextNumber } from '../counters.ts';
import { refuseUpload } from './refused-upload.ts';

/** The maximum number of incomplete or unsaved files per session. */
const MOST_UNSAVED = 100;

export interface Sender {
  readonly sessionId: string;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly makeKey: () => string;
}

type NewFile = Pick<MediaRow, 'upload_id' | 'type' | 'file_name' | 'mime_type' | 'size' | 'piece_size'>;

/** The row of a file. The first chunk of an upload creates it. */
export function begin(db: Db, { sessionId, now, makeKey }: Sender, file: NewFile): Promise<MediaRow> {
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
    if ((await unsavedOf(transaction, sessionId)) > MOST_UNSAVED) refuseUpload('too-many');
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

/** Stores which pieces have arrived, and assigns an id when the file is complete. */
export function arrived(
  db: Db,
  { now }: Sender,
  storage_key: string,
  pieces: readonly number[],
  mime_type: string | null = null,
): Promise<MediaRow | undefined> {
  return db.transaction().execute(async (transaction) => {
    // Writing the row first makes concurrent chunks wait for each other, so that exactly one is the last.
    const row = await transaction
      .updateTable('media')
      .set({ touched_at: now, ...(mime_type === null ? {} : { mime_type }) })
      .where('storage_key', '=', storage_key)
      .returningAll()
      .executeTakeFirst();
    if (!row) return refuseUpload('pieces');
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
