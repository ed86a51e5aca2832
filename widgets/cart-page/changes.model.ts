import type { Signal } from '@preact/signals-core';
import { readCart, type Cart, type CartLine } from '../../shared/contract/cart.ts';
import type { CallFailed } from '../../shared/contract/call-failed.ts';
import type { Refusal } from '../../shared/http/refusal.ts';
import { answerWithin } from '../../shared/models/answer-within.ts';
import type { Lock } from '../../shared/models/lock.ts';
import { isSameLine } from '../../shared/rules/cart-lines.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { hasSameContent, sumsOf } from './cart-page.rules.ts';
import type { ShownCart } from './shown-cart.model.ts';
import type { Undo } from './undo.model.ts';

/** The message about the last change. */
export type Notice =
  | { is: 'none' }
  | { is: 'changed'; total: number }
  | { is: 'refused'; refusal: Refusal; error: unknown }
  /** The shop may have made the change, and the cart could not be read. `judge` shows the cart once it is read. */
  | { is: 'unsure'; error: unknown; judge(cart: Cart): void }
  /** The typed quantity needs too many calls: `quantity` was reached, `most` is the limit. */
  | { is: 'limited'; quantity: number; most: number }
  | { is: 'restored'; line: CartLine };

/** Whether a cart that was read after a failure shows that the change was made. */
type IsMade = (cart: Cart, before: Cart) => boolean;

/**
 * Sends a change and shows its answer. While another change is being sent, it does nothing. Resolves to whether the shop
 * has answered that the change is made.
 */
export type Change = (
  send: () => Promise<Cart>,
  onAccepted?: (cart: Cart) => void,
  isMade?: IsMade,
) => Promise<boolean>;

/** What the changes of a cart share. */
export interface CartParts {
  readonly shown: ShownCart;
  readonly notice: Signal<Notice>;
  readonly lock: Lock;
  readonly undo: Undo;
}

/** Milliseconds for which a failed change waits for the cart. */
const READ_TIMEOUT_MS = 5000;

export function createChange({ call, page, refusalOf }: Services, { shown, notice, lock, undo }: CartParts): Change {
  /** During the last change the page got the token of another session, whose cart may be another one. */
  let wasRenewed = false;
  page.onTokenRenewal(() => (wasRenewed = true));

  function showAnswer(cart: Cart, refused: Extract<Notice, { is: 'refused' }> | null = null) {
    shown.show(cart);
    shown.publishChange(cart);
    notice.value = refused ?? { is: 'changed', total: sumsOf(cart).total };
  }

  /** The shop may have made a change although its answer cannot be read: the cart itself shows it. */
  async function handleFailure(error: unknown, isMade: IsMade) {
    const refused = { is: 'refused', refusal: refusalOf(error), error } as const;
    if (!(error as CallFailed).mayBeDone) {
      notice.value = refused;
      if (wasRenewed) shown.markStale();
      return;
    }
    function judge(cart: Cart) {
      const before = shown.peek();
      const removed = undo.peek()?.line;
      if (removed && cart.items.some((line) => isSameLine(line, removed))) undo.forget();
      showAnswer(cart, before && isMade(cart, before) ? null : refused);
    }
    const current = await answerWithin(READ_TIMEOUT_MS, call(readCart));
    if (current) return judge(current);
    shown.markStale();
    notice.value = { is: 'unsure', error, judge };
    // Otherwise the line could be added twice.
    undo.forget();
  }

  return async (send, onAccepted, isMade = (cart, before) => !hasSameContent(cart, before)) => {
    const isAccepted = await lock.run(async () => {
      const hadReads = shown.outdateReads();
      notice.value = { is: 'none' };
      wasRenewed = false;
      try {
        const cart = await send();
        showAnswer(cart);
        onAccepted?.(cart);
        return true;
      } catch (error) {
        await handleFailure(error, isMade);
        if (hadReads) shown.markStale();
        return false;
      }
    });
    shown.refreshIfStale();
    return isAccepted === true;
  };
}
