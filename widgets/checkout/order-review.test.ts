// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { bus } from '../../tests/support/page-bus.ts';
import {
  analytics,
  bodies,
  goToStep,
  openCheckout,
  paths,
  setFault,
  type CheckoutSetup,
  type OpenCheckout,
} from './checkout.support.ts';

const CONNECTORS = 512;
const INVERTER = 4711;
const ORDER = '/checkout/validate/payment';
const RELOAD = '/checkout/reload-cart';

const connectors = { type: 'product', id: CONNECTORS };

/** Another device of the shopper changes the cart; this page is not told. */
async function elsewhere({ shop }: OpenCheckout, path: string, body: object) {
  const headers = { 'Content-Type': 'application/json' };
  await shop.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function atPayment(setup: CheckoutSetup = {}): Promise<OpenCheckout> {
  const checkout = await openCheckout({ cart: [{ id: CONNECTORS, qty: 3 }], ...setup });
  await goToStep('payment', checkout);
  return checkout;
}

const orders = (checkout: OpenCheckout) => bodies(checkout, ORDER).length;
const changesOf = ({ model }: OpenCheckout) => model.review.changes.value;
/** A notice that has just appeared does not take a press. */
const whenRead = ({ model }: OpenCheckout) => vi.waitFor(() => expect(model.review.isNew.value).toBe(false));

/** Replaces the answers of one call by what `change` makes of them. */
function alter(path: string, change: (body: never) => void) {
  const shop = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: Request) => {
    const answer = await shop(input);
    if (new URL(input.url).pathname !== path) return answer;
    const body: unknown = await answer.json();
    change(body as never);
    return Response.json(body);
  });
}

interface CartAnswer {
  cart: {
    items: { price: number; qty: number; name: string; type: string }[];
    currentVoucher: object | null;
    vatRate: number;
    extraVatLines: object;
  };
}

