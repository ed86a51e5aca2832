import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FileStore } from '../rules/media/file-store.ts';
import type { Place } from './open-database.ts';
import { piecesOnDisk } from './store-on-disk.ts';

export interface Uploads {
  readonly pieces: FileStore;
  /** Deletes the temporary folder of a shop in memory. */
  close(): Promise<void>;
}

/** The folder of uploaded files: beside the database file, or a temporary folder for a shop in memory. */
export async function openUploads({ file, isFresh }: Pick<Place, 'file' | 'isFresh'>): Promise<Uploads> {
  if (file === ':memory:') {
    const folder = await mkdtemp(join(tmpdir(), 'shop-uploads-'));
    return { pieces: piecesOnDisk(folder), close: () => rm(folder, { recursive: true, force: true }) };
  }
  const folder = join(dirname(file), 'uploads');
  if (isFresh) await rm(folder, { recursive: true, force: true });
  return { pieces: piecesOnDisk(folder), close: async () => undefined };
}
