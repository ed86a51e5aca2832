// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { bodies, setFault, openCheckout, paths, type OpenCheckout } from './checkout.support.ts';
import { bus } from '../../tests/support/page-bus.ts';

const counts = ({ published }: OpenCheckout) => published.filter(([name]) => name === 'cart-count');
const reloads = (checkout: OpenCheckout) => bodies(checkout, '/checkout/reload-cart').length;

async function changeCart({ shop }: OpenCheckout, path: string, body: object) {
  const headers = { 'Content-Type': 'application/json' };
  await shop.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

describe('a change of the cart outside the checkout', () => {
  test('when another tab empties the cart, there is nothing to order', async () => {
    const checkout = await openCheckout({ cart: [{ id: 512, qty: 2 }] });
    await changeCart(checkout, '/cart/min', { type: 'product', id: 512 });
    bus.publish('cart-count', { count: 0 });
    await vi.waitFor(() => expect(checkout.model.isEmpty.value).toBe(true));
  });

  test('on a hidden page, the cart is read when the page becomes visible', async () => {
    const checkout = await openCheckout({ cart: [{ id: 512, qty: 2 }] });
    checkout.tab.setVisible(false);
    bus.publish('cart-count', { count: 2 }, true);
    expect(reloads(checkout)).toBe(0);
    checkout.tab.setVisible(true);
    await vi.waitFor(() => expect(reloads(checkout)).toBe(1));
  });

  test('a count that is already known does not reload the cart', async () => {
    const checkout = await openCheckout({ cart: [{ id: 512, qty: 2 }] });
    expect(counts(checkout)).toEqual([['cart-count', { count: 2 }]]);
    bus.publish('cart-count', { count: 2 });
    checkout.model.form.edit('country', 'be');
    await vi.waitFor(() => expect(reloads(checkout)).toBe(1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(counts(checkout)).toHaveLength(1);
    expect(reloads(checkout)).toBe(1);
  });

  test('a changed cart is read even with the same count, and not published again', async () => {
    const checkout = await openCheckout({ cart: [{ id: 512, qty: 2 }] });
    await changeCart(checkout, '/cart/min', { type: 'product', id: 512, qty: 1 });
    await changeCart(checkout, '/cart/add', { type: 'product', id: 4711, qty: 1 });
    bus.publish('cart-count', { count: 2 }, true);
    await vi.waitFor(() => expect(checkout.model.cart.value?.items.length).toBeGreaterThan(1));
    expect(counts(checkout)).toHaveLength(2);
    expect(reloads(checkout)).toBe(1);
  });

  test('a code that is applied here is published although the count is the same', async () => {
    const checkout = await openCheckout({ cart: [{ id: 512, qty: 9 }] });
    await checkout.model.discount.apply('ZON10');
    expect(counts(checkout)).toEqual([
      ['cart-count', { count: 9 }],
      ['cart-count', { count: 9 }],
    ]);
  });

  test('a change elsewhere is published once the checkout has read it', async () => {
    const checkout = await openCheckout({ cart: [{ id: 512, qty: 2 }] });
    await changeCart(checkout, '/cart/plus', { type: 'product', id: 512, qty: 1 });
    checkout.tab.restoreFromCache();
    await vi.waitFor(() => expect(counts(checkout).at(-1)).toEqual(['cart-count', { count: 3 }]));
    expect(checkout.model.cart.value?.items[0]?.qty).toBe(3);
  });
});

describe('reading the cart again', () => {
  test('a failed read shows no message, and the old cart stays', async () => {
    const checkout = await openCheckout();
    await setFault(checkout, '/checkout/reload-cart', '500');
    const before = checkout.model.cart.value;
    checkout.model.form.edit('country', 'be');
    await vi.waitFor(() => expect(checkout.published.map(([name]) => name)).toContain('call-failed'));
    expect(checkout.model.cart.value).toBe(before);
    expect(checkout.model.refusal.value).toBeNull();
  });

  test('a late answer does not replace a newer cart', async () => {
    const checkout = await openCheckout();
    const answers: ((answer: Response) => void)[] = [];
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)));
    const cart = (subtotal: number) => Response.json({ cart: { items: [], subtotal, shippingCosts: 0 } });
    checkout.model.form.edit('country', 'be');
    checkout.model.form.edit('country', 'de');
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]!(cart(20));
    await vi.waitFor(() => expect(checkout.model.cart.value?.subtotal).toBe(2000));
    answers[0]!(cart(10));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(checkout.model.cart.value?.subtotal).toBe(2000);
  });
});

describe('credits', () => {
  test('credits are shown only to customers who take part', async () => {
    expect((await openCheckout()).model.credits.value).toBeNull();
    expect((await openCheckout({ customer: 'sanne' })).model.credits.value).toBeGreaterThan(649);
    expect((await openCheckout({ customer: 'jansen' })).model.credits.value).toBeNull();
  });
});

