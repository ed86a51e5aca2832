import { sql } from 'kysely';

/** The order of every list of products that a shopper has not sorted: best sold first. */
export const LIST_ORDER = sql`products.popularity desc, products.id`;
