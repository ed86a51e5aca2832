import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { FileStore } from '../rules/media/file-store.ts';

/** Stores each file as a folder with one file per piece. */
export function piecesOnDisk(folder: string): FileStore {
  const pathOf = (key: string, piece: number) => join(folder, key, String(piece));
  return {
    async put(key, piece, bytes) {
      const path = pathOf(key, piece);
      const unfinished = `${path}-${randomUUID()}`;
      await mkdir(join(folder, key), { recursive: true });
      await pipeline(Readable.fromWeb(bytes.stream() as ReadableStream), createWriteStream(unfinished));
      // A rename is atomic: no reader sees half a piece, and of two concurrent writes one remains.
      await rename(unfinished, path);
    },
    async get(key, piece, from, to) {
      const file = await open(pathOf(key, piece));
      try {
        const bytes = new Uint8Array(to - from);
        const { bytesRead } = await file.read(bytes, 0, bytes.length, from);
        return bytes.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    forget: (key) => rm(join(folder, key), { recursive: true, force: true }),
  };
}
