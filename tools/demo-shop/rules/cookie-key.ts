import type { Db } from '../db/schema.ts';

/** Reads the secret that signs cookies, once. */
export function cookieKeyIn(db: Db): () => Promise<string> {
  let key: Promise<string> | undefined;
  const read = async () => {
    const row = db.selectFrom('secrets').select('value').where('name', '=', 'cookie');
    return (await row.executeTakeFirstOrThrow()).value;
  };
  return async () => {
    key ??= read();
    try {
      return await key;
    } catch (error) {
      // A lost connection; the next request reads it again.
      key = undefined;
      throw error;
    }
  };
}
