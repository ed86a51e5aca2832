import { describe, expect, test } from 'vitest';
import { openNode } from '../db/open-node.ts';
import type { CartEntry, ShopSetup } from '../open-shop.ts';
import { openShop } from '../open-shop.ts';
import { GIFT_ID } from './gift.ts';
import type { LineChange } from './cart-lines.ts';
import { addToCart, decreaseLine, increaseLine, removeLine } from './cart-lines.ts';
import type { Reason } from './refusal.ts';
import { Refused } from './refusal.ts';

const inverter = { type: 'product', id: 4711 };
const secondChance = { type: 'second-chance-product', id: 'sc-88' };

async function standing(setup: Partial<ShopSetup>) {
  const { db, session, close } = await openShop({ open: openNode, ...setup });
  const shopper = { cartId: session.cartId, locale: session.locale, person: null, now: 1 };
  const quantities = async () => {
    const lines = await db.selectFrom('cart_lines').select(['product_id', 'qty']).execute();
    return Object.fromEntries(lines.map((line) => [line.product_id, line.qty]));
  };
  return { db, shopper, quantities, close };
}

async function reasonOf(work: Promise<void>): Promise<Reason> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(Refused);
  return (error as Refused).reason;
}

type Rule = typeof addToCart;
interface Allowed {
  does: Rule;
  cart: CartEntry[];
  change: LineChange;
  left: Record<string, number>;
}

test.each<Allowed>([
  { does: addToCart, cart: [], change: { ...inverter, qty: 2 }, left: { 4711: 2 } },
  { does: addToCart, cart: [{ id: 4711, qty: 1 }], change: { ...inverter, qty: 2 }, left: { 4711: 3 } },
  { does: addToCart, cart: [], change: { ...secondChance, qty: 1 }, left: { 'sc-88': 1 } },
  { does: addToCart, cart: [], change: { type: 'product', id: '4711', qty: 25 }, left: { 4711: 25 } },
  { does: addToCart, cart: [], change: { type: 'product', id: 2001, qty: 5 }, left: { 2001: 5 } },
  { does: increaseLine, cart: [{ id: 4711 }], change: { ...inverter, qty: 1 }, left: { 4711: 2 } },
  { does: decreaseLine, cart: [{ id: 4711, qty: 3 }], change: { ...inverter, qty: 1 }, left: { 4711: 2 } },
  { does: decreaseLine, cart: [{ id: 4711, qty: 1 }], change: { ...inverter, qty: 1 }, left: { 4711: 1 } },
])('$does.name with $cart and $change leaves $left', async ({ does, cart, change, left }) => {
  const { db, shopper, quantities, close } = await standing({ cart });
  await does(db, shopper, change);
  expect(await quantities()).toEqual(left);
  await close();
});

interface Forbidden {
  does: Rule;
  cart: CartEntry[];
  change: LineChange;
  reason: Reason;
}

test.each<Forbidden>([
  { does: addToCart, cart: [], change: { ...inverter, qty: 26 }, reason: { why: 'stock', left: 25 } },
  {
    does: addToCart,
    cart: [{ id: 4711, qty: 25 }],
    change: { ...inverter, qty: 1 },
    reason: { why: 'stock', left: 25 },
  },
  { does: addToCart, cart: [{ id: 'sc-88' }], change: { ...secondChance, qty: 1 }, reason: { why: 'only-once' } },
  { does: addToCart, cart: [], change: { type: 'product', id: 2004, qty: 1 }, reason: { why: 'sold-out' } },
  { does: addToCart, cart: [], change: { type: 'product', id: 2002, qty: 1 }, reason: { why: 'not-for-sale' } },
  { does: addToCart, cart: [], change: { type: 'product', id: 2003, qty: 1 }, reason: { why: 'not-for-sale' } },
  { does: addToCart, cart: [], change: { type: 'bundle', id: 4711, qty: 1 }, reason: { why: 'unknown-product' } },
  { does: addToCart, cart: [], change: { ...inverter, qty: 0 }, reason: { why: 'quantity' } },
  { does: addToCart, cart: [], change: { ...inverter, qty: -2 }, reason: { why: 'quantity' } },
  { does: addToCart, cart: [], change: { type: 'product', id: GIFT_ID, qty: 1 }, reason: { why: 'gift' } },
  { does: increaseLine, cart: [{ id: 'sc-88' }], change: { ...secondChance, qty: 1 }, reason: { why: 'only-once' } },
  { does: increaseLine, cart: [], change: { ...inverter, qty: 1 }, reason: { why: 'not-in-cart' } },
  { does: decreaseLine, cart: [], change: { ...inverter, qty: 1 }, reason: { why: 'not-in-cart' } },
])('$does.name with $cart and $change is refused: $reason', async ({ does, cart, change, reason }) => {
  const { db, shopper, quantities, close } = await standing({ cart });
  const before = await quantities();
  expect(await reasonOf(does(db, shopper, change))).toEqual(reason);
  expect(await quantities()).toEqual(before);
  await close();
});

describe('taking a line away', () => {
  test('removes all of it, and is no error when repeated', async () => {
    const { db, shopper, quantities, close } = await standing({ cart: [{ id: 4711, qty: 3 }, { id: 512 }] });
    await removeLine(db, shopper, inverter);
    await removeLine(db, shopper, inverter);
    expect(await quantities()).toEqual({ 512: 1 });
    await close();
  });

  test('is refused for the gift', async () => {
    const { db, shopper, close } = await standing({ cart: [{ id: 4711 }] });
    expect(await reasonOf(removeLine(db, shopper, { type: 'product', id: GIFT_ID }))).toEqual({ why: 'gift' });
    await close();
  });

  test('works for a product that is no longer for sale', async () => {
    const { db, shopper, quantities, close } = await standing({ cart: [{ id: 2003 }] });
    await removeLine(db, shopper, { type: 'product', id: 2003 });
    expect(await quantities()).toEqual({});
    await close();
  });
});
