import { expect, test, vi } from 'vitest';
import { createCart } from './cart.ts';
import { openModels } from './open-models.support.ts';

const INVERTER = 'GRW-MIN3000TLXH';

async function openCart(setup = {}) {
  const opened = await openModels({ cart: [{ sku: INVERTER, qty: 2 }], ...setup });
  const cart = createCart(opened.shop);
  return { ...opened, cart, started: await cart.start() };
}

const lineIn = ({ cart }: Awaited<ReturnType<typeof openCart>>) =>
  cart.cart.value!.lines.find(({ isGift }) => !isGift)!;

test('the cart is read, with what the shopper may do to each line', async () => {
  const opened = await openCart();
  expect(opened.started).toEqual({ is: 'done' });
  expect(opened.cart.status.value).toEqual({ is: 'shown' });
  const line = lineIn(opened);
  expect(line).toMatchObject({ quantity: 2, canIncrease: true, canDecrease: true, canRemove: true, isGift: false });
  const { lines, subtotal, currency } = opened.cart.cart.value!;
  expect(subtotal).toBe(lines.reduce((sum, { total }) => sum + total, 0));
  expect(currency).toBe('EUR');
});

test('an answer that the page has already needs no call', async () => {
  const { shop, sent, sendElsewhere } = await openModels({ cart: [{ sku: INVERTER, qty: 3 }] });
  const cart = createCart(shop, { firstAnswer: await sendElsewhere('/cart/get') });
  expect(await cart.start()).toEqual({ is: 'done' });
  expect(cart.cart.value!.lines.map(({ quantity }) => quantity)).toContain(3);
  expect(sent).toEqual([]);
});

test('each action resolves with what became of it, and subscribers get each cart', async () => {
  const opened = await openCart();
  const { cart, shop } = opened;
  const counts: (number | undefined)[] = [];
  const unsubscribe = cart.cart.subscribe((now) => counts.push(now?.count));
  const { id } = lineIn(opened);
  const before = cart.cart.value!.count;
  expect(await cart.increase(id)).toEqual({ is: 'done' });
  expect(lineIn(opened).quantity).toBe(3);
  expect(await cart.decrease(id)).toEqual({ is: 'done' });
  expect(await cart.setQuantity(id, 5)).toEqual({ is: 'done' });
  expect(lineIn(opened).quantity).toBe(5);
  expect(await cart.setQuantity(id, 5)).toEqual({ is: 'ignored' });
  expect(counts).toContain(before + 3);
  expect(shop.cartCount.value).toBe(cart.cart.value!.count);
  expect(await cart.remove(id)).toEqual({ is: 'done' });
  expect(cart.removed.value).toMatchObject({ id, quantity: 5 });
  expect(await cart.restore()).toEqual({ is: 'done' });
  expect(lineIn(opened)).toMatchObject({ id, quantity: 5 });
  unsubscribe();
  cart.stop();
});

test('a gift is not changed, and a second change waits for no first one: it is ignored', async () => {
  const opened = await openCart();
  const { cart, sent } = opened;
  const gift = cart.cart.value!.lines.find(({ isGift }) => isGift);
  if (gift) expect(await cart.increase(gift.id)).toEqual({ is: 'ignored' });
  expect(await cart.increase('product-none')).toEqual({ is: 'ignored' });
  const { id } = lineIn(opened);
  expect(await Promise.all([cart.increase(id), cart.increase(id)])).toEqual([{ is: 'done' }, { is: 'ignored' }]);
  expect(sent.filter(({ path }) => path === '/cart/plus')).toHaveLength(1);
  await expect(cart.setQuantity(id, 0)).rejects.toThrow(RangeError);
});

test('what the shop refuses is a value, and the cart stays', async () => {
  const opened = await openCart();
  const { cart, fail, mend } = opened;
  const { id } = lineIn(opened);
  const before = cart.cart.value;
  for (const [how, refusal] of [
    ['429', 'too-many-attempts'],
    ['419', 'expired'],
  ] as const) {
    await fail('/cart/plus', how);
    expect(await cart.increase(id)).toMatchObject({ is: 'refused', refusal: { is: refusal } });
    expect(cart.cart.value).toEqual(before);
  }
  await mend();
  expect(await cart.increase(id)).toEqual({ is: 'done' });
});

test('a first answer that fails is a value, and start tries again', async () => {
  const { shop, fail, mend } = await openModels();
  const cart = createCart(shop);
  await fail('/cart/get', '422');
  expect(await cart.start()).toMatchObject({ is: 'refused' });
  expect(cart.status.value).toMatchObject({ is: 'unavailable' });
  await mend();
  expect(await cart.start()).toEqual({ is: 'done' });
});

test('a code that the shop does not accept is refused in its words, and one that it accepts takes something off', async () => {
  const { cart } = await openCart();
  expect(await cart.applyCode('nonsense')).toMatchObject({ is: 'refused', refusal: { is: 'shop-message' } });
  expect(await cart.applyCode('ZON10')).toEqual({ is: 'done' });
  expect(cart.cart.value!.reductions).toMatchObject([{ name: 'ZON10', canRemove: true }]);
  expect(await cart.removeReduction()).toEqual({ is: 'done' });
  expect(cart.cart.value!.reductions).toEqual([]);
});

test('the cart follows what the list adds', async () => {
  const { cart, shop, sendElsewhere } = await openCart();
  await sendElsewhere('/cart/get');
  const before = cart.cart.value!.count;
  expect(await shop.addToCart({ type: 'product', id: 430, quantity: 3 })).toEqual({ is: 'done' });
  await vi.waitFor(() => expect(cart.cart.value!.count).toBe(before + 3));
  cart.stop();
});

test('a token that the shop has refused is read again', async () => {
  const stale: (string | undefined)[] = [];
  const opened = await openModels(
    { cart: [{ sku: INVERTER }] },
    {
      token(refused) {
        stale.push(refused);
        return refused ? opened.opened.csrf : 'old';
      },
    },
  );
  expect(await opened.shop.addToCart({ type: 'product', id: 430 })).toEqual({ is: 'done' });
  expect(stale).toEqual([undefined, 'old']);
});

test('without a page, a shop needs its address', async () => {
  const { createShop } = await import('./shop.ts');
  expect(() => createShop()).toThrow('https://shop.example');
  expect(() => createCart({} as never)).toThrow('createShop');
});
