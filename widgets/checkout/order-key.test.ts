// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CALL_TIMEOUT_MS } from '../../shared/http/timeout.ts';
import {
  bodies,
  goToStep,
  openCheckout,
  setFault,
  shown,
  type CheckoutSetup,
  type OpenCheckout,
} from './checkout.support.ts';
import { placedOrders } from '../../tools/demo-shop/placed-orders.support.ts';

const ORDER = '/checkout/validate/payment';
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

afterEach(() => void vi.useRealTimers());

async function atPayment(setup: CheckoutSetup = {}): Promise<OpenCheckout> {
  const checkout = await openCheckout({ extras: ['order-key'], ...setup });
  await goToStep('payment', checkout);
  return checkout;
}

const keys = (checkout: OpenCheckout) => bodies(checkout, ORDER).map((body) => body['order_key']);
const ordersOf = ({ shop }: OpenCheckout) => placedOrders(shop.db).selectAll().execute();

test('a shop that does not ask for a key gets none, and a lost answer is reported', async () => {
  const checkout = await atPayment({ extras: [] });
  await setFault(checkout, ORDER, 'cut', 1);
  await checkout.model.submit({});
  expect(bodies(checkout, ORDER)).toHaveLength(1);
  expect(bodies(checkout, ORDER)[0]).not.toHaveProperty('order_key');
  expect(checkout.model.refusal.value).not.toBeNull();
});

describe('a shop that asks for a key', () => {
  test('is asked again by it when the connection breaks, and the order is placed once', async () => {
    const checkout = await atPayment();
    await setFault(checkout, ORDER, 'cut', 1);
    await checkout.model.submit({});
    expect(keys(checkout)).toEqual([expect.stringMatching(UUID), keys(checkout)[0]]);
    expect(checkout.model.refusal.value).toBeNull();
    expect(checkout.tab.navigations).toEqual([expect.stringMatching(/^\/betalen\//)]);
    expect(await ordersOf(checkout)).toHaveLength(1);
  });

  test('is asked again when no answer comes in time, and the shopper reads nothing of it', async () => {
    const checkout = await atPayment();
    const shop = globalThis.fetch;
    let calls = 0;
    vi.stubGlobal('fetch', async (request: Request) => {
      if (new URL(request.url).pathname !== ORDER || ++calls > 1) return shop(request);
      await shop(request);
      return new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)));
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const sending = checkout.model.submit({});
    await vi.waitFor(() => expect(calls).toBe(1));
    await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS);
    await sending;
    expect(calls).toBe(2);
    expect(checkout.model.refusal.value).toBeNull();
    expect(checkout.tab.navigations).toHaveLength(1);
    expect(await ordersOf(checkout)).toHaveLength(1);
  });

  test('gets the same key after a failure and after a reload', async () => {
    const checkout = await atPayment();
    await setFault(checkout, ORDER, 'cut', 2);
    await checkout.model.submit({});
    expect(checkout.model.refusal.value).not.toBeNull();
    await checkout.reload();
    await shown(checkout.model);
    await goToStep('payment', checkout);
    await checkout.model.submit({});
    expect(new Set(keys(checkout)).size).toBe(1);
    expect(keys(checkout)).toHaveLength(3);
    expect(await ordersOf(checkout)).toHaveLength(1);
  });

  test('gets another key for another order, and after an order that was placed', async () => {
    const checkout = await atPayment();
    await setFault(checkout, ORDER, 'cut', 2);
    await checkout.model.submit({});
    const { payment } = checkout.model;
    payment.choose(payment.methods.value.find(({ id }) => id === 'paypal')!);
    await checkout.model.submit({});
    checkout.tab.restoreFromCache();
    await vi.waitFor(() => expect(checkout.model.isSubmitting.value).toBe(false));
    await checkout.model.submit({});
    expect(new Set(keys(checkout)).size).toBe(3);
  });

  test('answers a repeat although the first call has paid the order and emptied the cart', async () => {
    const checkout = await atPayment({ voucher: 'CADEAU1000' });
    await setFault(checkout, ORDER, 'cut', 1);
    await checkout.model.submit({});
    expect(checkout.tab.navigations).toEqual([expect.stringMatching(/^\/bedankt\//)]);
    expect(await ordersOf(checkout)).toHaveLength(1);
  });

  test('is not asked again when it refuses', async () => {
    const checkout = await atPayment();
    await setFault(checkout, ORDER, '500', 1);
    await checkout.model.submit({});
    expect(keys(checkout)).toHaveLength(1);
    expect(checkout.model.refusal.value).not.toBeNull();
  });
});

describe('the badge of a payment method', () => {
  const badged = ({ model: { payment } }: OpenCheckout) => payment.methods.value.filter(payment.isMostChosen);

  test('is at the first one where the shop names none', async () => {
    const checkout = await atPayment({ extras: [] });
    expect(badged(checkout)).toEqual([checkout.model.payment.methods.value[0]]);
  });

  test('is at the one that the shop recommends', async () => {
    const checkout = await atPayment({ extras: ['recommended-payment'] });
    expect(badged(checkout).map(({ id }) => id)).toEqual(['paypal']);
  });
});
