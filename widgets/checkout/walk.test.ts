// @vitest-environment happy-dom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillIn, openCheckout, shown, type OpenCheckout } from './checkout.support.ts';
import type { CheckoutState, Step } from './checkout.model.ts';
import { pathOf } from './steps.rules.ts';

type Named = 'email' | 'city' | 'street' | 'phone' | 'shipping_city' | 'company' | 'country' | 'type';
type Action =
  | { does: 'edit'; name: Named; value: string }
  | { does: 'choose'; nth: number }
  | { does: 'submit' | 'complete' | 'back' | 'forward' | 'reload' | 'return' };

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<Action>({ does: 'submit' }, { does: 'complete' }) },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Action>({ does: 'back' }, { does: 'forward' }, { does: 'reload' }, { does: 'return' }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('edit' as const),
      name: fc.constantFrom('email', 'city', 'street', 'phone', 'shipping_city', 'company'),
      value: fc.constantFrom('', 'Damrak', 'x@example.nl', 'Zeewolde', '0612345678'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('edit' as const),
      name: fc.constant('country' as const),
      value: fc.constantFrom('nl', 'be', 'es'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('choose' as const), nth: fc.nat(3) }) },
);

/** What the shopper has done so far, as a shopper would remember it. */
interface Memory {
  readonly typed: Map<string, unknown>;
  furthest: Step;
}

async function act(checkout: OpenCheckout, memory: Memory, { does, ...what }: Action): Promise<void> {
  const { model, tab } = checkout;
  if (does === 'edit' && 'name' in what) {
    if (model.step.value !== 1) return;
    model.form.edit(what.name, what.value);
    memory.typed.set(what.name, what.value);
  } else if (does === 'choose' && 'nth' in what) choose(model, memory, what.nth);
  else if (does === 'complete') {
    if (model.step.value === 1) remember(model, memory, () => fillIn(model));
    await submit(model, memory);
  } else if (does === 'submit') await submit(model, memory);
  else if (does === 'reload') await checkout.reload();
  else if (does === 'return') tab.comeBack();
  else tab.move(does === 'back' ? -1 : 1);
  await shown(checkout.model);
}

function choose({ shipping }: CheckoutState, { typed }: Memory, nth: number): void {
  const methods = shipping.groups.value.flatMap(({ methods }) => methods);
  const method = methods[nth % Math.max(1, methods.length)];
  if (!method) return;
  shipping.choose(method);
  typed.set('shipping_method', method.id);
}

/** Everything that the form holds differently afterwards is the shopper's own. */
function remember({ form }: CheckoutState, { typed }: Memory, fill: () => void): void {
  const before = form.data.value;
  fill();
  for (const [name, value] of Object.entries(form.data.value))
    if (before[name as Named] !== value || typed.has(name)) typed.set(name, value);
}

async function submit(model: CheckoutState, memory: Memory): Promise<void> {
  const { step } = model;
  if (step.value === 3) return;
  const before = step.value;
  await model.submit({});
  if (step.value > before) memory.furthest = Math.max(memory.furthest, step.value) as Step;
}

/** A country may be without address search, and without the method of shipping that was chosen before it. */
function lasting({ typed }: Memory): object {
  const follows = ['manual_address', 'shipping_method', 'shipping_method_option'];
  return Object.fromEntries([...typed].filter(([name]) => !follows.includes(name)));
}

test('a random walk shows no step that was not reached, and loses no field that was touched', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 25 }), async (actions) => {
      const checkout = await openCheckout();
      const memory: Memory = { typed: new Map(), furthest: 1 };
      for (const each of actions) {
        await act(checkout, memory, each);
        const { step, form } = checkout.model;
        expect(step.value).toBeLessThanOrEqual(memory.furthest);
        expect(checkout.tab.path()).toBe(pathOf(step.value));
        expect(form.data.value).toMatchObject(lasting(memory));
      }
      await checkout.shop.close();
    }),
    { numRuns: 25 },
  );
}, 60_000);
