import type { Db } from '../db/schema.ts';

/** The next number of a counter. Concurrent requests wait and get different numbers. */
export async function nextNumber(
  db: Db,
  name: 'order' | 'address' | 'media' | 'reminder' | 'article' | 'return' | 'credit' | 'withdrawal' | 'stock',
): Promise<number> {
  const { value } = await db
    .updateTable('counters')
    .set((counter) => ({ value: counter('value', '+', 1) }))
    .where('name', '=', name)
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}

/** Another number after each payment, in every process. */
export async function stockVersion(db: Db): Promise<number> {
  const row = db.selectFrom('counters').select('value').where('name', '=', 'stock');
  return (await row.executeTakeFirstOrThrow()).value;
}
