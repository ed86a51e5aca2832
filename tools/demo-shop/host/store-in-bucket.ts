import { S3mini } from 's3mini';
import type { FileStore } from '../rules/media/file-store.ts';
import type { Bucket } from './bucket.ts';

/** Milliseconds for one request. A piece has 15 MB at most. */
const TIMEOUT = 30_000;

function open({ address, region, accessKeyId, secretAccessKey }: Bucket, timeout = TIMEOUT): S3mini {
  return new S3mini({ endpoint: address, region, accessKeyId, secretAccessKey, requestAbortTimeout: timeout });
}

/** Stores each piece as an object `<key>/<piece>` of a bucket. A bucket has an object completely or not at all. */
export function piecesInBucket(place: Bucket, timeout?: number): FileStore {
  const bucket = open(place, timeout);
  const folderOf = (key: string) => `${place.prefix}${key}/`;
  return {
    async put(key, piece, bytes) {
      await bucket.putObject(`${folderOf(key)}${piece}`, bytes);
    },
    async get(key, piece, from, to) {
      const answer = await bucket.getObjectRaw(`${folderOf(key)}${piece}`, false, from, to);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      // A server that knows no ranges answers the whole piece with 200.
      return answer.status === 206 ? bytes : bytes.subarray(from, to);
    },
    async forget(key) {
      const stored = (await bucket.listObjects('/', folderOf(key))) ?? [];
      if (stored.length === 0) return;
      const deleted = await bucket.deleteObjects(stored.map((object) => object.Key));
      if (!deleted.every(Boolean)) throw new Error(`The bucket has not deleted all of ${folderOf(key)}`);
    },
  };
}

/** Rejects, with what to look at, where the bucket does not answer this account. */
export async function requireBucket(place: Bucket): Promise<void> {
  const listed = open(place).listObjects('/', place.prefix, 1);
  const problem = await listed.then(
    (objects) => (objects ? null : 'there is no such bucket'),
    ({ message, cause }: Error) => (cause instanceof Error ? `${message} (${cause.message})` : message),
  );
  if (problem !== null)
    throw new Error(`The uploads of SHOP_UPLOADS are not to be read at ${place.address}: ${problem}`);
}
