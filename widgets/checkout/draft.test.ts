// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { bodies, fillIn, GUEST, setFault, openCheckout, goToStep } from './checkout.support.ts';

const kept = () => JSON.parse(sessionStorage.getItem('sw-checkout') ?? 'null') as { values: object } | null;

describe('what was typed in this tab', () => {
  test('is there again when the page is loaded again', async () => {
    const checkout = await openCheckout();
    fillIn(checkout.model);
    expect(checkout.model.wasRestored.value).toBe(false);
    const model = await checkout.reload();
    expect(model.form.data.value).toMatchObject(GUEST);
    expect(model.wasRestored.value).toBe(true);
    expect(model.form.markOf('city')).toBe('neutral');
  });

  test('is not mentioned when the shop knows it too', async () => {
    const checkout = await openCheckout();
    await goToStep(2, checkout);
    const model = await checkout.reload();
    expect(model.form.data.value).toMatchObject(GUEST);
    expect(model.wasRestored.value).toBe(false);
  });

  test('holds only what the shopper touched, and never a password', async () => {
    const checkout = await openCheckout();
    const { form } = checkout.model;
    form.chooseAccount(true);
    form.edit('password', 'zonneschijn');
    form.edit('password_confirmation', 'zonneschijn');
    form.edit('city', 'Zeewolde');
    expect(kept()?.values).toEqual({ city: 'Zeewolde' });
    expect(JSON.stringify(kept())).not.toContain('zonneschijn');
    const model = await checkout.reload();
    expect(model.form.wantsAccount.value).toBe(true);
    expect(model.form.data.value.password).toBe('');
  });

  test('can be given up for what the shop knows', async () => {
    const checkout = await openCheckout({ customer: 'sanne' });
    checkout.model.form.edit('city', 'Zeewolde');
    const model = await checkout.reload();
    model.startOver();
    expect(model.form.data.value.city).toBe('Amsterdam');
    expect([model.wasRestored.value, kept()]).toEqual([false, null]);
  });

  test('is given up from a later step by going back to the first one', async () => {
    const checkout = await openCheckout();
    await goToStep(2, checkout);
    checkout.model.startOver();
    expect(checkout.model.step.value).toBe(1);
    expect(checkout.model.form.data.value.city).toBe('');
    checkout.tab.move(-1);
    expect(checkout.model.step.value).toBe(1);
    expect(checkout.tab.path()).toBe('/checkout');
  });

  test('has the cart counted for the buyer it names', async () => {
    const checkout = await openCheckout();
    await setFault(checkout, '/checkout/reload-cart', 'offline', 1);
    checkout.model.form.edit('country', 'be');
    await vi.waitFor(() => expect(checkout.told.map(([name]) => name)).toContain('call-failed'));
    const model = await checkout.reload();
    expect(model.form.data.value.country).toBe('be');
    await vi.waitFor(() =>
      expect(bodies(checkout, '/checkout/reload-cart').at(-1)).toMatchObject({ country: 'be', type: 'private' }),
    );
  });

  test('outlives a session that has ended', async () => {
    const checkout = await openCheckout();
    fillIn(checkout.model);
    await setFault(checkout, '/checkout/validate', '419', 1);
    await checkout.model.submit({});
    expect(checkout.model.isExpired.value).toBe(true);
    checkout.model.reload();
    expect(checkout.tab.reloads).toBe(1);
    const model = await checkout.reload();
    expect(model.form.data.value).toMatchObject(GUEST);
    await model.submit({});
    expect(model.step.value).toBe(2);
  });

  test('is not for whoever signs in, nor for the next guest', async () => {
    const checkout = await openCheckout();
    checkout.model.form.edit('last_name', 'Iemand');
    await checkout.model.login.submit('sanne@example.nl', 'zonneschijn');
    const model = await checkout.reload();
    expect(model.form.data.value.last_name).toBe('Vries');
    expect(kept()).toBeNull();
  });

  test('is forgotten once the order is placed', async () => {
    const checkout = await openCheckout();
    await goToStep(3, checkout);
    expect(kept()).not.toBeNull();
    await checkout.model.submit({});
    expect(kept()).toBeNull();
  });

  test('is left aside where it is no value of its field', async () => {
    const checkout = await openCheckout();
    checkout.model.form.edit('city', 'Zeewolde');
    const values = { city: 7, type: 'robot', manual_address: 'ja', password: 'x', unknown: 1, street: 'Damrak' };
    sessionStorage.setItem('sw-checkout', JSON.stringify({ ...kept(), values }));
    const { form } = await checkout.reload();
    expect(form.data.value).toMatchObject({ city: '', type: 'private', manual_address: false, street: 'Damrak' });
    expect(form.data.value.password).toBe('');
  });
});
