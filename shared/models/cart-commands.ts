import type { Answers } from '../bus/answers.ts';
import type { CallFailed } from '../contract/call-failed.ts';
import type { Cart, CartLine } from '../contract/cart.ts';
import type { CartChange, CartRemoval, DiscountCode } from '../contract/cart-view.ts';
import { applyDiscount } from '../contract/discounts.ts';
import type { Call } from '../http/call.ts';
import { canRemove, MAX_STEPS, reachableQuantity } from '../rules/cart-lines.ts';
import { cartViewOf, lineIdOf } from '../rules/cart-view.ts';
import { codeError } from '../rules/code-error.ts';
import { commandRefused } from './command-refused.ts';

/** Commands that read or change the cart. */
export type CartCommand = 'cart-get' | 'cart-change' | 'cart-remove' | 'discount-apply';

/** Reads and changes the cart: the widget that shows it, or the page itself. */
export interface CartOwner {
  /** Reads the cart, once the shopper's own change is answered. */
  read(): Promise<Cart>;
  /** A quantity that the line may have, and does not have yet. */
  setQuantity(line: CartLine, quantity: number): Promise<Cart>;
  remove(line: CartLine): Promise<Cart>;
  /** `message` is about a code that the shop does not accept. */
  applyCode(code: string): Promise<{ readonly cart: Cart; readonly message: string | null }>;
}

/** Carries out a command; its detail is unchecked. */
export type CarryOut = <Name extends CartCommand>(name: Name, detail: unknown) => Promise<Answers[Name]>;

/**
 * Carries out commands one after the other. A change reads the cart first: a quantity is set, not added, and the cart may
 * have been changed elsewhere.
 *
 * @param currency ISO 4217
 */
export function createCartCommands(owner: CartOwner, currency: string): CarryOut {
  let last: Promise<unknown> = Promise.resolve();

  const actions: { readonly [Name in CartCommand]: (detail: unknown) => Promise<Answers[Name]> } = {
    'cart-get': async () => cartViewOf(await owner.read(), currency),
    async 'cart-change'(detail) {
      const { line: id, quantity } = read<CartChange>(detail, {
        line: isText,
        quantity: (value) => Number.isSafeInteger(value) && (value as number) > 0,
      });
      const cart = await owner.read();
      const line = lineIn(cart, id);
      if (line.qty === quantity) return cartViewOf(cart, currency);
      const reached = reachableQuantity(line, quantity, cart.any_quantity ? Infinity : MAX_STEPS);
      if (reached !== quantity) throw commandRefused({ quantity: [whyNot(line, reached)] });
      return cartViewOf(await owner.setQuantity(line, quantity), currency);
    },
    async 'cart-remove'(detail) {
      const { line: id } = read<CartRemoval>(detail, { line: isText });
      const line = lineIn(await owner.read(), id);
      if (!canRemove(line)) throw commandRefused({ line: ['a gift cannot be removed'] });
      return cartViewOf(await owner.remove(line), currency);
    },
    async 'discount-apply'(detail) {
      const { code } = read<DiscountCode>(detail, { code: isText });
      const { cart, message } = await owner.applyCode(code.trim());
      return { isAccepted: message === null, message, cart: cartViewOf(cart, currency) };
    },
  };

  return (name, detail) => {
    const answer = last.then(() => actions[name](detail));
    // The sender gets the error, if one waits for an answer.
    last = answer.catch(() => {});
    return answer;
  };
}

/** Sends a code. Returns the shop's message why it does not accept it, or null. */
export async function sendCode(call: Call, code: string): Promise<string | null> {
  try {
    return (await call(applyDiscount, { code })).discountError;
  } catch (failure) {
    const message = codeError(failure as CallFailed);
    if (message === null) throw failure;
    return message;
  }
}

const EXPECTED = { line: 'the id of a line', quantity: 'a whole number from 1', code: 'a code' };

/** Reads a detail; `contract/cart-view.ts` describes it. A page that sends commands does not load its schemas. */
function read<Detail extends Partial<Record<keyof typeof EXPECTED, unknown>>>(
  detail: unknown,
  tests: { readonly [Name in keyof Detail & keyof typeof EXPECTED]: (value: unknown) => boolean },
): Detail {
  const values = (detail ?? {}) as Detail;
  const errors: Record<string, readonly string[]> = {};
  for (const name of Object.keys(tests) as (keyof typeof tests)[])
    if (!tests[name](values[name])) errors[name] = [EXPECTED[name]];
  if (Object.keys(errors).length > 0) throw commandRefused(errors);
  return values;
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

function lineIn({ items }: Cart, id: string): CartLine {
  const line = items.find((candidate) => lineIdOf(candidate) === id);
  if (!line) throw commandRefused({ line: ['the cart has no such line'] });
  return line;
}

function whyNot(line: CartLine, reached: number): string {
  if (reached === line.qty) return 'the quantity of this line is fixed';
  return `one command changes it by ${MAX_STEPS} pieces at most, here to ${reached}`;
}
