import type { CallFailed } from '../contract/call-failed.ts';
import { readCart, removeLine, type Cart } from '../contract/cart.ts';
import { quantityIn } from '../rules/cart-lines.ts';
import { ecommerceItem } from '../rules/ecommerce.ts';
import { pieces } from '../rules/totals.ts';
import type { Services } from '../runtime/services.ts';
import { answerWithin } from './answer-within.ts';
import { sendCode, type CartOwner } from './cart-commands.ts';
import { changeQuantity } from './change-quantity.ts';

/** Milliseconds for which a failed change waits for the cart. */
const READ_TIMEOUT_MS = 5000;

/** The cart of a page that does not show it. Its changes are published as those of `cart-page`. */
export function createCartOwner({
  call,
  bus,
  trackEcommerce,
}: Pick<Services, 'call' | 'bus' | 'trackEcommerce'>): CartOwner {
  /** The cart that was read last. */
  let known: Cart | null = null;

  function publish(cart: Cart, isChange: boolean): Cart {
    bus.publish('cart-count', { count: pieces(cart.items) }, isChange);
    return (known = cart);
  }

  /**
   * The shop may have made a change although its answer cannot be read: the cart itself shows it.
   *
   * @param send publishes each answer
   */
  async function change(send: () => Promise<Cart>, isMade: (cart: Cart) => boolean): Promise<Cart> {
    try {
      return await send();
    } catch (error) {
      if (!(error as CallFailed).mayBeDone) throw error;
      const cart = await answerWithin(READ_TIMEOUT_MS, call(readCart));
      if (cart) publish(cart, true);
      if (!cart || !isMade(cart)) throw error;
      return cart;
    }
  }

  return {
    read: async () => publish(await call(readCart), false),
    setQuantity(line, target) {
      const piecesPerCall = known?.any_quantity ? Infinity : 1;
      const onStep = (cart: Cart) => void publish(cart, true);
      return change(
        () => changeQuantity({ call, trackEcommerce }, { line, target, piecesPerCall, onStep }),
        (cart) => quantityIn(cart, line) === target,
      );
    },
    remove: (line) =>
      change(
        async () => {
          const cart = await call(removeLine, { type: line.type, id: line.id });
          trackEcommerce('remove_from_cart', [ecommerceItem(line, line.qty)]);
          return publish(cart, true);
        },
        (cart) => quantityIn(cart, line) === undefined,
      ),
    async applyCode(code) {
      const message = await sendCode(call, code);
      return { cart: publish(await call(readCart), message === null), message };
    },
  };
}
