import { signal, type ReadonlySignal } from '@preact/signals-core';
import {
  addToCart,
  onWire,
  readCartSize,
  type Accessory,
  type Added,
  type AddedOnWire,
  type AddToCart,
} from '../../shared/contract/cart.ts';
import type { CallFailed } from '../../shared/contract/call-failed.ts';
import { isTrue } from '../../shared/contract/wire.ts';
import type { Refusal } from '../../shared/http/refusal.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { answerWithin } from '../../shared/models/answer-within.ts';
import { ecommerceItem } from '../../shared/rules/ecommerce.ts';
import { wasAdded } from '../../shared/rules/was-added.ts';

/** The contents of the popup, which stay while it fades. */
export interface Contents {
  readonly added: Added | null;
  /** Stays until the shopper closes the popup or retries, even if another product is added. */
  readonly refused: { readonly refusal: Refusal; readonly request: AddToCart } | null;
  /** Pieces in the cart, after an addition that was made although its answer cannot be read. */
  readonly count: number | null;
  /** Stays as a refusal does: it is unknown whether something was added. */
  readonly isUnsure: boolean;
}

const EMPTY: Contents = { added: null, refused: null, count: null, isUnsure: false };

/** Milliseconds for which the popup waits for the size of the cart. */
const SIZE_TIMEOUT_MS = 5000;

export interface CartPopupState {
  readonly isOpen: ReadonlySignal<boolean>;
  readonly contents: ReadonlySignal<Contents>;
  /** Ids of accessories that are on their way into the cart. */
  readonly adding: ReadonlySignal<readonly string[]>;
  readonly cartUrl: string;
  /** The page's settings select the VAT exemption. */
  readonly isExempt: boolean;
  close(): void;
  /** The popup has faded; its contents go. */
  reset(): void;
  addAccessory(accessory: Accessory): void;
  retry(): void;
}

export function createCartPopup(services: Services, { cartUrl }: { cartUrl: string }): CartPopupState {
  const { bus, settings } = services;
  const isOpen = signal(false);
  const contents = signal(EMPTY);
  const adding = signal<readonly string[]>([]);

  function open(next: Partial<Contents>) {
    contents.value = { ...(isOpen.peek() ? contents.peek() : EMPTY), ...next };
    isOpen.value = true;
  }

  /** The refusal of an earlier attempt is over. */
  const withoutRefusal = (request: AddToCart) => contents.peek().refused?.request === request && { refused: null };

  const add = createAdding(services, {
    onChange: (request) => (adding.value = request.map((one) => String(one?.id))),
    onAdded(added, request) {
      if (isTrue(request.goToCart)) services.page.goTo(cartUrl);
      else open({ ...added, ...withoutRefusal(request) });
    },
    onRefused: (refusal, request) => open({ refused: { refusal, request } }),
    onUnsure: (request) => open({ added: null, count: null, isUnsure: true, ...withoutRefusal(request) }),
  });
  // The default quantity is 1.
  bus.handle('add-to-cart', (request) => add(request && { ...request, qty: request.qty ?? 1 }));

  return {
    isOpen,
    contents,
    adding,
    cartUrl,
    isExempt: settings.taxExemptionSelected,
    close: () => (isOpen.value = false),
    reset() {
      if (!isOpen.peek()) contents.value = EMPTY;
    },
    // An accessory has no type; it is a product.
    addAccessory: ({ id, has_tax_exemption }) =>
      bus.send('add-to-cart', {
        type: 'product',
        id,
        qty: 1,
        goToCart: false,
        has_tax_exemption: settings.taxExemptionSelected && has_tax_exemption,
      }),
    retry() {
      const { refused } = contents.peek();
      if (refused) void add(refused.request);
    },
  };
}

interface Adding {
  onChange(request: readonly AddToCart[]): void;
  /** `added` is null when the shop's answer cannot be read; then `count` is the size of the cart. */
  onAdded(added: Pick<Contents, 'added' | 'count'>, request: AddToCart): void;
  onRefused(refusal: Refusal, request: AddToCart): void;
  /** It is unknown whether it was added. */
  onUnsure(request: AddToCart): void;
}

/** Sends additions one after the other. The same addition, while it is waiting, is a double click and ignored. */
function createAdding({ call, bus, trackEcommerce, refusalOf }: Services, outcomes: Adding) {
  const { onChange, onAdded, onRefused, onUnsure } = outcomes;
  const waiting: { readonly request: AddToCart; readonly answer: Promise<AddedOnWire> }[] = [];

  /** After a failure, the size of the cart says whether the shop has added the product. */
  async function handleFailure(error: unknown, request: AddToCart, before: number | undefined) {
    const refusal = refusalOf(error);
    if (!(error as CallFailed).mayBeDone) return onRefused(refusal, request);
    const count = (await answerWithin(SIZE_TIMEOUT_MS, call(readCartSize)))?.amount ?? null;
    if (count !== null) bus.publish('cart-count', { count }, count !== before);
    const isAdded = wasAdded(before, count, Number(request.qty));
    if (isAdded) onAdded({ added: null, count }, request);
    else if (isAdded === null) onUnsure(request);
    else onRefused(refusal, request);
  }

  async function send(request: AddToCart): Promise<AddedOnWire> {
    const before = bus.last('cart-count')?.count;
    try {
      const added = await call(addToCart, request);
      const answer = onWire(added);
      bus.publish('cart-count', { count: added.count }, true);
      bus.publish('cart-added', answer);
      trackEcommerce('add_to_cart', [ecommerceItem({ ...added.item, id: request.id }, Number(request.qty))]);
      onAdded({ added, count: null }, request);
      return answer;
    } catch (error) {
      await handleFailure(error, request, before);
      throw error;
    } finally {
      waiting.shift();
      onChange(waiting.map((one) => one.request));
    }
  }

  /** Resolves with the shop's answer. */
  return function add(request: AddToCart): Promise<AddedOnWire> {
    const key = JSON.stringify(request);
    const same = waiting.find((one) => JSON.stringify(one.request) === key);
    if (same) return same.answer;
    const before = waiting.at(-1)?.answer.catch(() => {});
    const answer = before ? before.then(() => send(request)) : send(request);
    // The popup shows the failure. A sender of the command gets it too.
    answer.catch(() => {});
    waiting.push({ request, answer });
    onChange(waiting.map((one) => one.request));
    return answer;
  };
}
