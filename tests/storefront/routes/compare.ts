import * as z from 'zod/mini';
import { CompareItem, Comparison, readComparison } from '../../../shared/contract/compare.ts';
import type { ShopApp } from '../context.ts';
import { sessionOf } from '../context.ts';
import { readAs } from '../input.ts';
import * as compare from '../rules/compare.ts';

/** Nobody compares more; whoever sends more gets the first ones. */
const AT_MOST = 100;

export function mountCompare(app: ShopApp): void {
  app.post('/compare', async (context) => {
    const { items, mini } = await readAs(context, readComparison.input!);
    const wanted = { items: items.slice(0, AT_MOST), isMini: mini === true };
    const found = await compare.readComparison(context.get('shop').db, sessionOf(context).locale, wanted);
    return context.json(byKey(found));
  });
}

/** The shop writes a map by key where the contract also reads a list. */
function byKey({ items, specs }: Comparison): object {
  return {
    ...z.encode(Comparison, { items: [], specs }),
    items: Object.fromEntries(items.map((item) => [item.key, z.encode(CompareItem, item)])),
  };
}
