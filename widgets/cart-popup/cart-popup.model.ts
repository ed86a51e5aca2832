import { computed, signal } from '@preact/signals-core';
import type { Accessory, AddToCart } from '../../shared/contract/cart.ts';
import { isTrue } from '../../shared/contract/wire.ts';
import { createAdditions, type Outcome } from '../../shared/models/cart-additions.ts';
import type { StateOf } from '../../shared/models/state-of.ts';
import type { FetchAhead, Services } from '../../shared/runtime/services.ts';

/** The contents of the popup, which stay while it fades. */
export interface Contents {
  /** The last addition. */
  readonly added: Extract<Outcome, { is: 'added' }> | null;
  /** Stays until the shopper closes the popup or retries, even if another product is added. */
  readonly refused: (Extract<Outcome, { is: 'refused' }> & { readonly addition: AddToCart }) | null;
  /** Stays as a refusal does: it is unknown whether something was added. */
  readonly isUnsure: boolean;
}

const EMPTY: Contents = { added: null, refused: null, isUnsure: false };

interface CartPopupInputs {
  readonly cartUrl: string;
  readonly prefetch: string;
}

export type CartPopupState = StateOf<typeof createCartPopup>;

export function createCartPopup(services: Services, { cartUrl, prefetch }: CartPopupInputs, fetchAhead: FetchAhead) {
  const { bus, page, settings } = services;
  const isOpen = signal(false);
  const contents = signal(EMPTY);
  const additions = createAdditions(services, show);

  function open(next: Partial<Contents>) {
    contents.value = { ...(isOpen.peek() ? contents.peek() : EMPTY), ...next };
    isOpen.value = true;
  }

  function show(outcome: Outcome, addition: AddToCart) {
    if (outcome.is === 'refused') return open({ refused: { ...outcome, addition } });
    // The refusal of an earlier attempt is over.
    const isRetried = contents.peek().refused?.addition === addition;
    const rest = isRetried && { refused: null };
    if (outcome.is === 'unsure') open({ added: null, isUnsure: true, ...rest });
    else if (isTrue(addition.goToCart)) page.goTo(cartUrl);
    else {
      open({ added: outcome, ...rest });
      fetchAhead(prefetch);
    }
  }

  bus.handle('add-to-cart', additions.add);

  return {
    isOpen,
    contents,
    /** Ids of products that are on their way into the cart. */
    adding: computed(() => additions.pending.value.map((addition) => String(addition?.id))),
    cartUrl,
    /** The page's settings select the VAT exemption. */
    isExempt: settings.taxExemptionSelected,
    close: () => (isOpen.value = false),
    /** The popup has faded; its contents go. */
    reset() {
      if (!isOpen.peek()) contents.value = EMPTY;
    },
    // An accessory has no type; it is a product.
    addAccessory: ({ id, has_tax_exemption }: Accessory) =>
      bus.send('add-to-cart', {
        type: 'product',
        id,
        qty: 1,
        goToCart: false,
        has_tax_exemption: settings.taxExemptionSelected && has_tax_exemption,
      }),
  };
}
