import { signal, type ReadonlySignal } from '@preact/signals-core';
import { addToCart, onWire, type Accessory, type Added, type AddToCart } from '../../shared/contract/cart.ts';
import { isTrue } from '../../shared/contract/wire.ts';
import type { Refusal } from '../../shared/http/refusal.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { ecommerceItem } from '../../shared/rules/ecommerce.ts';

/** What the popup holds; it keeps its contents while it fades. */
export interface Contents {
  readonly added: Added | null;
  /** Stays until the shopper has closed the popup or tried again, whatever is added meanwhile. */
  readonly refused: { readonly refusal: Refusal; readonly wanted: AddToCart } | null;
}

const NOTHING: Contents = { added: null, refused: null };

export interface CartPopupState {
  readonly isOpen: ReadonlySignal<boolean>;
  readonly contents: ReadonlySignal<Contents>;
  /** Ids of accessories that are on their way into the cart. */
  readonly adding: ReadonlySignal<readonly string[]>;
  readonly cartUrl: string;
  /** The shopper buys without VAT, as the page says. */
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
  const contents = signal(NOTHING);
  const adding = signal<readonly string[]>([]);

  function open(next: Partial<Contents>) {
    contents.value = { ...(isOpen.peek() ? contents.peek() : NOTHING), ...next };
    isOpen.value = true;
  }

  const add = createAdding(services, {
    onChange: (wanted) => (adding.value = wanted.map((one) => String(one?.id))),
    onAdded(added, wanted) {
      if (isTrue(wanted.goToCart)) services.page.goTo(cartUrl);
      else open({ added, ...(contents.peek().refused?.wanted === wanted && { refused: null }) });
    },
    onRefused: (refusal, wanted) => open({ refused: { refusal, wanted } }),
  });
  // A template that says nothing of the number means one.
  bus.handle('add-to-cart', (wanted) => add(wanted && { ...wanted, qty: wanted.qty ?? 1 }));

  return {
    isOpen,
    contents,
    adding,
    cartUrl,
    isExempt: settings.taxExemptionSelected,
    close: () => (isOpen.value = false),
    reset() {
      if (!isOpen.peek()) contents.value = NOTHING;
    },
    // An accessory carries no type; it is a product.
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
      if (refused) add(refused.wanted);
    },
  };
}

interface Adding {
  onChange(wanted: readonly AddToCart[]): void;
  onAdded(added: Added, wanted: AddToCart): void;
  onRefused(refusal: Refusal, wanted: AddToCart): void;
}

/** Sends one addition after the other. The same one, asked again while it waits, is a double click and ignored. */
function createAdding(
  { call, bus, trackEcommerce: tellEcommerce, refusalOf }: Services,
  { onChange, onAdded, onRefused }: Adding,
) {
  const waiting: AddToCart[] = [];

  async function send(wanted: AddToCart) {
    try {
      const added = await call(addToCart, wanted);
      bus.publish('cart-count', { count: added.count }, true);
      bus.publish('cart-added', onWire(added));
      tellEcommerce('add_to_cart', [ecommerceItem({ ...added.item, id: wanted.id }, Number(wanted.qty))]);
      onAdded(added, wanted);
    } catch (error) {
      onRefused(refusalOf(error), wanted);
    }
  }

  async function work() {
    while (waiting.length > 0) {
      await send(waiting[0]!);
      // In one go with the look at what is left, or an addition in between would be sent by two loops.
      waiting.shift();
      onChange(waiting);
    }
  }

  return function add(wanted: AddToCart) {
    const key = JSON.stringify(wanted);
    if (waiting.some((other) => JSON.stringify(other) === key)) return;
    waiting.push(wanted);
    onChange(waiting);
    if (waiting.length === 1) void work();
  };
}
