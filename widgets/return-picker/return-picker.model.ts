import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { submitPicked, type PickerProduct } from '../../shared/contract/returns.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { manualsOf, returnable, stepped, toggled, type Selection } from './return-picker.rules.ts';

/**
 * Milliseconds after which a page that should have been left counts as not left, such as for a download. The same choice
 * may then be sent again, which the shop takes in the place of the first.
 */
const LEAVING = 3_000;

/** A product as it can be chosen. */
export interface Card {
  readonly product: PickerProduct;
  readonly manuals: PickerProduct['manuals'];
  /** Pieces that can be sent back; 0 for a product that cannot be chosen. */
  readonly most: number;
  /** Pieces; null for a product that is not chosen. */
  readonly quantity: number | null;
}

export interface ReturnPickerState {
  readonly cards: ReadonlySignal<readonly Card[]>;
  /** Products that are chosen. */
  readonly chosen: ReadonlySignal<number>;
  readonly isBusy: ReadonlySignal<boolean>;
  toggle(product: PickerProduct): void;
  step(product: PickerProduct, by: 1 | -1): void;
  submit(): Promise<void>;
}

interface Inputs {
  readonly products: readonly PickerProduct[];
  readonly submitUrl: string;
}

/** Choosing what goes back, and how much of it (specification 001 §2.1 and §4.1). */
export function createReturnPicker(
  { call, page }: Pick<Services, 'call' | 'page'>,
  { products, submitUrl }: Inputs,
): ReturnPickerState {
  const selection = signal<Selection>({});
  const isBusy = signal(false);
  const chosen = computed(() => Object.keys(selection.value).length);
  const submitting = submitPicked(submitUrl);
  let leaving: ReturnType<typeof setTimeout> | undefined;

  function release() {
    clearTimeout(leaving);
    isBusy.value = false;
  }

  page.onReturn(release);

  return {
    isBusy,
    chosen,
    cards: computed(() => products.map((product) => cardOf(product, selection.value))),
    toggle: (product) => (selection.value = toggled(selection.peek(), product)),
    step: (product, by) => (selection.value = stepped(selection.peek(), product, by)),
    async submit() {
      if (isBusy.peek() || chosen.peek() === 0) return;
      isBusy.value = true;
      // What goes wrong is not spoken of (specification 001 §7): the button can be used again.
      const answer = await call(submitting, { products: selection.peek() }).catch(() => null);
      const isLeaving = answer?.redirectUrl ? page.goTo(answer.redirectUrl) : false;
      if (isLeaving) leaving = setTimeout(release, LEAVING);
      else release();
    },
  };
}

function cardOf(product: PickerProduct, selection: Selection): Card {
  return {
    product,
    manuals: manualsOf(product),
    most: returnable(product),
    quantity: selection[String(product.id)] ?? null,
  };
}
