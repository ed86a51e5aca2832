// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { fillIn, setFault, openCheckout, paths, goToStep, shown, type OpenCheckout } from './checkout.support.ts';

const count = (all: readonly string[], path: string) => all.filter((asked) => asked === path).length;

describe('the path names the step', () => {
  test('a stranger on a later path begins with the first step, and no entry is added', async () => {
    const { model, tab } = await openCheckout({ path: '/checkout/payment' });
    expect(model.step.value).toBe(1);
    expect(tab.entries).toEqual(['/checkout']);
  });

  test('whoever has given an address comes back to the step of the path', async () => {
    const checkout = await openCheckout();
    await goToStep(3, checkout);
    const before = checkout.asked.length;
    const model = await checkout.reload();
    await shown(model);
    expect(model.step.value).toBe(3);
    expect(paths(checkout).slice(before).sort()).toEqual(['/checkout/init', '/checkout/payment', '/checkout/shipping']);
    expect(model.shipping.chosen.value).not.toBeNull();
  });

  test('a customer with saved addresses may begin anywhere', async () => {
    const checkout = await openCheckout({ customer: 'sanne', path: '/checkout/shipping' });
    expect(checkout.model.step.value).toBe(2);
    await shown(checkout.model);
    expect(paths(checkout)).toEqual(['/checkout/init', '/checkout/shipping']);
  });

  test('Back and Forward step through, and ask anew for what was left', async () => {
    const checkout = await openCheckout();
    await goToStep(3, checkout);
    const { model, tab } = checkout;
    tab.move(-1);
    expect(model.step.value).toBe(2);
    expect(model.shipping.status.value.is).toBe('shown');
    expect(model.payment.methods.value).toEqual([]);
    tab.move(1);
    await shown(model);
    expect(model.step.value).toBe(3);
    expect(count(paths(checkout), '/checkout/payment')).toBe(2);
    expect(count(paths(checkout), '/checkout/shipping')).toBe(1);
    tab.move(-1);
    tab.move(-1);
    expect(model.step.value).toBe(1);
    expect(model.shipping.groups.value).toEqual([]);
    tab.move(1);
    await shown(model);
    expect(count(paths(checkout), '/checkout/shipping')).toBe(2);
    expect(tab.entries).toHaveLength(3);
  });

  test('only steps that are behind can be gone to, each as a new entry', async () => {
    const checkout = await openCheckout();
    const { model, tab } = checkout;
    model.goTo(2);
    model.goTo(1);
    expect(tab.entries).toEqual(['/checkout']);
    await goToStep(3, checkout);
    model.goTo(2);
    expect(tab.path()).toBe('/checkout/shipping');
    expect(tab.entries).toHaveLength(4);
    model.goTo(3);
    expect(model.step.value).toBe(2);
  });
});

describe('a step is left', () => {
  test('only when the shop accepts it', async () => {
    const { model, tab } = await openCheckout();
    model.form.edit('manual_address', true);
    await model.submit({});
    expect(model.step.value).toBe(1);
    expect(model.refusals.value).toBe(1);
    expect(model.problems.value.map(({ field }) => field)).toEqual([
      'email',
      'first_name',
      'last_name',
      'street',
      'house_number',
      'zip_code',
      'city',
      'phone',
    ]);
    expect(tab.entries).toEqual(['/checkout']);
  });

  test('not for a page that answers instead of the shop’s own call', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const checkout = await openCheckout({ answers: { '/checkout/validate': 'html' } });
    fillIn(checkout.model);
    await checkout.model.submit({});
    expect([checkout.model.step.value, checkout.model.refusal.value]).toEqual([1, { is: 'went-wrong' }]);
  });

  test('not any more when the shopper has gone back meanwhile', async () => {
    const checkout = await openCheckout();
    await goToStep(2, checkout);
    const sent = checkout.model.submit({});
    checkout.tab.move(-1);
    await sent;
    expect(checkout.model.step.value).toBe(1);
    expect(checkout.tab.path()).toBe('/checkout');
  });
});

