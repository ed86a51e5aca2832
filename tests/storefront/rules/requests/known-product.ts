import type { WireId } from '../../../../shared/contract/wire.ts';
import type { Db } from '../../db/schema.ts';

/** The shop's own id of a product that is for sale, or was; undefined when type and id name none. */
export async function knownProduct(db: Db, id: WireId, type?: string): Promise<string | undefined> {
  const product = await db
    .selectFrom('products')
    .select(['id', 'type'])
    .where('id', '=', String(id))
    .where('category_id', 'is not', null)
    .executeTakeFirst();
  return product && (type === undefined || product.type === type.toLowerCase()) ? product.id : undefined;
}
