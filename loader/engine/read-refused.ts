import type { Bus } from '../../shared/bus/bus.ts';
import { fieldErrors, allMessages, type FieldErrors } from '../../shared/contract/field-errors.ts';
import { wasAdded } from '../../shared/rules/was-added.ts';
import type { Host } from '../../shared/runtime/host.ts';

/** The shop's messages about a refused order, as one text and by field. Empty when there are none. */
export interface RefusedOrder {
  readonly text: string;
  readonly errors: FieldErrors;
}

export async function readRefused(answer: Response): Promise<RefusedOrder> {
  const body: unknown = await answer.json();
  return { text: allMessages(body).join(', '), errors: fieldErrors(body) };
}

/**
 * Whether an order whose answer cannot be read was carried out, judged by the size of the cart before and now. Publishes
 * that size. Null when it cannot be known.
 */
export async function readOutcome(bus: Bus, request: Host['request'], before: number | undefined, qty: number) {
  const answer = await request('POST', '/cart/init');
  // PHP may write the number as text.
  const count = parseFloat(((await answer.json()) as { amount: string }).amount);
  if (!answer.ok || !(count >= 0)) return null;
  bus.publish('cart-count', { count }, count !== before);
  return wasAdded(before, count, qty);
}

export { renewToken } from '../../shared/http/renew-token.ts';
