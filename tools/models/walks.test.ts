import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCart } from './cart.ts';
import type { CartModel } from './cart-types.ts';
import { createCheckout } from './checkout.ts';
import type { CheckoutModel } from './checkout-types.ts';
import { GUEST } from '../../tests/support/guest.ts';
import { openModels, type OpenModels } from './open-models.support.ts';
import { times } from '../../tests/storm/storm-options.ts';

/** The shop has hundreds of the second product, so that no walk runs out of it. */
const CART = [
  { sku: 'GRW-MIN3000TLXH', qty: 2 },
  { id: 430, qty: 3 },
];

/** Faults of the shop. */
const FAULTS = ['429', '422', '419', 'html', 'malformed', 'cut', 'quirks', '500'];
const CHANGES = ['/cart/plus', '/cart/min', '/cart/remove', '/cart/add', '/discounts/apply'];

type CartAct =
  | { readonly is: 'increase' | 'decrease' | 'remove'; readonly line: number }
  | { readonly is: 'setQuantity'; readonly line: number; readonly quantity: number }
  | { readonly is: 'restore' | 'removeReduction' | 'mend' | 'twice' | 'elsewhere' }
  | { readonly is: 'applyCode'; readonly code: string }
  | { readonly is: 'fail'; readonly call: string; readonly how: string };

const cartAct: fc.Arbitrary<CartAct> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      is: fc.constantFrom('increase' as const, 'decrease' as const, 'remove' as const),
      line: fc.nat(5),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      is: fc.constant('setQuantity' as const),
      line: fc.nat(5),
      quantity: fc.integer({ min: 1, max: 60 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom<CartAct>(
      { is: 'restore' },
      { is: 'removeReduction' },
      { is: 'mend' },
      { is: 'twice' },
      { is: 'elsewhere' },
    ),
  },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('applyCode' as const), code: fc.constantFrom('ZON10', 'x') }) },
  {
    weight: 3,
    arbitrary: fc.record({
      is: fc.constant('fail' as const),
      call: fc.constantFrom(...CHANGES),
      how: fc.constantFrom(...FAULTS),
    }),
  },
);

async function actOnCart(opened: OpenModels, cart: CartModel, act: CartAct): Promise<readonly { is: string }[]> {
  const { lines } = cart.cart.value!;
  const lineAt = (at: number) => lines[at % Math.max(1, lines.length)]?.id ?? 'none';
  switch (act.is) {
    case 'increase':
    case 'decrease':
    case 'remove':
      return [await cart[act.is](lineAt(act.line))];
    case 'setQuantity':
      return [await cart.setQuantity(lineAt(act.line), act.quantity)];
    case 'restore':
    case 'removeReduction':
      return [await cart[act.is]()];
    case 'applyCode':
      return [await cart.applyCode(act.code)];
    case 'twice':
      return Promise.all([cart.increase(lineAt(0)), cart.remove(lineAt(1))]);
    case 'elsewhere':
      // A fault of this call meets the other device too, which may then get a page.
      await opened.sendElsewhere('/cart/add', { type: 'product', id: 430, qty: 1 }).catch(() => {});
      await cart.reload();
      return [];
    case 'fail':
      await opened.fail(act.call, act.how);
      return [];
    case 'mend':
      await opened.mend();
      return [];
  }
}

/** The cart as a model reads it that was not there before. */
async function readAnew({ shop, sendElsewhere }: OpenModels) {
  const fresh = createCart(shop, { firstAnswer: await sendElsewhere('/cart/get') });
  await fresh.start();
  fresh.stop();
  return fresh.cart.value!;
}

test(
  'a random walk of the cart with faults ends each action with a value, and shows the cart of the shop',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(cartAct, { minLength: 5, maxLength: 20 }), async (acts) => {
        const opened = await openModels({ cart: CART });
        const cart = createCart(opened.shop);
        await cart.start();
        for (const act of acts) {
          for (const { is } of await actOnCart(opened, cart, act))
            expect(['done', 'refused', 'ignored', 'unsure', 'limited']).toContain(is);
          expect(cart.isBusy.value).toBe(false);
          const { lines, subtotal, count, due, total } = cart.cart.value!;
          expect(subtotal).toBe(lines.reduce((sum, line) => sum + line.total, 0));
          expect(count).toBe(lines.reduce((sum, { quantity }) => sum + quantity, 0));
          expect(due).toBeLessThanOrEqual(total);
        }
        expect(opened.changesAtOnce()).toBeLessThanOrEqual(1);
        await opened.mend();
        await cart.reload();
        expect(cart.cart.value).toEqual(await readAnew(opened));
        cart.stop();
        await opened.opened.close();
      }),
      { numRuns: times(8, 100) },
    );
  },
  times(180_000, 3_600_000),
);

type CheckoutAct =
  | { readonly is: 'edit'; readonly name: 'email' | 'city' | 'street' | 'phone' | 'company'; readonly value: string }
  | { readonly is: 'fillIn' | 'submit' | 'back' | 'mend' }
  | { readonly is: 'choose'; readonly nth: number }
  | { readonly is: 'fail'; readonly how: string };

