import { describe, expect, test } from 'vitest';
import { addToCart, increaseLine, readCart, readCartSize, removeLine } from '../../../shared/contract/cart.ts';
import { ask, send } from '../ask.ts';
import { openShop } from '../open-shop.ts';
import { categories, products } from '../rules/catalogue.ts';
import { DEMO_PASSWORD } from '../seed/people.ts';
import type { Db } from './schema.ts';

const inverter = { type: 'product', id: 4711, qty: 1 };
const connectors = { type: 'product', id: 512, qty: 1 };

/** What must hold on every database that the shop runs on. */
export function describeJourney(name: string, open: () => Promise<Db>): void {
  describe(name, () => {
    test('a shopper fills a cart, uses a code, signs in and finds everything again', async () => {
      const shop = await openShop({ open });
      await ask(shop, addToCart, inverter);
      await ask(shop, addToCart, { ...connectors, qty: 3 });
      expect(await (await send(shop, '/discounts/apply', { code: 'zon10' })).json()).toEqual({});
      await send(shop, '/login', { email: 'sanne@example.nl', password: DEMO_PASSWORD });
      await ask(shop, increaseLine, connectors);
      const cart = await ask(shop, readCart);
      expect(cart.items.map(({ id, qty }) => [id, qty])).toEqual([
        [4711, 1],
        [512, 4],
        ['cadeau-1', 1],
      ]);
      expect(cart).toMatchObject({
        subtotal: 66_480,
        shippingCosts: 0,
        currentDiscount: { amount: 1000 },
        vat: 11_364,
      });
      await ask(shop, removeLine, inverter);
      expect(await ask(shop, readCartSize)).toEqual({ amount: 4 });
      await shop.close();
    });

    test('the shelves can be searched, ordered and paged', async () => {
      const { db, close } = await openShop({ open });
      expect(await categories(db, 'nl')).toHaveLength(6);
      const page = await products(db, 'de', { search: 'growatt Wechselrichter', sort: 'name', size: 5 });
      expect(page.products).toHaveLength(5);
      expect(page.total).toBeGreaterThan(5);
      expect(page.products[0]).toMatchObject({ brand: { name: 'Growatt' }, price: expect.any(Number) });
      await close();
    });

    test('adds that arrive at once are all counted', async () => {
      const shop = await openShop({ open });
      await Promise.all(Array.from({ length: 40 }, () => ask(shop, addToCart, connectors)));
      expect(await ask(shop, readCartSize)).toEqual({ amount: 40 });
      await shop.close();
    });

    test('adds that arrive at once never take more than there is', async () => {
      const shop = await openShop({ open });
      const statuses = await Promise.all(
        Array.from({ length: 40 }, async () => (await send(shop, '/cart/add', inverter)).status),
      );
      expect(statuses.filter((status) => status === 200)).toHaveLength(25);
      expect(statuses.filter((status) => status === 422)).toHaveLength(15);
      expect((await ask(shop, readCart)).items[0]?.qty).toBe(25);
      await shop.close();
    });

    test('a refused change leaves no trace', async () => {
      const shop = await openShop({ open, cart: [{ id: 512, qty: 2 }] });
      const before = await shop.db.selectFrom('carts').selectAll().execute();
      expect((await send(shop, '/cart/plus', { ...connectors, qty: 9999 })).status).toBe(422);
      expect(await shop.db.selectFrom('carts').selectAll().execute()).toEqual(before);
      await shop.close();
    });
  });
}