describe('markup of the shop', () => {
  const markup = {
    shippingMethods: [{ id: 1, type: 'delivery', label: 'Post', costs: 0, description: '<b>Snel</b>' }],
  };

  function answerShipping(checkout: OpenCheckout) {
    const shop = globalThis.fetch;
    vi.stubGlobal('fetch', (...asked: Parameters<typeof fetch>) =>
      String(asked[0] instanceof Request ? asked[0].url : asked[0]).endsWith('/checkout/shipping')
        ? Promise.resolve(Response.json(markup))
        : shop(...asked),
    );
    fillIn(checkout.model);
    return checkout.model.submit({});
  }

  test('has what draws it before the next step is seen', async () => {
    const prepared: (readonly (string | null)[])[] = [];
    const checkout = await openCheckout({ prepareHtml: async (...texts) => void prepared.push(texts) });
    const { shippingNotice, secondChanceShippingNotice } = checkout.model.facts.value!;
    expect(prepared).toEqual([[shippingNotice, secondChanceShippingNotice]]);
    await answerShipping(checkout);
    await vi.waitFor(() => expect(prepared[1]).toEqual(['<b>Snel</b>', null]));
  });

  test('that cannot be drawn in time keeps nobody from a choice', async () => {
    const checkout = await openCheckout({ prepareHtml: () => new Promise(() => {}) });
    await answerShipping(checkout);
    await vi.waitFor(() => expect(checkout.model.shipping.status.value).toEqual({ is: 'shown' }), 3000);
    expect(checkout.model.shipping.chosen.value?.id).toBe(1);
  });
});

describe('lists of methods that do not come', () => {
  test.each(['500', 'offline', 'cut', 'malformed', '422'])(
    '%s: nothing is said, and asking again helps',
    async (how) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const checkout = await openCheckout();
      fillIn(checkout.model);
      await setFault(checkout, '/checkout/shipping', how);
      await checkout.model.submit({});
      const { shipping, refusal, problems } = checkout.model;
      await vi.waitFor(() => expect(shipping.status.value).toEqual({ is: 'unavailable' }), 5000);
      expect([refusal.value, problems.value]).toEqual([null, []]);
      await setFault(checkout, '/checkout/shipping');
      await shipping.load();
      expect(shipping.status.value).toEqual({ is: 'shown' });
      expect(shipping.chosen.value).not.toBeNull();
    },
  );

  test('are asked for once more by whoever goes on, and seen before anything is sent', async () => {
    const checkout = await openCheckout();
    fillIn(checkout.model);
    await setFault(checkout, '/checkout/shipping', '422');
    await checkout.model.submit({});
    await shown(checkout.model);
    await checkout.model.submit({});
    expect(checkout.model.refusal.value).toEqual({ is: 'went-wrong' });
    await setFault(checkout, '/checkout/shipping');
    await checkout.model.submit({});
    expect([checkout.model.step.value, checkout.model.shipping.status.value.is]).toEqual([2, 'shown']);
    expect(paths(checkout)).not.toContain('/checkout/validate/shipping');
    await checkout.model.submit({});
    expect(checkout.model.step.value).toBe(3);
  });

  test('are waited for by whoever was quicker', async () => {
    const checkout = await openCheckout();
    fillIn(checkout.model);
    await checkout.model.submit({});
    expect(checkout.model.shipping.status.value.is).toBe('loading');
    await checkout.model.submit({});
    expect(checkout.model.step.value).toBe(3);
    await checkout.model.submit({});
    expect(checkout.tab.navigations).toHaveLength(1);
  });

  test('an answer that comes after its step was left changes nothing', async () => {
    const checkout = await openCheckout();
    await goToStep(2, checkout);
    await checkout.model.submit({});
    checkout.model.goTo(1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(checkout.model.payment.methods.value).toEqual([]);
    expect(checkout.model.shipping.chosen.value).toBeNull();
  });
});
