import type { WireId } from '../../../../shared/contract/wire.ts';
import type { Db } from '../../db/schema.ts';

/** The shop's id of a product that is or was for sale; undefined for an unknown type and id. */
export async function knownProduct(db: Db, id: WireId, type?: string): Promise<string | undefined> {
  const product = await db
    .selectFrom('products')
    .select(['id', 'type'])
    .where('id', '=', String(id))
    .where('category_id', 'is not', null)
    .executeTakeFirst();
  return product && (type === undefined || product.type === type.toLowerCase()) ? product.id : undefined;
}
