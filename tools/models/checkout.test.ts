import { expect, test } from 'vitest';
import { createCheckout } from './checkout.ts';
import { openModels } from './open-models.support.ts';

async function openCheckout(setup = {}) {
  const opened = await openModels({ cart: [{ sku: 'GRW-MIN3000TLXH' }], ...setup });
  const checkout = createCheckout(opened.shop);
  expect(await checkout.start()).toEqual({ is: 'done' });
  return { ...opened, checkout };
}

test('an empty step is refused with the messages of its fields, which go with an edit', async () => {
  const { checkout } = await openCheckout();
  const outcome = await checkout.submit();
  expect(outcome.is).toBe('problems');
  const city = () => checkout.problems.value.find(({ field }) => field === 'city');
  checkout.edit('manual_address', true);
  await checkout.submit();
  expect(city()?.message).toBeTruthy();
  checkout.edit('city', 'Zeewolde');
  expect(city()).toBeUndefined();
  expect(() => checkout.edit('town' as 'city', '')).toThrow(RangeError);
});

test('what failed on the way is a value', async () => {
  const { checkout, fail } = await openCheckout();
  await fail('/checkout/validate', '429');
  expect(await checkout.submit()).toEqual({ is: 'refused', refusal: { is: 'too-many-attempts' } });
  expect(checkout.refusal.value).toEqual({ is: 'too-many-attempts' });
  expect(await checkout.applyCode('nonsense')).toMatchObject({ is: 'refused', refusal: { is: 'shop-message' } });
});

test('a customer orders from a saved address, and a change elsewhere is shown before the order is placed', async () => {
  const { checkout, sendElsewhere, sent } = await openCheckout({ customer: 'sanne' });
  expect(checkout.isCustomer.value).toBe(true);
  checkout.chooseAddress('billing', checkout.savedAddresses.value[0]!.id);
  while (checkout.step.value !== 'payment') {
    expect((await checkout.submit()).is).toBe('accepted');
    while (checkout.shippingStatus.value.is === 'loading') await new Promise((resolve) => setTimeout(resolve, 2));
  }
  while (checkout.paymentStatus.value.is === 'loading') await new Promise((resolve) => setTimeout(resolve, 2));
  await sendElsewhere('/cart/add', { type: 'product', id: 430, qty: 1 });
  expect((await checkout.submit()).is).toBe('changed');
  expect(checkout.changes.value.length).toBeGreaterThan(0);
  expect(sent.some(({ path }) => path === '/checkout/validate/payment')).toBe(false);
  // A press that was not meant for the changes is ignored.
  await new Promise((resolve) => setTimeout(resolve, 750));
  expect(await checkout.submit()).toMatchObject({ is: 'placed' });
});
