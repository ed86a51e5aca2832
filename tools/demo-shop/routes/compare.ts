import * as z from 'zod/mini';
import { CompareItem, Comparison, readComparison } from '../../../shared/contract/compare.ts';
import type { ShopApp } from '../context.ts';
import { shopperOf } from '../context.ts';
import { readAs } from '../input.ts';
import * as compare from '../rules/compare.ts';

/** Products of one call; further ones are ignored. A list has no limit. */
const MOST_PER_CALL = 100;

export function mountCompare(app: ShopApp): void {
  app.post('/compare', async (context) => {
    const { items, mini } = await readAs(context, readComparison.input!);
    const wanted = { items: items.slice(0, MOST_PER_CALL), isMini: mini === true };
    const comparison = await compare.readComparison(context.get('shop').db, shopperOf(context), wanted);
    return context.json(byKey(comparison));
  });
}

/** The shop sends a map by key; the contract also accepts a list. */
function byKey({ items, specs }: Comparison): object {
  return {
    ...z.encode(Comparison, { items: [], specs }),
    items: Object.fromEntries(items.map((item) => [item.key, z.encode(CompareItem, item)])),
  };
}