describe('discounts', () => {
  test('a code is sent trimmed, and the cart is read after it', async () => {
    const checkout = await openCheckout();
    const { discount } = checkout.model;
    discount.toggle();
    expect(discount.isOpen.value).toBe(true);
    await discount.apply('  ');
    await discount.apply(' ZON10 ');
    expect(bodies(checkout, '/discounts/apply')).toEqual([{ code: 'ZON10' }]);
    expect(paths(checkout).at(-1)).toBe('/checkout/reload-cart');
    expect(checkout.model.sums.value?.discount).toBe(1000);
    expect([discount.isOffered.value, discount.isOpen.value]).toEqual([false, false]);
    discount.toggle();
    expect(discount.isOpen.value).toBe(false);
  });

  test('another code can be tried after a refused one', async () => {
    const { model } = await openCheckout();
    model.discount.toggle();
    const first = model.discount.apply('BESTAATNIET');
    await vi.waitFor(() => expect(model.discount.error.value).not.toBeNull());
    const second = model.discount.apply('ZON10');
    await first;
    expect(model.discount.isOpen.value).toBe(true);
    await second;
    expect(model.sums.value?.discount).toBe(1000);
    expect(model.discount.isBusy.value).toBe(false);
  });

  test('an applied code can be removed', async () => {
    const checkout = await openCheckout({ discount: 'ZON10' });
    expect(checkout.model.discount.isOffered.value).toBe(false);
    await checkout.model.discount.remove();
    expect(paths(checkout).slice(-2)).toEqual(['/discounts/remove', '/checkout/reload-cart']);
    expect(checkout.model.sums.value?.discount).toBe(0);
    expect(checkout.model.discount.isOffered.value).toBe(true);
  });

  test.each(['422', '500'] as const)('a removal that is refused with %s is reported beside the cart', async (how) => {
    const checkout = await openCheckout({ discount: 'ZON10' });
    await setFault(checkout, '/discounts/remove', how);
    await checkout.model.discount.remove();
    expect(checkout.model.discount.refusal.value).not.toBeNull();
    expect(checkout.model.discount.error.value).toBeNull();
  });

  test('a code whose answer is lost, and which is in force, is no failure', async () => {
    const checkout = await openCheckout();
    const { discount, sums } = checkout.model;
    discount.toggle();
    await setFault(checkout, '/discounts/apply', 'cut', 1);
    await discount.apply('ZON10');
    expect(sums.value?.discount).toBe(1000);
    expect([discount.refusal.value, discount.isOpen.value]).toEqual([null, false]);
  });

  test('a removal whose answer is lost, and which was made, is no failure', async () => {
    const checkout = await openCheckout({ discount: 'ZON10' });
    await setFault(checkout, '/discounts/remove', 'cut', 1);
    await checkout.model.discount.remove();
    expect(checkout.model.sums.value?.discount).toBe(0);
    expect(checkout.model.discount.refusal.value).toBeNull();
  });

  test('a refused code shows the reason, and the form stays open', async () => {
    const { model } = await openCheckout();
    model.discount.toggle();
    await model.discount.apply('BESTAATNIET');
    expect(model.discount.error.value).toBeTruthy();
    expect(model.discount.isOpen.value).toBe(true);
    model.discount.toggle();
    expect(model.discount.error.value).toBeNull();
  });

  test.each([
    [422, { errors: { code: ['Onbekend.', 'Of verlopen.'] } }, 'Onbekend., Of verlopen.', null],
    [422, { message: 'Onbekend.' }, 'Onbekend.', null],
    [200, { discountError: 'Onbekend.' }, 'Onbekend.', null],
    [429, { message: 'Too Many Attempts.' }, null, { is: 'too-many-attempts' }],
    [500, {}, null, { is: 'went-wrong' }],
  ])('%s %o', async (status, body, error, refusal) => {
    const checkout = await openCheckout();
    const shop = globalThis.fetch;
    vi.stubGlobal('fetch', (input: Request) =>
      input.url.endsWith('/discounts/apply') ? Promise.resolve(Response.json(body, { status })) : shop(input),
    );
    checkout.model.discount.toggle();
    await checkout.model.discount.apply('X');
    expect(checkout.model.discount.error.value).toBe(error);
    expect(checkout.model.discount.refusal.value).toEqual(refusal);
    expect(checkout.model.discount.isOpen.value).toBe(true);
    expect(checkout.model.discount.isBusy.value).toBe(false);
  });
});

describe('signing in', () => {
  test('signing in reloads the page', async () => {
    const checkout = await openCheckout();
    const { login } = checkout.model;
    expect(login.isOffered.value).toBe(true);
    await Promise.all([login.submit('sanne@example.nl', 'zonneschijn'), login.submit('x', 'y')]);
    expect(bodies(checkout, '/checkout/login')).toEqual([{ email: 'sanne@example.nl', password: 'zonneschijn' }]);
    expect(checkout.tab.reloads).toBe(1);
    expect((await checkout.reload()).login.isOffered.value).toBe(false);
  });

  test('a wrong password marks its own field, and none of the guest’s fields', async () => {
    const { model, tab } = await openCheckout();
    await model.login.submit('sanne@example.nl', 'regen');
    expect(Object.keys(model.login.texts.errors())).toEqual([expect.stringMatching(/^login_/)]);
    expect(model.form.errorsOf('email')).toEqual([]);
    expect([tab.reloads, model.login.isBusy.value]).toEqual([0, false]);
  });
});
