import type { FileStore } from '../rules/media/file-store.ts';
import type { Bucket } from './bucket.ts';
import { folderBeside } from './folder-beside.ts';
import type { Place } from './open-database.ts';
import { piecesOnDisk } from './store-on-disk.ts';

export interface Uploads {
  readonly pieces: FileStore;
  /** Deletes the temporary folder of a shop in memory. */
  close(): Promise<void>;
}

/**
 * Where uploaded files are: in a bucket, or in a folder beside the database file, which is temporary for a shop in memory.
 * The library for buckets is loaded where there is one.
 */
export async function openUploads(place: Pick<Place, 'file' | 'isFresh'>, bucket?: Bucket): Promise<Uploads> {
  if (bucket) {
    const { piecesInBucket, requireBucket } = await import('./store-in-bucket.ts');
    await requireBucket(bucket);
    return { pieces: piecesInBucket(bucket), close: async () => undefined };
  }
  const { folder, close } = await folderBeside(place, 'uploads');
  return { pieces: piecesOnDisk(folder), close };
}