describe('the order has changed since the shopper saw it', () => {
  test('a quantity changed on another device is shown, and the order waits for another press', async () => {
    const checkout = await atPayment();
    const before = checkout.model.sums.value!.due;
    await elsewhere(checkout, '/cart/plus', { ...connectors, qty: 1 });
    await checkout.model.submit({});
    expect(orders(checkout)).toBe(0);
    expect(checkout.tab.navigations).toEqual([]);
    const now = checkout.model.sums.value!.due;
    expect(now).toBeGreaterThan(before);
    expect(changesOf(checkout)).toEqual({
      entries: [{ name: 'MC4-connector set', before: { qty: 3, cents: 395 }, now: { qty: 4, cents: 395 } }],
      before,
      now,
    });
    await whenRead(checkout);
    await checkout.model.submit({});
    expect(changesOf(checkout)).toBeNull();
    expect(checkout.tab.navigations).toHaveLength(1);
    const placed = await checkout.shop.db.selectFrom('orders').select('total').where('status', '=', 'open').execute();
    expect(placed).toEqual([{ total: now }]);
  });

  test('added and removed lines are named', async () => {
    const checkout = await atPayment();
    await elsewhere(checkout, '/cart/add', { type: 'product', id: INVERTER, qty: 1 });
    await elsewhere(checkout, '/cart/min', connectors);
    await checkout.model.submit({});
    expect(orders(checkout)).toBe(0);
    const entries = changesOf(checkout)!.entries;
    expect(entries).toContainEqual({ name: 'MC4-connector set', before: { qty: 3, cents: 395 }, now: null });
    expect(entries).toContainEqual({
      name: 'Growatt MIN 3000TL-XH omvormer',
      before: null,
      now: { qty: 1, cents: 64900 },
    });
    // Free shipping.
    expect(entries).toContainEqual({ term: 'shipping', before: { cents: expect.any(Number) }, now: { cents: 0 } });
  });

  test('another price of a product is shown', async () => {
    const checkout = await atPayment();
    alter(RELOAD, ({ cart }: CartAnswer) => (cart.items[0]!.price = 4.5));
    await checkout.model.submit({});
    expect(changesOf(checkout)?.entries).toEqual([
      { name: 'MC4-connector set', before: { qty: 3, cents: 395 }, now: { qty: 3, cents: 450 } },
    ]);
    expect(orders(checkout)).toBe(0);
  });

  test('lines that differ are shown although the amount is the same', async () => {
    const checkout = await atPayment();
    alter(RELOAD, ({ cart }: CartAnswer) => Object.assign(cart.items[0]!, { id: 9, name: 'Kabel' }));
    await checkout.model.submit({});
    const changes = changesOf(checkout)!;
    expect(changes.now).toBe(changes.before);
    expect(changes.entries.map(({ name }) => name)).toEqual(['MC4-connector set', 'Kabel']);
    expect(orders(checkout)).toBe(0);
  });

  test('another rate of VAT is shown although the amount is the same', async () => {
    const checkout = await atPayment();
    alter(RELOAD, ({ cart }: CartAnswer) => Object.assign(cart, { vatRate: 0, extraVatLines: [] }));
    await checkout.model.submit({});
    expect(changesOf(checkout)?.entries).toEqual([{ term: 'vat', before: { rates: [21] }, now: { rates: [0] } }]);
  });

  test('a discount that was removed is shown', async () => {
    const checkout = await atPayment({ cart: [{ id: INVERTER }], discount: 'ZON10' });
    await elsewhere(checkout, '/discounts/remove', {});
    await checkout.model.submit({});
    expect(changesOf(checkout)?.entries).toEqual([
      { term: 'discount', name: 'ZON10', before: { cents: -1000 }, now: null },
    ]);
    expect(orders(checkout)).toBe(0);
  });

  test('a voucher that no longer pays everything leaves a payment method to choose', async () => {
    const checkout = await atPayment({ voucher: 'CADEAU1000' });
    await elsewhere(checkout, '/discounts/remove', {});
    await checkout.model.submit({});
    expect(orders(checkout)).toBe(0);
    expect(changesOf(checkout)).toMatchObject({ before: 0, entries: [{ term: 'voucher', now: null }] });
    expect(checkout.model.payment.chosen.value).not.toBeNull();
    await whenRead(checkout);
    await checkout.model.submit({});
    expect(bodies(checkout, ORDER)[0]).not.toMatchObject({ payment_method: 'no_payment_needed' });
  });

  test('costs of the chosen methods that have changed are shown', async () => {
    const checkout = await atPayment();
    alter('/checkout/shipping', ({ shippingMethods }: { shippingMethods: { costs: number }[] }) =>
      shippingMethods.forEach((method) => (method.costs += 2)),
    );
    alter('/checkout/payment', ({ paymentMethods }: { paymentMethods: { costs: number }[] }) =>
      paymentMethods.forEach((method) => (method.costs += 1)),
    );
    const shipping = checkout.model.sums.value!.shipping;
    await checkout.model.submit({});
    expect(changesOf(checkout)?.entries).toEqual([
      { term: 'shipping', before: { cents: shipping }, now: { cents: shipping! + 200 } },
      { term: 'payment', before: null, now: { cents: 100 } },
    ]);
    expect(orders(checkout)).toBe(0);
  });

  test('a method that is no longer offered is replaced, and named', async () => {
    const checkout = await atPayment();
    const { label } = checkout.model.payment.chosen.value!;
    alter('/checkout/payment', ({ paymentMethods }: { paymentMethods: object[] }) => void paymentMethods.shift());
    await checkout.model.submit({});
    expect(changesOf(checkout)?.entries).toMatchObject([
      { term: 'title3', before: { text: label }, now: { text: checkout.model.payment.chosen.value!.label } },
    ]);
    expect(orders(checkout)).toBe(0);
  });

  test('an empty cart is shown as such, and nothing is ordered', async () => {
    const checkout = await atPayment();
    await elsewhere(checkout, '/cart/min', connectors);
    await checkout.model.submit({});
    expect(checkout.model.isEmpty.value).toBe(true);
    expect(orders(checkout)).toBe(0);
    expect(checkout.model.isSubmitting.value).toBe(false);
  });

  test('a product that is out of stock is refused by the shop', async () => {
    const checkout = await atPayment();
    await checkout.shop.db.updateTable('products').set({ stock: 1 }).where('id', '=', String(CONNECTORS)).execute();
    await checkout.model.submit({});
    expect(checkout.tab.navigations).toEqual([]);
    expect(checkout.model.problems.value.map(({ message }) => message).join()).toMatch(/MC4/);
  });

  test('the change is asked again when it changes again', async () => {
    const checkout = await atPayment();
    await elsewhere(checkout, '/cart/plus', { ...connectors, qty: 1 });
    await checkout.model.submit({});
    await whenRead(checkout);
    await elsewhere(checkout, '/cart/plus', { ...connectors, qty: 1 });
    await checkout.model.submit({});
    expect(orders(checkout)).toBe(0);
    expect(changesOf(checkout)?.entries).toMatchObject([{ before: { qty: 4 }, now: { qty: 5 } }]);
    expect(checkout.model.review.questions.value).toBe(2);
  });

  test('the second click of a double click does not order', async () => {
    const checkout = await atPayment();
    await elsewhere(checkout, '/cart/plus', { ...connectors, qty: 1 });
    await Promise.all([checkout.model.submit({}), checkout.model.submit({})]);
    await checkout.model.submit({});
    expect(orders(checkout)).toBe(0);
    expect(changesOf(checkout)).not.toBeNull();
  });

  test('another choice of the shopper is no change of the order', async () => {
    const checkout = await atPayment();
    const withCosts = checkout.model.payment.methods.value.find(({ costs }) => costs > 0)!;
    checkout.model.payment.choose(withCosts);
    await checkout.model.submit({});
    expect(changesOf(checkout)).toBeNull();
    expect(checkout.tab.navigations).toHaveLength(1);
  });

  test('the notice goes when the shopper chooses something else, or leaves the step', async () => {
    const checkout = await atPayment();
    const { payment } = checkout.model;
    await elsewhere(checkout, '/cart/plus', { ...connectors, qty: 1 });
    await checkout.model.submit({});
    const [first, second] = payment.methods.value;
    payment.choose(second!);
    expect(changesOf(checkout)).toBeNull();
    payment.choose(first!);
    expect(changesOf(checkout)).not.toBeNull();
    checkout.model.goTo('delivery');
    expect(changesOf(checkout)).toBeNull();
  });
});

