import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Place } from './open-database.ts';

export interface Folder {
  readonly folder: string;
  /** Removes what would outlive a shop in memory. */
  close(): Promise<void>;
}

/** A folder beside the database's file, or for a shop in memory a temporary one. */
export async function folderBeside({ file, isFresh }: Pick<Place, 'file' | 'isFresh'>, name: string): Promise<Folder> {
  if (file === ':memory:') {
    const folder = await mkdtemp(join(tmpdir(), `shop-${name}-`));
    return { folder, close: () => rm(folder, { recursive: true, force: true }) };
  }
  const folder = join(dirname(file), name);
  if (isFresh) await rm(folder, { recursive: true, force: true });
  return { folder, close: async () => undefined };
}
