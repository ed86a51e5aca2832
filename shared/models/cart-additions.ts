import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { CallFailed } from '../contract/call-failed.ts';
import { addToCart, onWire, readCartSize, type Added, type AddedOnWire, type AddToCart } from '../contract/cart.ts';
import type { Refusal } from '../http/refusal.ts';
import { ecommerceItem } from '../rules/ecommerce.ts';
import { wasAdded } from '../rules/was-added.ts';
import type { Services } from '../runtime/services.ts';
import { answerWithin } from './answer-within.ts';

/** Milliseconds to wait for the size of the cart. */
const SIZE_TIMEOUT_MS = 5000;

/** What became of an addition. */
export type Outcome =
  /** `answer` is null when the shop's answer cannot be read. `count` is the number of pieces in the cart. */
  | { readonly is: 'added'; readonly answer: Added | null; readonly count: number }
  | { readonly is: 'refused'; readonly refusal: Refusal; retry(): void }
  /** It is unknown whether the product was added. */
  | { readonly is: 'unsure' };

interface Additions {
  /** What is sent, and what waits behind it. */
  readonly pending: ReadonlySignal<readonly AddToCart[]>;
  /** Resolves with the shop's answer. The default quantity is 1. */
  add(addition: AddToCart): Promise<AddedOnWire>;
}

/**
 * Adds products to the cart, one after the other. An addition that equals a pending one is a double click, and gets its
 * answer. Publishes what the shop answers, to the page and to its tag manager.
 */
export function createAdditions(
  { call, bus, trackEcommerce, refusalOf }: Pick<Services, 'call' | 'bus' | 'trackEcommerce' | 'refusalOf'>,
  onOutcome: (outcome: Outcome, addition: AddToCart) => void,
): Additions {
  const pending = signal<readonly AddToCart[]>([]);
  const answers = new Map<string, Promise<AddedOnWire>>();
  let lastAnswer: Promise<unknown> = Promise.resolve();

  function enqueue(addition: AddToCart): Promise<AddedOnWire> {
    const key = JSON.stringify(addition);
    const known = answers.get(key);
    if (known) return known;
    pending.value = [...pending.peek(), addition];
    const answer = lastAnswer
      .then(() => send(addition))
      .finally(() => {
        answers.delete(key);
        pending.value = pending.peek().slice(1);
      });
    answers.set(key, answer);
    // The shopper sees the failure. A sender of the command gets it too.
    lastAnswer = answer.catch(() => {});
    return answer;
  }

  async function send(addition: AddToCart): Promise<AddedOnWire> {
    const before = bus.last('cart-count')?.count;
    try {
      const answer = await call(addToCart, addition);
      const { count, item } = answer;
      bus.publish('cart-count', { count }, true);
      bus.publish('cart-added', onWire(answer));
      trackEcommerce('add_to_cart', [ecommerceItem({ ...item, id: addition.id }, Number(addition.qty))]);
      onOutcome({ is: 'added', answer, count }, addition);
      return onWire(answer);
    } catch (error) {
      onOutcome(await outcomeOf(error, addition, before), addition);
      throw error;
    }
  }

  /** After a failure, the size of the cart says whether the shop has added the product. */
  async function outcomeOf(error: unknown, addition: AddToCart, before: number | undefined): Promise<Outcome> {
    const refused = { is: 'refused', refusal: refusalOf(error), retry: () => void enqueue(addition) } as const;
    if (!(error as CallFailed).mayBeDone) return refused;
    const size = await answerWithin(SIZE_TIMEOUT_MS, call(readCartSize));
    if (!size) return { is: 'unsure' };
    const count = size.amount;
    bus.publish('cart-count', { count }, count !== before);
    const isAdded = wasAdded(before, count, Number(addition.qty));
    if (isAdded === null) return { is: 'unsure' };
    return isAdded ? { is: 'added', answer: null, count } : refused;
  }

  return {
    pending,
    // A script of the page may send the command without a detail.
    add: (addition) => enqueue(addition && { ...addition, qty: addition.qty ?? 1 }),
  };
}
