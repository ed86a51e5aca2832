import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openNode } from '../db/open-node.ts';
import type { OpenedShop } from '../open-shop.ts';
import { openShop } from '../open-shop.ts';
import { readCart } from './cart.ts';
import { addToCart, decreaseLine, increaseLine, removeLine } from './cart-lines.ts';
import { Refused } from './refusal.ts';
import { GIFT_ABOVE } from './totals.ts';

/** The products of these random walks, with the price in cents. */
const SHELF = {
  4711: { type: 'product', left: 3, price: 64_900 },
  512: { type: 'product', left: 5, price: 395 },
  'sc-88': { type: 'second-chance-product', left: 1, price: 5950 },
  2004: { type: 'product', left: 0, price: 1195 },
} as const;
type Id = keyof typeof SHELF;

const step = fc.record({
  does: fc.constantFrom('add', 'increase', 'decrease', 'remove'),
  id: fc.constantFrom<Id[]>(4711, 512, 'sc-88', 2004),
  qty: fc.integer({ min: 1, max: 3 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** A model of the rules: the quantity after a step, or undefined for a refusal. */
function expected(before: number, { does, id, qty }: Step): number | undefined {
  if (does === 'remove') return 0;
  if (does !== 'add' && before === 0) return undefined;
  const after = does === 'decrease' ? Math.max(1, before - qty) : before + qty;
  return after <= SHELF[id].left ? after : undefined;
}

let shop: OpenedShop;
beforeAll(async () => {
  shop = await openShop({ open: openNode, products: 12, stock: { 4711: 3, 512: 5 } });
});
afterAll(() => shop.close());

async function take({ does, id, qty }: Step): Promise<boolean> {
  const { db, session } = shop;
  const shopper = { cartId: session.cartId, locale: session.locale, person: null, now: 1 };
  const rules = { add: addToCart, increase: increaseLine, decrease: decreaseLine, remove: removeLine };
  const work = db
    .transaction()
    .execute((transaction) => rules[does](transaction, shopper, { type: SHELF[id].type, id, qty }));
  return work.then(
    () => true,
    (error: unknown) => {
      expect(error).toBeInstanceOf(Refused);
      return false;
    },
  );
}

test('after any sequence of actions, the cart contains what the rules allow', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      await shop.db.deleteFrom('cart_lines').execute();
      const model = new Map<Id, number>();
      for (const change of steps) {
        const after = expected(model.get(change.id) ?? 0, change);
        expect(await take(change)).toBe(after !== undefined);
        if (after !== undefined) model.set(change.id, after);
      }
      const shopper = { cartId: shop.session.cartId, locale: 'nl' as const, person: null, now: 1 };
      const { cart } = await readCart(shop.db, shopper);
      const bought = cart.items.filter((line) => !line.free);
      expect(Object.fromEntries(bought.map((line) => [line.id, line.qty]))).toEqual(
        Object.fromEntries([...model].filter(([, qty]) => qty > 0)),
      );
      const subtotal = [...model].reduce((sum, [id, qty]) => sum + qty * SHELF[id].price, 0);
      expect(cart.subtotal).toBe(subtotal);
      expect(cart.items.length - bought.length).toBe(subtotal > GIFT_ABOVE ? 1 : 0);
    }),
    { numRuns: 60 },
  );
});
