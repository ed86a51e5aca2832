import { expect, test } from 'vitest';
import { openNode } from '../demo-shop/db/open-node.ts';
import { seed } from '../demo-shop/seed/seed.ts';
import { DEMO_FILE, openConformShop, playAgainst } from './conform-shop.support.ts';
import { at } from './faults/fault.support.ts';
import { PICKUP_ORDER } from '../../tests/support/pickup-order.ts';

test('an order that is collected is the one that the widget sends', async () => {
  const db = await openNode();
  await seed(db, { products: 60 });
  const shop = await openConformShop(db);
  const sent: unknown[] = [];
  shop.fault = at('/checkout/validate/payment', async (request, forward) => {
    sent.push(await request.clone().json());
    return forward(request);
  });
  await playAgainst(shop, DEMO_FILE, { clauses: ['order-pickup'] });
  await shop.close();
  await db.destroy();
  expect(sent[0]).toEqual({ ...PICKUP_ORDER, ct: expect.any(String) });
});
