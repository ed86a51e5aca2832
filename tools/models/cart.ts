import { computed } from '@preact/signals-core';
import { readCart, type CartLine as LineAnswer } from '../../shared/contract/cart.ts';
import { canDecrease, canIncrease, canRemove } from '../../shared/rules/cart-lines.ts';
import { cartViewOf, lineIdOf } from '../../shared/rules/cart-view.ts';
import { createCartPage, type CartPageState } from '../../widgets/cart-page/cart-page.model.ts';
import * as commands from '../../widgets/cart-page/commands.model.ts';
import type { CartModel, CartOptions, Limited } from './cart-types.ts';
import { DONE, IGNORED, type Outcome } from './outcome.ts';
import { requireQuantity } from './quantity.ts';
import { lineOf, readCartAnswer } from './read-cart.ts';
import { createModelServices } from './services.ts';
import { partsOf } from './shop-parts.ts';
import type { Shop } from './shop.ts';
import { createStart } from './start.ts';

/** Creates the cart without a view. */
export function createCart(shop: Shop, { firstAnswer }: CartOptions = {}): CartModel {
  const parts = partsOf(shop);
  const lifetime = new AbortController();
  const first = firstAnswer === undefined ? undefined : { path: readCart.path, answer: firstAnswer };
  const services = createModelServices(parts, { name: 'cart', first }, lifetime.signal);
  const handlers = new Map<string, (detail: never) => unknown>();
  const model = createCartPage(
    {
      ...services,
      bus: {
        ...services.bus,
        // Those of this model: a shop may have several.
        handle(name, handler) {
          handlers.set(name, handler);
          return () => handlers.delete(name);
        },
      },
    },
    // The page leads to its checkout itself.
    { checkoutUrl: '', continueUrl: '', prefetch: '' },
    { fetchAhead: () => {}, loadCommands: async () => commands },
  );
  const { status, start } = createStart(services, model.start);
  const answered = computed(() => (model.status.value.is === 'shown' ? model.status.value.cart : null));
  const { code: currency } = parts.settings.currency;

  /** Sends a change of a line that is still in the cart. */
  async function change(
    id: string,
    isAllowed: (line: LineAnswer) => boolean,
    send: (line: LineAnswer) => Promise<unknown>,
  ) {
    const line = answered.peek()?.items.find((candidate) => lineIdOf(candidate) === id);
    return line && isAllowed(line) ? outcomeOf(() => send(line)) : IGNORED;
  }

  /** The notice of the model says what became of the change. */
  async function outcomeOf(send: () => Promise<unknown>): Promise<Outcome | Limited> {
    if (model.isBusy.peek() || !answered.peek()) return IGNORED;
    const before = model.notice.peek();
    await send();
    const last = model.notice.peek();
    return last === before ? IGNORED : readNotice(last);
  }

  return {
    status,
    start,
    cart: computed(() => answered.value && readCartAnswer(answered.value, model.sums.value?.credits ?? null, currency)),
    isBusy: model.isBusy,
    removed: computed(() => {
      const line = model.undo.line.value;
      return line && lineOf(line, cartViewOf({ ...answered.value!, items: [line] }, currency).lines[0]!);
    }),
    reload: model.reload,
    increase: (id) => change(id, canIncrease, model.increase) as Promise<Outcome>,
    decrease: (id) => change(id, canDecrease, model.decrease) as Promise<Outcome>,
    async setQuantity(id, quantity) {
      requireQuantity(quantity);
      return change(
        id,
        () => true,
        (line) => model.setQuantity(line, quantity),
      );
    },
    remove: (id) => change(id, canRemove, model.remove) as Promise<Outcome>,
    restore: () => outcomeOf(model.restore) as Promise<Outcome>,
    async applyCode(code) {
      if (code.trim() === '') return IGNORED;
      let message: string | null = null;
      const outcome = await outcomeOf(async () => {
        const answer = handlers.get('discount-apply')!({ code } as never) as Promise<{ message: string | null }>;
        // The notice has what went wrong.
        message = await answer.then(
          (applied) => applied.message,
          () => null,
        );
      });
      return message === null
        ? (outcome as Outcome)
        : { is: 'refused', refusal: { is: 'shop-message', messages: [message] } };
    },
    removeReduction: (code) => outcomeOf(() => model.removeReduction(code)) as Promise<Outcome>,
    stop: () => lifetime.abort(),
  };
}

function readNotice(notice: CartPageState['notice']['value']): Outcome | Limited {
  if (notice.is === 'refused') return { is: 'refused', refusal: notice.refusal };
  if (notice.is === 'limited') return { is: 'limited', quantity: notice.quantity, most: notice.most };
  if (notice.is === 'unsure') return { is: 'unsure' };
  return notice.is === 'none' ? IGNORED : DONE;
}
