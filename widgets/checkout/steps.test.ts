// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { fillIn, setFault, openCheckout, paths, goToStep, shown, type OpenCheckout } from './checkout.support.ts';

const count = (all: readonly string[], path: string) => all.filter((called) => called === path).length;

describe('the path names the step', () => {
  test('a visitor without an address who opens a later path starts at the first step, without a history entry', async () => {
    const { model, tab } = await openCheckout({ path: '/checkout/payment' });
    expect(model.step.value).toBe('details');
    expect(tab.entries).toEqual(['/checkout']);
  });

  test('a shopper who has given an address returns to the step of the path', async () => {
    const checkout = await openCheckout();
    await goToStep('payment', checkout);
    const before = checkout.requests.length;
    const model = await checkout.reload();
    await shown(model);
    expect(model.step.value).toBe('payment');
    expect(paths(checkout).slice(before).sort()).toEqual(['/checkout/init', '/checkout/payment', '/checkout/shipping']);
    expect(model.shipping.chosen.value).not.toBeNull();
  });

  test('a customer with saved addresses can start at any step', async () => {
    const checkout = await openCheckout({ customer: 'sanne', path: '/checkout/shipping' });
    expect(checkout.model.step.value).toBe('delivery');
    await shown(checkout.model);
    expect(paths(checkout)).toEqual(['/checkout/init', '/checkout/shipping']);
  });

  test('Back and Forward change the step, and load its lists again', async () => {
    const checkout = await openCheckout();
    await goToStep('payment', checkout);
    const { model, tab } = checkout;
    tab.move(-1);
    expect(model.step.value).toBe('delivery');
    expect(model.shipping.status.value.is).toBe('shown');
    expect(model.payment.methods.value).toEqual([]);
    tab.move(1);
    await shown(model);
    expect(model.step.value).toBe('payment');
    expect(count(paths(checkout), '/checkout/payment')).toBe(2);
    expect(count(paths(checkout), '/checkout/shipping')).toBe(1);
    tab.move(-1);
    tab.move(-1);
    expect(model.step.value).toBe('details');
    expect(model.shipping.groups.value).toEqual([]);
    tab.move(1);
    await shown(model);
    expect(count(paths(checkout), '/checkout/shipping')).toBe(2);
    expect(tab.entries).toHaveLength(3);
  });

  test('only completed steps can be opened, each as a new history entry', async () => {
    const checkout = await openCheckout();
    const { model, tab } = checkout;
    model.goTo('delivery');
    model.goTo('details');
    expect(tab.entries).toEqual(['/checkout']);
    await goToStep('payment', checkout);
    model.goTo('delivery');
    expect(tab.path()).toBe('/checkout/shipping');
    expect(tab.entries).toHaveLength(4);
    model.goTo('payment');
    expect(model.step.value).toBe('delivery');
  });
});

describe('submitting a step', () => {
  test('the next step opens only after the shop accepts this one', async () => {
    const { model, tab } = await openCheckout();
    model.form.edit('manual_address', true);
    await model.submit({});
    expect(model.step.value).toBe('details');
    expect(model.refusals.value).toBe(1);
    expect(model.problems.value.map(({ field }) => field)).toEqual([
      'email',
      'phone',
      'first_name',
      'last_name',
      'street',
      'house_number',
      'zip_code',
      'city',
    ]);
    expect(tab.entries).toEqual(['/checkout']);
  });

  test('a page instead of an answer does not open the next step', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const checkout = await openCheckout({ answers: { '/checkout/validate': 'html' } });
    fillIn(checkout.model);
    await checkout.model.submit({});
    expect([checkout.model.step.value, checkout.model.refusal.value]).toEqual(['details', { is: 'went-wrong' }]);
  });

  test('the next step does not open if the shopper has gone back in the meantime', async () => {
    const checkout = await openCheckout();
    await goToStep('delivery', checkout);
    const sent = checkout.model.submit({});
    checkout.tab.move(-1);
    await sent;
    expect(checkout.model.step.value).toBe('details');
    expect(checkout.tab.path()).toBe('/checkout');
  });
});

