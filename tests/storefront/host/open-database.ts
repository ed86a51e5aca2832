import { rm } from 'node:fs/promises';
import { openNode } from '../db/open-node.ts';
import { openPostgres } from '../db/open-postgres.ts';
import type { Db } from '../db/schema.ts';
import { seed } from '../seed/seed.ts';

export interface Place {
  /** Such as `postgres://…`; takes the place of the file. */
  readonly url?: string | undefined;
  /** The SQLite file. */
  readonly file: string;
  /** Throws away what the file holds. */
  readonly isFresh: boolean;
}

/** Opens the shop's database and fills the shelves when they are empty. */
export async function openDatabase({ url, file, isFresh }: Place): Promise<Db> {
  // The log and its index belong to the file: left behind, they would be replayed into the new one.
  if (isFresh && !url) await Promise.all(['', '-wal', '-shm'].map((end) => rm(file + end, { force: true })));
  const db = url ? await openPostgres(url) : await openNode(file);
  await seed(db);
  return db;
}
