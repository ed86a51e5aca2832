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
  try {
    await putProducts(db, server, index);
  } catch (error) {
    // What has failed is the answer, also where the server deletes nothing either.
    await deleteIndex(server, index).catch(() => {});
    throw error;
  }
  await moveAlias(server, index);
  return true;
}

/** What a server says of each line of a bulk. */
interface BulkAnswer {
  readonly errors: boolean;
  readonly items: readonly { readonly index?: { readonly error?: unknown } }[];
}

async function putProducts(db: Db, { send }: SearchServer, index: string): Promise<void> {
  for await (const products of indexedProducts(db)) {
    const lines = products.flatMap(([id, product]) => [{ index: { _id: id } }, product]);
    const body = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    const { errors, items } = (await send('POST', `/${index}/_bulk`, body, TIMEOUT)) as BulkAnswer;
    if (!errors) continue;
    const refused = items.find((item) => item.index?.error !== undefined);
    throw new SearchFailed(`${index} does not take the products: ${JSON.stringify(refused?.index?.error)}`);
  }
  await send('POST', `/${index}/_refresh`, undefined, TIMEOUT);
}

/**
 * Gives the alias to this index alone, in one step, and deletes the indexes that had it. Where several processes do so at
 * once, the last one wins.
 */
async function moveAlias(server: SearchServer, index: string): Promise<void> {
  const { alias, send } = server;
  const earlier = await indexesOf(server);
  // The pattern also covers an index that another process has added since.
  const actions = [{ remove: { index: `${alias}-*`, alias } }, { add: { index, alias } }];
  const move = () => send('POST', '/_aliases', { actions }, TIMEOUT);
  // An index of the pattern that another process deletes meanwhile.
  await move().catch((error: unknown) => (isMissing(error) ? move() : Promise.reject(error)));
  const current = await indexesOf(server);
  const unused = [...earlier, index].filter((old) => current.length > 0 && !current.includes(old));
  for (const old of unused) await deleteIndex(server, old);
}

/** Another process may have deleted it. */
async function deleteIndex({ send }: SearchServer, index: string): Promise<void> {
  try {
    await send('DELETE', `/${index}`, undefined, TIMEOUT);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

const isMissing = (error: unknown) => error instanceof SearchFailed && error.status === 404;

/** The indexes that the alias has: one, or none on a new server. */
async function indexesOf({ alias, send }: SearchServer): Promise<string[]> {
  try {
    return Object.keys((await send('GET', `/_alias/${alias}`)) as object);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** The same for the same products in the same order. */
async function fingerprintOf(db: Db): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(FIELD_TYPES));
  for await (const products of indexedProducts(db)) hash.update(JSON.stringify(products));
  return hash.digest('hex').slice(0, 16);
}
