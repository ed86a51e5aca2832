// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import {
  analytics,
  answerSteps,
  bodies,
  fillIn,
  setFault,
  openCheckout,
  paths,
  goToStep,
  shown,
} from './checkout.support.ts';
import { STEPS } from './steps.rules.ts';
import { GUEST } from '../../tests/support/guest.ts';
import { setPageSettings } from '../../tests/support/page-settings.ts';
import { PICKUP_ORDER } from '../../tests/support/pickup-order.ts';

const KEYS = `email first_name middle_name last_name type company vat_number ignore_vat country street house_number
  house_number_addition zip_code city manual_address phone shipping_address_same_as_billing_address
  shipping_first_name shipping_middle_name shipping_last_name shipping_type shipping_company shipping_country
  shipping_street shipping_house_number shipping_house_number_addition shipping_zip_code shipping_city
  shipping_manual_address tax_exemption_accepted has_tax_exemption password password_confirmation shipping_method
  shipping_method_option payment_method payment_method_option`.split(/\s+/);

describe('a guest orders', () => {
  test('each step is sent once', async () => {
    const checkout = await openCheckout();
    await goToStep('payment', checkout);
    await checkout.model.submit({});
    expect(checkout.tab.navigations).toEqual([expect.stringMatching(/^\/betalen\//)]);
    expect(checkout.tab.entries).toEqual(['/checkout', '/checkout/shipping', '/checkout/payment']);
    expect(paths(checkout)).toEqual([
      '/checkout/init',
      '/checkout/validate',
      '/checkout/shipping',
      '/checkout/validate/shipping',
      '/checkout/payment',
      // Another device may have changed the order, so that it is read again.
      expect.stringMatching(/reload-cart|shipping|payment/),
      expect.stringMatching(/reload-cart|shipping|payment/),
      expect.stringMatching(/reload-cart|shipping|payment/),
      '/checkout/validate/payment',
    ]);
  });

  test('the requests have exactly the keys of the contract', async () => {
    const checkout = await openCheckout();
    await goToStep('payment', checkout);
    await checkout.model.submit({});
    const [addresses] = bodies(checkout, '/checkout/validate');
    expect(Object.keys(addresses!).sort()).toEqual([...KEYS].sort());
    expect(addresses).toMatchObject({ ...GUEST, type: 'private', country: 'nl', shipping_country: 'nl', company: '' });
    expect(bodies(checkout, '/checkout/validate/shipping')).toEqual([
      { shipping_method: expect.any(String), shipping_method_option: null },
    ]);
    const [order] = bodies(checkout, '/checkout/validate/payment');
    expect(Object.keys(order!).sort()).toEqual([...KEYS, 'ct'].sort());
    expect(order).toMatchObject({ ct: null, payment_method: expect.any(String) });
  });

  test('the order costs what the summary shows', async () => {
    const checkout = await openCheckout({ cart: [{ id: 512, qty: 3 }] });
    await goToStep('payment', checkout);
    const due = checkout.model.sums.value!.due;
    await checkout.model.submit({});
    const order = await checkout.shop.db.selectFrom('orders').select('total').where('status', '=', 'open').execute();
    expect(order).toEqual([{ total: due }]);
  });

  test('each stage is tracked once, in order', async () => {
    const checkout = await openCheckout({ discount: 'ZON10' });
    expect(analytics().map(({ event }) => event)).toEqual(['begin_checkout']);
    await goToStep('delivery', checkout);
    expect(analytics()).toHaveLength(1);
    await goToStep('payment', checkout);
    await vi.waitFor(() => expect(analytics()).toHaveLength(2));
    const tier = checkout.model.shipping.chosen.value?.label;
    expect(analytics()[1]).toMatchObject({
      event: 'add_shipping_info',
      ecommerce: {
        currency: 'EUR',
        value: 649,
        coupon: 'ZON10',
        shipping_tier: tier,
        items: [{ quantity: 1 }, { price: 0 }],
      },
    });
    const type = checkout.model.payment.chosen.value?.label;
    await checkout.model.submit({});
    expect(analytics()[2]).toMatchObject({ event: 'add_payment_info', ecommerce: { payment_type: type } });
  });

  test('no stage is tracked before the page allows it, and none of them later', async () => {
    setPageSettings({ analytics: 'shop:consent' });
    const checkout = await openCheckout();
    await goToStep('payment', checkout);
    expect(globalThis).not.toHaveProperty('dataLayer');
    setPageSettings({ analytics: true });
    await checkout.model.submit({});
    expect(analytics().map(({ event }) => event)).toEqual(['add_payment_info']);
  });

  test('the order has the value of the page’s meta tag', async () => {
    const checkout = await openCheckout({ ct: 'click-1' });
    await goToStep('payment', checkout);
    await checkout.model.submit({});
    expect(bodies(checkout, '/checkout/validate/payment')[0]).toMatchObject({ ct: 'click-1' });
  });

  test('a pickup order has the address of the pickup point', async () => {
    const checkout = await openCheckout();
    await goToStep('delivery', checkout);
    const { shipping, form } = checkout.model;
    const pickup = shipping.groups.value.find(({ is }) => is === 'pickup')!.methods[0]!;
    shipping.choose(pickup);
    await goToStep('payment', checkout);
    expect(checkout.model.sums.value?.shipping).toBe(0);
    await checkout.model.submit({});
    const place = pickup.options[0]?.address ?? pickup.address!;
    expect(bodies(checkout, '/checkout/validate/payment')[0]).toMatchObject({
      shipping_street: place.street,
      shipping_city: place.city,
      shipping_address_same_as_billing_address: false,
    });
    expect(form.fields.value).toMatchObject({ shipping_street: '', shipping_address_same_as_billing_address: true });
  });

  test('an order that is collected has no name for the place, as the conformance runner sends it', async () => {
    const checkout = await openCheckout({ cart: [{ id: 512, qty: 1 }] });
    const { model } = checkout;
    const names = ['street', 'house_number', 'house_number_addition', 'zip_code', 'city'] as const;
    const people = ['email', 'phone', 'first_name', 'last_name'] as const;
    fillIn(model, Object.fromEntries([...names, ...people].map((name) => [name, PICKUP_ORDER[name]])));
    await model.submit({});
    await shown(model);
    const { methods } = model.shipping.groups.value[0]!;
    model.shipping.choose(methods.find(({ id }) => id === PICKUP_ORDER.shipping_method)!);
    await goToStep('payment', checkout);
    await model.submit({});
    expect(bodies(checkout, '/checkout/validate/payment')[0]).toEqual({ ...PICKUP_ORDER, ct: null });
  });
});

describe('a voucher pays everything', () => {
  test('an order paid by voucher sends no payment method', async () => {
    const checkout = await openCheckout({ voucher: 'CADEAU1000' });
    await goToStep('payment', checkout);
    expect(checkout.model.sums.value).toMatchObject({ due: 0, isCoveredByVoucher: true });
    await checkout.model.submit({});
    expect(bodies(checkout, '/checkout/validate/payment')[0]).toMatchObject({
      payment_method: 'no_payment_needed',
      payment_method_option: null,
    });
    expect(analytics().at(-1)).toMatchObject({ ecommerce: { payment_type: 'no_payment_needed' } });
    expect(checkout.tab.navigations).toEqual([expect.stringMatching(/^\/bedankt\//)]);
  });
});

describe('an order is placed once', () => {
  test.each(STEPS)('ten submissions of the step %s send one request', async (step) => {
    const checkout = await openCheckout();
    await goToStep(step, checkout);
    const before = checkout.requests.length;
    await Promise.all(Array.from({ length: 10 }, () => checkout.model.submit({})));
    const calls = paths(checkout).slice(before);
    expect(calls.filter((path) => path.startsWith('/checkout/validate'))).toHaveLength(1);
  });

  test('nothing is sent until the page is left, and the shopper can submit again after coming back', async () => {
    const checkout = await openCheckout();
    await goToStep('payment', checkout);
    await checkout.model.submit({});
    await checkout.model.submit({});
    expect(checkout.model.isSubmitting.value).toBe(true);
    expect(bodies(checkout, '/checkout/validate/payment')).toHaveLength(1);
    checkout.tab.restoreFromCache();
    expect(checkout.model.isSubmitting.value).toBe(false);
    await vi.waitFor(() => expect(paths(checkout)).toContain('/checkout/reload-cart'));
    await checkout.model.submit({});
    const orders = await checkout.shop.db.selectFrom('orders').selectAll().where('status', '=', 'open').execute();
    expect(orders).toHaveLength(1);
  });

  test.each(['cut', 'offline', '500', 'malformed', 'html'])(
    '%s: the order can be sent again after a lost answer',
    async (how) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const checkout = await openCheckout();
      await goToStep('payment', checkout);
      await setFault(checkout, '/checkout/validate/payment', how, 1);
      await checkout.model.submit({});
      expect(checkout.model.refusal.value).not.toBeNull();
      expect(checkout.model.isSubmitting.value).toBe(false);
      await checkout.model.submit({});
      expect(checkout.tab.navigations).toHaveLength(1);
      const orders = await checkout.shop.db.selectFrom('orders').selectAll().where('status', '=', 'open').execute();
      expect(orders).toHaveLength(1);
    },
  );

  test('an invalid redirect address is not followed', async () => {
    const checkout = await openCheckout();
    await goToStep('payment', checkout);
    for (const redirect of [null, '', 'javascript:alert(1)', 'data:text/html,x']) {
      answerSteps(200, { redirect });
      await checkout.model.submit({});
      expect(checkout.model.refusal.value).toEqual({ is: 'went-wrong' });
      expect(checkout.model.isSubmitting.value).toBe(false);
    }
    expect(checkout.tab.navigations).toEqual([]);
    await shown(checkout.model);
  });
});
