// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { bodies, fillIn, setFault, openCheckout, goToStep } from './checkout.support.ts';
import { GUEST } from '../../tests/support/guest.ts';

const kept = () => JSON.parse(sessionStorage.getItem('sw-checkout') ?? 'null') as { values: object } | null;

describe('the draft of a tab', () => {
  test('the draft is restored after a reload', async () => {
    const checkout = await openCheckout();
    fillIn(checkout.model);
    expect(checkout.model.wasRestored.value).toBe(false);
    const model = await checkout.reload();
    expect(model.form.fields.value).toMatchObject(GUEST);
    expect(model.wasRestored.value).toBe(true);
    expect(model.form.markOf('city')).toBe('neutral');
  });

  test('the draft is not mentioned when the shop has the same values', async () => {
    const checkout = await openCheckout();
    await goToStep('delivery', checkout);
    const model = await checkout.reload();
    expect(model.form.fields.value).toMatchObject(GUEST);
    expect(model.wasRestored.value).toBe(false);
  });

  test('the draft contains only fields that the shopper edited, and no password', async () => {
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
    expect(model.form.fields.value.password).toBe('');
  });

  test('the shopper can discard the draft', async () => {
    const checkout = await openCheckout({ customer: 'sanne' });
    checkout.model.form.edit('city', 'Zeewolde');
    const model = await checkout.reload();
    model.startOver();
    expect(model.form.fields.value.city).toBe('Amsterdam');
    expect([model.wasRestored.value, kept()]).toEqual([false, null]);
  });

  test('discarding the draft on a later step returns to the first step', async () => {
    const checkout = await openCheckout();
    await goToStep('delivery', checkout);
    checkout.model.startOver();
    expect(checkout.model.step.value).toBe('details');
    expect(checkout.model.form.fields.value.city).toBe('');
    checkout.tab.move(-1);
    expect(checkout.model.step.value).toBe('details');
    expect(checkout.tab.path()).toBe('/checkout');
  });

  test('the totals are computed for the buyer in the draft', async () => {
    const checkout = await openCheckout();
    await setFault(checkout, '/checkout/reload-cart', 'offline', 1);
    checkout.model.form.edit('country', 'be');
    await vi.waitFor(() => expect(checkout.published.map(([name]) => name)).toContain('call-failed'));
    const model = await checkout.reload();
    expect(model.form.fields.value.country).toBe('be');
    await vi.waitFor(() =>
      expect(bodies(checkout, '/checkout/reload-cart').at(-1)).toMatchObject({ country: 'be', type: 'private' }),
    );
  });

  test('the draft is restored after the session has ended', async () => {
    const checkout = await openCheckout();
    fillIn(checkout.model);
    await setFault(checkout, '/checkout/validate', '419', 1);
    await checkout.model.submit({});
    expect(checkout.model.refusal.value).toEqual({ is: 'expired', isInputKept: true });
    const model = await checkout.reload();
    expect(model.form.fields.value).toMatchObject(GUEST);
    await model.submit({});
    expect(model.step.value).toBe('delivery');
  });

  test('the draft is not restored for a customer who signs in, nor for the next guest', async () => {
    const checkout = await openCheckout();
    checkout.model.form.edit('last_name', 'Iemand');
    await checkout.model.login.submit('sanne@example.nl', 'zonneschijn');
    const model = await checkout.reload();
    expect(model.form.fields.value.last_name).toBe('Vries');
    expect(kept()).toBeNull();
  });

  test('the draft is deleted once the order is placed', async () => {
    const checkout = await openCheckout();
    await goToStep('payment', checkout);
    expect(kept()).not.toBeNull();
    await checkout.model.submit({});
    expect(kept()).toBeNull();
  });

  test('invalid values of the draft are ignored', async () => {
    const checkout = await openCheckout();
    checkout.model.form.edit('city', 'Zeewolde');
    const values = { city: 7, type: 'robot', manual_address: 'ja', password: 'x', unknown: 1, street: 'Damrak' };
    sessionStorage.setItem('sw-checkout', JSON.stringify({ ...kept(), values }));
    const { form } = await checkout.reload();
    expect(form.fields.value).toMatchObject({ city: '', type: 'private', manual_address: false, street: 'Damrak' });
    expect(form.fields.value.password).toBe('');
  });
});
