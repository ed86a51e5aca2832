import type { ShippingMethods } from '../../../../shared/contract/checkout.ts';
import type { Db } from '../../db/schema.ts';
import { hasExtra } from '../../extras.ts';
import { takeBack } from '../../seed/checkout/notices.ts';
import type { StoredLine } from '../priced-cart.ts';
import type { Shopper } from '../shopper.ts';

/** Of products in these categories, and in those below them, the shop takes an old one back. */
const EQUIPMENT = /^(omvormers|zonnepanelen|thuisbatterijen)\b/;

/** What the shop takes back with this cart; undefined without equipment. */
export async function takeBackOffer(
  db: Db,
  shopper: Pick<Shopper, 'locale' | 'extras'>,
  lines: readonly StoredLine[],
): Promise<ShippingMethods['take_back']> {
  if (!hasExtra(shopper, 'take-back')) return undefined;
  const ids = lines.flatMap(({ product }) => product.category_id ?? []);
  if (ids.length === 0) return undefined;
  const categories = await db.selectFrom('categories').select('slug').where('id', 'in', ids).execute();
  if (!categories.some(({ slug }) => EQUIPMENT.test(slug))) return undefined;
  return { label: takeBack.label[shopper.locale], description: takeBack.description[shopper.locale] };
}
