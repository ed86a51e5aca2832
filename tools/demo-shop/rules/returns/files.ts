import type { WireId } from '../../../../shared/contract/wire.ts';
import type { Db, MediaRow } from '../../db/schema.ts';
import { requireNone } from '../checkout/problems.ts';
import { mediaByIds } from '../media/kept.ts';

interface Wanted {
  readonly images: readonly WireId[];
  readonly videos: readonly WireId[];
}

/** Refuses files that this session has not just uploaded, and files of the wrong type. */
export async function uploadedFiles(db: Db, sessionId: string, { images, videos }: Wanted): Promise<MediaRow[]> {
  const ofKind = async (ids: readonly WireId[], type: MediaRow['type']) => {
    const wanted = [...new Set(ids.map(Number))];
    const records = (await mediaByIds(db, sessionId, wanted)).filter(({ saved_at }) => saved_at === null);
    if (records.length < wanted.length) requireNone({ general: [{ why: 'media-gone' }] });
    if (records.some((row) => row.type !== type)) requireNone({ general: [{ why: 'media-type' }] });
    return records;
  };
  return [...(await ofKind(images, 'image')), ...(await ofKind(videos, 'video'))];
}

/** Marks the files as saved with a return. */
export async function keepFiles(
  db: Db,
  { returnId, lineId, now }: { returnId: string; lineId: number; now: number },
  files: readonly MediaRow[],
): Promise<void> {
  for (const [position, { id }] of files.entries()) {
    await db.updateTable('media').set({ saved_at: now }).where('id', '=', id).execute();
    await db
      .insertInto('return_files')
      .values({ media_id: id!, return_id: returnId, order_line_id: lineId, position })
      .execute();
  }
}
