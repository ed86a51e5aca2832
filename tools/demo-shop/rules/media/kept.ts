import type { MediaRecord } from '../../../../shared/contract/media.ts';
import type { WireId } from '../../../../shared/contract/wire.ts';
import type { Db, MediaRow } from '../../db/schema.ts';
import type { Place } from './upload.ts';

/** Unsaved files are deleted after a day. */
const KEPT_UNSAVED = 24 * 60 * 60 * 1000;
const AT_ONCE = 20;

/** A file as in the contract. */
export function recordOf({
  storage_key,
  id,
  file_name,
  mime_type,
  size,
  alt,
  title,
  size_percentage,
}: MediaRow): MediaRecord {
  const url = `/storage/${storage_key}/${encodeURIComponent(file_name)}`;
  return { id: id!, file_name, url, mime_type, size, alt: alt ?? '', title, size_percentage };
}

/** Files by id that a session may see: saved files and its own. */
export async function mediaByIds(db: Db, sessionId: string, ids: readonly WireId[]): Promise<MediaRow[]> {
  const numbers = ids.map(Number).filter(Number.isSafeInteger);
  if (numbers.length === 0) return [];
  const rows = await db
    .selectFrom('media')
    .selectAll()
    .where('id', 'in', numbers)
    .where(({ and, eb, exists, not, or, selectFrom }) => {
      const inReturn = exists(selectFrom('return_files').select('media_id').whereRef('media_id', '=', 'media.id'));
      return or([eb('session_id', '=', sessionId), and([eb('saved_at', 'is not', null), not(inReturn)])]);
    })
    .execute();
  return numbers.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** The complete file with this key. */
export function mediaByKey(db: Db, key: string): Promise<MediaRow | undefined> {
  return db
    .selectFrom('media')
    .selectAll()
    .where('storage_key', '=', key)
    .where('id', 'is not', null)
    .executeTakeFirst();
}

/** Deletes an unsaved file of this session. @returns whether there was one */
export async function giveUp({ db, pieces }: Place, sessionId: string, id: WireId): Promise<boolean> {
  const gone = await db
    .deleteFrom('media')
    .where('id', '=', Number(id))
    .where('session_id', '=', sessionId)
    .where('saved_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (gone) await forget({ db, pieces }, gone);
  return gone !== undefined;
}

/**
 * Deletes a file that was never complete. What the store does not delete now stays for the next sweep: the store has
 * failed a moment ago.
 */
export async function abandon({ db, pieces }: Place, storage_key: string): Promise<void> {
  await db.updateTable('media').set({ touched_at: 0 }).where('storage_key', '=', storage_key).execute();
  const isGone = await pieces.forget(storage_key).then(
    () => true,
    () => false,
  );
  if (isGone) await db.deleteFrom('media').where('storage_key', '=', storage_key).execute();
}

/** Deletes the bytes of a deleted row. Where the store fails, the row comes back without its id, for the next sweep. */
async function forget({ db, pieces }: Place, row: MediaRow): Promise<void> {
  try {
    await pieces.forget(row.storage_key);
  } catch (error) {
    const left = { ...row, id: null, upload_id: null, touched_at: 0 };
    await db.insertInto('media').values(left).execute();
    throw error;
  }
}

/**
 * Deletes files that were uploaded more than a day ago and never saved. One that cannot be deleted waits for the next
 * sweep: the upload that starts a sweep has nothing to do with it.
 */
export async function sweep({ db, pieces }: Place, now: number): Promise<void> {
  const old = await db
    .selectFrom('media')
    .select('storage_key')
    .where('saved_at', 'is', null)
    .where('touched_at', '<', now - KEPT_UNSAVED)
    .limit(AT_ONCE)
    .execute();
  for (const { storage_key } of old) {
    const unsaved = db.deleteFrom('media').where('storage_key', '=', storage_key).where('saved_at', 'is', null);
    const gone = await unsaved.returningAll().executeTakeFirst();
    if (!gone) continue;
    await forget({ db, pieces }, gone).catch((error: unknown) => {
      console.error(`The file ${storage_key} could not be deleted, and waits for the next sweep.`, error);
    });
  }
}
