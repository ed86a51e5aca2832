import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../db/schema.ts';
import { FIELD_TYPES, indexedProducts } from '../rules/search/indexed-product.ts';
import { SearchFailed, type SearchServer } from './search-server.ts';

/** Milliseconds for a part of the products, and for what follows it. */
const TIMEOUT = 60_000;

/**
 * Fills a new index with the products of the database, unless the alias has one of the same products. The alias changes when
 * all of them are there: until then, the earlier index answers.
 *
 * @returns whether it has filled one
 */
export async function fillIndex(db: Db, server: SearchServer): Promise<boolean> {
  const { alias, send } = server;
  const known = await indexesOf(server);
  const name = `${alias}-${await fingerprintOf(db)}`;
  if (known.some((index) => index.startsWith(name))) return false;
  // Several processes may fill at once, each its own index.
  const index = `${name}-${randomBytes(4).toString('hex')}`;
  const properties = Object.fromEntries(Object.entries(FIELD_TYPES).map(([field, type]) => [field, { type }]));
  await send('PUT', `/${index}`, { mappings: { dynamic: 'strict', properties } }, TIMEOUT);
  for await (const products of indexedProducts(db)) {
    const lines = products.flatMap(([id, product]) => [{ index: { _id: id } }, product]);
    const body = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    const { errors } = (await send('POST', `/${index}/_bulk`, body, TIMEOUT)) as { errors: boolean };
    if (errors) throw new SearchFailed(`${index} does not take the products`);
  }
  await send('POST', `/${index}/_refresh`, undefined, TIMEOUT);
  const earlier = (await indexesOf(server)).map((old) => ({ remove_index: { index: old } }));
  await send('POST', '/_aliases', { actions: [...earlier, { add: { index, alias } }] }, TIMEOUT);
  return true;
}

/** The indexes that the alias has: one, or none on a new server. */
async function indexesOf({ alias, send }: SearchServer): Promise<string[]> {
  try {
    return Object.keys((await send('GET', `/_alias/${alias}`)) as object);
  } catch (error) {
    if (error instanceof SearchFailed && error.status === 404) return [];
    throw error;
  }
}

/** The same for the same products in the same order. */
async function fingerprintOf(db: Db): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(FIELD_TYPES));
  for await (const products of indexedProducts(db)) hash.update(JSON.stringify(products));
  return hash.digest('hex').slice(0, 16);
}