describe('markup of the shop', () => {
  const markup = {
    shippingMethods: [{ id: 1, type: 'delivery', label: 'Post', costs: 0, description: '<b>Snel</b>' }],
  };

  function answerShipping(checkout: OpenCheckout) {
    const shop = globalThis.fetch;
    vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) =>
      String(request[0] instanceof Request ? request[0].url : request[0]).endsWith('/checkout/shipping')
        ? Promise.resolve(Response.json(markup))
        : shop(...request),
    );
    fillIn(checkout.model);
    return checkout.model.submit({});
  }

  test('the code that renders it is loaded before the next step is shown', async () => {
    const prepared: (readonly (string | null)[])[] = [];
    const checkout = await openCheckout({ prepareHtml: async (...texts) => void prepared.push(texts) });
    const { shippingNotice, secondChanceShippingNotice } = checkout.model.startData.value!;
    expect(prepared).toEqual([[shippingNotice, secondChanceShippingNotice]]);
    await answerShipping(checkout);
    await vi.waitFor(() => expect(prepared[1]).toEqual(['<b>Snel</b>', null]));
  });

  test('markup that loads too slowly does not block the list', async () => {
    const checkout = await openCheckout({ prepareHtml: () => new Promise(() => {}) });
    await answerShipping(checkout);
    await vi.waitFor(() => expect(checkout.model.shipping.status.value).toEqual({ is: 'shown' }), 3000);
    expect(checkout.model.shipping.chosen.value?.id).toBe(1);
  });
});

describe('lists of methods that fail to load', () => {
  test.each(['500', 'offline', 'cut', 'malformed', '422'])(
    '%s: no message is shown, and loading can be retried',
    async (how) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const checkout = await openCheckout();
      fillIn(checkout.model);
      await setFault(checkout, '/checkout/shipping', how);
      await checkout.model.submit({});
      const { shipping, refusal, problems } = checkout.model;
      await vi.waitFor(() => expect(shipping.status.value).toMatchObject({ is: 'unavailable' }), 5000);
      expect([refusal.value, problems.value]).toEqual([null, []]);
      await setFault(checkout, '/checkout/shipping');
      await shipping.load();
      expect(shipping.status.value).toEqual({ is: 'shown' });
      expect(shipping.chosen.value).not.toBeNull();
    },
  );

  test('a submit loads a failed list again, and shows it before anything is sent', async () => {
    const checkout = await openCheckout();
    fillIn(checkout.model);
    await setFault(checkout, '/checkout/shipping', '422');
    await checkout.model.submit({});
    await shown(checkout.model);
    await checkout.model.submit({});
    expect(checkout.model.refusal.value).toEqual({ is: 'went-wrong' });
    await setFault(checkout, '/checkout/shipping');
    await checkout.model.submit({});
    expect([checkout.model.step.value, checkout.model.shipping.status.value.is]).toEqual(['delivery', 'shown']);
    expect(paths(checkout)).not.toContain('/checkout/validate/shipping');
    await checkout.model.submit({});
    expect(checkout.model.step.value).toBe('payment');
  });

  test('a submit waits for lists that are still loading', async () => {
    const checkout = await openCheckout();
    fillIn(checkout.model);
    await checkout.model.submit({});
    expect(checkout.model.shipping.status.value.is).toBe('loading');
    await checkout.model.submit({});
    expect(checkout.model.step.value).toBe('payment');
    await checkout.model.submit({});
    expect(checkout.tab.navigations).toHaveLength(1);
  });

  test('an answer for a step that was left is ignored', async () => {
    const checkout = await openCheckout();
    await goToStep('delivery', checkout);
    await checkout.model.submit({});
    checkout.model.goTo('details');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(checkout.model.payment.methods.value).toEqual([]);
    expect(checkout.model.shipping.chosen.value).toBeNull();
  });
});
