import { signal, type ReadonlySignal } from '@preact/signals-core';
import { addToCart, onWire, type Accessory, type Added, type AddToCart } from '../../shared/contract/cart.ts';
import { isTrue } from '../../shared/contract/wire.ts';
import type { Refusal } from '../../shared/http/refusal.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { ecommerceItem } from '../../shared/rules/ecommerce.ts';

/** The contents of the popup, which stay while it fades. */
export interface Contents {
  readonly added: Added | null;
  /** Stays until the shopper closes the popup or retries, even if another product is added. */
  readonly refused: { readonly refusal: Refusal; readonly request: AddToCart } | null;
}

const EMPTY: Contents = { added: null, refused: null };

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

  const add = createAdding(services, {
    onChange: (request) => (adding.value = request.map((one) => String(one?.id))),
    onAdded(added, request) {
      if (isTrue(request.goToCart)) services.page.goTo(cartUrl);
      else open({ added, ...(contents.peek().refused?.request === request && { refused: null }) });
    },
    onRefused: (refusal, request) => open({ refused: { refusal, request } }),
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
      bus.sendCommand('add-to-cart', {
        type: 'product',
        id,
        qty: 1,
        goToCart: false,
        has_tax_exemption: settings.taxExemptionSelected && has_tax_exemption,
      }),
    retry() {
      const { refused } = contents.peek();
      if (refused) add(refused.request);
    },
  };
}

interface Adding {
  onChange(request: readonly AddToCart[]): void;
  onAdded(added: Added, request: AddToCart): void;
  onRefused(refusal: Refusal, request: AddToCart): void;
}

/** Sends additions one after the other. The same addition, while it is waiting, is a double click and ignored. */
function createAdding({ call, bus, trackEcommerce, refusalOf }: Services, { onChange, onAdded, onRefused }: Adding) {
  const waiting: AddToCart[] = [];

  async function send(request: AddToCart) {
    try {
      const added = await call(addToCart, request);
      bus.publish('cart-count', { count: added.count }, true);
      bus.publish('cart-added', onWire(added));
      trackEcommerce('add_to_cart', [ecommerceItem({ ...added.item, id: request.id }, Number(request.qty))]);
      onAdded(added, request);
    } catch (error) {
      onRefused(refusalOf(error), request);
    }
  }

  async function work() {
    while (waiting.length > 0) {
      await send(waiting[0]!);
      // Synchronous with the check of the loop: otherwise an addition in between would be sent by two loops.
      waiting.shift();
      onChange(waiting);
    }
  }

  return function add(request: AddToCart) {
    const key = JSON.stringify(request);
    if (waiting.some((other) => JSON.stringify(other) === key)) return;
    waiting.push(request);
    onChange(waiting);
    if (waiting.length === 1) void work();
  };
}
