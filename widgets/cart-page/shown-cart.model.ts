import { computed, signal } from '@preact/signals-core';
import { readCart, type Cart } from '../../shared/contract/cart.ts';
import { createCartSync } from '../../shared/models/cart-sync.ts';
import type { StateOf } from '../../shared/models/state-of.ts';
import { pieces } from '../../shared/rules/totals.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { sumsOf } from './cart-page.rules.ts';

type Status = { is: 'loading' } | { is: 'shown'; cart: Cart };
type Publish = (cart: Cart) => void;

export type ShownCart = StateOf<typeof createShownCart>;

interface Dependencies {
  /** A change is being sent; a refresh waits for it. */
  isChanging(): boolean;
  /** Shows a cart that was read again. */
  receive(cart: Cart, publish: Publish): void;
}

/** The cart on the screen: its reads, and the count that is published. */
export function createShownCart(services: Services, { isChanging, receive }: Dependencies) {
  const { call, page } = services;
  const status = signal<Status>({ is: 'loading' });
  /** Counts reads, so that an answer never replaces a newer one. */
  let latestRead = 0;
  let readsInFlight = 0;
  let isStale = false;
  const { publish } = createCartSync(services, {
    isShown: () => status.peek().is === 'shown',
    refresh: (canPublish) => void refresh(canPublish ? publishCount : () => {}),
  });
  /** Publishes the count after a read. */
  const publishCount = (cart: Cart) => publish(pieces(cart.items));
  /** Publishes the count after a change that this widget has made. */
  const publishChange = (cart: Cart) => publish(pieces(cart.items), true);
  const cartIn = (state: Status) => (state.is === 'shown' ? state.cart : null);

  /** Reads the cart again because it changed elsewhere; after a failure, the shown cart stays. */
  async function refresh(publishRead: Publish) {
    if (status.peek().is === 'loading') return;
    isStale = isChanging();
    if (isStale) return;
    await read(publishRead).catch(() => {});
  }

  /** Reads the cart again, and shows it unless a change has begun meanwhile. Rejects after a failure. */
  async function read(publishRead: Publish) {
    const thisRead = ++latestRead;
    readsInFlight += 1;
    const cart = await call(readCart).finally(() => (readsInFlight -= 1));
    if (thisRead === latestRead) receive(cart, publishRead);
  }

  page.onPageRestore(() => void refresh(publishCount));

  return {
    status,
    sums: computed(() => {
      const cart = cartIn(status.value);
      return cart && sumsOf(cart);
    }),
    peek: () => cartIn(status.peek()),
    show: (cart: Cart) => void (status.value = { is: 'shown', cart }),
    publishCount,
    publishChange,
    refresh,
    read,
    /** A change begins, which outdates the reads in flight. Returns whether there are any. */
    outdateReads() {
      latestRead += 1;
      return readsInFlight > 0;
    },
    /** The shown cart may not be that of the shop. */
    markStale: () => (isStale = true),
    refreshIfStale: () => isStale && void refresh(publishChange),
  };
}
