import { batch, computed, signal } from '@preact/signals-core';
import { reloadCheckoutCart, type CheckoutCart } from '../../shared/contract/checkout.ts';
import { createCartSync } from '../../shared/models/cart-sync.ts';
import type { StateOf } from '../../shared/models/state-of.ts';
import { pieces } from '../../shared/rules/totals.ts';
import type { Services } from '../../shared/runtime/services.ts';
import type { Form } from './form.model.ts';

export type OrderedCart = StateOf<typeof createOrderedCart>;

/** A cart of another customer, who has signed in since, is not the one that is ordered here. */
const ofThisSession = { ...reloadCheckoutCart, sameSession: true };

interface Dependencies {
  /** Replaces the shown cart with one that was changed elsewhere. */
  replace(apply: () => void): void;
  /** Reads what else depends on the cart, and resolves to what shows it. Never rejects. */
  readDependents(): Promise<readonly (() => void)[]>;
}

/** The ordered cart, with the latest totals of the shop. */
export function createOrderedCart(services: Services, form: Form, { replace, readDependents }: Dependencies) {
  const { call } = services;
  const cart = signal<CheckoutCart | null>(null);
  /** Counts reads, so that an answer never replaces a newer one. */
  let reads = 0;
  let newest = Promise.resolve();
  const cartSync = createCartSync(services, {
    isShown: () => cart.peek() !== null,
    refresh: (canPublish) => void readAgain(canPublish ? publishCount : () => {}),
  });
  const count = () => pieces(cart.peek()?.items ?? []);
  const publishCount = () => cartSync.publish(count());

  function show(next: CheckoutCart) {
    cart.value = next;
    publishCount();
  }

  async function readAgain(publish: () => void, apply = replace) {
    if (cart.peek()) await read(publish, apply).catch(() => {});
  }

  /** Resolves when the newest answer is shown, which may be that of a later read. */
  function read(
    publish: () => void,
    apply: typeof replace,
    { endpoint = reloadCheckoutCart, others = readDependents } = {},
  ): Promise<void> {
    const turn = ++reads;
    const { billing, tax_exemption_accepted } = form.data.peek();
    const { country, type } = billing;
    const answers = Promise.all([call(endpoint, { country, tax_exemption_accepted, type }), others()]);
    newest = answers.then(([answer, shows]) => {
      if (turn !== reads) return newest;
      apply(() =>
        batch(() => {
          cart.value = answer.cart;
          for (const showDependent of shows) showDependent();
        }),
      );
      return publish();
    });
    return newest;
  }

  return {
    cart,
    isEmpty: computed(() => cart.value?.items.length === 0),
    show,
    /**
     * Call it before a request whose answer may contain the cart anew. It returns a function that shows this cart, unless
     * a newer one was requested since.
     */
    expectAnew() {
      const turn = reads;
      return (next: CheckoutCart | undefined) => {
        if (next && turn === reads) show(next);
      };
    },
    /** Reads the cart for the current buyer; after a failure, the shown cart stays. */
    reload: () => readAgain(publishCount),
    /** Reads the cart that this checkout has changed, and publishes the change. */
    reloadAfterChange: () => readAgain(() => cartSync.publish(count(), true), atOnce),
    /** Reads the cart of this session. Rejects when that fails; the shown cart stays then. */
    refresh: () => read(publishCount, atOnce, { endpoint: ofThisSession, others: () => Promise.resolve([]) }),
  };
}

function atOnce(apply: () => void): void {
  apply();
}
