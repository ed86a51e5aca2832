import type { FileStore } from '../rules/media/file-store.ts';
import { folderBeside } from './folder-beside.ts';
import type { Place } from './open-database.ts';
import { piecesOnDisk } from './store-on-disk.ts';

export interface Uploads {
  readonly pieces: FileStore;
  /** Deletes the temporary folder of a shop in memory. */
  close(): Promise<void>;
}

/** The folder of uploaded files: beside the database file, or a temporary folder for a shop in memory. */
export async function openUploads(place: Pick<Place, 'file' | 'isFresh'>): Promise<Uploads> {
  const { folder, close } = await folderBeside(place, 'uploads');
  return { pieces: piecesOnDisk(folder), close };
}
