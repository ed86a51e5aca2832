import { rm } from 'node:fs/promises';
import { openNode } from '../db/open-node.ts';
import { openPostgres } from '../db/open-postgres.ts';
import type { Db } from '../db/schema.ts';
import { seed } from '../seed/seed.ts';

export interface Place {
  /** Such as `postgres://…`; used instead of the file. */
  readonly url?: string | undefined;
  /** The SQLite file. */
  readonly file: string;
  /** Deletes the existing data. */
  readonly isFresh: boolean;
  /** The products of an empty shop; as many as there are by default. */
  readonly products?: number | undefined;
}

/** Opens the database of the shop, and seeds it when it is empty. */
export async function openDatabase({ url, file, isFresh, products }: Place): Promise<Db> {
  // The log and its index belong to the file. If they stayed, they would be replayed into the new one.
  if (isFresh && !url) await Promise.all(['', '-wal', '-shm'].map((end) => rm(file + end, { force: true })));
  const db = url ? await openPostgres(url) : await openNode(file);
  await seed(db, {
    ...(products && { products }),
    onStart: () => console.log('Filling the database with products and orders …'),
  });
  return db;
}
