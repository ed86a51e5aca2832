import { computed, signal } from '@preact/signals-core';
import { readCombination, type CombinationProduct } from '../../shared/contract/combination.ts';
import { isSameId } from '../../shared/rules/same-id.ts';
import { trackSelection } from '../../shared/models/track-selection.ts';
import { waitForCart } from '../../shared/models/wait-for-cart.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { createInfo } from './info.model.ts';
import {
  additionOf,
  advicePriceOf,
  isOwnAdvice,
  isExempt,
  offerOf,
  totalOf,
  vatOf,
  type Offer,
  type Picked,
} from './recommended-combination.rules.ts';
import { createSelection, type SelectionTarget } from './selection.model.ts';
import {
  clearSlot,
  fillSlot,
  MAX_PIECES,
  shortageOf,
  stepSlot,
  visibleSlots,
  type Shortage,
  type Slot,
  type Slots,
} from './slots.rules.ts';
import type { StateOf } from '../../shared/models/state-of.ts';

/** A slot of the view; empty without an accessory. */
export interface ShownSlot {
  readonly filled: (Slot & { readonly shortage: Shortage | null }) | null;
}

/** The combination as it is shown; amounts in cents. */
export type Shown = ReturnType<typeof show>;

export type RecommendedCombinationState = StateOf<typeof createRecommendedCombination>;

export function createRecommendedCombination(services: Services, { id }: { id: string }) {
  const { call, settings, trackEcommerce } = services;
  const isPageExempt = settings.taxExemptionSelected;
  const offer = signal<Offer | null>(null);
  const choice = signal<CombinationProduct | null>(null);
  const slots = signal<Slots>([]);
  const isChanged = signal(false);
  const picked = computed<Picked | null>(
    () => offer.value && choice.value && { main: offer.value.main, choice: choice.value, slots: slots.value },
  );
  const selection = createSelection();
  const adding = createAdding(services);

  function change(next: Slots) {
    slots.value = next;
    isChanged.value = true;
  }

  function optionsFor(target: SelectionTarget): readonly CombinationProduct[] {
    return (target === 'choice' ? offer.value?.choices : offer.value?.accessories) ?? [];
  }

  return {
    /** Null until it is loaded, and when the shop has no complete combination. */
    shown: computed(() => picked.value && show(picked.value, isPageExempt)),
    /** The shopper has changed something: the price is worth saying. */
    isChanged,
    /** The combination is being added to the cart. */
    isAdding: adding.isAdding,
    selection,
    info: createInfo(services, () => offer.peek()?.main.id ?? id),
    async start() {
      offer.value = offerOf(await call(readCombination, { id }));
      choice.value = offer.value?.choices[0] ?? null;
    },
    /** The products for this target, and which is picked. */
    optionsFor(target: SelectionTarget) {
      const now = target === 'choice' ? choice.value : slots.value[target]?.product;
      return optionsFor(target).map((product) => ({ product, isPicked: now ? isSameId(now.id, product.id) : false }));
    },
    /** The most pieces of one accessory. */
    mostPieces: MAX_PIECES,
    isExempt: (product: Pick<CombinationProduct, 'hasTaxExemption'>) => isExempt(product, isPageExempt),
    pick(target: SelectionTarget, product: CombinationProduct) {
      if (target === 'choice') choice.value = product;
      change(target === 'choice' ? slots.peek() : fillSlot(slots.peek(), target, product));
      selection.close();
      const { id: productId, name, price, fromPrice, prior_price } = product;
      const sold = { type: 'product', id: productId, name, price, from_price: fromPrice, prior_price };
      trackSelection(trackEcommerce, 'recommended-combination', sold, optionsFor(target).indexOf(product));
    },
    remove: (at: number) => change(clearSlot(slots.peek(), at)),
    increase: (at: number) => change(stepSlot(slots.peek(), at, 1)),
    decrease: (at: number) => change(stepSlot(slots.peek(), at, -1)),
    add() {
      const picks = picked.peek();
      if (picks) adding.add(additionOf(picks, isPageExempt));
    },
  };
}

function show(picked: Picked, isPageExempt: boolean) {
  const { main, choice, slots } = picked;
  const filled = slots.map((slot) => ({ ...slot, shortage: shortageOf(slots, slot) }));
  const shortage = filled.find((slot) => slot.shortage)?.shortage ?? null;
  return {
    main,
    choice,
    slots: Array.from({ length: visibleSlots(slots) }, (_, at) => ({ filled: filled[at] ?? null })),
    total: totalOf(picked),
    /** Null when it equals the total. */
    advicePrice: advicePriceOf(picked),
    /** It is struck: the shop itself asks it outside the combination. */
    isOwnAdvice: isOwnAdvice(picked),
    vat: vatOf(picked, isPageExempt),
    inStock: main.inStock && choice.inStock && !shortage,
    /** Why the combination cannot be ordered as it is. */
    shortage,
  };
}

/** Sends the command to add the combination, and waits for its result. */
function createAdding({ bus, page }: Pick<Services, 'bus' | 'page'>) {
  const isAdding = signal(false);
  const startWaiting = waitForCart({ bus, onPageRestore: page.onPageRestore }, () => (isAdding.value = false));
  return {
    isAdding,
    add(addition: Parameters<typeof bus.send<'add-to-cart'>>[1]) {
      if (isAdding.peek()) return;
      isAdding.value = true;
      startWaiting();
      bus.send('add-to-cart', addition);
    },
  };
}
