import { readOverview } from '../../../shared/contract/overview.ts';
import { answer } from '../answer.ts';
import type { ShopApp } from '../context.ts';
import { shopperOf } from '../context.ts';
import { readAs } from '../input.ts';
import * as overview from '../rules/overview/overview.ts';

export function mountOverview(app: ShopApp): void {
  app.post('/product-overview/init', async (context) => {
    const wanted = await readAs(context, readOverview.input!);
    const list = await overview.readOverview(context.get('shop').db, shopperOf(context), wanted);
    return list ? answer(context, readOverview, list) : context.json({ message: 'Not found.' }, 404);
  });
}