describe('a change in another tab', () => {
  test('is shown before the next press, which then orders', async () => {
    const checkout = await atPayment();
    await elsewhere(checkout, '/cart/plus', { ...connectors, qty: 1 });
    bus.publish('cart-count', { count: 4 }, true);
    await vi.waitFor(() => expect(changesOf(checkout)?.entries).toMatchObject([{ now: { qty: 4 } }]));
    // The notice takes no focus that the shopper has elsewhere.
    expect(checkout.model.review.questions.value).toBe(0);
    await checkout.model.submit({});
    expect(orders(checkout)).toBe(0);
    await whenRead(checkout);
    await checkout.model.submit({});
    expect(orders(checkout)).toBe(1);
  });

  test('a press while the changed cart is being read is answered with the changes', async () => {
    const checkout = await atPayment();
    await elsewhere(checkout, '/cart/plus', { ...connectors, qty: 1 });
    checkout.tab.restoreFromCache();
    await checkout.model.submit({});
    expect(orders(checkout)).toBe(0);
    expect(changesOf(checkout)?.entries).toMatchObject([{ before: { qty: 3 }, now: { qty: 4 } }]);
    expect(checkout.model.review.questions.value).toBe(1);
  });

  test('several changes are shown as one', async () => {
    const checkout = await atPayment();
    for (const count of [4, 5]) {
      await elsewhere(checkout, '/cart/plus', { ...connectors, qty: 1 });
      checkout.tab.restoreFromCache();
      await vi.waitFor(() =>
        expect(changesOf(checkout)?.entries).toMatchObject([{ before: { qty: 3 }, now: { qty: count } }]),
      );
    }
  });

  test('in an earlier step it is part of the order that the shopper has yet to see', async () => {
    const checkout = await openCheckout({ cart: [{ id: CONNECTORS, qty: 3 }] });
    await goToStep('delivery', checkout);
    await elsewhere(checkout, '/cart/plus', { ...connectors, qty: 1 });
    checkout.tab.restoreFromCache();
    await vi.waitFor(() => expect(checkout.model.cart.value?.items[0]?.qty).toBe(4));
    await goToStep('payment', checkout);
    expect(changesOf(checkout)).toBeNull();
    await checkout.model.submit({});
    expect(orders(checkout)).toBe(1);
  });
});

