import { signal, type ReadonlySignal } from '@preact/signals-core';
import { addToCart, onWire, type Accessory, type Added, type AddToCart } from '../../shared/contract/cart.ts';
import type { Refusal } from '../../shared/http/refusal.ts';
import type { Services } from '../../shared/island/services.ts';
import { ecommerceItem } from '../../shared/rules/ecommerce.ts';

/** What the popup holds; it keeps its contents while it fades. */
export type Contents =
  | { is: 'nothing' }
  | { is: 'added'; added: Added }
  | { is: 'refused'; refusal: Refusal; wanted: AddToCart };

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
  const contents = signal<Contents>({ is: 'nothing' });
  const adding = signal<readonly string[]>([]);

  function open(next: Contents) {
    contents.value = next;
    isOpen.value = true;
  }

  const add = createAdding(services, {
    onChange: (wanted) => (adding.value = wanted.map(({ id }) => String(id))),
    onAdded(added, wanted) {
      if (isTrue(wanted.goToCart)) services.page.goTo(cartUrl);
      else open({ is: 'added', added });
    },
    onRefused: (refusal, wanted) => open({ is: 'refused', refusal, wanted }),
  });
  bus.handle('add-to-cart', add);

  return {
    isOpen,
    contents,
    adding,
    cartUrl,
    isExempt: settings.taxExemptionSelected,
    close: () => (isOpen.value = false),
    reset() {
      if (!isOpen.peek()) contents.value = { is: 'nothing' };
    },
    // An accessory carries no type; it is a product.
    addAccessory: ({ id, has_tax_exemption }) =>
      bus.ask('add-to-cart', {
        type: 'product',
        id,
        qty: 1,
        goToCart: false,
        has_tax_exemption: settings.taxExemptionSelected && has_tax_exemption,
      }),
    retry() {
      const now = contents.peek();
      if (now.is === 'refused') add(now.wanted);
    },
  };
}

interface Adding {
  onChange(wanted: readonly AddToCart[]): void;
  onAdded(added: Added, wanted: AddToCart): void;
  onRefused(refusal: Refusal, wanted: AddToCart): void;
}

/** Sends one addition after the other. The same one, asked again while it waits, is a double click and ignored. */
function createAdding({ call, bus, tellEcommerce, refusalOf }: Services, { onChange, onAdded, onRefused }: Adding) {
  const waiting: AddToCart[] = [];

  async function send(wanted: AddToCart) {
    try {
      const added = await call(addToCart, wanted);
      bus.tell('cart-count', { count: added.count });
      bus.tell('cart-added', onWire(added));
      tellEcommerce('add_to_cart', [ecommerceItem({ ...added.item, id: wanted.id }, Number(wanted.qty))]);
      onAdded(added, wanted);
    } catch (error) {
      onRefused(refusalOf(error), wanted);
    }
  }

  async function work() {
    for (let next = waiting[0]; next; next = waiting[0]) {
      await send(next);
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

function isTrue(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}
