// @vitest-environment happy-dom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillIn, openCheckout, shown, type OpenCheckout } from './checkout.support.ts';
import type { CheckoutState, Step } from './checkout.model.ts';
import { isBefore, pathOf } from './steps.rules.ts';

type Named = 'email' | 'city' | 'street' | 'phone' | 'shipping_city' | 'company' | 'country' | 'type';
type Action =
  | { type: 'edit'; name: Named; value: string }
  | { type: 'choose'; nth: number }
  | { type: 'submit' | 'complete' | 'back' | 'forward' | 'reload' | 'return' };

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<Action>({ type: 'submit' }, { type: 'complete' }) },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Action>({ type: 'back' }, { type: 'forward' }, { type: 'reload' }, { type: 'return' }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('edit' as const),
      name: fc.constantFrom('email', 'city', 'street', 'phone', 'shipping_city', 'company'),
      value: fc.constantFrom('', 'Damrak', 'x@example.nl', 'Zeewolde', '0612345678'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('edit' as const),
      name: fc.constant('country' as const),
      value: fc.constantFrom('nl', 'be', 'es'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('choose' as const), nth: fc.nat(3) }) },
);

/** What the checkout is expected to hold after the actions so far. */
interface ExpectedState {
  readonly typed: Map<string, unknown>;
  furthest: Step;
}

async function perform(checkout: OpenCheckout, expected: ExpectedState, { type, ...what }: Action): Promise<void> {
  const { model, tab } = checkout;
  if (type === 'edit' && 'name' in what) {
    if (model.step.value !== 'details') return;
    model.form.edit(what.name, what.value);
    expected.typed.set(what.name, what.value);
  } else if (type === 'choose' && 'nth' in what) choose(model, expected, what.nth);
  else if (type === 'complete') {
    if (model.step.value === 'details') recordChanges(model, expected, () => fillIn(model));
    await submit(model, expected);
  } else if (type === 'submit') await submit(model, expected);
  else if (type === 'reload') await checkout.reload();
  else if (type === 'return') tab.restoreFromCache();
  else tab.move(type === 'back' ? -1 : 1);
  await shown(checkout.model);
}

function choose({ shipping }: CheckoutState, { typed }: ExpectedState, nth: number): void {
  const methods = shipping.groups.value.flatMap(({ methods }) => methods);
  const method = methods[nth % Math.max(1, methods.length)];
  if (!method) return;
  shipping.choose(method);
  typed.set('shipping_method', method.id);
}

/** Fields that `fill` changes count as typed. */
function recordChanges({ form }: CheckoutState, { typed }: ExpectedState, fill: () => void): void {
  const before = form.fields.value;
  fill();
  for (const [name, value] of Object.entries(form.fields.value))
    if (before[name as Named] !== value || typed.has(name)) typed.set(name, value);
}

async function submit(model: CheckoutState, expected: ExpectedState): Promise<void> {
  const { step } = model;
  if (step.value === 'payment') return;
  const before = step.value;
  await model.submit({});
  if (isBefore(before, step.value) && isBefore(expected.furthest, step.value)) expected.furthest = step.value;
}

/** Without the fields that depend on the country: manual entry and shipping method. */
function independentFields({ typed }: ExpectedState): object {
  const follows = ['manual_address', 'shipping_method', 'shipping_method_option'];
  return Object.fromEntries([...typed].filter(([name]) => !follows.includes(name)));
}

test('a random walk never shows a step too early, and loses no edited field', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 25 }), async (actions) => {
      const checkout = await openCheckout();
      const expected: ExpectedState = { typed: new Map(), furthest: 'details' };
      for (const each of actions) {
        await perform(checkout, expected, each);
        const { step, form } = checkout.model;
        expect(isBefore(expected.furthest, step.value)).toBe(false);
        expect(checkout.tab.path()).toBe(pathOf(step.value));
        expect(form.fields.value).toMatchObject(independentFields(expected));
      }
      await checkout.shop.close();
    }),
    { numRuns: 25 },
  );
}, 180_000);