describe('a change of the shopper’s own that is on its way', () => {
  test('the order waits for a removed discount, and shows the amount without it', async () => {
    const checkout = await atPayment({ cart: [{ id: INVERTER }], discount: 'ZON10' });
    const removal = checkout.model.discount.remove();
    await checkout.model.submit({});
    await removal;
    expect(orders(checkout)).toBe(0);
    expect(changesOf(checkout)?.entries).toMatchObject([{ term: 'discount', now: null }]);
  });

  test('no discount is removed or redeemed while the order is on its way', async () => {
    const checkout = await atPayment({ cart: [{ id: INVERTER }], discount: 'ZON10' });
    const order = checkout.model.submit({});
    await checkout.model.discount.remove();
    await order;
    expect(paths(checkout)).not.toContain('/discounts/remove');
    expect(orders(checkout)).toBe(1);
  });

  test('a shopper who goes back while the cart is read orders nothing', async () => {
    const checkout = await atPayment();
    const order = checkout.model.submit({});
    checkout.model.goTo('delivery');
    await order;
    expect(orders(checkout)).toBe(0);
    expect(checkout.model.isSubmitting.value).toBe(false);
  });
});

describe('reading the order again', () => {
  test('reads cart and methods once, before the order', async () => {
    const checkout = await atPayment();
    const before = checkout.requests.length;
    await checkout.model.submit({});
    const calls = paths(checkout).slice(before);
    expect(calls.slice(0, -1).toSorted()).toEqual(['/checkout/payment', RELOAD, '/checkout/shipping']);
    expect(calls.at(-1)).toBe(ORDER);
    expect(bodies(checkout, RELOAD)).toEqual([{ country: 'nl', tax_exemption_accepted: false, type: 'private' }]);
    expect(analytics().filter(({ event }) => event === 'add_shipping_info')).toHaveLength(1);
  });

  test.each(['500', '429', '422', 'cut', 'malformed', 'html', 'offline'])(
    'a cart that is %s: nothing is ordered, a message is shown, and the next press orders',
    async (how) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const checkout = await atPayment();
      await setFault(checkout, RELOAD, how, 1);
      await checkout.model.submit({});
      expect(orders(checkout)).toBe(0);
      const { refusal, problems, isSubmitting } = checkout.model;
      expect(refusal.value ?? problems.value[0] ?? null).not.toBeNull();
      expect(isSubmitting.value).toBe(false);
      await checkout.model.submit({});
      expect(orders(checkout)).toBe(1);
    },
  );

  test.each(['/checkout/shipping', '/checkout/payment'])('%s fails: nothing is ordered', async (call) => {
    const checkout = await atPayment();
    await setFault(checkout, call, '422', 1);
    const { shipping, payment } = checkout.model;
    await checkout.model.submit({});
    expect(orders(checkout)).toBe(0);
    // The methods stay on the screen.
    expect([shipping.status.value.is, payment.status.value.is]).toEqual(['shown', 'shown']);
    await checkout.model.submit({});
    expect(orders(checkout)).toBe(1);
  });

  test('a voucher that pays everything needs no payment methods', async () => {
    const checkout = await atPayment({ voucher: 'CADEAU1000' });
    await setFault(checkout, '/checkout/payment', '422');
    await checkout.model.submit({});
    expect(orders(checkout)).toBe(1);
  });

  test('another session has no order to compare with: the page must be loaded again', async () => {
    const checkout = await atPayment();
    await setFault(checkout, RELOAD, '419');
    await checkout.model.submit({});
    expect(checkout.model.refusal.value?.is).toBe('expired');
    expect(orders(checkout)).toBe(0);
    expect(checkout.model.isSubmitting.value).toBe(false);
  });
});