const checkoutAct: fc.Arbitrary<CheckoutAct> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom<CheckoutAct>({ is: 'submit' }, { is: 'fillIn' }, { is: 'back' }) },
  {
    weight: 2,
    arbitrary: fc.record({
      is: fc.constant('edit' as const),
      name: fc.constantFrom('email' as const, 'city' as const, 'street' as const, 'phone' as const, 'company' as const),
      value: fc.constantFrom('', 'Damrak', 'x@example.nl', 'Zeewolde', '0612345678'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('choose' as const), nth: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('fail' as const), how: fc.constantFrom('429', '422', 'html') }) },
  { weight: 1, arbitrary: fc.constant<CheckoutAct>({ is: 'mend' }) },
);

const STEPS = ['details', 'delivery', 'payment'];
const STEP_CALLS = ['/checkout/validate', '/checkout/validate/shipping'];

/** Fields and methods that the walk has entered. */
type Entered = Map<string, unknown>;

function fillIn(checkout: CheckoutModel, entered: Entered): void {
  const values = { manual_address: true, country: 'nl', ...GUEST };
  for (const [name, value] of Object.entries(values)) {
    checkout.edit(name as 'city', value as string);
    entered.set(name, value);
  }
}

async function actOnCheckout(opened: OpenModels, checkout: CheckoutModel, act: CheckoutAct, entered: Entered) {
  const step = checkout.step.value;
  if (act.is === 'edit' && step === 'details') {
    checkout.edit(act.name, act.value);
    entered.set(act.name, act.value);
  } else if (act.is === 'fillIn' && step === 'details') fillIn(checkout, entered);
  else if (act.is === 'back') checkout.goBack(STEPS[STEPS.indexOf(step) - 1] as 'details');
  else if (act.is === 'mend') await opened.mend();
  else if (act.is === 'fail') for (const call of STEP_CALLS) await opened.fail(call, act.how);
  else if (act.is === 'choose') {
    const methods = checkout.shippingMethods.value;
    const method = methods[act.nth % Math.max(1, methods.length)];
    if (method) checkout.chooseShipping(method.id);
  } else if (act.is === 'submit' && step !== 'payment') return checkout.submit();
  return undefined;
}

test(
  'a random walk of the checkout shows no step too early, loses no field, and ends with one order',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(checkoutAct, { minLength: 5, maxLength: 25 }), async (acts) => {
        const opened = await openModels({ cart: CART });
        const checkout = createCheckout(opened.shop);
        expect(await checkout.start()).toEqual({ is: 'done' });
        const entered: Entered = new Map();
        let furthest = 0;
        for (const act of acts) {
          const outcome = await actOnCheckout(opened, checkout, act, entered);
          if (outcome?.is === 'accepted') furthest = Math.max(furthest, STEPS.indexOf(outcome.step));
          expect(STEPS.indexOf(checkout.step.value)).toBeLessThanOrEqual(furthest);
          expect(checkout.fields.value).toMatchObject(Object.fromEntries(entered));
          expect(checkout.isBusy.value).toBe(false);
          await settled(checkout);
        }
        await opened.mend();
        const due = await orderTwice(opened, checkout, entered);
        expect(due).toBeGreaterThan(0);
        checkout.stop();
        await opened.opened.close();
      }),
      { numRuns: times(8, 100) },
    );
  },
  times(180_000, 3_600_000),
);

/** Goes on to the last step, and presses twice there: the shop gets one order. */
async function orderTwice(opened: OpenModels, checkout: CheckoutModel, entered: Entered): Promise<number> {
  for (let presses = 0; checkout.step.value !== 'payment'; presses++) {
    if (checkout.step.value === 'details') fillIn(checkout, entered);
    const outcome = await checkout.submit();
    await settled(checkout);
    if (checkout.shippingStatus.value.is === 'unavailable') await checkout.retryMethods();
    if (presses > 6) throw new Error(`The checkout is stuck: ${JSON.stringify(outcome)}`);
  }
  expect(checkout.shippingMethods.value.some(({ isChosen }) => isChosen)).toBe(true);
  expect(checkout.paymentMethods.value.some(({ isChosen }) => isChosen)).toBe(true);
  const { due } = checkout.sums.value!;
  const outcomes = await Promise.all([checkout.submit(), checkout.submit()]);
  expect(outcomes.map(({ is }) => is)).toEqual(['placed', 'ignored']);
  expect(outcomes[0]).toMatchObject({ redirect: expect.stringMatching(/^http|^\//) as string });
  expect(opened.sent.filter(({ path }) => path === '/checkout/validate/payment')).toHaveLength(1);
  return due;
}

/** The methods of the step are read. */
async function settled({ step, shippingStatus, paymentStatus }: CheckoutModel): Promise<void> {
  const isReading = () =>
    (step.value !== 'details' && shippingStatus.value.is === 'loading') ||
    (step.value === 'payment' && paymentStatus.value.is === 'loading');
  while (isReading()) await new Promise((resolve) => setTimeout(resolve, 2));
}
