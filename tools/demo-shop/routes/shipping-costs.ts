import * as z from 'zod/mini';
import { readShippingCosts } from '../../../shared/contract/shipping-costs.ts';
import { cents } from '../../../shared/contract/wire.ts';
import { answer } from '../answer.ts';
import type { ShopApp } from '../context.ts';
import { sessionOf } from '../context.ts';
import { readAs } from '../input.ts';
import { shippingCostsFor } from '../rules/shipping-costs.ts';

export function mountShippingCosts(app: ShopApp): void {
  app.post('/shipping-costs', async (context) => {
    const { price } = await readAs(context, z.object({ price: cents }));
    return answer(context, readShippingCosts, { data: shippingCostsFor(price, sessionOf(context).locale) });
  });
}
