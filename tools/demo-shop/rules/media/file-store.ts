import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';

/**
 * Stores the bytes of uploaded files. A file stays in the pieces in which it arrived, so that no file is completely in
 * memory. A piece is stored completely or not at all; storing it again replaces it.
 */
export interface FileStore {
  put(key: string, piece: number, bytes: Blob): Promise<void>;
  /** A part of a piece; the end is exclusive. */
  get(key: string, piece: number, from: number, to: number): Promise<Uint8Array>;
  /** Deletes all pieces of a file. */
  forget(key: string): Promise<void>;
}

/** Stores pieces in the database of the shop, for hosts without a disk. */
export function piecesIn(db: Db): FileStore {
  return {
    async put(key, piece, blob) {
      const bytes = new Uint8Array(await blob.arrayBuffer());
      await db
        .insertInto('stored_pieces')
        .values({ storage_key: key, piece, bytes })
        .onConflict((known) => known.columns(['storage_key', 'piece']).doUpdateSet({ bytes }))
        .execute();
    },
    async get(key, piece, from, to) {
      const { bytes } = await db
        .selectFrom('stored_pieces')
        .select(sql<Uint8Array>`substr(bytes, ${from + 1}, ${to - from})`.as('bytes'))
        .where('storage_key', '=', key)
        .where('piece', '=', piece)
        .executeTakeFirstOrThrow();
      return bytes;
    },
    async forget(key) {
      await db.deleteFrom('stored_pieces').where('storage_key', '=', key).execute();
    },
  };
}
